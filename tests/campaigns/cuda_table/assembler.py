"""NVIDIA's assembler and disassembler: what they make of PTX, entry by entry.

They come from the wheels nvidia-cuda-nvcc-cu12 and nvidia-cuda-nvdisasm of the test extra.
Another version makes other code, so a `ptxas` on the PATH is not looked for.
"""

from __future__ import annotations

import re
import subprocess
import tempfile
from dataclasses import dataclass
from functools import cache
from importlib.metadata import PackageNotFoundError, files, version
from pathlib import Path

WHEELS = {"ptxas": "nvidia-cuda-nvcc-cu12", "nvdisasm": "nvidia-cuda-nvdisasm"}
_USAGE = re.compile(
    r"Function properties for (\S+)\n\s+(\d+) bytes stack frame, (\d+) bytes spill stores, "
    r"(\d+) bytes spill loads(?:\nptxas info\s+: Used (\d+) registers)?"
)
_SECTION = re.compile(r"^\.text\.(\w+):\n(.*?)(?=^//-----|\Z)", re.M | re.S)


class NoAssemblerError(Exception):
    """A wheel is not installed."""


@dataclass(frozen=True, slots=True)
class Entry:
    """What the assembler says of an entry, and its instructions."""

    name: str
    registers: int
    stack: int  # bytes
    spills: int  # bytes stored and loaded
    sass: str


@cache
def tool(name: str) -> Path:
    """The path of `ptxas` or `nvdisasm`. Raises NoAssemblerError where its wheel is missing."""
    wheel = WHEELS[name]
    try:
        found = [f for f in files(wheel) or () if f.name == name]
    except PackageNotFoundError:
        found = []
    if not found:
        raise NoAssemblerError(f"no {name}: pip install {wheel} (it is in the extra `test`)")
    path = Path(str(found[0].locate()))
    path.chmod(path.stat().st_mode | 0o111)  # pip keeps a wheel's own modes
    return path


def assembler_version() -> str:
    """Which assembler it is; raises as `tool` does."""
    tool("ptxas")
    return version(WHEELS["ptxas"])


def assembled(text: str, level: str) -> list[Entry]:
    """The entries of PTX for a GPU level. Raises CalledProcessError where it is refused."""
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder) / "all.ptx", Path(folder) / "all.cubin"
        source.write_text(text)
        command = [tool("ptxas"), f"-arch={level}", "-v", "-o", target, source]
        done = subprocess.run(command, check=True, capture_output=True, text=True)
        command = [tool("nvdisasm"), "-c", target]
        shown = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    sass = {match[1]: match[2] for match in _SECTION.finditer(shown)}
    usage = {u[1]: [int(u[n]) for n in range(2, 5)] + [u[5]] for u in _USAGE.finditer(done.stderr)}
    # A function that an entry calls has a stack of its own, and ptxas says its registers with it.
    return [
        Entry(name, int(registers), stack, stores + loads, sass[name])
        for name, (stack, stores, loads, registers) in usage.items()
        if registers is not None
    ]
