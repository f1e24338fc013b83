"""The fuzz in the suite: some hundred small cases, each proven, a few of them stepped.

`python -m tests.campaigns.fuzz` runs more and larger ones, on every engine, and shrinks what
fails to the smallest text.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from stepfuse import compiler
from stepfuse.ir.graph import Graph, Spec
from stepfuse.ir.text.parser import parse
from stepfuse.ir.types import GROUP, Const
from stepfuse.passes.rewrite.specialise import specialise

from tests.campaigns import fuzz, trial
from tests.campaigns.case import FAILED, OK, REFUSED, Case, read_case
from tests.campaigns.cases import case_of
from tests.campaigns.fuzz import MOST_REFUSED, Tally
from tests.campaigns.shrink import same_numbers, shrink
from tests.campaigns.trial import run_case

COUNT, PARTS = 400, 4
STEPPED = 25  # every so many cases are compiled and stepped
THOROUGH = 3  # every so many are checked after each pass

# Every kind of thing that a spec may have, for the generator to be as varied as it says.
TEXT = """optimizer @scaled {
  param %param : f32 elem
  grad %grad : f32 elem
  state %m = 0.0 : f32 elem
  state %t = 0.0 : f64 step
  hyper %lr = 0.1 : f64 group

  step {
    %0 = add %m, %grad : real elem
    %1 = mul %0, 0.5 : real elem
    %2 = sumsq %1 : real tensor
    %3 = sqrt %2 : real tensor
    %4 = mul %lr, %3 : real tensor
    %5 = sub %param, %4 : real elem
    %6 = add %t, 1.0 : real step
    update %param = %5
    update %m = %1
    update %t = %6
  }
}
"""


# The suite has one part or two; `tests.campaigns.thinned` has all.
@pytest.mark.thinned(3)
@pytest.mark.parametrize("part", range(PARTS))
def test_random_specs_are_compiled_right(part: int) -> None:
    tally = Tally()
    for seed in range(part, COUNT, PARTS):
        case = case_of(seed, small=True)
        engines = ("quick",) if seed % STEPPED == 0 else ()
        tally.add(case, run_case(case, engines, quick=seed % THOROUGH != 0), engines)
    failed = {k: v[0].file() for k, v in tally.shortest.items() if k[0] == FAILED}
    assert not failed, "\n".join(f"{kind}\n{text}" for (_, kind), text in failed.items())
    assert tally.count(OK) + tally.count(REFUSED) == COUNT / PARTS
    assert tally.count(REFUSED) <= MOST_REFUSED * COUNT / PARTS, tally.kinds


def test_the_cases_are_as_varied_as_the_language() -> None:
    cases = [case_of(seed) for seed in range(400)]
    specs = [parse(case.text) for case in cases if not case.is_chain]
    ops = {n.op for s in specs for g in s.graphs for n in g.nodes}
    wanted = "add div pow erf select lt eq isfinite and not index ordinal count bits from_bits"
    wanted += " iadd shl sum sumsq dot mean max any all cast broadcast uniform f2i i2f"
    assert {*wanted.split()} <= ops
    kinds = {str(n.type) for s in specs for g in s.graphs for n in g.nodes}
    assert {"f32 row", "f32 tensor", "f32 step", "f64 elem", "real col", "bool group"} <= kinds
    assert {len(s.graphs) for s in specs} >= {1, 2, 3}
    stored = {str(r.type.dtype) for s in specs for r in s.roles if r.kind != "aux"}
    assert stored == {"f32", "f64", "bf16", "f16", "bool"}
    assert {e for s in specs for e in s.entries} >= {"step", "refresh"}
    updates = [u for s in specs for g in s.graphs for u in g.updates]
    assert any(u.guard is not None for u in updates) and any(u.always for u in updates)
    assert any(isinstance(u.value, Const) for u in updates)
    graphs = [g for s in specs for g in s.graphs]
    assert sum(_has_two_arms(g) for g in graphs) > 100
    assert sum(any(u.always and u.guard is None for u in g.updates) for g in graphs) > 50
    assert all(same_numbers(s) for s in specs)


def _has_two_arms(graph: Graph) -> bool:
    """Whether one guard is asked for a part of what is stored a tensor: loops have two versions."""
    domains = {r.name: r.type.domain for r in graph.roles}
    guards = {u.guard for u in graph.updates if domains[u.role] > GROUP}
    return len(guards) == 2 and None in guards


def test_a_chain_is_a_case_of_its_own() -> None:
    chains = [c for c in map(case_of, range(60)) if c.is_chain]
    assert chains and all(read_case(c.file()) == c for c in chains)
    assert run_case(Case("clip_by_global_norm+adamw(lr=0.01)+ema_weights")).status == OK


# ------------------------------------------------------------------ the fuzz is not blind


def _halves_m(graph: Graph) -> Graph:
    """A pass that is wrong: what is multiplied by a half is not any more."""
    nodes = tuple(
        n if n.args[1:] != (Const(0.5),) else graph.nodes[n.args[0]]  # type: ignore[index]
        for n in graph.nodes
    )
    return specialise(graph.replace(nodes=nodes))


def test_a_wrong_pass_is_found_and_shrunk(monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = [(p, o) for p, o in trial.parse_pipeline("specialise,view,legalise,expand")]
    fold = trial.parse_pipeline("fold")[0][0]
    broken = type(fold)("fold", _halves_m)
    monkeypatch.setattr(trial, "parse_pipeline", lambda text: [*wrong, (broken, None)])
    found = run_case(Case(TEXT))
    assert found.status == FAILED and "pass fold" in found.kind, found
    small = shrink(Case(TEXT), run_case)
    spec: Spec = parse(small.text)
    nodes = [n for g in spec.graphs for n in g.nodes if n.op != "read"]
    assert len(nodes) <= 2 and len(spec.graphs[0].updates) <= 2, small.text
    assert run_case(read_case(small.file())).kind == found.kind


def test_what_is_no_stepfuse_error_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(*_: object, **__: object) -> None:
        raise KeyError("a stray one")

    monkeypatch.setattr(trial, "fuse", breaks)
    found = run_case(Case(TEXT))
    assert found.status == FAILED and found.kind.startswith("KeyError in test_fuzz.py:breaks")


def test_a_slip_that_was_wrapped_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(*_: object, **__: object) -> None:
        raise KeyError("a stray one")

    monkeypatch.setattr(compiler, "fuse", breaks)
    found = run_case(Case(TEXT), ("quick",))
    assert found.status == FAILED and found.kind.startswith("KeyError in ")


def test_what_takes_too_long_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    def lasts(*_: object) -> None:
        while True:
            pass

    monkeypatch.setattr(trial, "fuse", lasts)
    assert run_case(Case(TEXT), limit=0.05).kind.startswith("TooLong")


def test_what_is_refused_is_counted_by_kind() -> None:
    text = TEXT.replace("%2 = sumsq %1 : real tensor", "%2 = sumsq %1 : real row").replace(
        "real tensor", "real row"
    )
    found = run_case(Case(text))
    assert found.status == REFUSED and found.kind.startswith(
        "LowerError: _ a reduction or a size in view"
    )


def test_the_command_replays_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "case.sf"
    path.write_text(Case(TEXT, "fast", "m=bf16", 7).file())
    assert read_case(path.read_text()) == Case(TEXT, "fast", "m=bf16", 7)
    assert fuzz.replay(path, ("quick",), 20.0) == 0
    assert capsys.readouterr().out.startswith("ok")
    assert fuzz.engines_of(0) == tuple(fuzz.SHARES) and fuzz.engines_of(1) == ()
