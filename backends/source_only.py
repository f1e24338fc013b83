"""A program that can be read and not run: of a backend for GPUs where nothing launches."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..ir.errors import OptionError
from ..runtime.calls import Step
from ..runtime.launch.clocked import StepPart
from ..runtime.launch.executable import Executable, MemorySpace

_DEVICE = MemorySpace("cuda", 0)


@dataclass(frozen=True, slots=True)
class SourceOnly:
    """The generated text, and the sentence that running it raises."""

    text: str
    reason: str
    memory: MemorySpace = _DEVICE
    parallel: bool = False
    takes_parts: bool = True
    same: None = None

    def call(
        self, name: str, context: int, argument: int, low: int, high: int, threads: int = 1
    ) -> None:
        """Raises OptionError: nothing runs it."""
        raise OptionError(self.reason)

    def prepare(
        self, parts: Sequence[StepPart], programs: Sequence[Executable], threads: int
    ) -> Step:
        """Raises OptionError: nothing runs it."""
        raise OptionError(self.reason)

    def source(self) -> str:
        """The generated text."""
        return self.text
