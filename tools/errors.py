"""The two ways a command fails: it was used wrongly (exit 2), or its program is wrong (exit 1)."""

from __future__ import annotations

from ..ir.errors import StepfuseError


class WrongUsage(StepfuseError):
    """A command names or sets what is not there."""


class InvalidProgram(StepfuseError):
    """A program that was found is wrong; the message starts with file, line and column."""
