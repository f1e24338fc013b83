"""A compiled optimizer on disk: a library, its object and a manifest.

Loading needs no compiler and no passes: the manifest has the parts of a program for steps, as
`StepProgram`, and the functions come from the library, which exports a digest of both and of the
spec. A copy of the checked bytes is loaded: the folder may be rebuilt or removed
meanwhile.
"""

from __future__ import annotations

import ctypes
import hashlib
import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from ...ir.errors import StepfuseError
from ...ir.lowered.launches import Units
from ...ir.lowered.step_program import StepProgram
from ...ir.text.json_shape import mismatch, parsed
from ...ir.text.records import from_json
from ...runtime.system import machine, system
from .. import symbol
from ..native.machine_code import MachineCode
from ..native.private_library import load_private
from ..native.targets import ARCHITECTURES, lowest_level
from ..native.thread_pool import Routines, routine_names
from .manifest_shape import MANIFEST_SHAPE, digest_symbol, proof_of, sealed

ABI = 5  # raised when tables, context, calling convention or exported symbols change
MANIFEST = "manifest.json"
_SOME = ("targets", "specs")  # what a manifest has one of at least
_T = TypeVar("_T")
_FUNCTION = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int64, ctypes.c_int64, ctypes.c_int64)


class ArtifactError(StepfuseError):
    """An artifact cannot be used; names the file, the fault and the remedy."""


@dataclass(frozen=True, slots=True, eq=False)
class Artifact:
    """A directory that was checked: its manifest and its loaded library."""

    directory: Path
    manifest: Mapping[str, Any]
    loaded: Any

    @property
    def target(self) -> str:
        """The row in the table of targets that its programs went through."""
        return ARCHITECTURES[self.manifest["triple"]].target

    def programs(
        self, chosen: Mapping[str, Any]
    ) -> Iterator[tuple[Mapping[str, Any], StepProgram, MachineCode]]:
        """The variants of a spec: each entry, its step program, its code.

        Raises ArtifactError.
        """
        for made in chosen["variants"]:
            program = program_in(self.directory, made, chosen)
            yield made, program, _functions_of(self, made, program)


def program_in(directory: Path, made: Mapping[str, Any], chosen: Mapping[str, Any]) -> StepProgram:
    """The program of a variant, if it is the one that was compiled. Raises ArtifactError."""
    if sealed(made, chosen) != made["digest"]:
        raise ArtifactError(
            f"{directory}: the manifest's {made['prefix']} is another program than was compiled, "
            f"by its digest; compile again"
        )
    return from_manifest(directory, StepProgram, made["program"], made["prefix"])


def from_manifest(directory: Path, kind: type[_T], value: object, where: str) -> _T:
    """A record of a manifest. Raises ArtifactError, naming the field that is wrong."""
    try:
        return from_json(kind, value, where)
    except ValueError as error:
        raise ArtifactError(
            f"{directory / MANIFEST}: no manifest that stepfuse writes: {error}; compile again"
        ) from None


def chosen_entry(
    directory: Path, manifest: Mapping[str, Any], name: str = "", entry: str = "step"
) -> Mapping[str, Any]:
    """Return a manifest's record of a spec. Raises ValueError, naming those that it has."""
    found = {(s["name"], s["entry"]): s for s in manifest["specs"]}
    specs = list(dict.fromkeys(known for known, _ in found))
    name = specs[0] if not name and len(specs) == 1 else name
    if name not in specs:
        raise ValueError(f"{directory} has {', '.join(specs)}; got '{name}': name one of them")
    entries = [known for spec, known in found if spec == name]
    entry = entries[0] if entry == "step" and len(entries) == 1 else entry
    if entry not in entries:
        raise ValueError(f"{directory} has {name}'s {', '.join(entries)}; got '{entry}'")
    return found[name, entry]


def differs(directory: Path, name: str, how: str) -> ArtifactError:
    """The error of a spec that the passes make something else of than was compiled."""
    return ArtifactError(
        f"{directory}: this stepfuse makes another program of @{name} than was compiled ({how}): "
        f"it steps as it was compiled; to look at its passes use that version, or compile again"
    )


def read(directory: Path) -> Artifact:
    """Checks an artifact and loads its library. Raises ArtifactError with the reason."""
    manifest, files = whole(directory, _read)
    entry = manifest["library"]
    path = directory / entry["file"]
    try:
        library = load_private(files[entry["file"]], entry["file"])
        level = library.sf_level()
    except OSError as error:
        raise ArtifactError(f"{path}: this system cannot load it: {error}") from None
    except AttributeError as error:
        raise ArtifactError(f"{path}: no library of stepfuse: {error}") from None
    needed = lowest_level(manifest["targets"])
    if level < needed:
        raise ArtifactError(
            f"{path}: this CPU is x86-64-v{level}, the library needs at least "
            f"x86-64-v{needed}; compile with --target x86-64-v2"
        )
    return Artifact(directory, manifest, library)


def whole(directory: Path, read: Callable[[Path], _T]) -> _T:
    """Return `read` of an artifact whose files were built together. Raises ArtifactError."""
    try:
        return read(directory)
    except ArtifactError as error:
        from .publish import locked

        try:
            with locked(directory):  # it may be that the files are being replaced just now
                return read(directory)
        except OSError:
            raise error from None


