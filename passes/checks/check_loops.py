"""The pass over loops that is to blame, where a compilation has ended in an error.

Loops are verified once, after all passes, by who makes code of them (`backends/__init__.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from ...ir.errors import LowerError, OptionError, StepfuseError, VerifyError
from ...ir.loops.nest import Nest
from ...ir.loops.walk import is_mapped
from ...ir.lowered.program import Program

Steps = Iterable[tuple[str, Callable[[Any], Any]]]  # the names and functions of passes over loops


@contextmanager
def blaming(
    name: str, program: Program, steps: Steps, verify: Callable[..., None]
) -> Generator[None]:
    """Raises VerifyError, which names the pass, where an error comes of loops that are wrong.

    A refusal is none of those: an error of its own, without a cause.
    """
    try:
        yield
    except StepfuseError as error:
        is_refusal = isinstance(error, LowerError | OptionError) and error.__cause__ is None
        wrong = None if is_refusal else _first_wrong(program, steps, verify)
        if wrong is None:
            raise
        raise VerifyError(
            f"@{name}: pass {wrong[0]} over loops leaves what is never run, as it breaks a rule; a "
            f"defect of stepfuse, please report it\n{wrong[1]}"
        ) from error


def _first_wrong(
    program: Program, steps: Steps, verify: Callable[..., None]
) -> tuple[str, str] | None:
    """The first pass whose loops do not verify, and why; None where none is found.

    Rules of threads are checked once all loops are mapped: then it may be a pass before, too.
    """
    made: Any = program
    known: dict[str, Nest] = {}
    unseen: dict[str, list[str]] = {}  # what has changed a nest that is not mapped yet
    every = tuple(steps)
    for number, (name, function) in enumerate(every, 1):
        try:
            made = function(made)
        except Exception:
            return None  # the error that has been raised says it
        printed = number == len(every)
        for nest in made.nests:
            passes = unseen.setdefault(nest.name, [])
            if nest is not known.get(nest.name):
                passes.append(name)
            elif not printed:
                continue
            known[nest.name] = nest
            try:
                verify(replace(made, nests=(nest,)), printed=printed)
            except Exception as error:
                return " or ".join(passes if is_mapped(nest) else passes[-1:]), str(error)
            if is_mapped(nest):
                passes.clear()
    return None
