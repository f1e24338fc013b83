"""Output of `stepfuse dump`: any stage of a compilation, as text, JSON or a drawing."""

from __future__ import annotations

import difflib
from collections.abc import Callable
from dataclasses import replace
from importlib import import_module
from typing import TYPE_CHECKING

from ...compiler import Made
from ...drawing.boxes import Drawing
from ...drawing.svg import to_svg
from ...ir.errors import OptionError
from ...ir.graph import Graph, Spec
from ...ir.loops.loop_program import LoopProgram
from ...ir.lowered.memory_plan import Plan
from ...ir.lowered.program import Program
from ...ir.lowered.schedule import Schedule
from ...ir.text.launch_printer import launches_text
from ...ir.text.plan_printer import lifetimes_text, plan_text
from ...ir.text.printer import graph_to_text
from ...passes.lower.lower import lower
from ...passes.pipeline import PASSES, Step
from ...passes.report.why_not import GRAPH_REASONS, why_not_fuse, why_not_plan
from ...passes.targets import TARGETS, pass_name, target_of
from ..errors import WrongUsage
from ..records.record import record_text
from .at_shape import cost_at, table_text
from .draw import PALETTE, draw_graph, draw_program, plan_to_svg, to_dot
from .history import History, follow, linked_graphs, passes_over_graphs, table
from .loops import loops_asked, loops_text
from .refuse import LISTINGS, refuse
from .render import program_text, schedule_text, with_names
from .request import DumpRequest

if TYPE_CHECKING:
    from ..report.record import VariantGraphs, VariantPart

_PROGRAM_PASSES = ("lower", *(pass_name(p) for t in TARGETS.values() for p in t.programs))


def dump(spec: Spec, request: DumpRequest) -> str:
    """The text asked for, variant by variant. Raises WrongUsage and StepfuseError."""
    refuse(request)
    if request.is_report:
        return _report(spec, request)
    write, pipeline = _writer(request), request.pipeline
    target = request.target or next(iter(LISTINGS.get(request.stage, ("native",))))
    looped = request.stage == "loops" or request.stage in LISTINGS
    last = "loops" if looped else "launches"
    ends = passes_over_graphs(pipeline) if _is_of_graphs(request) else pipeline
    histories = [follow(graph, ends, target, last) for graph in linked_graphs(spec, pipeline)]
    text = write(histories).rstrip("\n") + "\n"
    if request.format != "json":
        return text + _assumed(spec, request)
    from ..report.record import with_variants

    variants = [_entry(history, request) for history in histories]
    return record_text(with_variants(spec, pipeline, variants, target))


def _is_of_graphs(request: DumpRequest) -> bool:
    """True if what is asked for is there before fusion, which not every graph goes through."""
    over_graphs = request.after in PASSES or request.after_each
    return request.stage == "graph" or (not request.stage and over_graphs)


def _assumed(spec: Spec, request: DumpRequest) -> str:
    """Return the assumptions of a spec's capture, for the end of the pass-by-pass table."""
    if request != DumpRequest(request.pipeline, target=request.target):
        return ""
    told = ("Assumed: ", "As captured: ", "Not proved: ")
    lines = [line for line in spec.doc.splitlines() if line.startswith(told)]
    return "".join(f"{line}\n" for line in ["", *lines]) if lines else ""


def _report(spec: Spec, request: DumpRequest) -> str:
    from ..report.written import written

    found = written(spec.name, lambda: spec, request)
    if found.error is not None:
        raise found.error
    return found.text


Writer = Callable[[list[History]], str]


def _writer(request: DumpRequest) -> Writer:
    """The function that writes what a request asks for. Raises WrongUsage for no such form."""
    if request.format == "json":  # what is no text is in the record as it is
        request = replace(request, format="text")
    if request.why_not:
        return _text_only(request, lambda h: _reasons(h, request.why_not))
    if request.stage == "loops":
        return _loops_writer(request)
    if request.after_each or (request.diff and not request.after):
        return _text_only(request, lambda h: _each(h, request.diff))
    if request.stage in LISTINGS:
        return _text_only(request, lambda h: _listing(h, request))
    if request.after:
        return _after_writer(request)
    return _stage_writer(request.stage, request.format, dims=request.shape)


