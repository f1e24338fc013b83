"""Translation validation: a pass, run before and after on random inputs, changes no value.

legalise, hoist-uniform and expansions of transcendentals may change it within TOLERANCE; all
other passes may not change a bit. Then the plan is proven, the loops of each target are run by
the loop interpreter as all passes leave them, and every backend runs the program, beside the
interpreter of the graph, whose bits they must have.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from ...array_optimizer import Optimizer
from ...compiler import compile_spec
from ...ir import interpreter, semantics
from ...ir.graph import Graph, Spec
from ...ir.lowered.memory_plan import PlanError
from ...ir.lowered.program import ProgramError
from ...ir.lowered.schedule import Schedule
from ...ir.ops import LIKE, OPS, ROLE
from ...ir.roles import Role, RoleKind, must_be_given
from ...ir.tensor_view import FLAT
from ...ir.types import BF16, ELEM, F32, F64, I16, PATTERNS, DType, Type
from ...optim_defs import get
from ...passes.chain.compose import chain
from ...passes.checks.domain_check import changed_domains
from ...passes.pipeline import RENAMING, StageSnapshot, Step, meaning_of, policy_pipeline
from ...passes.rewrite.clock_guards import clock_guards
from ...passes.rewrite.expand import BOUNDS
from ...passes.rewrite.view import view
from ...passes.rewrite.without_matrices import has_matrices
from ...runtime.compilation import Compilation
from ..inspect.history import attempt, passes_over_graphs
from .formats import difference_of_formats
from .inputs import (
    DIMS,
    LOOP_DIMS,
    PRODUCT_DIMS,
    Array,
    Dims,
    by_label,
    dims_for,
    drawn_for,
    grouped,
    random_inputs,
    random_numbers,
    random_tensor,
)
from .loops import check_loops, check_runs

OK, FAILED, NOT_RUN, NOT_PROVEN = "ok", "FAILED", "not run", "not proven"
# |a - b| <= tolerance * (1 + |a|), by the dtype that a role is stored in and elements compute in;
# of a graph with products, whose cells are sums of much larger terms, |a| is the largest of all.
TOLERANCE: dict[DType, float] = {F64: 2.0**-40, F32: 2.0**-16} | {
    dtype: 2.0**-dtype.mantissa for dtype in PATTERNS
}
_CONDITION = 64.0  # of matrices as drawn: so much more a library's results differ than these
ENGINES = (("native", 1), ("native", 2), ("numba", 1), ("numba", 2))
STEPS = 3
_LOOSE = ("legalise", "hoist-uniform")
_MEANING = "the declared graph, in f64"


@dataclass(frozen=True, slots=True)
class Finding:
    """The result of one check."""

    subject: str  # "pass cse", "plan", "native, 2 threads"
    where: str  # the variant
    status: str
    detail: str = ""


def check_passes(graph: Graph, pipeline: str, seed: int = 0) -> Iterator[Finding]:
    """A finding for every pass over a graph, and for its fusion, program, plan and loops."""
    history = attempt(graph, pipeline)
    for step in history.steps:
        status, detail = _check_step(step, seed)
        yield Finding(f"pass {step.name}", history.title, status, detail)
    yield _check_meaning(graph, passes_over_graphs(pipeline), seed, history.title)
    if history.schedule is not None:
        yield _check_fusion(history.schedule, history.title)
    for subject, made, error in (
        ("program", history.program, ProgramError),
        ("plan", history.plan, PlanError),
    ):
        if made is not None:
            wrong = isinstance(history.failed, error)
            said = str(history.failed) if wrong else "proven"
            yield Finding(subject, history.title, FAILED if wrong else OK, said)
    if history.program is not None and history.failed is None:
        for targets, wrong in check_loops(history.lowered[0].after):
            detail = wrong or "verified, and the same cells"
            yield Finding(f"loops for {targets}", history.title, FAILED if wrong else OK, detail)


def check_backends(spec: Spec, policy: str, dtypes: str = "", seed: int = 0) -> Iterator[Finding]:
    """A finding for the loops of every target, for every backend and number of threads.

    Each backend compiles once.
    """
    spec = by_label(spec)
    compiled = compile_spec(spec, backend="reference", policy=policy, dtypes=dtypes)
    has_products = any(map(has_matrices, spec.variants()))
    dims = PRODUCT_DIMS if has_products else LOOP_DIMS
    wanted = _trajectory(spec, compiled, seed, 1, dims)
    rounds = has_products and "bf16-products" in policy_pipeline(policy)

    def run(made: Compilation) -> str:
        return _differences(wanted, _trajectory(spec, made, seed, 1, dims), rounds)

    by_loops = compiled
    if has_products:  # those of `reference` are without
        by_loops = compile_spec(spec, backend="loops", policy=policy, dtypes=dtypes)
    for targets, wrong in check_runs(by_loops, run):
        subject, detail = f"loops for {targets}, run", wrong or "after all passes, to the bit"
        yield Finding(subject, f"@{spec.name}", FAILED if wrong else OK, detail)
    wanted = _trajectory(spec, compiled, seed, 1)
    for backend, threads in ENGINES:
        subject = f"{backend}, {threads} thread{'s' if threads > 1 else ''}"
        try:
            if compiled.backend != backend:
                compiled = compile_spec(spec, backend=backend, policy=policy, dtypes=dtypes)
        except ImportError as error:
            yield Finding(subject, f"@{spec.name}", NOT_RUN, str(error))
            continue
        found = _trajectory(spec, compiled, seed, threads)
        wrong = _differences(wanted, found, rounds and backend == "native")
        yield Finding(subject, f"@{spec.name}", FAILED if wrong else OK, wrong)


def runnable(spec: Spec) -> Spec:
    """The spec; a stage that wraps or moves no parameter, with an optimizer at its side."""
    if any(g.wraps for g in spec.graphs):
        has_moments = any(g.inherits for g in spec.graphs)
        return chain(get("adam" if has_moments else "sgd"), spec)
    if any(u.role == "param" and not u.forward for g in spec.variants() for u in g.updates):
        return spec
    from_sgd = get("sgd")
    ahead = any(g.guard is not None or any(u.forward for u in g.updates) for g in spec.variants())
    return chain(spec, from_sgd) if ahead else chain(from_sgd, spec)


def same_bits(a: Array, b: Array) -> bool:
    """Equal bits, or NaN on both sides."""
    a, b = np.atleast_1d(a), np.atleast_1d(b)
    if a.dtype != b.dtype or a.shape != b.shape:
        return False
    if a.dtype.kind != "f":
        return bool(np.array_equal(a, b))
    pattern = {4: np.uint32, 8: np.uint64}[a.dtype.itemsize]
    equal = np.ascontiguousarray(a).view(pattern) == np.ascontiguousarray(b).view(pattern)
    return bool(np.all(equal | (np.isnan(a) & np.isnan(b))))


# ------------------------------------------------------------------ passes


def _check_step(step: Step, seed: int) -> tuple[str, str]:
    if step.after == step.before:
        return OK, "unchanged"
    moved = [] if step.name in RENAMING else changed_domains(step.before, step.after)
    if moved:
        return FAILED, "; ".join(moved)
    if _rounds(step):
        return NOT_RUN, "as_stored has a meaning only once its format is written out"
    if step.name == "encode":
        wrong = difference_of_formats(step, seed)
        return (FAILED, wrong) if wrong else (OK, "within the formats' bounds")
    before, after = _comparable(step)
    if any(n.op == "uniform" for n in before.nodes):
        return NOT_RUN, "uniform has a meaning only once it is expanded"
    if after.view.is_chosen and not before.view.is_chosen:
        return NOT_RUN, "without a view the axes have no meaning to compare with"
    loose = step.name in _LOOSE or (step.name == "expand" and _approximates(before))
    for dims in dims_for(step.after):
        for special in (False,) if loose else (False, True):
            wrong = _difference(before, after, dims, seed, special, loose)
            if wrong:
                return FAILED, f"shape {dims}: {wrong}"
    return OK, "within tolerance" if loose else "to the bit"


def _rounds(step: Step) -> bool:
    """True if a pass expands the `as_stored` of values."""
    likes = [step.after.role(n[LIKE]) for n in step.before.nodes if n.op == "as_stored"]
    kept = sum(n.op == "as_stored" for n in step.after.nodes)
    return kept < len(likes) and any(role.type.dtype not in (F32, F64) for role in likes)


def _check_meaning(graph: Graph, pipeline: str, seed: int, where: str) -> Finding:
    """Check the interpreter's graph against the declared equations in f64."""
    plain = re.sub(r"(encode|hoist-uniform)(\{[^}]*\})?,?", "", pipeline)  # checked by themselves
    step = StageSnapshot(view(graph), "legalise", meaning_of(graph, plain), 0.0, "basic")
    return Finding(_MEANING, where, *_check_step(step, seed))


