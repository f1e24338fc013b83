"""PTX as machine code ahead of time: a cubin, by the `ptxas` that is on the PATH."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from pathlib import Path


def cubin(ptx: bytes, level: str) -> bytes | None:
    """The machine code for GPUs of a level; None where there is no `ptxas`, or an older one.

    PTX runs without it: a driver assembles that, once.
    """
    assembler = shutil.which("ptxas")
    if assembler is None:
        return None
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder) / "stepfuse.ptx", Path(folder) / "stepfuse.cubin"
        source.write_bytes(ptx)
        command = [assembler, f"-arch={level}", "-o", str(target), str(source)]
        done = subprocess.run(command, capture_output=True)
        return target.read_bytes() if done.returncode == 0 and target.exists() else None


def runs_cubin(level: str, capability: tuple[int, int]) -> bool:
    """True if a GPU runs the machine code for a level: of its generation, and no newer."""
    digits = level.removeprefix("sm_")
    major, minor = int(digits[:-1]), int(digits[-1])
    return major == capability[0] and minor <= capability[1]