def _text_only(request: DumpRequest, one: Callable[[History], str]) -> Writer:
    if request.format != "text":
        raise WrongUsage(f"this has no format {request.format}, only text")
    return _joined(one)


def _loops_writer(request: DumpRequest) -> Writer:
    if request.format != "text":
        raise WrongUsage(f"nests have no format {request.format}, only text")
    asked = loops_asked(request)
    return lambda histories: loops_text([(h.title, _loop_stages(h)) for h in histories], asked)


def _joined(one: Callable[[History], str]) -> Writer:
    return lambda histories: "\n\n".join(one(h).rstrip("\n") for h in histories)


def _after_writer(request: DumpRequest) -> Writer:
    name = request.after
    if name == "fuse":
        return _stage_writer("", request.format, schedule=True)
    if name in _PROGRAM_PASSES:
        return _kernel_writer(request.format, lambda h: _program_after(h, name))
    if request.diff:
        return _joined(lambda h: "\n".join(_difference(s) for s in h.steps if s.name == name))
    return _graph_writer(request.format, lambda h: _graph_after(h, name))


def _graph_after(history: History, name: str) -> Graph:
    try:
        return history.after(name)
    except KeyError:
        ran = dict.fromkeys(s.name for s in history.steps)
        raise WrongUsage(f"pass '{name}' does not run here; these do: {', '.join(ran)}") from None


def _graph_writer(format: str, graph: Callable[[History], Graph]) -> Writer:
    if format == "text":
        return _joined(lambda h: graph_to_text(graph(h)))
    return _drawn(format, lambda h: draw_graph(graph(h), h.title))


def _stage_writer(
    stage: str, format: str, schedule: bool = False, dims: tuple[int, ...] = ()
) -> Writer:
    if stage == "graph":
        return _graph_writer(format, lambda h: h.graph)
    if stage == "kernel":
        return _kernel_writer(format, _program)
    if stage == "plan":
        return _plan_writer(format)
    if format == "text":
        return _joined(lambda h: schedule_text(_schedule(h)) if schedule else table_text(h, dims))
    return _drawn(format, lambda h: draw_program(_fused(h), h.title))


def _kernel_writer(format: str, program: Callable[[History], Program]) -> Writer:
    if format in ("dot", "svg"):
        return _drawn(format, lambda h: draw_program(program(h), h.title))
    return _joined(lambda h: program_text(program(h)))


def _plan_writer(format: str) -> Writer:
    if format == "svg":
        return lambda hs: plan_to_svg([(h.title, _plan(h), h.graph) for h in hs])
    if format == "dot":
        raise WrongUsage("a plan is drawn as svg, not as dot")
    return _joined(_plan_text)


def _drawn(format: str, one: Callable[[History], Drawing]) -> Writer:
    if format == "dot":
        return lambda histories: to_dot([one(h) for h in histories])
    return lambda histories: to_svg([one(h) for h in histories], PALETTE)


# ------------------------------------------------------------------ what one history has


def _schedule(history: History) -> Schedule:
    if history.schedule is None:
        raise WrongUsage("the pipeline does not end in fuse: there is no schedule")
    return history.schedule


def _fused(history: History) -> Program:
    """The program that lowering makes of the schedule."""
    schedule = _schedule(history)
    return history.lowered[0].after if history.lowered else lower(schedule)


def _program(history: History) -> Program:
    if history.program is None:
        raise WrongUsage("the pipeline does not end in fuse,lower: there is no program")
    return history.program


def _program_after(history: History, name: str) -> Program:
    """The program as a pass over programs left it, which may be one of another target's."""
    _program(history)
    for made in history.lowered:
        if made.name == name:
            return made.after
    ran = ", ".join(made.name for made in history.lowered)
    raise WrongUsage(f"pass '{name}' does not run for this target; these do: {ran}")


