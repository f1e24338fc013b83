"""Targets of a library: CPU levels, and the architecture that they belong to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ...runtime.system import machine, system

LEVELS = {"x86-64-v2": 2, "x86-64-v3": 3, "x86-64-v4": 4}
ARM = "aarch64"  # ARMv8-A with NEON, which every such CPU has
ARM_LEVEL = 8  # what sf_level() says there
TARGETS = (*LEVELS, ARM)


@dataclass(frozen=True, slots=True)
class Architecture:
    """A kind of CPU: its name as `uname -m` says it, LLVM's triple and CPU, ELF's number."""

    name: str
    triple: str
    cpu: str
    elf: int

    @property
    def target(self) -> str:
        """Its row in the table of targets."""
        return self.name.replace("_", "-")

    @property
    def is_here(self) -> bool:
        """True if this machine runs its code: it is of this kind, and its system is Linux."""
        return system() == "Linux" and machine() == self.name

    @property
    def linkers(self) -> tuple[str, ...]:
        """The C compilers that may link for it, best first."""
        return ("cc", "gcc", "clang") if self.is_here else (f"{self.name}-linux-gnu-gcc",)


X86_64 = Architecture("x86_64", "x86_64-unknown-linux-gnu", "x86-64", 62)
AARCH64 = Architecture("aarch64", "aarch64-unknown-linux-gnu", "generic", 183)
ARCHITECTURES = {a.triple: a for a in (X86_64, AARCH64)}


def lowest_level(targets: Sequence[str]) -> int:
    """The least level that sf_level() must return."""
    return min(LEVELS.get(target, ARM_LEVEL) for target in targets)


def architecture_of(targets: Sequence[str]) -> Architecture:
    """The architecture of these targets. Raises ValueError for unknown or mixed ones."""
    for target in targets:
        if target not in TARGETS:
            raise ValueError(f"unknown target '{target}'; known: {', '.join(TARGETS)}")
    if ARM not in targets:
        return X86_64
    if set(targets) != {ARM}:
        raise ValueError(f"a library is for one architecture, got {', '.join(targets)}")
    return AARCH64
