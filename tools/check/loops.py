"""The loops of programs, pass after pass: each verifies, stores the same cells, has the same bits.

A target's loops are followed from how they are built to how they are printed. After each pass,
every nest is verified by its form and against the cells of the one before; then whole steps are
run by the loop interpreter, for faults that form cannot show, and their bits are compared with
those of the interpreted graph: as all passes leave them and, if these are wrong, after each.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from ...backends.loops.backend import compile_program
from ...ir.errors import StepfuseError
from ...ir.loops.loop_program import LoopProgram
from ...ir.loops.nest import Nest
from ...ir.loops.verifier.footprint import changed_footprint
from ...ir.loops.verifier.verify import diagnose
from ...ir.lowered.program import Program
from ...ir.text.loop_printer import to_text
from ...passes.loops.facts import OF_TILES, Fact, broken, held_behind
from ...passes.lower.plan_memory import plan_memory
from ...passes.lower.step_program import step_program
from ...passes.targets import TARGETS, ProgramPass, Target, loop_steps, program_steps
from ...runtime.compilation import Compilation, Variant

LoopsRun = tuple[tuple[ProgramPass, ...], tuple[tuple[Nest, ...], ...]]  # of every variant
# Before and after a pass; what then holds; of one that mirrors, the tiles of what it mirrors.
NestsCompared = tuple[Nest, Nest, frozenset[Fact], Nest | None, bool]
_SHOWN = 12  # lines of what a wrong pass changed


@dataclass(frozen=True, slots=True)
class LoopStage:
    """The loops of a program before and after a pass."""

    name: str
    before: LoopProgram | None  # None: they have just been built
    after: LoopProgram
    held: frozenset[Fact]  # behind the pass

    def held_by(self, nest: Nest) -> frozenset[Fact]:
        """The facts that a nest has to have: a factor's is built in tiles."""
        program = self.after.program
        factors = (m.name for m in program.matrices if m.is_factor(program.graph))
        return self.held - OF_TILES if nest.name in factors else self.held


def targets_of_loops() -> Iterator[tuple[str, Target]]:
    """The targets that have nests; those whose loops are the same, together."""
    alike: dict[Target, list[str]] = {}
    for name, target in TARGETS.items():
        if target.loops is not None:
            alike.setdefault(replace(target, also=""), []).append(name)
    return ((", ".join(names), target) for target, names in alike.items())


def loop_stages(lowered: Program, target: Target) -> Iterator[LoopStage]:
    """A lowered program through a target's passes."""
    made: Any = lowered
    for _, function in program_steps(target):
        made = function(made)
    before: LoopProgram | None = None
    for (name, function), held in zip(
        loop_steps(target), held_behind(target.loops or ()), strict=True
    ):
        after: LoopProgram = function(made if before is None else before)
        yield LoopStage(name, before, after, held)
        before = after


def check_loops(lowered: Program) -> Iterator[tuple[str, str]]:
    """The targets of the same loops, and the fault after a pass; empty where there is none."""
    known: dict[NestsCompared, str] = {}
    for names, target in targets_of_loops():
        stages = tuple(loop_stages(lowered, target))
        wrong = (_wrong_form(stage, stages[-1].after, known) for stage in stages)
        yield names, next(filter(None, wrong), "")


def check_runs(
    compiled: Compilation, run: Callable[[Compilation], str]
) -> Iterator[tuple[str, str]]:
    """Likewise, for steps that the loop interpreter runs; `run` says which bits are wrong.

    `compiled` has the programs of all variants as lowering leaves them: those of `loops`.
    """
    known: dict[LoopsRun, str] = {}
    for names, target in targets_of_loops():
        yield names, _wrong_run(compiled, target, run, known)