def _comparable(step: Step) -> tuple[Graph, Graph]:
    """Both graphs over the same roles and, where it says nothing new, the same view."""
    before, after = clock_guards(step.before), step.after
    if not after.view.is_chosen:
        before, after = view(before), view(after)
    elif not before.view.is_chosen and after.view == FLAT:
        before = replace(before, view=FLAT)
    if any(r.like for r in after.roles):  # the same cells, of what were rows and columns
        return before.replace(when=""), after.replace(when="")
    types = {r.name: r.type for r in after.roles}
    nodes = tuple(
        replace(n, type=types[n[ROLE]]) if n.op == "read" and n[ROLE] in types else n
        for n in before.nodes
    )
    roles = tuple(replace(r, type=types.get(r.name, r.type)) for r in before.roles)
    return before.replace(roles=roles, nodes=nodes, when=""), after.replace(when="")


def _approximates(graph: Graph) -> bool:
    return any((n.op, n.type.dtype) in BOUNDS for n in graph.nodes)


def _difference(
    before: Graph, after: Graph, dims: Dims, seed: int, special: bool, loose: bool
) -> str:
    """The name of a role whose value a pass changed too much, empty where it did not."""
    results: list[dict[str, Array]] = []
    for graph in (before, after):
        rng = np.random.default_rng(seed)
        tensor = random_tensor(
            before.roles, dims, rng, special, before.view if before.view.is_chosen else after.view
        )
        numbers = random_numbers(before.roles)
        interpreter.run([graph], [tensor], {}, numbers)
        results.append(tensor | {n: np.asarray(v) for n, v in numbers.items()})
    wide = any(r.type == Type(F64, ELEM) for r in after.roles)
    for role in (r for r in after.roles if r.name in results[0]):
        a, b = (r[role.name] for r in results)
        computed = F64 if wide else F32
        if not (_close(a, b, role, computed, before) if loose else same_bits(a, b)):
            return f"%{role.name} differs"
    return ""