def _plan(history: History) -> Plan:
    if history.plan is None:
        raise WrongUsage("the pipeline does not end in fuse,lower: there is no plan")
    return history.plan


def _plan_text(history: History) -> str:
    plan = _plan(history)
    text = f"{plan_text(plan)}\n\n{lifetimes_text(plan)}"
    return f"{with_names(text, history.graph)}\n\n{launches_text(_program(history))}"


def _listing(history: History, request: DumpRequest) -> str:
    target, listed = request.target, LISTINGS[request.stage]
    chosen = next((n for n in listed if target and target_of(n) is target_of(target)), None)
    module, _, name = listed[chosen or next(iter(listed))].partition(":")
    loops: LoopProgram = _loop_stages(history)[-1].after
    level = [target] if target.startswith("sm_") else []
    try:
        if request.origin:
            from ..code.code_lines import code_lines, origins_text
            from ..code.code_loops import code_loops, titles

            code = code_lines(loops, request.stage, *level)
            heads = titles(code, code_loops(code, request.stage))
            return origins_text(loops.program.graph, code, heads)
        text: str = getattr(import_module(module), name)(loops, *level)
    except OptionError as error:
        raise WrongUsage(str(error)) from None
    return text


def _loop_stages(history: History) -> tuple[Made, ...]:
    _program(history)
    return history.loops


# ------------------------------------------------------------------ as JSON


def _entry(history: History, request: DumpRequest) -> VariantGraphs | VariantPart:
    """A variant with the stage that was asked for."""
    from ..report.record import VariantPart, graphs_of, recorded_plan

    after, declared = request.after, history.declared
    named = VariantPart(history.title, declared.entry, declared.when)
    is_text = request.why_not or request.diff or request.stage in (*LISTINGS, "loops")
    if is_text:
        return replace(named, text=_own_text(history, request))
    if request.after_each or request.stage == "graph":
        return graphs_of(history, history.graph)
    if after == "fuse":
        return replace(named, schedule=_schedule(history))
    if after in _PROGRAM_PASSES:
        return replace(named, program=_program_after(history, after))
    if after:
        return graphs_of(history, _graph_after(history, after))
    if request.stage == "kernel":
        return replace(named, program=_program(history))
    if request.stage == "plan":
        return replace(named, plan=recorded_plan(_plan(history), _program(history)))
    if request.shape:
        named = replace(named, at_shape=cost_at(_program(history), request.shape))
    return replace(named, passes=tuple(table(history)), schedule=history.schedule)


def _own_text(history: History, request: DumpRequest) -> str | None:
    """The text of one variant; None where it has not the nest that was asked for."""
    if request.nest:
        last: LoopProgram = _loop_stages(history)[-1].after
        if request.nest not in (nest.name for nest in last.nests):
            return None
    return _writer(request)([history])


# ------------------------------------------------------------------ why not, and what changed


def _reasons(history: History, name: str) -> str:
    if name == "fuse":
        return why_not_fuse(_schedule(history))
    if name == "plan":
        return with_names(why_not_plan(_plan(history)), history.graph)
    return GRAPH_REASONS[name](_before_expansion(history))


def _before_expansion(history: History) -> Graph:
    """The graph that still reads like the paper, every value typed."""
    for step in history.steps:
        if step.name == "expand":
            return step.before
    return history.graph


def _each(history: History, diff: bool) -> str:
    first = graph_to_text(history.declared)
    shown = [f"; {history.title}, declared\n{first}"]
    for step in history.steps:
        shown.append(_difference(step) if diff else _step(step))
    return "\n".join(shown)


def _step(step: Step) -> str:
    if step.after == step.before:
        return f"; after {step.name}: unchanged\n"
    return f"; after {step.name}\n{graph_to_text(step.after)}"


def _difference(step: Step) -> str:
    """Return the changes of a pass, as a unified diff."""
    before, after = (graph_to_text(g).splitlines() for g in (step.before, step.after))
    lines = difflib.unified_diff(
        before, after, f"before {step.name}", f"after {step.name}", lineterm="", n=2
    )
    return "\n".join(lines) or f"; {step.name} changes nothing"
