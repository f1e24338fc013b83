"""The panes of code: each line with the value that it computes, innermost loops with their mix."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from ....ir.errors import PlacedError, StepfuseError
from ....passes.targets import here
from ...inspect.history import History
from .python import python_pane

GPU = "sm_90"


def panes(history: History, machine: bool, variants: int) -> Iterator[dict[str, Any]]:
    """The panes of one of several variants; of `machine` code where it was followed to its loops.

    A pane has lines with the number of a value or null, and loops; or says why it has none.
    """
    yield _tried("Python", "numba", lambda: python_pane(history))
    if machine:
        from .machine import machine_panes

        llvm, assembly, ptx = machine_panes(history, GPU, variants)
        yield _tried("LLVM", here(), llvm)
        yield _tried("Assembly", here(), assembly)
        yield _tried("PTX", GPU, ptx)


def _tried(name: str, target: str, make: Callable[[], dict[str, Any]]) -> dict[str, Any]:
    """A pane, or the sentence of a target that refuses the spec."""
    named = {"name": name, "target": target}
    try:
        return {**named, **make()}
    except StepfuseError as error:
        why = error.message if isinstance(error, PlacedError) else str(error)
        return {**named, "lines": [], "loops": [], "missing": why}
