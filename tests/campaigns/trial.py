"""What is asked of every case: it compiles, each step of the compiler holds, the bits are equal.

1. The text parses, prints as it was, and verifies.
2. Every pass leaves a graph that verifies; program and plan are proven.
3. The graph as it was legalised and the one behind all passes store the same bits.
4. Legalised to f64, a declared graph stores what its equations give in f64.
5. Engines, where they are asked for, store what the reference does over two steps.

A StepfuseError is a refusal; any other exception is a failure, as is a case that takes too long.
"""

from __future__ import annotations

import signal
import traceback
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import numpy as np
from stepfuse.ir import interpreter
from stepfuse.ir.errors import VerifyError
from stepfuse.ir.graph import Graph, Node, Spec
from stepfuse.ir.text.parser import parse
from stepfuse.ir.text.printer import to_text
from stepfuse.ir.types import F32, F64, Type
from stepfuse.ir.verifier import shared_reductions, verify, verify_graph
from stepfuse.passes.checks.check_plan import check_plan
from stepfuse.passes.checks.check_program import check_program
from stepfuse.passes.checks.domain_check import changed_domains
from stepfuse.passes.fuse.fuse import fuse
from stepfuse.passes.lower.keep_in_tiles import keep_in_tiles
from stepfuse.passes.lower.lower import lower
from stepfuse.passes.lower.plan_memory import plan_memory
from stepfuse.passes.lower.variants import check_together, linked, with_all_shared
from stepfuse.passes.pipeline import (
    MEANING,
    RENAMING,
    meaning_of,
    parse_pipeline,
    policy_pipeline,
    run_graph,
)
from stepfuse.passes.rewrite.specialise import specialise
from stepfuse.passes.rewrite.view import view
from stepfuse.passes.storage.legalise import legalise
from stepfuse.spec_texts.resolve import resolve

from tests.campaigns.case import FAILED, OK, REFUSED, Case, Outcome, kind_of
from tests.campaigns.engines import compare_engines
from tests.campaigns.inputs import State, random_state
from tests.campaigns.slips import slip_of
from tests.support.oracles.numeric import same_bits

# Ops that speak of a dtype's bits: the graph in f64 is another one.
_OF_A_DTYPE = ("bits", "from_bits", "f2i", "uniform", "cast", "i2f")
# Declared ops whose basic form is within a bound of their meaning (docs/ir.md), not equal to it.
_BOUNDED = ("logsumexp",)


class Wrong(AssertionError):
    """A check of the fuzz found a difference."""


class TooLong(Exception):
    """A case did not end in its time."""


def run_case(
    case: Case, engines: tuple[str, ...] = (), limit: float = 20.0, quick: bool = False
) -> Outcome:
    """All checks of one case; a quick run leaves out case 4, and what each pass leaves."""
    try:
        with _at_most(limit):
            _checked(case, engines, quick)
    except Exception as error:
        slip = slip_of(error)
        return _refused(error) if slip is None else _failed(slip)
    return Outcome(OK, "ok")


def proven(spec: Spec, entry: str, case: Case, quick: bool) -> tuple[list[Graph], list[Graph]]:
    """The variants as legalised, and behind all passes; their programs and plans are proven."""
    text = policy_pipeline(case.policy, case.dtypes)
    variants = linked(spec.variants(entry), text)
    last = [run_graph(g, text) if quick else _passed(g, text) for g in variants]
    programs = [keep_in_tiles(lower(fuse(g))) for g in last]
    for program in programs:
        check_program(program)
        check_plan(program, plan_memory(program))
    reductions = [shared_reductions(p.graph) for p in programs]
    check_together(variants, reductions, [p.launches for p in programs])
    return [meaning_of(with_all_shared(g), text) for g in spec.variants(entry)], last


def _passed(graph: Graph, pipeline: str) -> Graph:
    """The graph behind all passes, each of which must leave one that verifies."""
    stage = "declared"
    for item, options in parse_pipeline(pipeline):
        before, was, stage = graph, stage, item.stage or stage
        graph = item.function(graph) if options is None else item.function(graph, options)
        if graph is before and was == stage:
            continue
        wrong = [] if item.name in RENAMING else changed_domains(before, graph)
        try:
            verify_graph(graph, stage)
        except VerifyError as error:
            wrong.append(str(error))
        if wrong:
            raise Wrong(f"pass {item.name}: {wrong[0]}")
    return graph


def spec_of(case: Case) -> Spec:
    """The spec of a case, verified; its text must be what is printed."""
    if case.is_chain:
        spec = resolve(case.text)
        if parse(to_text(spec)) != spec:
            raise Wrong("parse(print(spec)) is another spec")
    else:
        spec = parse(case.text)
        text = to_text(spec)
        if text != case.text and parse(text) != spec:
            raise Wrong("parse(print(spec)) is another spec")
    verify(spec)
    return spec