def _read(directory: Path) -> tuple[dict[str, Any], dict[str, bytes]]:
    manifest = manifest_of(directory)
    if not ARCHITECTURES[manifest["triple"]].is_here:
        raise ArtifactError(
            f"{directory} is made for {manifest['triple']}, this machine is "
            f"{system()} on {machine()}; {_instead()}"
        )
    if manifest["library"] is None:
        raise ArtifactError(
            f"{directory} has no shared library, only {manifest['object']['file']}; link it with "
            f"`cc -shared` where a linker is, and compile again there"
        )
    gpus = (manifest.get("cuda") or {"files": ()})["files"]
    listed = (manifest["library"], *gpus, *(f["cubin"] for f in gpus if "cubin" in f))
    return manifest, {f["file"]: checked(directory / f["file"], f["sha256"]) for f in listed}


def _instead() -> str:
    """The remedy where an artifact is of another machine."""
    if system() == "Linux":
        return "compile with a --target of this machine"
    return "artifacts are loaded on Linux: here, make an Optimizer of the spec, which is compiled"


def checked(path: Path, sha256: str) -> bytes:
    """A file that has this digest. Raises ArtifactError."""
    try:
        content = path.read_bytes()
    except OSError as error:
        raise ArtifactError(f"{path}: {error.strerror}; the artifact is incomplete") from None
    if digest(content) != sha256:
        raise ArtifactError(
            f"{path}: its SHA-256 is not the manifest's; it was changed or cut off, compile again"
        )
    return content


def _functions_of(artifact: Artifact, made: Mapping[str, Any], program: StepProgram) -> MachineCode:
    """A program's functions. Raises ArtifactError when the library was made of another one."""
    prefix, found = made["prefix"], dict[str, int]()
    try:
        _check_made_of(artifact, prefix, made["digest"])
        without = (Units.LIBRARY, Units.RANKS)
        own = (launch for launch in program.launches if launch.over not in without)
        for name in dict.fromkeys(launch.entry for launch in own):
            found[name] = _address(_FUNCTION((symbol(prefix, name), artifact.loaded)))
    except (AttributeError, ValueError) as error:
        raise ArtifactError(
            f"{artifact.directory}: its library has not the functions that the manifest is of "
            f"({error}); compile again"
        ) from None
    library, path = artifact.loaded, artifact.directory / artifact.manifest["library"]["file"]
    return MachineCode(lambda: f"{path}\n", found, partial(_routines_of, library), library)


def _check_made_of(artifact: Artifact, prefix: str, expected: str) -> None:
    """Compares the digest that the library itself exports. Raises ValueError without one."""
    exported_as = digest_symbol(prefix)
    told = (ctypes.c_char * len(expected)).in_dll(artifact.loaded, exported_as).raw
    if told != expected.encode():
        raise ArtifactError(
            f"{artifact.directory}: its library is made of another program than its manifest's "
            f"{prefix}, by the digest that it exports; compile again"
        )


def digest(content: bytes) -> str:
    """The SHA-256 of a file, in hexadecimal."""
    return hashlib.sha256(content).hexdigest()


def manifest_of(directory: Path) -> dict[str, Any]:
    """An artifact's manifest, checked, whatever machine it is for. Raises ArtifactError."""
    path = directory / MANIFEST
    try:
        manifest = parsed(path.read_bytes())
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
    try:
        right = manifest.get("sha256") == manifest_digest(body)
    except RecursionError:
        right = False
    if not right:
        raise ArtifactError(f"{path}: it was changed after it was written; compile again")
    if wrong := mismatch(body, MANIFEST_SHAPE) or _empty(body):
        raise ArtifactError(f"{path}: no manifest that stepfuse writes: {wrong}; compile again")
    if wrong := _unverified(body):
        raise ArtifactError(
            f"{path}: the loops of {wrong} were not verified by this version's rules; compile again"
        )
    return manifest


def _unverified(body: Mapping[str, Any]) -> str:
    """The first program whose loops have not been verified by the rules of this version."""
    programs = [variant for spec in body["specs"] for variant in spec["variants"]]
    programs += (body.get("cuda") or {}).get("programs", ())
    return next((p["prefix"] for p in programs if p["verified"] != proof_of(p["digest"])), "")


def _empty(body: Mapping[str, Any]) -> str:
    lists = [(key, body[key]) for key in _SOME]
    lists += [(f"variants of {spec['name']}", spec["variants"]) for spec in body["specs"]]
    return next((f"{key}: expected some, got none" for key, found in lists if not found), "")


def manifest_digest(body: Mapping[str, Any]) -> str:
    """The digest of a manifest's other entries."""
    return digest(json.dumps(body, sort_keys=True).encode())


_routines: dict[int, Routines] = {}


def _routines_of(library: Any) -> Routines:
    """One object a library, which it keeps loaded."""
    if id(library) not in _routines:
        found = {name: _address(getattr(library, name)) for name in routine_names()}
        _routines.setdefault(id(library), Routines(found, library))  # of two threads', the first
    return _routines[id(library)]


def _address(function: Any) -> int:
    return ctypes.cast(function, ctypes.c_void_p).value or 0
