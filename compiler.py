"""From a spec to programs that run: passes, fusion, lowering, planning, proofs, code."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from .backends import backend_for, compile_program, loader_of, verify_loops
from .ir.conditions import without_choice
from .ir.errors import BindError, FormatError, OptionError, is_a, needed, wrapped
from .ir.graph import Graph, Spec
from .ir.loops.loop_program import LoopProgram
from .ir.lowered.memory_plan import Plan
from .ir.lowered.program import Program
from .ir.roles import with_defaults
from .ir.text.printer import graph_to_text
from .ir.verifier import shared_reductions, verify
from .optim_defs import definition, get, is_given
from .passes.checks.check_loops import blaming
from .passes.checks.check_plan import check_own, check_plan
from .passes.checks.check_program import check_program
from .passes.fuse.fuse import fuse
from .passes.lower.cases import (
    ARRAYS,
    Case,
    Fact,
    Follows,
    PlannedVariant,
    asked_cases,
    cases_for,
    planned_variants,
)
from .passes.lower.lower import lower
from .passes.lower.plan_memory import own_columns, plan_memory
from .passes.lower.step_program import step_program
from .passes.lower.variants import check_together, linked, with_all_shared
from .passes.pipeline import (
    StageSnapshot,
    check_basic,
    formats_of,
    is_last,
    meaning_of,
    pipeline_of,
    steps,
)
from .passes.products.gram_form import with_squares
from .passes.products.regions import fuse_regions
from .passes.rewrite.dce import dce
from .passes.rewrite.merge_axes import with_merged_axes
from .passes.rewrite.small_variants import with_small_variants
from .passes.rewrite.value_ranges import nonnegative_roles
from .passes.rewrite.without_matrices import has_matrices, without_matrices
from .runtime.compilation import Compilation, Variant
from .runtime.memo import Memo
from .runtime.memory.tensor_layout import carries
from .spec_texts.resolve import resolve

_WITH_SIGNS = ("linear", "dynamic", "f8")  # formats whose codes have a sign where a state has
_MOST = 512  # variants kept, those that were used last
_LOWERED: Memo[tuple[Program, Plan]] = Memo(_MOST)
_VARIANTS: Memo[Variant] = Memo(_MOST)
Made = StageSnapshot[Any, Any]


def compile_spec(
    spec: Spec | Any,
    *,
    backend: str = "native",
    policy: str = "strict",
    dtypes: str = "",
    entry: str = "step",
    passes: str = "",
    jit: bool = True,
    shapes: Iterable[tuple[int, ...]] = (),
    params: str = "",
    facts: Iterable[Fact] = (),
    follows: Follows = ARRAYS,
    stores_last: bool = False,
    **statics: bool,
) -> Compilation:
    """Compiles one entry of a spec, of a definition that carries one, or of a registered name.

    `dtypes` states storage by role name or kind (`param=bf16,state=f32`), `passes` replaces
    the pipeline of the policy and dtypes, `statics` set options that change the graph. Without
    `jit` the source of backend `numba` runs as Python, to be stepped through. Where one of the
    `shapes` has matrices of one element, or few, there is a variant for them: faster, of the same
    bits. `params` are the dtypes of the parameters, as `f32,bf16`: there are variants for each, and
    what else is stored follows them; `facts` say the same of each parameter, and its rule, and
    `follows` which kinds of roles are then stored in its dtype; a case among them says that itself.
    With `stores_last` steps store to arrays behind all reductions, at a price in bytes, but where
    they multiply matrices, which no ranks share. Raises VerifyError, LowerError, ValueError.
    """
    backend = backend_for(backend, jit)
    declared = with_defaults(as_spec(spec), dict(statics)) if statics else as_spec(spec)
    if not is_given(declared):
        verify(declared)
    loader_of(backend)  # an unknown name is an error before all else
    if not is_a(shapes, Iterable):
        raise BindError(f"shapes: expected those of the parameters, as [(3, 5)], got {shapes!r}")
    pipeline_of(policy, dtypes, passes)  # what cannot be read is said before all else
    given = tuple(shapes)
    declared = _with_sizes(declared, backend, given)
    if not passes and not _has_tiles(policy, backend):
        declared = with_squares(declared, given)
    found = tuple(facts)
    cases = asked_cases(declared, params, dtypes)
    if found:
        cases = cases_for(declared, found, dtypes, follows)
    how = backend, policy, dtypes, passes, stores_last
    return _compiled(declared, how, cases, entry, follows)


def _with_sizes(spec: Spec, backend: str, shapes: Sequence[tuple[int, ...]]) -> Spec:
    """The spec with variants for the small matrices among the shapes."""
    merged = with_merged_axes(spec, shapes)
    small = with_small_variants(merged, shapes)
    if small is merged:
        return merged
    from .passes.targets import takes_sizes

    return small if takes_sizes(backend) else merged


def as_spec(spec: Spec | Any) -> Spec:
    """The spec itself, the one that a definition carries, or the one that a text names.

    The text is that of the command line: `adamw`, `unscale+adamw(lr=0.1)`, `file.py:function`,
    `file.sf`. Raises TypeError; KeyError for a name that is not registered; ValueError.
    """
    if isinstance(spec, str):
        return get(spec) if spec.isidentifier() else resolve(spec)
    found = getattr(spec, "spec", spec)
    if not isinstance(found, Spec):
        raise TypeError(
            f"expected a spec, an @optimizer definition or a text such as 'unscale+adamw(lr=0.1)', "
            f"'file.py:function' or 'file.sf', got {spec!r:.80}"
        )
    return found


def wholes_of(spec: object) -> dict[str, int]:
    """The whole numbers that the bodies of a spec are written with, by name."""
    is_name = isinstance(spec, str) and spec.isidentifier()
    return getattr(definition(spec) if is_name else spec, "wholes", {})  # type: ignore[arg-type]


# ------------------------------------------------------------------ what a compilation does


def snapshots(
    spec: Spec | Graph,
    pipeline: str,
    target: str = "native",
    *,
    entry: str = "step",
    check: bool = False,
    last: str = "code",
) -> Iterator[Made]:
    """Everything that a compilation goes through, in order: variant after variant of an entry.

    All that compiles, and all that shows how, reads this; nothing is done after stage `last`, the
    loops of a program are not built for one who asks for its plan. `target` is a row of
    `passes/targets.py`, and a backend where there is to be code. `check` verifies the graph after
    every pass; programs and plans are always proven, and so are the loops that code is made of:
    `last="verified"` proves those that others make code of. Raises VerifyError, LowerError,
    ProgramError, PlanError; OptionError for an unknown target.
    """
    graphs = (spec,) if isinstance(spec, Graph) else linked(spec.variants(entry), pipeline)
    for graph in graphs:
        yield from _from_graph_to_code(graph, pipeline, target, check, last)


def _from_graph_to_code(
    graph: Graph, pipeline: str, target: str, check: bool, last: str
) -> Iterator[Made]:
    """The list: each line makes the next form of the program of the one before."""
    from .passes.targets import loop_steps, program_steps, target_of

    row = target_of(target)
    apply, made = (
        partial(_apply, graph.name),
        StageSnapshot(graph, "declared", graph, 0.0, "declared"),
    )
    yield made
    for made in steps(graph, pipeline, check):  # the passes of `passes/pipeline.py`
        yield made
    has_products = has_matrices(made.after)
    if has_products and target == "reference":
        made, has_products = apply("basic", "without-matrices", without_matrices, made.after), False
    check_basic(made.after)
    fused = fuse_regions if has_products else partial(fuse, stores_last=is_last(pipeline))
    yield (made := apply("schedule", "fuse", fused, made.after))
    if last == "schedule":
        return
    yield (made := apply("program", "lower", lower, made.after))
    for name, function in program_steps(row):
        yield (made := apply("program", name, function, made.after))
    if target == "reference":
        meant = partial(_with_meaning, graph, pipeline)
        yield (made := apply("program", "with-meaning", meant, made.after))
    program: Program = made.after
    apply("program", "check-program", check_program, program)
    yield (made := apply("plan", "plan-memory", plan_memory, program))
    apply("plan", "check-plan", partial(check_plan, program), made.after)
    yield StageSnapshot(program, "launches", program.launches, 0.0, "launches")
    if last == "launches":
        return
    made = StageSnapshot(program, "program", program, 0.0, "program")
    with blaming(graph.name, program, loop_steps(row), verify_loops):
        for name, function in loop_steps(row):  # the passes of `passes/targets.py`
            yield (made := apply("loops", name, function, made.after))
        if last == "loops":
            return
        if last == "verified":
            verified = partial(verify_loops, printed="/" not in target)  # behind all passes
            yield apply("verified", "verify-loops", verified, made.after)
            return
        yield apply("code", target, partial(compile_program, backend=target), made.after)


def _apply(where: str, stage: str, name: str, function: Callable[[Any], Any], before: Any) -> Made:
    start = time.perf_counter()
    with wrapped(where, name):
        after = function(before)
    return StageSnapshot(before, name, after, time.perf_counter() - start, stage)


def _with_meaning(graph: Graph, pipeline: str, program: Program) -> Program:
    """The program with the graph that the interpreter runs in its place, to the bit."""
    return replace(program, meaning=meaning_of(with_all_shared(graph), pipeline))


def results(found: Iterable[Made]) -> dict[str, Any]:
    """Return the results of a compilation, by stage: the last form of each."""
    return {snapshot.stage: snapshot.after for snapshot in found}


def lower_planned(graph: Graph, pipeline: str, target: str = "native") -> tuple[Program, Plan]:
    """The program of one variant with its plan, both proven."""
    made = results(snapshots(graph, pipeline, target, last="launches"))
    return made["program"], made["plan"]


def lower_graph(graph: Graph, pipeline: str, target: str = "native") -> Program:
    """The program of one variant."""
    return lower_planned(graph, pipeline, target)[0]


def lower_to_loops(graph: Graph, pipeline: str, target: str = "native") -> tuple[Plan, LoopProgram]:
    """The plan of one variant, and its loops after all passes of a target, verified."""
    made = results(snapshots(graph, pipeline, target, last="verified"))
    return made["plan"], made["loops"]


# ------------------------------------------------------------------ once a process


def _compiled(
    spec: Spec,
    how: tuple[str, str, str, str, bool],
    cases: tuple[Case, ...],
    entry: str,
    follows: Follows,
) -> Compilation:
    backend, policy, dtypes, passes, last = how
    tiles = _has_tiles(policy, backend)
    own = planned_variants(spec, entry, cases, policy, passes, tiles, stores_last=last)
    variants = tuple(_variant(v, backend) for v in own)
    launches = [v.step_program.launches for v in variants]
    check_together([v.graph for v in own], [v.reductions for v in variants], launches)

    def others(name: str) -> Compilation:
        return _compiled(spec, how, cases, name, follows)

    def more(facts: Iterable[Fact]) -> Compilation:
        every = tuple(dict.fromkeys((*cases, *cases_for(spec, facts, dtypes, follows))))
        if every == cases:
            return made
        if clocked is not None:
            raise BindError(
                f"{spec.name} has the entry {clocked.name}, which the stepper runs: parameters of "
                f"further dtypes are there when the optimizer is made, or have one of their own"
            )
        return _compiled(spec, how, every, entry, follows)

    linking = own[0].pipeline
    clocked = spec.clocked if entry == "step" else None
    if clocked is not None and any(carries(v.step_program) for v in variants):
        raise OptionError(
            f"policy 'carry' has a step read sums that the one before has taken, and {spec.name} "
            f"runs {clocked.name} between them: use policy 'strict'"
        )
    refresh = None if clocked is None else others(clocked.name)
    if clocked is not None:
        coded = {n for v in variants for n, f in v.formats.items() if f.startswith(_WITH_SIGNS)}
        _check_signs(spec, clocked.name, coded)
    made = Compilation(spec, variants, backend, policy, linking, others, dtypes, more, refresh)
    return made


def _has_tiles(policy: str, backend: str) -> bool:
    """True if the backend has tiles of bf16, asked where a policy has another pipeline then."""
    if policy != "fast":
        return True
    from .passes.targets import has_bf16_tiles

    return has_bf16_tiles(backend)


def _check_signs(spec: Spec, entry: str, coded: Collection[str]) -> None:
    """Refuses codes of a state that the step reads with a sign, and an entry without (FormatError).

    Each graph finds by itself whether a state is ever negative.
    """
    graphs = (*spec.variants(), *spec.variants(entry))
    for name in sorted(coded):
        used = [g for g in graphs if name in dce(g).reads or name in {u.role for u in g.updates}]
        if len({name in nonnegative_roles(g) for g in used}) > 1:
            raise FormatError(
                f"{spec.name}: %{name} in 8 bits would have codes without a sign in some bodies "
                f"and with one in others, as of {entry}; keep it in a dtype: {name}=f32"
            )


def _variant(made: PlannedVariant, backend: str) -> Variant:
    """A variant whose code is compiled once a process, whatever optimizers run it.

    Its dtype and rule are conditions under which the code runs, and nothing of the code.
    """
    when, pipeline = made.graph.when, made.pipeline
    graph = made.graph.replace(when=without_choice(when))
    text = graph_to_text(graph)

    def make() -> Variant:
        if backend == "native":
            return _kept_variant(text, graph, pipeline)
        return _made_variant(graph, pipeline, backend)

    found = _VARIANTS.get((text, pipeline, backend), make)
    return found if graph.when == when else found.under(when)


def _kept_variant(text: str, graph: Graph, pipeline: str) -> Variant:
    """A variant in machine code: from the cache, where nothing is lowered, or compiled now."""
    with needed("backend 'native'"):
        from .backends import kept_variants

    def source() -> str:
        return results(snapshots(graph, pipeline))["code"].source()

    name = kept_variants.name_of(text, pipeline)
    kept = kept_variants.find(name)
    if kept is not None and (code := kept.code(source)) is not None:
        lowered = partial(_lowered, graph, pipeline, "native")
        return Variant(kept.program, code, lowered, pipeline, kept.formats, kept.reductions)
    made = _made_variant(graph, pipeline, "native")
    record = made.step_program, dict(made.formats), made.reductions
    kept_variants.keep(name, *record, made.compiled)
    return made


def _made_variant(graph: Graph, pipeline: str, backend: str) -> Variant:
    """A variant that is compiled now."""
    made = results(snapshots(graph, pipeline, backend))
    lowered: tuple[Program, Plan] = made["program"], made["plan"]
    program = step_program(*lowered)
    if backend == "native":
        program = replace(program, own=own_columns(lowered[0]))
        check_own(*lowered, program.own)
    formats = formats_of(pipeline, [r for r in graph.roles if r.name in program.role_places])
    shared = tuple(shared_reductions(lowered[0].graph))
    return Variant(program, made["code"], lambda: lowered, pipeline, formats, shared)


def lowered_variant(
    spec: Spec, entry: str, linking: str, number: int, pipeline: str, target: str
) -> tuple[Program, Plan]:
    """The program and plan of a variant of a spec, whose code is an artifact's; once a process.

    `linking` is the pipeline that the entry's graphs were linked under, `number` the graph's.
    """
    graph = linked(spec.variants(entry), linking)[number]
    graph = graph.replace(when=without_choice(graph.when))
    return _lowered(graph, pipeline, target)


def _lowered(graph: Graph, pipeline: str, target: str) -> tuple[Program, Plan]:
    key = graph_to_text(graph), pipeline, target
    return _LOWERED.get(key, lambda: lower_planned(graph, pipeline, target))


def forget() -> None:
    """Drop the compilations of this process, for tests of the compiler itself."""
    _LOWERED.clear()
    _VARIANTS.clear()
