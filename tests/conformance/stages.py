"""A stage at its place beside an optimizer, and which optimizers it cannot be placed beside."""

from __future__ import annotations

from stepfuse import chain, get
from stepfuse.ir.graph import Spec

LACKS = r"wraps has no (\w+)|moves no %(\w+)|what it wraps has not moved it"


def with_stage(stage: str, optimizer: Spec) -> Spec:
    """In front of it if it changes gradients or holds the step back, else behind it.

    Raises ValueError where the stage takes something from the optimizer that it has not.
    """
    spec = get(stage)
    wraps = any(g.wraps for g in spec.graphs)
    ahead = any(g.guard is not None or any(u.forward for u in g.updates) for g in spec.graphs)
    return chain(spec, optimizer) if ahead and not wraps else chain(optimizer, spec)


def refusal(stage: str, name: str) -> str:
    """What the error says if the two do not go together; empty if they do.

    A stage may take states and numbers from the optimizer, by their names.
    """
    given = ("param", "grad", "aux")
    wanted = {r.name for r in get(stage).roles if r.default is None and r.kind not in given}
    numbers = {r.name for r in get(name).of_kind("hyper")}
    moved = [{u.role for u in g.updates} for g in get(name).variants()]
    return "" if all(wanted <= roles | numbers for roles in moved) else LACKS
