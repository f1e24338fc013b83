"""From a spec to programs that run: passes, fusion, lowering, planning, proofs, code."""

from __future__ import annotations

import html
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

from .backends import backend_for, compile_program, loader_of
from .backends.aot.embedded import chosen_entry, no_spec, spec_of
from .backends.aot.load import Artifact, functions_of, read
from .backends.aot.targets import ARCHITECTURES
from .backends.verify_loops import verify_loops
from .ir.errors import BindError, StepfuseError, is_a, path_of, wrapped
from .ir.graph import Graph, Spec
from .ir.loops.loop_program import LoopProgram
from .ir.lowered.memory_plan import Plan
from .ir.lowered.program import Program
from .ir.lowered.schedule import Schedule
from .ir.roles import with_defaults
from .ir.text.printer import graph_to_text
from .ir.verifier import verify
from .memo import Memo
from .optim_defs import get
from .passes.checks.check_loops import blaming
from .passes.checks.check_plan import check_plan
from .passes.checks.check_program import check_program
from .passes.fuse.fuse import fuse
from .passes.lower.lower import lower
from .passes.lower.plan_memory import plan_memory
from .passes.lower.variants import check_together, linked, with_all_shared
from .passes.pipeline import (
    StageSnapshot,
    check_basic,
    meaning_of,
    parse_pipeline,
    pipeline_of,
    steps,
)
from .passes.report.cost import program_bytes
from .passes.rewrite.merge_axes import with_merged_axes
from .passes.rewrite.small_variants import with_small_variants
from .passes.storage.encode import EncodeOptions
from .passes.storage.formats import Asked, parse_storage, stored_as
from .resolve import resolve
from .runtime.launch.executable import Executable

_MOST = 512  # variants kept, those that were used last
_LOADED: Memo[tuple[Plan, LoopProgram]] = Memo(_MOST)
_VARIANTS: Memo[Variant] = Memo(_MOST)
Made = StageSnapshot[Any, Any]


@dataclass(frozen=True, slots=True)
class Variant:
    """One variant of an entry: its program, where its values live, its code."""

    program: Program
    plan: Plan
    compiled: Executable

    @property
    def when(self) -> str:
        """The bind-time facts under which a tensor takes this variant."""
        return self.program.graph.when

    @property
    def schedule(self) -> Schedule:
        return self.program.schedule


@dataclass(frozen=True, slots=True)
class Compilation:
    """A compiled entry: its variants share roles, and one step runs all of them."""

    spec: Spec
    variants: tuple[Variant, ...]
    backend: str
    policy: str
    pipeline: str
    others: Callable[[str], Compilation]  # the spec's other entries, compiled or loaded likewise
    dtypes: str = ""  # the storage that was asked for, by role name or kind

    def entry(self, name: str) -> Compilation:
        """Another entry of the spec. Raises ValueError, KeyError where there is none."""
        return self.others(name)

    @property
    def formats(self) -> dict[str, str]:
        """The codec of each role that is stored in one, as `linear8(256)`."""
        asked = [
            o.formats for _, o in parse_pipeline(self.pipeline) if isinstance(o, EncodeOptions)
        ]
        storage = parse_storage(",".join(asked))
        used = {name for v in self.variants for name in v.program.role_places}
        found = {r.name: stored_as(r, storage) for r in self.spec.roles if r.name in used}
        return {name: str(codec) for name, codec in found.items() if isinstance(codec, Asked)}

    def source(self) -> str:
        """What the backend generated, variant after variant."""
        return "\n".join(v.compiled.source() for v in self.variants)

    def __repr__(self) -> str:
        """The spec, the policy and storage, and a line for each variant; at most ten lines."""
        first = f"<compiled {self.spec.name}: backend {self.backend}, policy {self.policy}"
        stored = ", ".join(f"{name} as {codec}" for name, codec in self.formats.items())
        lines = [first, *([f"  stored: {stored}"] if stored else []), *map(_row, self.variants)]
        left = len(lines) - 10
        return (
            "\n".join(lines if left <= 0 else [*lines[:9], f"  and {left + 1} variants more"]) + ">"
        )

    def _repr_html_(self) -> str:
        """The same for a notebook."""
        return f"<pre>{html.escape(repr(self))}</pre>"


def _row(variant: Variant) -> str:
    program = variant.program
    where = variant.when or "any tensor"
    counted = f"{program_bytes(program)} bytes/param, {_counted(program.sweeps, 'sweep')}"
    return f"  {program.name} ({where}): {counted}, {_counted(variant.plan.buffers, 'buffer')}"


def _counted(found: Sequence[object], noun: str) -> str:
    return f"{len(found)} {noun}{'' if len(found) == 1 else 's'}"


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
    **statics: bool,
) -> Compilation:
    """Compiles one entry of a spec, of a definition that carries one, or of a registered name.

    `dtypes` states storage by role name or kind (`param=bf16,state=f32`), `passes` replaces
    the pipeline of the policy and dtypes, `statics` set options that change the graph. Without
    `jit` the source of backend `numba` runs as Python, to be stepped through. Where one of the
    `shapes` has matrices of one element, or few, there is a variant for them: faster, of the same
    bits.
    Raises VerifyError, LowerError, ValueError.
    """
    backend = backend_for(backend, jit)
    declared = with_defaults(as_spec(spec), dict(statics)) if statics else as_spec(spec)
    verify(declared)
    loader_of(backend)  # an unknown name is an error before all else
    if not is_a(shapes, Iterable):
        raise BindError(f"shapes: expected those of the parameters, as [(3, 5)], got {shapes!r}")
    declared = _with_sizes(declared, backend, tuple(shapes))
    pipeline = pipeline_of(policy, dtypes, passes)
    return _compiled(declared, backend, policy, pipeline, dtypes, entry)


