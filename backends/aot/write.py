"""Writes an artifact: object, shared library, C header and manifest.

The same input gives the same bytes: nothing depends on the machine, the time or the folder.

A library's line tables point into a text of its programs' graphs, `lamb.sf`:

    ; sf_lamb_0
    optimizer @lamb {
      ...
        %213 = div %111, %212 : f32[tensor,row,col]  ; lamb.py:27  debias(m, beta1, t) / (...)

Every level's code of a program points to the same lines: a role's to where it is declared.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from ...ir.errors import LowerError
from ...ir.graph import Graph, Spec
from ...ir.loops.loop_program import LoopProgram
from ...ir.text.printer import spec_lines, value_names
from ..cuda.artifact import manifest_part, ptx_files
from ..cuda.threads import TRIPLE
from ..llvm.line_table import DebugFile, LineTable
from ..native.cpu_target import portable_assembly, portable_object
from ..native.instruction_mix import KernelMix, kernel_mixes
from ..native.object_symbols import undefined_symbols
from ..native.targets import Architecture, architecture_of, lowest_level
from .header import header_text
from .load import MANIFEST, manifest_digest
from .manifest import LibrarySpec, c_name, manifest_body
from .multiversion import library_text
from .publish import publish

_ALLOWED = ("syscall",)  # the thread pool's futex, from the C library
_LINK = ("-shared", "-nostartfiles", "-Wl,--build-id=none", "-Wl,-z,noexecstack", "-Wl,-z,relro")
_SEVERAL = "stepfuse"  # the name of a library of several specs


def build(
    sources: Sequence[LibrarySpec],
    directory: Path,
    targets: Sequence[str],
    version: str,
    cuda: Sequence[str] = (),
    name: str = "",
    done: Callable[[str], None] = lambda what: None,
    debug: bool = False,
    origins: bool = True,
) -> list[Path]:
    """Writes the artifact's files; their paths. Raises ValueError, LowerError, OSError.

    Where no linker is found the shared library is left out, and the manifest says so. `cuda`
    names GPU levels, for which there is PTX beside it. The files are called `name`, or after
    the spec if it is one, else stepfuse. `done` is told of each spec, then of the object. With
    `debug` the object has line tables, which point into a `.sf` file beside it;
    without `origins` the manifest does not say where values were written.
    """
    architecture = architecture_of(targets)
    stem = stem_of(sources, name)
    programs = {p: g for s in sources for p, g in zip(s.prefixes, s.loops, strict=True)}
    if len(programs) < sum(len(s.loops) for s in sources):
        raise ValueError("two specs of one library have the same name")
    mixes = _mixes(sources, targets, done)
    text, tables = debug_text(programs, f"{stem}.sf") if debug else ("", {})
    made = [variant for s in sources for variant in s.variants(architecture.triple)]
    digests = {variant["prefix"]: variant["digest"] for variant in made}
    code = portable_object(library_text(programs, targets, tables, digests), architecture)
    _check_closed(code, targets)
    library = link(code, f"lib{stem}.so", architecture)
    done(f"{stem}.o")
    files = {
        f"{stem}.o": code,
        f"{stem}.h": header_text(stem, sources, lowest_level(targets), digests).encode(),
    }
    if debug:
        files[f"{stem}.sf"] = text.encode()
    if library is not None:
        files[f"lib{stem}.so"] = library
    on_gpu = {p: g for s in sources if cuda for p, g in zip(s.prefixes, s.cuda, strict=True)}
    of_gpu = [variant for s in sources if cuda for variant in s.variants(TRIPLE)]
    files |= ptx_files(on_gpu, stem, cuda)
    body = manifest_body(sources, targets, version, stem, files, mixes, origins)
    body["cuda"] = manifest_part(on_gpu, of_gpu, stem, cuda, files)
    manifest = {**body, "sha256": manifest_digest(body)}
    files[MANIFEST] = (json.dumps(manifest, indent=1) + "\n").encode()
    return publish(directory, files)  # the manifest is the last of them


def _mixes(
    sources: Sequence[LibrarySpec], targets: Sequence[str], done: Callable[[str], None]
) -> dict[str, list[KernelMix]]:
    """The instructions of each program's kernels, by prefix."""
    architecture, found = architecture_of(targets), dict[str, list[KernelMix]]()
    for source in sources:
        for prefix, loops in zip(source.prefixes, source.loops, strict=True):
            text = library_text({prefix: loops}, targets)
            found[prefix] = kernel_mixes(portable_assembly(text, architecture))
        done(source.spec.name)
    return found


def stem_of(sources: Sequence[LibrarySpec], name: str) -> str:
    """Return the stem of an artifact's files. Raises ValueError unless it is a C name."""
    if name and not (name.isascii() and name.isidentifier()):
        raise ValueError(f"--name: expected a C name, got '{name}'")
    if name or len(sources) == 1:
        return name or sources[0].stem
    return c_name(sources[0].spec.name) if len({s.spec.name for s in sources}) == 1 else _SEVERAL


def link(code: bytes, name: str, architecture: Architecture) -> bytes | None:
    """The object as a shared library, None where no linker for its CPU is installed."""
    linker = next(filter(None, map(shutil.which, architecture.linkers)), None)
    if linker is None:
        return None
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder) / "stepfuse.o", Path(folder) / "stepfuse.so"
        source.write_bytes(code)
        command = [linker, *_LINK, f"-Wl,-soname,{name}", "-o", str(target), str(source), "-lc"]
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode:
            raise LowerError(f"{linker} could not link the library: {done.stderr.strip()}")
        return target.read_bytes()


def _check_closed(code: bytes, targets: Sequence[str]) -> None:
    outside = [s for s in undefined_symbols(code) if s not in _ALLOWED]
    if outside:
        raise LowerError(
            f"for {', '.join(targets)} the code would call {', '.join(outside)}; "
            f"f16 needs --target x86-64-v3 or higher"
        )


def debug_text(programs: Mapping[str, LoopProgram], name: str) -> tuple[str, dict[str, LineTable]]:
    """The text of a file of this name, and the tables of programs by their symbols' prefix."""
    file, tables, lines = DebugFile(name), dict[str, LineTable](), list[str]()
    for prefix, loops in programs.items():
        graph = loops.program.graph
        lines.append(f"; {prefix}")
        start = len(lines) + 1
        tables[prefix] = LineTable(file, _add(graph, lines), start)
        lines.append("")
    return "\n".join(lines), tables


def _add(graph: Graph, lines: list[str]) -> dict[str, int]:
    """Adds a graph's lines; where each value is, by its name, from 1."""
    names = [name.removeprefix("%") for name in value_names(graph)]
    found: dict[str, int] = {}
    for text, key in spec_lines(Spec(graph.name, (graph,))):
        match key:
            case ("node", _, int(number)):
                found[names[number]] = len(lines) + 1
                lines.append(f"{text}{_comment(graph, number)}")
            case ("role", str(role)):
                found[role] = len(lines) + 1
                lines.append(text)
            case _:
                lines.append(text)
    return found


def _comment(graph: Graph, number: int) -> str:
    sites = graph.nodes[number].origin.sites
    return f"  ; {sites[0].place}  {sites[0].text}" if sites else ""
