"""Output of `stepfuse dump`: any stage of a compilation, as text, JSON or a drawing."""

from __future__ import annotations

import difflib
from collections.abc import Sequence
from dataclasses import replace
from importlib import import_module
from typing import TYPE_CHECKING

from ...drawing.svg import Drawing, to_svg
from ...ir.errors import OptionError, WrongUsage
from ...ir.graph import Graph, Spec
from ...ir.loops.loop_program import LoopProgram
from ...ir.lowered.memory_plan import Plan
from ...ir.lowered.program import Program
from ...ir.lowered.schedule import Schedule
from ...ir.text.plan_printer import launches_text, lifetimes_text, plan_text
from ...ir.text.printer import graph_to_text
from ...passes.lower.lower import lower
from ...passes.pipeline import PASSES, Step
from ...passes.report.near_misses import why_not
from ...passes.report.why_not import why_not_fuse, why_not_plan
from ...passes.targets import TARGETS, pass_name, target_of
from ..records.record import record_text
from .at_shape import cost_at, table_text
from .draw import PALETTE, draw_graph, draw_program, plan_to_svg, to_dot
from .history import History, follow, linked_graphs, passes_over_graphs, table
from .loops import loops_text
from .render import program_text, schedule_text, with_names
from .request import LISTINGS, DumpRequest, refuse

if TYPE_CHECKING:
    from ..report.record import VariantGraphs, VariantPart

_PROGRAM_PASSES = ("lower", *(pass_name(p) for t in TARGETS.values() for p in t.programs))


Part = str | Graph | Program | Schedule | Plan | History  # a text, a stage, or the table of all


def dump(spec: Spec, request: DumpRequest) -> str:
    """The text asked for, variant by variant. Raises WrongUsage and StepfuseError."""
    refuse(request)
    if request.is_report:
        return _report(spec, request)
    target, pipeline = request.target or _own_target(request.stage), request.pipeline
    looped = request.stage == "loops" or request.stage in LISTINGS
    last = "loops" if looped else "launches"
    ends = passes_over_graphs(pipeline) if _is_of_graphs(request) else pipeline
    histories = [follow(graph, ends, target, last) for graph in linked_graphs(spec, pipeline)]
    if request.format == "json":
        return _json(spec, histories, request, target)
    if request.stage == "loops":
        return _nests(histories, request).rstrip("\n") + "\n"
    parts = [(history, _part(history, request)) for history in histories]
    if request.format != "text":
        return _drawn(parts, request.format).rstrip("\n") + "\n"
    texts = (_text(*part, request.shape).rstrip("\n") for part in parts)
    return "\n\n".join(texts) + "\n" + _assumed(spec, request)


def _own_target(stage: str) -> str:
    """The target of a stage where none is asked for."""
    return next(iter(LISTINGS.get(stage, ("native",))))


def _is_of_graphs(request: DumpRequest) -> bool:
    """True if the requested stage precedes fusion, which not every graph goes through."""
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

    text, error = written(spec.name, lambda: spec, request)
    if error is not None:
        raise error
    return text


# ------------------------------------------------------------------ parts and their forms


def _part(history: History, request: DumpRequest) -> Part:
    """The part of a variant that is asked for. Raises WrongUsage where it has none."""
    after, stage = request.after, request.stage
    if request.why_not:
        return _reasons(history, request.why_not)
    if stage == "loops":
        return _nests([history], request)
    if request.after_each or (request.diff and not after):
        return _each(history, request.diff)
    if stage in LISTINGS:
        return _listing(history, request)
    if after == "fuse":
        return _schedule(history)
    if after in _PROGRAM_PASSES:
        return _program_after(history, after)
    if after and request.diff:
        return "\n".join(_difference(step) for step in history.steps if step.name == after)
    if after:
        return _graph_after(history, after)
    match stage:
        case "graph":
            return history.graph
        case "kernel":
            return _program(history)
        case "plan":
            return _plan(history)
        case _:
            return history


def _text(history: History, part: Part, dims: tuple[int, ...]) -> str:
    match part:
        case str():
            return part
        case Graph():
            return graph_to_text(part)
        case Program():
            return program_text(part)
        case Schedule():
            return schedule_text(part)
        case Plan():
            return _plan_text(history)
        case History():
            return table_text(history, dims)


def _drawn(parts: Sequence[tuple[History, Part]], format: str) -> str:
    plans = [(h.title, part, h.graph) for h, part in parts if isinstance(part, Plan)]
    if plans:
        return plan_to_svg(plans)
    found = [_drawing(*part) for part in parts]
    return to_dot(found) if format == "dot" else to_svg(found, PALETTE)


def _drawing(history: History, part: Part) -> Drawing:
    if isinstance(part, Graph):
        return draw_graph(part, history.title)
    return draw_program(part if isinstance(part, Program) else _fused(history), history.title)


def _json(spec: Spec, histories: Sequence[History], request: DumpRequest, target: str) -> str:
    from ..report.record import with_variants

    if request.nest:
        _nests(histories, request)  # which refuses a name that no variant has
    variants = [_recorded(history, request) for history in histories]
    return record_text(with_variants(spec, request.pipeline, variants, target))


def _recorded(history: History, request: DumpRequest) -> VariantGraphs | VariantPart:
    """A variant with the part that was asked for."""
    from ..report.record import VariantPart, graphs_of, recorded_plan

    named = VariantPart(history.title, history.declared.entry, history.declared.when)
    if request.nest and request.nest not in (nest.name for nest in _loops(history).nests):
        return named
    if request.after_each and not request.diff and request.stage != "loops":
        return graphs_of(history, history.graph)
    match part := _part(history, request):
        case str():
            return replace(named, text=part)
        case Graph():
            return graphs_of(history, part)
        case Program():
            return replace(named, program=part)
        case Schedule():
            return replace(named, schedule=part)
        case Plan():
            return replace(named, plan=recorded_plan(part, _program(history)))
        case History():
            cost = cost_at(_program(history), request.shape) if request.shape else None
            rows = tuple(table(history))
            return replace(named, passes=rows, schedule=history.schedule, at_shape=cost)


# ------------------------------------------------------------------ what one history has


def _schedule(history: History) -> Schedule:
    if history.schedule is None:
        raise WrongUsage("the pipeline does not end in fuse: there is no schedule")
    return history.schedule


def _graph_after(history: History, name: str) -> Graph:
    try:
        return history.after(name)
    except KeyError:
        ran = dict.fromkeys(s.name for s in history.steps)
        raise WrongUsage(f"pass '{name}' does not run here; these do: {', '.join(ran)}") from None


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
    loops = _loops(history)
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


def _loops(history: History) -> LoopProgram:
    _program(history)
    return history.loops[-1].after


def _nests(histories: Sequence[History], request: DumpRequest) -> str:
    for history in histories:
        _program(history)
    return loops_text([(h.title, h.loops) for h in histories], request)


# ------------------------------------------------------------------ why not, and what changed


def _reasons(history: History, name: str) -> str:
    if name == "fuse":
        return why_not_fuse(_schedule(history))
    if name == "plan":
        return with_names(why_not_plan(_plan(history)), history.graph)
    return why_not(_before_expansion(history), name)


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
