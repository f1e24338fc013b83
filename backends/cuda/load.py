"""An artifact's PTX, loaded for a GPU: NumPy and the NVIDIA driver, neither LLVM nor CUDA."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ...ir.errors import OptionError
from ...ir.loops.loop_program import LoopProgram
from ...runtime.cuda.device import gpu
from ..aot.load import ArtifactError, checked, manifest_of, whole
from ..aot.program_digest import program_digest
from .assemble import runs_cubin
from .executable import CudaProgram
from .levels import best
from .threads import TRIPLE

_DEVICE = re.compile(r"cuda(?::(\d+))?")


@dataclass(frozen=True, slots=True)
class PtxArtifact:
    """A directory whose manifest and PTX were checked, for a GPU."""

    directory: Path
    manifest: Mapping[str, Any]
    ptx: str
    number: int
    cubin: bytes  # for this GPU, or nothing


def read_ptx(directory: Path, device: str) -> PtxArtifact:
    """Checks an artifact, and chooses its PTX for a GPU, `cuda:0`.

    Raises ArtifactError; DeviceError where there is no such GPU, or none that runs it; OptionError.
    """
    match = _DEVICE.fullmatch(device)
    if match is None:
        raise OptionError(f"device: expected 'cuda:0', or another number, got '{device}'")
    return whole(directory, lambda d: _read(d, int(match[1] or 0)))


def _read(directory: Path, number: int) -> PtxArtifact:
    manifest = manifest_of(directory)
    part = manifest.get("cuda")
    if part is None:
        raise ArtifactError(
            f"{directory} has code for CPUs only: compile it again with --cuda sm_80"
        )
    files = {f["level"]: f for f in part["files"]}
    device = gpu(number)
    chosen = files[best([*files], device)]
    text = checked(directory / chosen["file"], chosen["sha256"]).decode()
    code = chosen.get("cubin")
    if code is None or not runs_cubin(chosen["level"], device.capability):
        return PtxArtifact(directory, manifest, text, number, b"")
    cubin = checked(directory / code["file"], code["sha256"])
    return PtxArtifact(directory, manifest, text, number, cubin)


def program_of(artifact: PtxArtifact, made: Mapping[str, Any], loops: LoopProgram) -> CudaProgram:
    """A variant of an artifact. Raises ArtifactError where its PTX is of another program."""
    prefix = made["prefix"]
    known = {p["prefix"]: p["digest"] for p in artifact.manifest["cuda"].get("programs", ())}
    if known.get(prefix) != program_digest(loops, TRIPLE):
        raise ArtifactError(
            f"{artifact.directory}: this stepfuse makes another GPU program of {prefix} than "
            f"version {artifact.manifest['stepfuse']} compiled; use that version, or compile again"
        )
    known = loops.program.name, artifact.ptx, prefix, loops.program.entries, artifact.number
    return CudaProgram(*known, cubin=artifact.cubin)
