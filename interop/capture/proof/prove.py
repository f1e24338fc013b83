"""The proof of a capture: twenty steps beside the original, at shapes and numbers not captured.

The truth is the original in f64. The spec passes that is no further from it than 2e-5 of the way
moved, or than the original's own f32 is in the same run, and a tenth more: both are rounding.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol

import numpy as np

from ....ir.arrays import Array
from ....ir.conditions import matches
from ....ir.errors import CaptureError
from ....ir.graph import Graph, RoleKind, Spec
from ....ir.interpreter import run
from ....ir.tensor_view import shape_under
from ....ir.types import F32, GROUP, Type
from ....passes.pipeline import run_graph
from ..body import place_of

STEPS = 20
_OTHERS = 2  # of the proofs have other numbers than those captured
_SIZE = 0.05  # of the parameters: the larger they are, the more rounding hides
_RATES = ("lr", "learning_rate")
NEAR = 2e-5  # of the way moved
OWN = 1.1  # times the error of the original's f32
EXACT = 1e-7  # of the way moved, where all is computed and kept in f64
_PASSES = "specialise,view,legalise,fold,simplify,cse,dce"
_EQUATIONS = "specialise,view,fold,simplify,cse,dce"
# Of each seed: two tensors of one group, one of another.
_SHAPES = (
    ((9,), (4, 6), (8, 3)), ((14,), (2, 3, 4), (5, 9)), ((), (3, 2, 2, 4), (6, 2)),
)  # fmt: skip

Shapes = Sequence[tuple[int, ...]]
Hypers = dict[str, float]
Tensors = list[Array]


class Rival(Protocol):
    """The original, that steps tensors in two groups from the same numbers as the spec."""

    def __call__(
        self,
        dtype: str,
        params: Tensors,
        grads: Sequence[Tensors],
        groups: Sequence[int],
        hypers: Sequence[Sequence[Hypers]],
    ) -> list[Tensors]:
        """The parameters after each step; `hypers` are those of each step's groups."""
        ...


class ProofError(CaptureError):
    """A spec and its original part, at a tensor of some rank."""

    def __init__(self, rank: int, op: str, where: str, remedy: str) -> None:
        super().__init__(op, where, remedy)
        self.rank = rank


@dataclass(frozen=True, slots=True)
class Proof:
    """How far a spec and the original's f32 are from its f64, relative to the way moved."""

    steps: int
    error: float
    original_error: float
    shapes: tuple[tuple[int, ...], ...]
    hypers: tuple[str, ...]  # that had other values than when captured
    in_f64: bool = False  # the spec, too: in f32 its rounding was as far as the original's, or more

    def __str__(self) -> str:
        if self.in_f64:
            return f"{self.error:.1e} of the way after {self.steps} steps, all kept in f64"
        own = f"the original's own f32 {self.original_error:.1e}"
        return f"{self.error:.1e} of the way after {self.steps} steps; {own}"


def prove(
    spec: Spec, rival: Rival, unread: Mapping[str, float] | None = None, groups: int = 2,
    shapes: Sequence[Shapes] = (),
) -> Proof:  # fmt: skip
    """Steps a spec beside the original, three times. Raises CaptureError where they part.

    `unread` are numbers of the original that the spec does not have: they change, too. A library
    that has no groups of parameters has one; `shapes` are those of more runs.
    """
    numbers = {**(unread or {}), **_numbers(spec)}
    tried = [tuple(s for s in some if _takes(spec, s)) for some in (*_SHAPES, *shapes)]
    proofs = [_proved(spec, rival, s, n, numbers, groups) for n, s in enumerate(tried, 1) if s]
    return max(proofs, key=lambda proof: proof.error)


def _takes(spec: Spec, shape: tuple[int, ...]) -> bool:
    return any(matches(g.when, shape) for g in spec.variants())


def _proved(
    spec: Spec,
    rival: Rival,
    shapes: Shapes,
    seed: int,
    numbers: Mapping[str, float],
    several: int,
) -> Proof:
    rng = np.random.default_rng(seed)
    params = [np.asarray(_SIZE * rng.standard_normal(s), np.float32) for s in shapes]
    grads = [[np.asarray(rng.standard_normal(s), np.float32) for s in shapes] for _ in range(STEPS)]
    groups = [0 if number < 2 else several - 1 for number in range(len(shapes))]
    hypers = _other_hypers(numbers, seed) if seed <= _OTHERS else [[{}, {}] for _ in range(STEPS)]
    changed = tuple(hypers[0][0])
    try:
        truth = rival("f64", params, grads, groups, hypers)
    except Exception:  # numbers that the original refuses prove nothing about it
        hypers, changed = [[{}, {}] for _ in range(STEPS)], ()
        truth = rival("f64", params, grads, groups, hypers)
    own = rival("f32", params, grads, groups, hypers)
    ours = stepped(spec, params, grads, groups, hypers)
    try:
        found, in_f64 = _compared(spec, params, truth, own, ours), False
    except CaptureError:
        # Where f32 amplifies its own rounding, the equations themselves decide.
        exact = stepped(spec, _in_f64(params), [_in_f64(g) for g in grads], groups, hypers)
        found, in_f64 = _compared(spec, params, truth, truth, exact, EXACT), True
    return Proof(STEPS, *found, tuple(shapes), changed, in_f64)


