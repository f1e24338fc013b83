"""The panes of machine code: LLVM's text and assembly of this machine, PTX of a GPU."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import Any

from ....ir.loops.loop_program import LoopProgram
from ...code.code_line import CodeLine
from ...code.code_lines import code_lines, native_lines
from ...code.code_loops import code_loops
from ...inspect.history import History
from .pane import Line, loops_for, pane
from .shorten import shortened

MOST = 160_000  # characters of a pane, of all variants together


def machine_panes(history: History, gpu: str, variants: int) -> list[Callable[[], dict[str, Any]]]:
    """Return a constructor for each pane of one of several variants. They raise LowerError."""

    @cache
    def native() -> tuple[list[CodeLine], list[CodeLine]]:
        loops: LoopProgram = history.loops[-1].after
        return native_lines(loops)

    def ptx() -> list[CodeLine]:
        return code_lines(loops_for(history, gpu), "ptx", gpu)

    most = MOST // variants
    return [
        partial(_machine_pane, lambda: native()[0], "llvm", "", most),
        partial(_machine_pane, lambda: native()[1], "asm", "", most),
        partial(_machine_pane, ptx, "ptx", f" --target {gpu}", most),
    ]


def _machine_pane(
    make: Callable[[], Sequence[CodeLine]], stage: str, target: str, most: int
) -> dict[str, Any]:
    code = make()
    lines: list[Line] = [(line.text, line.value) for line in code]
    kept, loops = shortened(lines, code_loops(code, stage), most)
    if len(kept) == len(lines):
        return pane(lines, loops)
    said = (
        f"Of {len(lines):,} lines those of inner loops are shown; `stepfuse dump --stage "
        f"{stage}{target} --origin` prints all."
    )
    return {"said": said, **pane(kept, loops)}