# ------------------------------------------------------------------ the checks


def _checked(case: Case, engines: tuple[str, ...], quick: bool) -> None:
    spec = spec_of(case)
    for entry in spec.entries:
        legal, last = proven(spec, entry, case, quick)
        state = random_state(legal, case.seed)
        if state is not None:
            try:
                _same_step(legal, last, state, "the passes")
            except Wrong as error:
                first = _culprit(spec.variants(entry), case, state)
                raise Wrong(f"pass {first}: {error}") from None
    if not case.dtypes and not quick:
        _same_equations(spec, case.seed)
    if engines:
        wrong = compare_engines(spec, case, engines)
        if wrong:
            raise Wrong(wrong)


def _culprit(variants: Sequence[Graph], case: Case, state: State) -> str:
    """The first pass that changes a bit, empty where each keeps them and all together do not."""
    graphs = [with_all_shared(g) for g in variants]
    for item, options in parse_pipeline(policy_pipeline(case.policy, case.dtypes)):
        given = () if options is None else (options,)
        after = [item.function(g, *given) for g in graphs]
        uniform = any(n.op == "uniform" for g in graphs for n in g.nodes)
        if item.name not in MEANING and not uniform and item.name != "expand":
            try:
                _same_step(graphs, after, state, item.name)
            except Wrong:
                return item.name
        graphs = after
    return ""


def _same_step(before: list[Graph], after: list[Graph], state: State, what: str) -> None:
    """Case 3: both store the same bits."""
    results: list[State] = []
    for graphs in (before, after):
        mine = state.copy()
        interpreter.run(graphs, mine.tensors, mine.hypers, mine.numbers, mine.groups, mine.labels)
        results.append(mine)
    _same(*results, what)


def _same(first: State, second: State, what: str) -> None:
    pairs = zip((first.numbers, *first.tensors), (second.numbers, *second.tensors), strict=True)
    for a, b in pairs:
        for name in a:
            if not same_bits(a[name], b[name]):
                raise Wrong(f"{what}: %{name} was {_few(a[name])}, is {_few(b[name])}")


def _same_equations(spec: Spec, seed: int) -> None:
    """Case 4: nothing but roundings may come between the declared graph and the legal one."""
    declared = [_wide(view(specialise(with_all_shared(g)))) for g in spec.variants()]
    if any(_is_not_the_same(n) for g in declared for n in g.nodes):
        return
    state = random_state(declared, seed)
    if state is not None:
        _same_step(declared, [legalise(g) for g in declared], state, "legalise, in f64")


def _is_not_the_same(node: Node) -> bool:
    """True where the graph in f64 may give other bits than its equations do in f64."""
    chosen = node.op != "read" and node.type.dtype in (F32, F64)
    return chosen or node.op in (*_OF_A_DTYPE, *_BOUNDED)


def _wide(graph: Graph) -> Graph:
    """The graph with every float role in f64."""

    def kind(old: Type) -> Type:
        return replace(old, dtype=F64) if old.dtype.kind == "float" else old

    roles = tuple(replace(r, type=kind(r.type)) for r in graph.roles)
    nodes = tuple(replace(n, type=kind(n.type)) if n.op == "read" else n for n in graph.nodes)
    return graph.replace(roles=roles, nodes=nodes)


def _few(array: Any) -> str:
    return np.array2string(np.asarray(array).reshape(-1)[:4], separator=", ")


# ------------------------------------------------------------------ outcomes


def _refused(error: BaseException) -> Outcome:
    shown = [line.partition("error: ")[2] for line in str(error).splitlines() if "error: " in line]
    message = shown[0] if shown else str(error)
    return Outcome(REFUSED, f"{type(error).__name__}: {kind_of(message)}", str(error))


def _failed(error: BaseException) -> Outcome:
    frames = traceback.extract_tb(error.__traceback__)
    ours = [f for f in frames if "stepfuse" in f.filename or "/tests/" not in f.filename]
    last = (ours or frames)[-1]
    where = f"{last.filename.rpartition('/')[2]}:{last.name}"
    if isinstance(error, Wrong):
        return Outcome(FAILED, f"wrong: {kind_of(str(error).partition(': ')[0])}", str(error))
    said = next(iter(str(error).splitlines()), "")
    kind = f"{type(error).__name__} in {where}: {kind_of(said)}"
    return Outcome(FAILED, kind, "".join(traceback.format_exception(error)))


@contextmanager
def _at_most(seconds: float) -> Iterator[None]:
    """Raises TooLong where the block takes longer; off the main thread there is no limit."""

    def ring(*_: Any) -> None:
        raise TooLong(f"more than {seconds:g} s")

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
