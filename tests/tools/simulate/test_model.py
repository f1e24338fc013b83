"""`stepfuse simulate`: the model beside messages that are counted, fits, refusals, the command."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest
from stepfuse.spec_texts.resolve import resolve
from stepfuse.tools.cli import app
from stepfuse.tools.simulate.fit import MeasuredPoint, fit, points_of, predicted
from stepfuse.tools.simulate.model import Cluster, Link, flat, step_on_paper, two_levels
from stepfuse.tools.simulate.step_bytes import step_bytes
from typer.testing import CliRunner, Result

from tests.tools.dev.test_pictures import lines

POINTS = Path(__file__).parents[3] / "benchmarks" / "results" / "rank_points.json"
CLIPPED = resolve("clip_by_global_norm+adamw")


def simulated(*arguments: str) -> Result:
    return CliRunner().invoke(app, ["simulate", *arguments])


Sent = list[tuple[int, int, frozenset[tuple[int, int]]]]  # from, to, (piece's rank, span)


def exchange_by_levels(ranks: int, node: int) -> tuple[Sent, list[set[tuple[int, int]]]]:
    """The messages of a two-level exchange, done on names, and what each rank has in the end.

    Within a node the pieces of one of it meet; so they travel on as one, at the size of one.
    """
    sent: Sent = []
    held: list[set[tuple[int, int]]] = [{(r, s) for s in range(ranks)} for r in range(ranks)]
    met = [{x for x in own if x[1] % node == r % node} for r, own in enumerate(held)]
    for a in range(ranks):
        for b in (b for b in range(ranks) if b // node == a // node and b != a):
            part = {x for x in held[a] if x[1] % node == b % node}
            sent.append((a, b, frozenset(part)))
            met[b] |= part
    final = [{x for x in own if x[1] == r} for r, own in enumerate(met)]
    for a in range(ranks):
        for b in (b for b in range(ranks) if b % node == a % node and b != a):
            part = {x for x in met[a] if x[1] == b}
            sent.append((a, b, frozenset(part)))
            final[b] |= part
    return sent, final


def test_two_levels_send_what_the_model_counts() -> None:
    ranks, node, cluster = 8, 4, replace(Cluster(), node=4)
    sent, final = exchange_by_levels(ranks, node)
    assert final == [{(p, r) for p in range(ranks)} for r in range(ranks)]
    spans = Counter(a for a, _, _ in sent), Counter[int]()
    for a, _, part in sent:
        spans[1][a] += len({span for _, span in part})  # pieces that have met are one sum
    found = two_levels(8000.0, 1, ranks, cluster)
    assert {*spans[0].values()} == {found.messages}
    assert {1000.0 * count for count in spans[1].values()} == {found.size}


def test_flat_sends_each_rank_its_part() -> None:
    found = flat(8000.0, 3, 8, replace(Cluster(), node=4))
    assert found.messages == 3 * 7
    assert found.size == 7000.0
    within, between = 9 * 3e-6 + 3000 / 300e9, 12 * 6e-6 + 4000 / 45e9
    assert found.seconds == pytest.approx(within + between)


def test_flat_loses_between_nodes_and_lists_need_two_levels() -> None:
    moved = step_bytes(CLIPPED, "param=bf16", "bf16", 64)
    step = step_on_paper(1e12, 64, moved, Cluster())
    assert step.exchange_flat.seconds / step.exchange.seconds == pytest.approx(4, abs=0.3)
    assert step.list_bytes == pytest.approx((7.8125e9, 7.629e6), rel=1e-3)
    assert step.lists.seconds > 100 * step.lists_folded.seconds


def test_the_bytes_of_sweeps_are_those_of_pieces_and_states() -> None:
    """AdamW reads a piece of each rank, param, m, v and writes these three."""
    adamw = resolve("adamw")
    for ranks, pieces in ((1, 4.0), (2, 8.0), (8, 32.0), (64, 64 * 4 + 8 * 4 + 8 * 4)):
        assert step_bytes(adamw, "", "f32", ranks).moved == pieces + 24
    moved = step_bytes(adamw, "", "linear8", 8)
    assert moved.wire == 1 + 4 / 256
    assert moved.gathers == 0
    assert step_bytes(resolve("lamb"), "", "f32", 2).lists == 2 * 8 / 1024


@pytest.mark.parametrize("shared", [False, True])
def test_a_fit_finds_the_constants(shared: bool) -> None:
    made = replace(Cluster(), node=4, within=Link(2e-4, 1e9, shared), memory=Link(0, 2e10, shared))
    blank = [
        MeasuredPoint(kind, ranks, size, 1.0)
        for kind in ("exchange", "gather", "sweeps")
        for ranks in (2, 3, 4)
        for size in (1e5, 1e6, 1e7)
    ]
    points = [replace(p, seconds=predicted(p, made)) for p in blank]
    found = fit(points)
    assert found.cluster.within.message == pytest.approx(2e-4)
    assert found.cluster.within.speed == pytest.approx(1e9)
    assert found.cluster.within.shared is found.cluster.memory.shared is shared
    assert (found.fitted, len(found.others)) == (18, 9)
    assert found.errors[-1] < 1e-9


def test_what_was_measured_is_predicted() -> None:
    """The points of the most ranks are not fitted."""
    found = fit(points_of(POINTS))
    assert {p.ranks for p, _ in found.others} == {max(p.ranks for p in points_of(POINTS))}
    assert found.errors[len(found.errors) // 2] <= 0.25


def test_a_table_has_a_row_each(tmp_path: Path) -> None:
    path = tmp_path / "a.svg"
    done = simulated("--params", "1e9,7B", "--ranks", "8..512", "--plot", "-o", str(path))
    assert done.exit_code == 0, done.output
    head, names, *rows = done.output.splitlines()
    assert head == "clip_by_global_norm+adamw, wire f32"
    assert names.split()[:2] == ["params", "ranks"]
    assert [row.split()[1] for row in rows[:6]] == ["8", "64", "512"] * 2
    assert "3 us a message, 300 GB/s a rank" in done.output
    drawn = lines(path.read_text())
    assert {"1e+09 parameters", "7e+09 parameters", "by two levels", "flat", "512"} <= {*drawn}


def test_fitted_constants_say_their_error() -> None:
    done = simulated("adamw", "--ranks", "2..32", "--points", str(POINTS), "--node", "4")
    assert done.exit_code == 0, done.output
    assert "of more ranks, off by" in done.output.splitlines()[-1]


REFUSED = [
    (["--ranks", "8..100"], "expected an end that is 8 times a power of 2; got '8..100'"),
    (["--ranks", "4096..8"], "expected an end that is 4096 times a power of 2"),
    (["--ranks", "12"], "expected whole nodes of 8 ranks, or a part of one; got 12"),
    (["--ranks", "8.."], "--ranks: expected numbers such as 8, 8,64,1024 or 8..4096; got ''"),
    (["--params", "many"], "--params: expected numbers such as 7e9"),
    (["--params", "1e9..7e9"], "expected an end that is 1e+09 times a power of 10"),
    (["--node", "6"], "--node: expected a power of two"),
    (["--wire", "f8"], "wire: expected 'f32', 'bf16'"),
    (["--within", "3us"], "--within: expected seconds a message and bytes a second"),
    (["--bucket", "much"], "--bucket: expected bytes such as 100MB"),
    (["unscale"], "unscale: expected an optimizer, got a stage without one"),
    (["--points", "POINTS", "--memory", "3TB"], "--points has --within and --memory fitted"),
    (["--points", "BROKEN"], "expected results with a kind (exchange, gather, sweeps)"),
    (["--points", "FEW"], "expected points of an exchange or gather of two sizes"),
]


@pytest.mark.parametrize(("words", "expected"), REFUSED)
def test_refusals_say_what_is_expected(words: list[str], expected: str, tmp_path: Path) -> None:
    few = {"results": [{"kind": "sweeps", "ranks": 2, "bytes": 8.0, "seconds": 1.0}]}
    (tmp_path / "BROKEN").write_text("{}")
    (tmp_path / "FEW").write_text(json.dumps(few))
    places = {"POINTS": str(POINTS), **{n: str(tmp_path / n) for n in ("BROKEN", "FEW")}}
    done = simulated(*(places.get(word, word) for word in words))
    assert done.exit_code in (1, 2)
    assert expected in done.output


def test_another_file_is_not_written_over(tmp_path: Path) -> None:
    path = tmp_path / "notes.svg"
    path.write_text("my notes")
    done = simulated("adamw", "--ranks", "8", "-o", str(path))
    assert done.exit_code == 1
    assert path.read_text() == "my notes"
