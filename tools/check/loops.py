"""The nests of a program, pass after pass: each verifies, and none stores other cells."""

from __future__ import annotations

import difflib
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from ...ir.loops.loop_program import LoopProgram
from ...ir.loops.nest import Nest
from ...ir.loops.verifier.footprint import changed_footprint
from ...ir.loops.verifier.verify import diagnose
from ...ir.lowered.program import Program
from ...ir.text.loop_printer import to_text
from ...passes.targets import TARGETS, Target, loop_steps, program_steps

_SHOWN = 12  # lines of what a wrong pass changed


def check_loops(lowered: Program) -> Iterator[tuple[str, str]]:
    """The targets of the same loops, and what is wrong after a pass; empty where nothing is."""
    alike: dict[Target, list[str]] = {}
    for name, target in TARGETS.items():
        if target.loops is not None:
            alike.setdefault(replace(target, also=""), []).append(name)
    for target, names in alike.items():
        yield ", ".join(names), _wrong(lowered, target)


def _wrong(made: Any, target: Target) -> str:
    """The first broken invariant of loops on their way through a target's passes."""
    for _, function in program_steps(target):
        made = function(made)
    before: LoopProgram | None = None
    for name, function in loop_steps(target):
        after: LoopProgram = function(made if before is None else before)
        for number, nest in enumerate(after.nests):
            old = nest if before is None else before.nests[number]
            if before is not None and nest is old:
                continue
            found = [str(error) for error in diagnose(nest)]
            found = found or list(filter(None, [changed_footprint(old, nest)]))
            if found:
                return f"{nest.name} after {name}: {found[0]}{_changes(old, nest)}"
        before = after
    return ""


def _changes(before: Nest, after: Nest) -> str:
    """What the pass changed, as a diff, as far as it fits."""
    old, new = (to_text(nest).splitlines() for nest in (before, after))
    lines = list(difflib.unified_diff(old, new, lineterm="", n=1))[2:]
    rest = [f"... {len(lines) - _SHOWN} more lines"] if len(lines) > _SHOWN else []
    return "".join(f"\n{line}" for line in (*lines[:_SHOWN], *rest))
