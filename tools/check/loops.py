"""The nests of a program, pass after pass: each verifies, and none stores other cells."""

from __future__ import annotations

import difflib
from collections.abc import Iterator

from ...ir.loops.nest import Nest
from ...ir.loops.verifier.footprint import changed_footprint
from ...ir.loops.verifier.verify import diagnose
from ...ir.lowered.program import Program
from ...ir.text.loop_printer import to_text
from ...passes.loops.build.nests import build_nests
from ...passes.loops.pipelines import PIPELINES, stages
from ...passes.program_passes import program_passes
from ..inspect.loops import program_target

_SHOWN = 12  # lines of what a wrong pass changed


def check_loops(lowered: Program) -> Iterator[tuple[str, str]]:
    """The targets of the same nests, and what is wrong after a pass; empty where nothing is."""
    alike: dict[tuple[object, ...], list[str]] = {}
    for target, passes in PIPELINES.items():
        alike.setdefault((program_target(target), passes), []).append(target)
    for targets in alike.values():
        program = lowered
        for item in program_passes(program_target(targets[0])):
            program = item.function(program)
        wrong = (_wrong(nest, targets[0]) for nest in build_nests(program))
        yield ", ".join(targets), next(filter(None, wrong), "")


def _wrong(nest: Nest, target: str) -> str:
    """The first broken invariant of a nest on its way through a target's passes."""
    before = nest
    for name, after in stages(nest, target):
        if after is before and after is not nest:
            continue
        found = [str(error) for error in diagnose(after)]
        if not found and after is not before:
            found = list(filter(None, [changed_footprint(before, after)]))
        if found:
            return f"{nest.name} after {name}: {found[0]}{_changes(before, after)}"
        before = after
    return ""


def _changes(before: Nest, after: Nest) -> str:
    """What the pass changed, as a diff, as far as it fits."""
    old, new = (to_text(nest).splitlines() for nest in (before, after))
    lines = list(difflib.unified_diff(old, new, lineterm="", n=1))[2:]
    rest = [f"... {len(lines) - _SHOWN} more lines"] if len(lines) > _SHOWN else []
    return "".join(f"\n{line}" for line in (*lines[:_SHOWN], *rest))
