"""Writes an artifact: object, shared library, C header and manifest.

The same input gives the same bytes: nothing depends on the machine, the time or the folder.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ..ir.errors import LowerError
from ..ir.graph import Role, Spec
from ..ir.kernel import CHUNK_COLUMNS, CONTEXT, Program
from ..ir.printer import to_text
from .artifact import ABI, MANIFEST, digest, manifest_digest, program_digest
from .cuda_artifact import manifest_part, ptx_files
from .elf import undefined_symbols
from .header import header_text
from .levels import LEVELS, TRIPLE, library_text, symbol
from .llvm_module import exported
from .machine import portable_object

_ALLOWED = ("syscall",)  # the thread pool's futex, from the C library
_LINK = ("-shared", "-nostartfiles", "-Wl,--build-id=none", "-Wl,-z,noexecstack", "-Wl,-z,relro")


@dataclass(frozen=True, slots=True)
class Source:
    """One spec to put into a library: its variants' programs and how they were made."""

    spec: Spec
    entry: str
    policy: str
    pipeline: str
    programs: tuple[Program, ...]

    @property
    def prefixes(self) -> tuple[str, ...]:
        """The symbols' prefix of each variant."""
        name = "".join(c if c.isalnum() else "_" for c in self.spec.name)
        entry = "" if self.entry == "step" else f"_{self.entry}"
        return tuple(f"sf_{name}{entry}_{n}" for n in range(len(self.programs)))


def build(
    sources: Sequence[Source],
    directory: Path,
    targets: Sequence[str],
    version: str,
    cuda: Sequence[str] = (),
) -> list[Path]:
    """Writes the artifact's files; their paths. Raises ValueError, LowerError, OSError.

    Where no linker is found the shared library is left out, and the manifest says so. `cuda`
    names GPU levels, for which there is PTX beside it.
    """
    for target in targets:
        if target not in LEVELS:
            raise ValueError(f"unknown target '{target}'; known: {', '.join(LEVELS)}")
    programs = {p: g for s in sources for p, g in zip(s.prefixes, s.programs, strict=True)}
    if len(programs) < sum(len(s.programs) for s in sources):
        raise ValueError("two specs of one library have the same name")
    code = portable_object(library_text(programs, targets), TRIPLE)
    outside = [s for s in undefined_symbols(code) if s not in _ALLOWED]
    if outside:
        raise LowerError(
            f"for {', '.join(targets)} the code would call {', '.join(outside)}; "
            f"f16 needs --target x86-64-v3 or higher"
        )
    stem = "_".join(s.prefixes[0].removesuffix("_0").removeprefix("sf_") for s in sources[:1])
    library = link(code, f"lib{stem}.so")
    files = {f"{stem}.o": code, f"{stem}.h": header_text(stem, sources).encode()}
    if library is not None:
        files[f"lib{stem}.so"] = library
    files |= ptx_files(programs, stem, cuda)
    body = _manifest(sources, targets, version, stem, files)
    body["cuda"] = manifest_part(programs, stem, cuda, files)
    manifest = {**body, "sha256": manifest_digest(body)}
    files[MANIFEST] = (json.dumps(manifest, indent=1) + "\n").encode()
    directory.mkdir(parents=True, exist_ok=True)
    for name, content in files.items():  # the manifest last: without it nothing is loaded
        (directory / name).write_bytes(content)
    return [directory / name for name in files]


def link(code: bytes, name: str) -> bytes | None:
    """The object as a shared library, None where no C compiler or linker is installed."""
    linker = next(filter(None, map(shutil.which, ("cc", "gcc", "clang"))), None)
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


def _manifest(
    sources: Sequence[Source],
    targets: Sequence[str],
    version: str,
    stem: str,
    files: dict[str, bytes],
) -> dict[str, Any]:
    def entry(name: str) -> dict[str, str] | None:
        return {"file": name, "sha256": digest(files[name])} if name in files else None

    return {
        "abi": ABI,
        "stepfuse": version,
        "triple": TRIPLE,
        "targets": list(targets),
        "library": entry(f"lib{stem}.so"),
        "object": entry(f"{stem}.o"),
        "header": entry(f"{stem}.h"),
        "context": list(CONTEXT),
        "chunk columns": list(CHUNK_COLUMNS),
        "specs": [_spec(s) for s in sources],
    }


def _spec(source: Source) -> dict[str, Any]:
    return {
        "name": source.spec.name,
        "entry": source.entry,
        "policy": source.policy,
        "pipeline": source.pipeline,
        "text": to_text(source.spec),
        "variants": [
            _variant(prefix, program)
            for prefix, program in zip(source.prefixes, source.programs, strict=True)
        ],
    }


def _variant(prefix: str, program: Program) -> dict[str, Any]:
    return {
        "prefix": prefix,
        "when": program.graph.when,
        "view": program.graph.view,
        "digest": program_digest(program),
        "roles": [_role(r) for r in program.graph.roles if r.name in program.role_places],
        "columns": list(program.columns),
        "slots": dict(program.slots),
        "functions": [symbol(prefix, name) for name in exported(program)],
    }


def _role(role: Role) -> dict[str, Any]:
    found: dict[str, Any] = {"name": role.name, "kind": role.kind, "type": str(role.type)}
    if role.default is not None:
        found["default"] = role.default
    if role.range is not None:
        found["range"] = str(role.range)
    return found
