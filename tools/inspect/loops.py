"""`dump --stage loops`: the nests of a program as the passes of a target leave them.

What is written parses again (`ir/text/loop_parser.py`), but for diffs: titles are comments.
Positions that stand there several times are named (`name_positions`), for its readers alone.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ...ir.loops.nest import Nest
from ...ir.lowered.program import Program
from ...ir.text.loop_printer import to_text
from ...passes.loops.build.nests import build_nests
from ...passes.loops.pipelines import PIPELINES, stages
from ..errors import WrongUsage
from .name_positions import name_positions

LOOP_TARGETS = tuple(PIPELINES)
# What the program is for whose nests a target has; GPUs have CUDA's.
_PROGRAMS = {"x86-64": "native", "aarch64": "native", "numba": "numba", "interp": "loops"}
FIRST = "build"  # the stage before all passes


@dataclass(frozen=True, slots=True)
class Loops:
    """Which nests, for which target, and when."""

    target: str = ""
    nest: str = ""  # empty: all of them
    after: str = ""  # empty: after the last pass
    each: bool = False
    diff: bool = False

    def refuse(self) -> None:
        """Raises WrongUsage for a pass that does not run for the target."""
        target = self.target or LOOP_TARGETS[0]
        names = pass_names(target)
        if self.after and self.after not in names:
            raise WrongUsage(
                f"pass '{self.after}' does not run for {target}; these do: {', '.join(names)}"
            )


def program_target(target: str) -> str:
    """The target of the program whose nests go through a target's passes."""
    return _PROGRAMS.get(target or LOOP_TARGETS[0], "cuda")


def pass_names(target: str) -> tuple[str, ...]:
    """The stages of a target's nests: how they are built, and its passes."""
    return FIRST, *(_dashed(one.__name__) for one in PIPELINES[target])


def loops_text(programs: Sequence[tuple[str, Program]], request: Loops) -> str:
    """The nests that were asked for, of programs and their titles.

    Raises WrongUsage for a nest that none of them has.
    """
    found = [(title, nest) for title, program in programs for nest in build_nests(program)]
    chosen = [(title, nest) for title, nest in found if request.nest in ("", nest.name)]
    if request.nest and not chosen:
        known = ", ".join(dict.fromkeys(nest.name for _, nest in found))
        raise WrongUsage(f"no nest is called '{request.nest}'; known: {known}")
    return "\n".join(part for title, nest in chosen for part in _nest(nest, title, request))


def _nest(nest: Nest, title: str, request: Loops) -> Iterator[str]:
    target = request.target or LOOP_TARGETS[0]
    going = [(_dashed(name), after) for name, after in stages(nest, target)]
    names = [name for name, _ in going]
    last = names.index(request.after) if request.after else len(going) - 1
    where = f"; {title}, {nest.name} for {target}"
    if not request.each and not request.diff:
        yield f"{where}, after {names[last]}\n{_text(going[last][1])}"
        return
    first = last if request.after and not request.each else 0
    if not first:
        yield f"{where}\n{_text(going[0][1])}"
    for number in range(max(first, 1), last + 1):
        (_, before), (name, after) = going[number - 1], going[number]
        yield _step(name, before, after, request.diff)


def _text(nest: Nest) -> str:
    """The nest, with names for positions that stand there several times."""
    return to_text(name_positions(nest))


def _step(name: str, before: Nest, after: Nest, diff: bool) -> str:
    """What a pass left, or what it changed."""
    if after == before:
        return f"; after {name}: unchanged\n"
    if not diff:
        return f"; after {name}\n{_text(after)}"
    old, new = (_text(nest).splitlines() for nest in (before, after))
    lines = difflib.unified_diff(old, new, f"before {name}", f"after {name}", lineterm="", n=2)
    return "\n".join((*lines, ""))


def _dashed(name: str) -> str:
    return name.replace("_", "-")
