"""An artifact's PTX, loaded for a GPU: NumPy and the NVIDIA driver, neither LLVM nor CUDA."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ...ir.errors import OptionError
from ...ir.lowered.launches import Units
from ...ir.lowered.step_program import StepProgram
from ...runtime.cuda.device import gpu
from ..aot.load import ArtifactError, checked, manifest_of, program_in, whole
from .assemble import runs_cubin
from .executable import CudaProgram
from .levels import best

_DEVICE = re.compile(r"cuda(?::(\d+))?")


@dataclass(frozen=True, slots=True)
class PtxArtifact:
    """A directory whose manifest and PTX were checked, for a GPU."""

    directory: Path
    manifest: Mapping[str, Any]
    ptx: str
    number: int
    cubin: bytes  # for this GPU, or nothing
    target = "cuda"  # the row in the table of targets that its programs went through

    def programs(
        self, chosen: Mapping[str, Any]
    ) -> Iterator[tuple[Mapping[str, Any], StepProgram, CudaProgram]]:
        """The variants of a spec: each entry, what steps need of it, its code.

        Raises ArtifactError.
        """
        known = {made["prefix"]: made for made in self.manifest["cuda"].get("programs", ())}
        for variant in chosen["variants"]:
            prefix = variant["prefix"]
            if prefix not in known:
                raise ArtifactError(f"{self.directory}: it has no PTX of {prefix}; compile again")
            program = program_in(self.directory, known[prefix], chosen)
            own = (launch for launch in program.launches if launch.over != Units.RANKS)
            entries = tuple(dict.fromkeys(launch.entry for launch in own))
            code = program.name, self.ptx, prefix, entries, self.number
            yield known[prefix], program, CudaProgram(*code, cubin=self.cubin)


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
