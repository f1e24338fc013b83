"""What is no refusal: errors that a spec which verifies must not cause."""

from __future__ import annotations

from stepfuse.ir.errors import DefectError, LowerError, StepfuseError
from stepfuse.ir.lowered.memory_plan import PlanError
from stepfuse.ir.lowered.program import ProgramError

_INTERNAL = (PlanError, ProgramError, DefectError)  # which say that the compiler is wrong


def slip_of(error: BaseException) -> BaseException | None:
    """What is no refusal, None where the error is one; a LowerError may have wrapped a slip."""
    if isinstance(error, LowerError) and error.__cause__ is not None:
        return slip_of(error.__cause__)
    refused = isinstance(error, StepfuseError) and not isinstance(error, _INTERNAL)
    return None if refused else error
