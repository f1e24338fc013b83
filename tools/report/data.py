"""The report's content, as JSON's own types: nothing is only in the page."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from ...ir.errors import StepfuseError
from ...ir.graph import Spec
from ..errors import WrongUsage
from ..inspect.history import History
from .failure import failure_data
from .figures import figures
from .form import VERSION
from .graphs import Graphs
from .panes.all_panes import panes
from .plan import plan_data
from .reasons import reasons_data
from .roles import roles_data
from .sources import SourceTable, shown
from .sweeps import lines_data, order_data, sweeps_data
from .values import values_data


def report_data(
    spec: Spec,
    histories: Sequence[History],
    pipeline: str,
    assembly: bool = False,
    error: StepfuseError | None = None,
) -> dict[str, Any]:
    """The report of a spec whose variants were followed to their launches. Raises WrongUsage.

    With `assembly`, of variants that were followed to their loops, machine code is in it. With an
    error, of which `failure` tells, a variant may have been followed only up to there.
    """
    found: dict[str, Any] = {
        "schema": VERSION,
        "kind": "report",
        "spec": spec.name,
        "doc": spec.doc,
        "paper": spec.paper,
        "pipeline": pipeline,
        "roles": roles_data(spec.roles),
        "variants": [_variant(h, assembly, len(histories)) for h in histories],
    }
    if spec.rules:
        found["rules"] = [{"name": rule.name, "when": rule.when} for rule in spec.rules]
    return found | ({} if error is None else {"failure": failure_data(error)})


def undeclared_data(name: str, pipeline: str, error: StepfuseError) -> dict[str, Any]:
    """The report of what is no spec: the error at its line."""
    head = {"schema": VERSION, "kind": "report", "spec": name, "doc": "", "paper": ""}
    found = {"pipeline": pipeline, "roles": [], "variants": [], "failure": failure_data(error)}
    return head | found


def report_text(data: dict[str, Any]) -> str:
    """The data of a report as `stepfuse dump SPEC --stage report --json` prints it."""
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"


def _variant(history: History, assembly: bool, variants: int) -> dict[str, Any]:
    schedule, program, plan = history.schedule, history.program, history.plan
    sources = SourceTable()
    graphs = Graphs(history, sources)
    found = {
        "title": history.title,
        "entry": history.declared.entry,
        "when": history.declared.when,
        "passes": graphs.passes(),
        "graphs": graphs.found,
        "types": graphs.types,
    }
    if history.failed is not None:
        final, said = graphs.number_of(history.graph), shown(str(history.failed))
        return found | {"final": final, "failed": said} | sources.data()
    if schedule is None or program is None or plan is None:
        raise WrongUsage("the report needs a pipeline that ends in fuse,lower")
    found |= {
        "figures": figures(history, schedule, program, plan),
        "stored": roles_data(program.graph.roles),
        "final": graphs.number_of(program.graph),
        "sweeps": sweeps_data(schedule, program),
        "order": order_data(program),
        "lines": lines_data(schedule, program, sources),
        "plan": plan_data(plan, program),
        **reasons_data(schedule),
        "code": list(panes(history, assembly, variants)),
    }
    found["values"] = values_data(found, len(program.graph.nodes))
    return found | sources.data()
