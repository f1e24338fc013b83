"""A compiled optimizer on disk: a library, its object and a manifest that says what it is.

Loading needs neither LLVM nor Numba: the embedded spec goes through the passes again, which
are plain Python and give the same program, and the functions come from the library.
"""

from __future__ import annotations

import ctypes
import hashlib
import json
import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ..ir.errors import StepfuseError
from ..ir.kernel import Program
from .levels import symbol
from .llvm_module import exported, llvm_text
from .targets import ARCHITECTURES, lowest_level
from .threads import Routines, Walk, routine_names, shared_pool

ABI = 2  # raised when tables, context or calling convention change
MANIFEST = "manifest.json"
_FUNCTION = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int64, ctypes.c_int64, ctypes.c_int64)


class ArtifactError(StepfuseError):
    """An artifact cannot be used: it says which file, what is wrong and what to do."""


@dataclass(frozen=True, slots=True)
class Artifact:
    """A directory that was checked: its manifest and its loaded library."""

    directory: Path
    manifest: Mapping[str, Any]
    loaded: Any


@dataclass(slots=True)
class Compiled:
    """One program's functions in a library."""

    artifact: Artifact
    prefix: str
    functions: dict[str, Any]

    def call(self, name: str, context: int, argument: int, low: int, high: int) -> None:
        """Runs a function over a range, on this thread."""
        self.functions[name](context, argument, low, high)

    def call_parallel(
        self, name: str, context: int, argument: int, low: int, high: int, threads: int
    ) -> None:
        """Runs a function over a range on several threads; any split gives the same bits."""
        pool = shared_pool(threads, self.routines)
        pool.run(self.address(name), context, argument, low, high)

    def address(self, name: str) -> int:
        """Where a function is, its own or one of `routines`."""
        found = self.routines.addresses.get(name)
        return found or _address(self.functions[name])

    @property
    def routines(self) -> Routines:
        """The library's own walk and thread pool."""
        return _routines_of(self.artifact.loaded)

    def walk(self, calls: Sequence[Sequence[int]], threads: int, held: object) -> Walk:
        """A list of calls as one native call; `held` is what they point at."""
        return Walk(self.routines, calls, threads, held)

    def source(self) -> str:
        """The library that the functions are in."""
        return f"{self.artifact.directory / self.artifact.manifest['library']['file']}\n"


def read(directory: Path) -> Artifact:
    """Checks an artifact and loads its library. Raises ArtifactError with the reason."""
    manifest = manifest_of(directory)
    architecture = ARCHITECTURES.get(manifest["triple"])
    if architecture is None or not architecture.is_here:
        raise ArtifactError(
            f"{directory} is made for {manifest['triple']}, this machine is "
            f"{os.uname().machine}; compile with a --target of this machine"
        )
    entry = manifest["library"]
    if entry is None:
        raise ArtifactError(
            f"{directory} has no shared library, only {manifest['object']['file']}; link it with "
            f"`cc -shared` where a linker is, and compile again there"
        )
    path = directory / entry["file"]
    for listed in (entry, *(manifest.get("cuda") or {"files": ()})["files"]):
        _check(directory / listed["file"], listed["sha256"])
    try:
        library = ctypes.CDLL(str(path))
    except OSError as error:
        raise ArtifactError(f"{path}: this system cannot load it: {error}") from None
    needed = lowest_level(manifest["targets"])
    if library.sf_level() < needed:
        raise ArtifactError(
            f"{path}: this CPU is x86-64-v{library.sf_level()}, the library needs at least "
            f"x86-64-v{needed}; compile with --target x86-64-v2"
        )
    return Artifact(directory, manifest, library)


def _check(path: Path, sha256: str) -> None:
    try:
        content = path.read_bytes()
    except OSError as error:
        raise ArtifactError(f"{path}: {error.strerror}; the artifact is incomplete") from None
    if digest(content) != sha256:
        raise ArtifactError(
            f"{path}: its SHA-256 is not the manifest's; it was changed or cut off, compile again"
        )


def functions_of(artifact: Artifact, prefix: str, program: Program, digest_: str) -> Compiled:
    """A program's functions. Raises ArtifactError when the library was made of another one."""
    if program_digest(program, artifact.manifest["triple"]) != digest_:
        raise ArtifactError(
            f"{artifact.directory}: this stepfuse makes another program of {prefix} than version "
            f"{artifact.manifest['stepfuse']} compiled; use that version, or compile again"
        )
    found: dict[str, Any] = {}
    for name in exported(program):
        found[name] = _FUNCTION((symbol(prefix, name), artifact.loaded))
    return Compiled(artifact, prefix, found)


def program_digest(program: Program, triple: str) -> str:
    """What a library must agree with its loader about: code, tables and launches."""
    text = llvm_text(program, triple)
    rest = repr((program.columns, program.slots, program.launches, program.shared))
    return digest(f"{text}\n{rest}".encode())


def digest(content: bytes) -> str:
    """The SHA-256 of a file, in hexadecimal."""
    return hashlib.sha256(content).hexdigest()


def manifest_of(directory: Path) -> dict[str, Any]:
    """An artifact's manifest, checked, whatever machine it is for. Raises ArtifactError."""
    path = directory / MANIFEST
    try:
        manifest = json.loads(path.read_text())
    except OSError as error:
        raise ArtifactError(f"{path}: {error.strerror}; expected a compiled artifact") from None
    except ValueError as error:
        raise ArtifactError(f"{path}: not JSON ({error}); it is damaged") from None
    if not isinstance(manifest, dict) or "abi" not in manifest:
        raise ArtifactError(f"{path}: not a manifest of stepfuse")
    if manifest["abi"] != ABI:
        raise ArtifactError(
            f"{path}: ABI version {manifest['abi']}, this stepfuse speaks {ABI}; compile again"
        )
    body = {k: v for k, v in manifest.items() if k != "sha256"}
    if manifest.get("sha256") != manifest_digest(body):
        raise ArtifactError(f"{path}: it was changed after it was written; compile again")
    return manifest


def manifest_digest(body: Mapping[str, Any]) -> str:
    """The digest of a manifest's other entries."""
    return digest(json.dumps(body, sort_keys=True).encode())


_routines: dict[int, Routines] = {}


def _routines_of(library: Any) -> Routines:
    """One object a library, which it keeps loaded."""
    if id(library) not in _routines:
        found = {name: _address(getattr(library, name)) for name in routine_names()}
        _routines[id(library)] = Routines(found, library)
    return _routines[id(library)]


def _address(function: Any) -> int:
    return ctypes.cast(function, ctypes.c_void_p).value or 0
