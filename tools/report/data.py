"""What the report shows, as JSON's own types: nothing is only in the page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...backends.numba.source import program_source
from ...ir.errors import StepfuseError
from ...ir.graph import Spec
from ...ir.loops.loop_program import LoopProgram
from ...ir.lowered.program import Program
from ...passes.targets import loop_steps, target_of
from ..errors import WrongUsage
from ..inspect.history import History
from .code import pane
from .figures import figures
from .graphs import Graphs
from .plan import plan_data
from .reasons import reasons_data
from .sources import SourceTable
from .trips import lines_data, order_data, trips_data

SCHEMA = 1  # raised whenever a field changes its meaning, goes, or moves


def report_data(spec: Spec, histories: Sequence[History], pipeline: str) -> dict[str, Any]:
    """The report of a spec whose variants were followed to their launches. Raises WrongUsage."""
    return {
        "schema": SCHEMA,
        "spec": spec.name,
        "doc": spec.doc,
        "paper": spec.paper,
        "pipeline": pipeline,
        "variants": [_variant(h) for h in histories],
    }


def _variant(history: History) -> dict[str, Any]:
    schedule, program, plan = history.schedule, history.program, history.plan
    if schedule is None or program is None or plan is None:
        raise WrongUsage("the report needs a pipeline that ends in fuse,lower")
    sources = SourceTable()
    graphs = Graphs(history, sources)
    found = {
        "title": history.title,
        "entry": history.declared.entry,
        "when": history.declared.when,
        "figures": figures(history, schedule, program, plan),
        "passes": graphs.passes(),
        "graphs": graphs.found,
        "final": graphs.number_of(program.graph),
        "types": graphs.types,
        "trips": trips_data(schedule, program),
        "order": order_data(program),
        "lines": lines_data(schedule, program, sources),
        "plan": plan_data(plan, program),
        **reasons_data(schedule),
        "code": [_python(program)],
    }
    return found | sources.data()


def _python(program: Program) -> dict[str, Any]:
    """The source that backend numba runs; the reason where it has none."""
    try:
        return pane("Python", program_source(_numba_loops(program)), program.graph)
    except StepfuseError as error:
        return {"name": "Python", "lines": [], "missing": str(error)}


def _numba_loops(program: Program) -> LoopProgram:
    found: Any = program
    for _, function in loop_steps(target_of("numba")):
        found = function(found)
    return found