def _with_sizes(spec: Spec, backend: str, shapes: Sequence[tuple[int, ...]]) -> Spec:
    """The spec with variants for the small matrices among the shapes."""
    merged = with_merged_axes(spec, shapes)
    small = with_small_variants(merged, shapes)
    if small is merged:
        return merged
    from .passes.targets import takes_sizes

    return small if takes_sizes(backend) else merged


def load(
    directory: str | Path, name: str = "", entry: str = "step", *, device: str = ""
) -> Compilation:
    """An artifact's spec, ready to run: no LLVM, no Numba. Raises ArtifactError, ValueError.

    `name` and `entry` say which of the artifact's specs, where it has several, and of its graphs.
    `device="cuda:0"` takes its PTX, for arrays of that GPU: DeviceError where it cannot run it.
    """
    path = path_of(directory, "an artifact's directory")
    code = _code_of(path, device)
    chosen = chosen_entry(path, code.manifest, name, entry)
    spec = spec_of(path, code.manifest, chosen)
    try:
        graphs = linked(spec.variants(chosen["entry"]), chosen["pipeline"])
        looped = [_looped(g, chosen["pipeline"], code.target) for g in graphs]
        pairs = list(zip(looped, chosen["variants"], strict=True))
    except (StepfuseError, ValueError, KeyError) as error:
        raise no_spec(path, chosen["name"], error) from None
    variants = tuple(
        Variant(loops.program, plan, code.make(made, loops)) for (plan, loops), made in pairs
    )
    return Compilation(
        spec, variants, "artifact", chosen["policy"], chosen["pipeline"],
        partial(load, directory, chosen["name"], device=device),
    )  # fmt: skip


@dataclass(frozen=True, slots=True)
class _ArtifactCode:
    """The part of an artifact for a CPU, or for a GPU: its target, and its programs' code."""

    manifest: Mapping[str, Any]
    target: str
    make: Callable[[Mapping[str, Any], LoopProgram], Executable]


def _code_of(directory: Path, device: str) -> _ArtifactCode:
    if device:
        from .backends.cuda.load import program_of, read_ptx

        there = read_ptx(directory, device)
        return _ArtifactCode(there.manifest, "cuda", partial(program_of, there))
    here = read(directory)
    target = ARCHITECTURES[here.manifest["triple"]].target
    return _ArtifactCode(here.manifest, target, partial(_made_here, here))


def _made_here(artifact: Artifact, made: Mapping[str, Any], loops: LoopProgram) -> Executable:
    return functions_of(artifact, made["prefix"], loops, made["digest"])


def as_spec(spec: Spec | Any) -> Spec:
    """The spec itself, the one that a definition carries, or what a text names.

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
    check_basic(made.after)
    yield (made := apply("schedule", "fuse", fuse, made.after))
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
            yield apply("verified", "verify-loops", verify_loops, made.after)
            return
        yield apply("code", target, partial(compile_program, backend=target), made.after)


def _apply(where: str, stage: str, name: str, function: Callable[[Any], Any], before: Any) -> Made:
    start = time.perf_counter()
    with wrapped(where, name):
        after = function(before)
    return StageSnapshot(before, name, after, time.perf_counter() - start, stage)


def _with_meaning(graph: Graph, pipeline: str, program: Program) -> Program:
    """The program with what the interpreter runs in its place: what it means, to the bit."""
    return replace(program, meaning=meaning_of(with_all_shared(graph), pipeline))


def results(found: Iterable[Made]) -> dict[str, Any]:
    """What a compilation comes to, by stage: the last form of each."""
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
    spec: Spec, backend: str, policy: str, pipeline: str, dtypes: str, entry: str
) -> Compilation:
    graphs = linked(spec.variants(entry), pipeline)
    variants = tuple(_variant(g, pipeline, backend) for g in graphs)
    check_together([v.program for v in variants])
    others = partial(_compiled, spec, backend, policy, pipeline, dtypes)
    return Compilation(spec, variants, backend, policy, pipeline, others, dtypes)


def _variant(graph: Graph, pipeline: str, backend: str) -> Variant:
    """A variant that is compiled once a process, whatever optimizers run it."""

    def make() -> Variant:
        made = results(snapshots(graph, pipeline, backend))
        return Variant(made["program"], made["plan"], made["code"])

    return _VARIANTS.get((graph_to_text(graph), pipeline, backend), make)


def _looped(graph: Graph, pipeline: str, target: str) -> tuple[Plan, LoopProgram]:
    """The loops of a variant whose code an artifact has, once a process."""
    key = graph_to_text(graph), pipeline, target

    def make() -> tuple[Plan, LoopProgram]:
        made = results(snapshots(graph, pipeline, target, last="loops"))
        return made["plan"], made["loops"]  # verified when they were compiled, by their digest

    return _LOADED.get(key, make)


def forget() -> None:
    """Drops what was compiled in this process, for tests of the compiler itself."""
    _LOADED.clear()
    _VARIANTS.clear()
