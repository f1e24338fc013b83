"""A stage at its place beside an optimizer, and which optimizers it cannot be placed beside."""

from __future__ import annotations

from stepfuse import chain, get
from stepfuse.ir.graph import Spec
from stepfuse.ir.types import COL, ROW, UNIT

# Why, as the errors say it.
LACKS = r"wraps has no (\w+)|moves no %(\w+)|what it wraps has not moved it"
VIEWS = "no view holds the domains .*; expected one family of axes"


def with_stage(stage: str, optimizer: Spec) -> Spec:
    """In front of it if it changes gradients or holds the step back, else behind it.

    Raises ValueError where the stage takes something from the optimizer that it has not; views
    that do not go together are a LowerError of later passes.
    """
    spec = get(stage)
    wraps = any(g.wraps for g in spec.graphs)
    ahead = any(g.guard is not None or any(u.forward for u in g.updates) for g in spec.graphs)
    return chain(spec, optimizer) if ahead and not wraps else chain(optimizer, spec)


def refusal(stage: str, name: str) -> str:
    """What the error says if the two do not go together; empty if they do.

    A stage may take states and numbers from the optimizer, by their names; and the axes over
    which both of them reduce have to be of one family, rows and columns or units.
    """
    wanted = {r.name for r in get(stage).roles if r.default is None} - {"param", "grad"}
    numbers = {r.name for r in get(name).of_kind("hyper")}
    if any(not wanted <= {u.role for u in g.updates} | numbers for g in get(name).variants()):
        return LACKS
    by_units = UNIT in _domains(get(stage))
    return VIEWS if by_units and _domains(get(name)) & {ROW, COL} else ""


def _domains(spec: Spec) -> set[object]:
    return {node.type.domain for graph in spec.variants() for node in graph.nodes}