def _wrong_form(stage: LoopStage, last: LoopProgram, known: dict[NestsCompared, str]) -> str:
    """The first invariant that a pass broke, or the cells that it no longer stores."""
    for number, nest in enumerate(stage.after.nests):
        old = nest if stage.before is None else stage.before.nests[number]
        printed = stage.after is last
        if stage.before is not None and nest is old and not printed:
            continue
        key = old, nest, stage.held_by(nest), _mirrored(nest, last), printed
        if key not in known:  # targets begin alike
            known[key] = _wrong_nest(*key)
        if known[key]:
            return f"{nest.name} after {stage.name}: {known[key]}{_changes(old, nest)}"
    return ""


def _mirrored(nest: Nest, last: LoopProgram) -> Nest | None:
    """The nest that all passes make of a product, for a nest that mirrors half of it."""
    kernels = {m.name: m for m in last.program.matrices}
    kernel = kernels.get(nest.name)
    if kernel is None or not kernel.mirrors:
        return None
    made = {x.place for x in (*kernel.keeps, *kernel.stores)}
    halves = (m.name for m in kernels.values() if m.half and not m.mirrors)
    (product,) = (
        n for n in halves if made <= {x.place for x in (*kernels[n].keeps, *kernels[n].stores)}
    )
    return next(n for n in last.nests if n.name == product)


def _wrong_nest(
    old: Nest, nest: Nest, held: frozenset[Fact], beside: Nest | None, printed: bool
) -> str:
    """The first rule that a nest breaks, or the cells that the one before it stores otherwise."""
    found = [str(error) for error in diagnose(nest, printed=printed)]
    found += [f"'{fact.text}' ({fact.name}) does not hold" for fact in broken(nest, held)]
    if found or nest is old:
        return next(iter(found), "")
    return changed_footprint(old, nest, beside)


def _wrong_run(
    compiled: Compilation,
    target: Target,
    run: Callable[[Compilation], str],
    known: dict[LoopsRun, str],
) -> str:
    """The first pass after which a step is wrong, and its error; empty if all passes are right."""

    def wrong(stages: tuple[LoopStage, ...]) -> str:
        key = target.programs, tuple(s.after.nests for s in stages)
        if key not in known:  # targets begin alike
            known[key] = _said(partial(_interpreted_run, compiled, stages, run))
        return known[key]

    every = (loop_stages(variant.program, target) for variant in _variants(compiled))
    passes = [s for s in zip(*every, strict=True) if any(x.after is not x.before for x in s)]
    if not wrong(passes[-1]):
        return ""
    first = next(filter(wrong, passes))
    return f"after {first[0].name}: {wrong(first)}"


def _interpreted_run(
    compiled: Compilation, stages: tuple[LoopStage, ...], run: Callable[[Compilation], str]
) -> str:
    """The bits of a step that differ. Raises VerifyError for loops whose form is wrong."""
    each = zip(stages, _variants(compiled), strict=True)
    made = tuple(_interpreted(s.after).under(own.when) for s, own in each)
    count, clocked = len(compiled.variants), compiled.clocked
    if clocked is not None:
        clocked = replace(clocked, variants=made[count:], backend="loops")
    return run(replace(compiled, variants=made[:count], backend="loops", clocked=clocked))


def _variants(compiled: Compilation) -> tuple[Variant, ...]:
    """The variants of a step and of its clocked entry."""
    return compiled.variants + (compiled.clocked.variants if compiled.clocked else ())


def _said(run: Callable[[], str]) -> str:
    try:
        return run()
    except StepfuseError as error:
        return str(error)


def _interpreted(loops: LoopProgram) -> Variant:
    program = loops.program
    plan = plan_memory(program)
    return Variant(step_program(program, plan), compile_program(loops), lambda: (program, plan))


def _changes(before: Nest, after: Nest) -> str:
    """Return the changes of a pass, as a diff, shortened to fit."""
    old, new = (to_text(nest).splitlines() for nest in (before, after))
    lines = list(difflib.unified_diff(old, new, lineterm="", n=1))[2:]
    rest = [f"... {len(lines) - _SHOWN} more lines"] if len(lines) > _SHOWN else []
    return "".join(f"\n{line}" for line in (*lines[:_SHOWN], *rest))