def _other_hypers(known: Mapping[str, float], seed: int) -> list[list[Hypers]]:
    """For each step what two groups have; the learning rate falls halfway."""
    groups = [{n: other_value(v, seed + g) for n, v in known.items()} for g in range(2)]
    later = [{n: 0.5 * v if n in _RATES else v for n, v in g.items()} for g in groups]
    return [groups if step < STEPS // 2 else later for step in range(STEPS)]


def _numbers(spec: Spec) -> Hypers:
    """The hyper-parameters as captured; 1 for those that are given to each step."""
    roles = spec.of_kind(RoleKind.HYPER)
    return {r.name: r.default if isinstance(r.default, float) else 1.0 for r in roles}


def stepped(
    spec: Spec, params: Tensors, grads: Sequence[Tensors], groups: Sequence[int],
    hypers: Sequence[Sequence[Hypers]],
) -> list[Tensors]:  # fmt: skip
    """The parameters after each step of a spec: in its own dtypes, or all in f64 as they are."""
    in_f64 = params[0].dtype == np.float64
    graphs = [
        run_graph(_unrounded(g), _EQUATIONS) if in_f64 else run_graph(g, _PASSES)
        for g in spec.variants()
    ]
    tensors = [_tensor(graphs, p) for p in params]
    numbers: dict[str, Any] = {
        r.name: float(r.default) if r.type.domain < GROUP else np.full(2, float(r.default))
        for r in spec.of_kind(RoleKind.STATE)
        if r.type.domain <= GROUP and isinstance(r.default, (int, float))
    }
    defaults = _numbers(spec)
    found: list[Tensors] = []
    for number, step in enumerate(grads):
        for tensor, grad in zip(tensors, step, strict=True):
            tensor["grad"] = grad
        given: Any = [{n: group.get(n, v) for n, v in defaults.items()} for group in hypers[number]]
        run(graphs, tensors, given, numbers, groups)
        found.append([t["param"].copy() for t in tensors])
    return found


def _unrounded(graph: Graph) -> Graph:
    """The graph with its states in more than 16 bits."""

    def widened(type_: Type) -> Type:
        return replace(type_, dtype=F32) if type_.dtype.is_pattern else type_

    if not any(role.type.dtype.is_pattern for role in graph.roles):
        return graph
    roles = tuple(replace(role, type=widened(role.type)) for role in graph.roles)
    nodes = tuple(replace(n, type=widened(n.type)) if n.op == "read" else n for n in graph.nodes)
    return graph.replace(roles=roles, nodes=nodes)


def _tensor(graphs: Sequence[Graph], param: Array) -> dict[str, Array]:
    """A parameter and its states, at their first values."""
    graph = next(g for g in graphs if matches(g.when, param.shape))
    found: dict[str, Array] = {"param": param.copy()}
    shape = shape_under(graph.view, param.shape)
    for role in graph.roles:
        if role.kind == RoleKind.STATE and not role.type.domain <= GROUP:
            if isinstance(role.default, str):
                found[role.name] = param.copy()
            elif _is_used(graph, role.name):
                dtype = np.float64 if param.dtype == np.float64 else role.type.dtype.numpy
                cells = shape.count(role.type.domain)
                found[role.name] = np.full(cells, role.default, dtype)
    return found


def _is_used(graph: Graph, name: str) -> bool:
    return name in graph.reads or any(u.role == name for u in graph.updates)


def _compared(
    spec: Spec, start: Tensors, truth: Sequence[Tensors], own: Sequence[Tensors],
    ours: Sequence[Tensors], near: float = NEAR,
) -> tuple[float, float]:  # fmt: skip
    worst, worst_own = 0.0, 0.0
    for number, begin in enumerate(start):
        exact = [step[number] for step in truth]
        own_errors = [_largest(t[number] - e) for t, e in zip(own, exact, strict=True)]
        way = 0.0  # the longest so far
        for step, now in enumerate(exact):
            way = max(way, _largest(now - begin))
            if not math.isfinite(way):
                raise CaptureError(
                    f"the original's parameter is not finite after step {step + 1} of the proof",
                    remedy="capture it with options under which it converges",
                )
            error, scale = _largest(ours[step][number].reshape(begin.shape) - now), way or 1.0
            if not error <= max(near * way, OWN * max(own_errors)):
                raise _parted(spec, begin.shape, step, error / scale, own_errors[step] / scale)
            worst = max(worst, error / scale)
            worst_own = max(worst_own, own_errors[step] / scale)
    if all(_largest(a - b) == 0.0 for a, b in zip(truth[-1], start, strict=True)):
        raise CaptureError(
            "the original does not move its parameters in the proof",
            remedy="capture it with options under which it moves",
        )
    return worst, worst_own


def _in_f64(arrays: Tensors) -> Tensors:
    return [array.astype(np.float64) for array in arrays]


def _largest(difference: Array) -> float:
    return float(np.max(np.abs(difference))) if difference.size else 0.0


def _parted(spec: Spec, shape: tuple[int, ...], step: int, error: float, own: float) -> ProofError:
    graph = next(g for g in spec.variants() if matches(g.when, shape))
    return ProofError(
        len(shape),
        f"the proof fails: after step {step + 1}, param of shape {shape} is {error:.1e} of the way "
        f"from the original in f64, whose own f32 is {own:.1e} from it",
        place_of(graph.origin_of("param")),
        "the step depends on something that was not seen: numbers that Python converts, options "
        "that are read once, other tensors",
    )


def other_value(value: float, number: int) -> float:
    """Another value that an optimizer takes where it takes this one; whole numbers stay whole."""
    if value == 0.0:
        return 0.01 * number
    if 0.0 < abs(value) < 1.0:
        return value * (1.0 - 0.03 * number)
    if float(value).is_integer() and abs(value) > 1.0:
        return type(value)(value + number)
    return value * (1.0 + 0.07 * number)