def _close(a: Array, b: Array, role: Role, computed: DType, graph: Graph) -> bool:
    """True within the tolerance; a number in f64 is no better than the elements it is made of."""
    dtype = role.type.dtype
    if dtype.kind == "int":  # codes: the next one is as good; lower halves mean nothing alone
        return dtype is I16 or bool(np.all(np.abs(a.astype(int) - b.astype(int)) <= 1))
    if not dtype.is_float:
        return bool(np.array_equal(a, b))
    wide, other = (np.asarray(semantics.cast(x, F64, dtype), np.float64) for x in (a, b))
    bound = max(TOLERANCE[dtype], TOLERANCE[computed])
    if any(OPS[n.op].routine for n in graph.nodes):
        bound *= _CONDITION
    largest = np.abs(wide[np.isfinite(wide)]).max(initial=0.0) if has_matrices(graph) else 0.0
    return bool(np.allclose(other, wide, bound, bound * (1 + largest), equal_nan=True))


def _check_fusion(schedule: Schedule, where: str) -> Finding:
    """Check that no schedule moves fewer bytes; an unproven one may be the best all the same."""
    if schedule.gap:
        return Finding("fusion", where, NOT_PROVEN, schedule.doubt.partition(": ")[2])
    return Finding("fusion", where, OK, f"{schedule.cost.optimal} bytes/param, proven")


# ------------------------------------------------------------------ backends


def _differences(wanted: dict[str, Array], found: dict[str, Array], rounds: bool = False) -> str:
    """Name arrays whose bits differ from those of the interpreted graph; "" if none do.

    Where a target may round operands of products to bf16, they are close.
    """
    pairs = ((name, a, found[name]) for name, a in wanted.items())
    wrong = [name for name, a, b in pairs if not (same_bits(a, b) or (rounds and _is_near(a, b)))]
    return f"differs from the interpreter: {', '.join(wrong[:4])}" if wrong else ""


def _is_near(a: Array, b: Array) -> bool:
    """True within the bound of products of bf16, relative to the largest cell."""
    if a.dtype.kind != "f" or a.shape != b.shape:
        return False
    bound = TOLERANCE[BF16] * np.abs(a[np.isfinite(a)]).max(initial=0.0)
    return bool(np.allclose(b, a, TOLERANCE[BF16], bound, equal_nan=True))


def _trajectory(
    spec: Spec, compiled: Compilation, seed: int, threads: int, shapes: Sequence[Dims] = DIMS
) -> dict[str, Array]:
    """Everything that is stored after a few steps; one gradient of the second is not finite."""
    rng = np.random.default_rng(seed)
    drawn = drawn_for(spec, shapes)
    dims = [tensor.dims for tensor in drawn]
    roles = compiled.variants[0].program.graph.roles  # with the storage that legalisation gave
    own = tuple(r for r in roles if r.kind in (RoleKind.PARAM, RoleKind.GRAD))
    params = [random_tensor(own, d, rng)["param"] for d in dims]
    given: dict[str, Any] = {r.name: 1.0 for r in filter(must_be_given, spec.roles)}
    optimizer = Optimizer(grouped(drawn, params), compiled, threads=threads, **given)
    programs = compiled.every_program
    found: dict[str, Array] = {}
    for step in range(STEPS):
        last = len(dims) - 1
        tensors = [random_tensor(own, d, rng, step == 1 and i == last) for i, d in enumerate(dims)]
        pairs = zip(tensors, params, strict=True)
        grads = [t["grad"] if "grad" in t else np.zeros_like(p) for t, p in pairs]
        optimizer.step(grads, random_inputs(programs, drawn, rng))
        found |= {f"grad {i} of step {step}": g for i, g in enumerate(grads)}
    found |= {f"param {i}": p for i, p in enumerate(params)}
    for number, state in enumerate(optimizer.state):
        found |= {f"{name} {number}": np.array(array) for name, array in state.items()}
    return found | {name: np.asarray(v) for name, v in optimizer.numbers.items()}
