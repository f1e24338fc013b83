"""Requests of `stepfuse dump`: words that need nothing loaded."""

from __future__ import annotations

from dataclasses import dataclass

STAGES = ("graph", "kernel", "loops", "plan", "python", "llvm", "asm", "ptx", "report")
ORIGIN_STAGES = ("llvm", "asm", "ptx")
FORMATS = ("text", "json", "dot", "svg", "html")


@dataclass(frozen=True, slots=True)
class DumpRequest:
    """A request; with nothing but a pipeline, the pass-by-pass table."""

    pipeline: str
    stage: str = ""
    after: str = ""
    after_each: bool = False
    diff: bool = False
    why_not: str = ""
    format: str = "text"
    target: str = ""  # as `passes/targets.py` names them; that of the listing, else native
    origin: bool = False  # of a stage that LLVM makes: the expression beside each instruction
    nest: str = ""  # of the stage loops: the one that is shown
    check: bool = False  # of the report: how far each role is from the equations in f64
    values: str = ""  # of the report: a file of arrays that the step is evaluated on
    shape: tuple[int, ...] = ()  # of a tensor whose cost stands under the table
    at: str = ""  # of these: the element to follow

    @property
    def is_report(self) -> bool:
        """True if the whole record is asked for: its page, or its data."""
        return self.format == "html" or self.stage == "report"
