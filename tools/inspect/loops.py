"""`dump --stage loops`: the nests of a program as the passes of a target leave them.

The text parses again (`ir/text/loop_parser.py`), but for diffs: titles are comments.
Positions that stand there several times are named (`abbreviate`), for its readers alone.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterator, Sequence

from ...compiler import Made
from ...ir.errors import WrongUsage
from ...ir.loops.loop_program import LoopProgram
from ...ir.loops.nest import Nest
from ...ir.text.loop_printer import to_text
from ...passes.targets import here
from .abbreviate import abbreviated
from .request import DumpRequest


def loops_text(programs: Sequence[tuple[str, Sequence[Made]]], request: DumpRequest) -> str:
    """The nests that were asked for, of the stages of programs and their titles.

    Raises WrongUsage for a nest that none of them has.
    """
    found = [(title, n, made) for title, made in programs for n in _names(made)]
    chosen = [one for one in found if request.nest in ("", one[1])]
    if request.nest and not chosen:
        known = ", ".join(dict.fromkeys(name for _, name, _ in found))
        raise WrongUsage(f"no nest is called '{request.nest}'; known: {known}")
    return "\n".join(part for one in chosen for part in _nest(*one, request))


def _names(made: Sequence[Made]) -> Iterator[str]:
    last: LoopProgram = made[-1].after
    return (nest.name for nest in last.nests)


def _nest(title: str, name: str, made: Sequence[Made], request: DumpRequest) -> Iterator[str]:
    going: list[tuple[str, Nest]] = [(one.name, one.after.nest(name)) for one in made]
    names = [stage for stage, _ in going]
    last = names.index(request.after) if request.after else len(going) - 1
    target = here() if request.target in ("", "native") else request.target
    where = f"; {title}, {name} for {target}"
    if not request.after_each and not request.diff:
        yield f"{where}, after {names[last]}\n{_text(going[last][1])}"
        return
    first = last if request.after and not request.after_each else 0
    if not first:
        yield f"{where}\n{_text(going[0][1])}"
    for number in range(max(first, 1), last + 1):
        (_, before), (stage, after) = going[number - 1], going[number]
        yield _step(stage, before, after, request.diff)


def _text(nest: Nest) -> str:
    """The nest, with names for positions that stand there several times."""
    return to_text(abbreviated(nest))


def _step(name: str, before: Nest, after: Nest, diff: bool) -> str:
    """Return a nest behind a pass, or the pass's changes."""
    if after == before:
        return f"; after {name}: unchanged\n"
    if not diff:
        return f"; after {name}\n{_text(after)}"
    old, new = (_text(nest).splitlines() for nest in (before, after))
    lines = difflib.unified_diff(old, new, f"before {name}", f"after {name}", lineterm="", n=2)
    return "\n".join((*lines, ""))
