"""The match of a step with a training op, exact at its hyper-parameters.

Both run in f64 from the spec's first values, over gradients of several sizes and rates that change
from step to step. They are the same where parameter and states stay within 1e-12; an epsilon in
another place, or a decay before the step where the op has it behind, is far outside.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from ....ir import interpreter
from ....ir.errors import OptionError
from ....ir.graph import Graph
from ....ir.roles import Role, RoleKind
from ....ir.types import ELEM
from ....passes.rewrite.specialise import specialise
from .ops import FORMS, TrainingOp

SAME = 1e-12
_STEPS = 5
_SIZES = (4, 6, 2, 3)
COUNT = "t"  # the number of steps that are done


def matching(graph: Graph, form: str, rank: int) -> TrainingOp:
    """The op that the graph's step is. Raises OptionError, saying how it differs from each."""
    reasons: dict[str, list[str]] = {}
    for op in FORMS[form]:
        reason = _difference(graph, op, (*_SIZES, *[1] * rank)[:rank])
        if not reason:
            return op
        reasons.setdefault(reason, []).append(str(op))
    told = "; ".join(f"{', '.join(ops)}: {reason}" for reason, ops in reasons.items())
    raise OptionError(
        f"@{graph.name} is exactly none of the ops of the form '{form}'. {told}. Export it as "
        f"'function' or 'inline'"
    )


def states_of(graph: Graph) -> list[Role]:
    """The states that the step stores for each element, in order."""
    stored = {u.role for u in graph.updates if not u.forward}
    return [r for r in graph.roles if r.kind == RoleKind.STATE and r.type.domain == ELEM
            and r.name in stored]  # fmt: skip


def hypers_of(graph: Graph) -> dict[str, float]:
    """The hyper-parameters by name."""
    found = (r for r in graph.roles if r.kind == RoleKind.HYPER)
    return {r.name: float(r.default) for r in found if r.default is not None}


def _difference(graph: Graph, op: TrainingOp, shape: tuple[int, ...]) -> str:
    """Return the difference of a step from the op, "" if there is none."""
    odd = _odd_roles(graph)
    if odd:
        return odd
    states = states_of(graph)
    if len(states) != len(op.states):
        return f"the states are {len(op.states)}, those of @{graph.name} {len(states)}"
    if any(u.guard is not None for u in graph.updates):
        return "a step is never skipped"
    if any(r.default != 0 for r in states):
        return "states begin at 0"
    with np.errstate(all="ignore"):
        return next(_apart(graph.replace(when=""), op, states, shape), "")


def _odd_roles(graph: Graph) -> str:
    """Return the reason why no ONNX training op can express the graph, "" if one can."""
    if "lr" not in {r.name for r in graph.roles if r.kind == RoleKind.HYPER}:
        return "the rate is an input, lr, which no schedule computes"
    stored = {u.role for u in graph.updates if not u.forward}
    used = {*graph.reads, *stored}
    for role in graph.roles:
        if role.name not in used or role.name == COUNT:
            continue
        is_state = role.kind == RoleKind.STATE
        is_kept = is_state and (role.type.domain != ELEM or role.name not in stored)
        if role.kind in (RoleKind.AUX, RoleKind.SHADOW) or is_kept:
            return f"there is nothing like %{role.name} ({role.kind.value} {role.type})"
    return ""


def _apart(
    graph: Graph, op: TrainingOp, states: list[Role], shape: tuple[int, ...]
) -> Iterator[str]:
    """The first difference between the two."""
    rng = np.random.default_rng(3)
    theirs, hypers = specialise(op.spec.graphs[0]), hypers_of(graph)
    attributes, names = op.numbers(hypers), ["param", *(r.name for r in states)]
    kept = ["param", *(r.name for r in states_of(theirs))]
    start = np.array(rng.normal(size=shape))
    mine = {"param": start.copy(), "grad": start, **{n: np.zeros(shape) for n in names[1:]}}
    other = {"param": start.copy(), "grad": start, **{n: np.zeros(shape) for n in kept[1:]}}
    numbers, count = {COUNT: 0.0}, {COUNT: float(op.first or 0)}
    for t in range(1, _STEPS + 1):
        grad = rng.normal(size=shape) * 10.0 ** rng.integers(-5, 2, size=shape)
        mine["grad"] = other["grad"] = grad
        rate = 0.1 / t
        interpreter.run([graph], [mine], {**hypers, "lr": rate}, numbers)
        interpreter.run([theirs], [other], {**attributes, "lr": rate}, count)
        if op.first is None:
            count[COUNT] = 0.0
        for name, key in zip(names, kept, strict=True):
            size = np.max(np.abs(other[key] - (start if name == "param" else 0.0)))
            apart = float(np.max(np.abs(mine[name] - other[key])))
            if not apart <= SAME * max(float(size), 1.0):
                yield f"at step {t} %{name} differs by {apart:.1e}"
