"""Requests of `stepfuse dump`, and refusals: unknown words, words that exclude each other."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ...ir.errors import OptionError, WrongUsage
from ...passes.report.near_misses import NEAR_MISSES
from ...passes.targets import target_of

STAGES = ("graph", "kernel", "loops", "plan", "python", "llvm", "asm", "ptx", "report")
ORIGIN_STAGES = ("llvm", "asm", "ptx")
FORMATS = ("text", "json", "dot", "svg", "html")
# The text that a target's code is made of, or comes to: what prints its loops, by target.
LISTINGS = {
    "python": {
        "numba": "stepfuse.backends.numba.source:program_source",
        "numba-cuda": "stepfuse.backends.numba_cuda.source:cuda_source",
    },
    "llvm": {"native": "stepfuse.backends.native.backend:llvm_text"},
    "asm": {"native": "stepfuse.backends.native.backend:assembly"},
    "ptx": {"cuda": "stepfuse.backends.cuda.ptx:ptx_text"},
}


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


def refuse(request: DumpRequest) -> None:
    """Raises WrongUsage for words that are not known and for requests that exclude each other."""
    for word, known, what in (
        (request.stage, STAGES, "stage"),
        (request.format, FORMATS, "format"),
        (request.why_not, reasons(), "pass with reasons"),
    ):
        if word and word not in known:
            raise WrongUsage(f"no {what} is called '{word}'; known: {', '.join(known)}")
    try:
        row = target_of(request.target or "native")
    except OptionError as error:
        raise WrongUsage(str(error)) from None
    loops, page = request.stage == "loops", request.format == "html"
    if loops:
        _refuse_loops(request)
    elif request.nest:
        raise WrongUsage("--nest goes with --stage loops")
    if request.origin and request.stage not in (*ORIGIN_STAGES, "report") and not page:
        raise WrongUsage(f"--origin goes with --stage {' or '.join(ORIGIN_STAGES)}, or format html")
    several = [request.after, request.after_each, request.why_not]
    if not loops or request.why_not:
        several.append(request.stage)
    if sum(map(bool, several)) > 1:
        raise WrongUsage("of --stage, --after, --after-each and --why-not, only one at a time")
    listed = LISTINGS.get(request.stage, ())
    if request.target and listed and not any(target_of(name) is row for name in listed):
        raise WrongUsage(f"--stage {request.stage} is of target {' or '.join(listed)}")
    unfit = (request.stage and not loops) or request.why_not
    if request.diff and (unfit or request.format not in ("text", "json")):
        raise WrongUsage("--diff goes with --after or --after-each, as text")
    if request.is_report:
        _refuse_of_report(request)
    elif request.check or request.values:
        name, other = ("--check", "check") if request.check else ("--values", "trace")
        raise WrongUsage(
            f"{name} goes with --format html or --stage report --json; as text: stepfuse {other}"
        )
    plain = DumpRequest(request.pipeline, format=request.format, target=request.target)
    if request.shape and replace(request, shape=()) != plain:
        raise WrongUsage("--shape goes with the table of passes alone, as text or with --json")
    if request.at and not request.values:
        raise WrongUsage("--at is an element of what --values FILE.npz gives")
    if request.format in ("dot", "svg"):
        _refuse_drawing(request)


def _refuse_drawing(request: DumpRequest) -> None:
    format = request.format
    if request.stage == "loops":
        raise WrongUsage(f"nests have no format {format}, only text")
    if request.why_not or request.after_each or request.diff or request.stage in LISTINGS:
        raise WrongUsage(f"this has no format {format}, only text")
    if request.stage == "plan" and format == "dot":
        raise WrongUsage("a plan is drawn as svg, not as dot")


def _refuse_loops(request: DumpRequest) -> None:
    """Raises WrongUsage for a target without nests, and a pass that does not run for it."""
    target, after = request.target or "native", request.after
    names = target_of(target).loop_names
    if not names:
        raise WrongUsage(f"target {target} has no loops: its code is made without")
    if after and after not in names:
        raise WrongUsage(f"pass '{after}' does not run for {target}; these do: {', '.join(names)}")


def _refuse_of_report(request: DumpRequest) -> None:
    part = request.stage not in ("", "report")
    if part or request.after or request.after_each or request.why_not or request.diff:
        raise WrongUsage("format html is the whole report: it goes with no stage, pass or diff")
    if request.format not in ("html", "json"):
        raise WrongUsage("--stage report is a page or its data: add --format html or --json")


def reasons() -> tuple[str, ...]:
    """The passes that --why-not explains."""
    return ("fuse", "plan", *NEAR_MISSES)
