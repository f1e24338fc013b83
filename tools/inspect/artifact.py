"""`stepfuse inspect`: the contents of an artifact, without LLVM or a machine that can run it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from ...backends.aot.load import manifest_of, read
from ...backends.native.targets import ARCHITECTURES
from ...ir.lowered.launches import ChunkKind, Units
from ...runtime.system import machine, system
from ..code.code_loops import mix_words
from ..records.record import Record, record_text


class ArtifactRecord(Record):
    """The record of `stepfuse inspect DIR --json`."""

    path: str
    here: str  # whether this machine can run it
    manifest: Mapping[str, Any]  # of a form of its own, which its `abi` numbers


def inspect(directory: Path) -> str:
    """The manifest, the specs, the symbols, their targets, the inner loops."""
    return "\n".join(_lines(directory, manifest_of(directory))) + "\n"


def inspect_json(directory: Path) -> str:
    """The manifest as JSON, and whether this machine can run it."""
    manifest = manifest_of(directory)
    return record_text(ArtifactRecord(str(directory), _here(directory, manifest), manifest))


def _lines(directory: Path, manifest: Mapping[str, Any]) -> Iterator[str]:
    made = f"ABI {manifest['abi']}, stepfuse {manifest['stepfuse']}, {manifest['triple']}"
    yield f"{directory}: {made}"
    yield f"targets {', '.join(manifest['targets'])}; {_here(directory, manifest)}"
    for what in ("library", "object", "header"):
        if entry := manifest[what]:
            yield f"{what:8} {entry['file']}  sha256 {entry['sha256']}"
    if entry := manifest.get("debug"):
        yield f"{'debug':8} {entry['file']}  sha256 {entry['sha256']}"
    yield _sources(manifest.get("origins"))
    yield from _of_ptx(manifest.get("cuda"))
    for spec in manifest["specs"]:
        yield from ("", f"@{spec['name']}, entry {spec['entry']}, policy {spec['policy']}")
        yield f"pipeline {spec['pipeline']}"
        for variant in spec["variants"]:
            program = variant["program"]
            when = f" when {program['when']}" if program["when"] else ""
            yield f"{variant['prefix']}{when}, view {program['view']}"
            levels = ", ".join(manifest["targets"])
            yield from (f"  {name}  ({levels})" for name in variant["functions"])
            yield "  inner loops, instructions a turn:"
            yield from (f"    {line}" for line in _loops(variant["inner loops"]))
        yield from ("", spec["text"].rstrip())


def _sources(origins: Mapping[str, Any] | None) -> str:
    """The sources that its values were written in."""
    if origins is None:
        return "sources  none: it was compiled without (--no-origin), values know their .sf text"
    return f"sources  {', '.join(one['name'] for one in origins['sources'])}"


def _here(directory: Path, manifest: Mapping[str, Any]) -> str:
    """Say if this machine can run it. Raises ArtifactError for a library that is damaged."""
    architecture = ARCHITECTURES.get(manifest["triple"])
    if architecture is None or not architecture.is_here:
        return f"not run: this machine is {system()} {machine()}"
    if manifest["library"] is None:
        return "not linked"
    return f"this CPU is of level {read(directory).loaded.sf_level()}"


def _loops(kernels: list[dict[str, Any]]) -> Iterator[str]:
    for kernel in kernels:
        for number, loop in enumerate(kernel["loops"]):
            name = kernel["kernel"] if not number else ""
            yield f"{name:34} {loop['bits']} bits: {mix_words(loop)}"


def _of_ptx(part: Mapping[str, Any] | None) -> Iterator[str]:
    """The PTX files and how their entries are launched, where there are any."""
    if part is None:
        return
    for entry in part["files"]:
        yield f"ptx      {entry['file']}  {entry['level']}  sha256 {entry['sha256']}"
        if code := entry.get("cubin"):
            yield f"cubin    {code['file']}  {entry['level']}  sha256 {code['sha256']}"
    yield f"blocks of {part['block']} threads; what the blocks of a grid share, by entry:"
    for entry in part["entries"]:
        yield f"  {entry['name']}  {entry['shares']}"
    for program in part.get("programs", ()):
        yield from _launches_of(program)


def _launches_of(program: Mapping[str, Any]) -> Iterator[str]:
    """A step of a program on a GPU: its launches in their order, and its chunks."""
    if "launches" not in program:
        return
    yield f"a step of {program['prefix']} on a GPU:"
    for launch in program["launches"]:
        over = "once, one block"
        if launch["over"] == Units.LISTS:
            over = f"over parts of lists of {program['long list']} and more, where there are such"
        elif launch["over"] != Units.ONCE:
            last = ChunkKind(launch["last kind"]).name.lower()
            over = f"over {launch['over']} of kinds up to {last} ({launch['last kind']})"
        argument = f", argument {launch['argument']}" if launch["argument"] else ""
        yield f"  {launch['entry']}  {over}{argument}"
    if sizes := program.get("chunks"):
        yield (
            f"  chunks of at most {sizes['most']} elements; whole tensors up to {sizes['whole']}, "
            f"rows up to {sizes['long_row']}"
        )
