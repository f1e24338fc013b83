"""The alignment of graphs finds edits that were planted, and nothing else."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from stepfuse.ir.graph import Graph
from stepfuse.ir.text.printer import operand_text
from stepfuse.ir.types import Const
from stepfuse.optim_defs import get, names
from stepfuse.tools.diff.alignment import align
from stepfuse.tools.diff.declared import (
    DeclaredGraph,
    Expression,
    Label,
    Operand,
    is_commutative,
)
from stepfuse.tools.diff.sections import tops, values_rows

NONE = Expression("", "", "")
PLANTED = ("planted", "elem", 1)


def of(graph: Graph) -> DeclaredGraph:
    """A graph without the report between."""
    roots: dict[tuple[str, int, str], Operand] = {
        (u.role, 0, "value"): operand_text(u.value, []) if isinstance(u.value, Const) else u.value
        for u in graph.updates
    }
    return DeclaredGraph(
        tuple((n.op, str(n.type.domain), str(n.attrs), len(n.args)) for n in graph.nodes),
        tuple(
            tuple(operand_text(a, []) if isinstance(a, Const) else a for a in n.args)
            for n in graph.nodes
        ),
        tuple(sorted(graph.live())),
        roots,
        (NONE,) * len(graph.nodes),
    )


def shuffled(graph: DeclaredGraph, rng: random.Random) -> DeclaredGraph:
    """The live values in another order that computes, operands of sums and products swapped."""
    ready, order = set(graph.live), list[int]()
    while ready:
        free = [i for i in sorted(ready) if not ready & set(graph.values(i))]
        order.append(rng.choice(free))
        ready.remove(order[-1])
    place = {old: new for new, old in enumerate(order)}

    def moved(operand: Operand) -> Operand:
        return operand if isinstance(operand, str) else place[operand]

    def operands(i: int) -> tuple[Operand, ...]:
        found = tuple(map(moved, graph.args[i]))
        return found[::-1] if is_commutative(graph.labels[i]) and rng.random() < 0.5 else found

    return DeclaredGraph(
        tuple(graph.labels[i] for i in order),
        tuple(map(operands, order)),
        tuple(range(len(order))),
        {key: moved(value) for key, value in graph.roots.items()},
        (NONE,) * len(order),
    )


def planted(graph: DeclaredGraph, rng: random.Random) -> DeclaredGraph | None:
    """The graph with a new operation between a value and one of those that use it."""
    users = [(i, place) for i in graph.live for place, a in enumerate(graph.args[i])
             if isinstance(a, int)]  # fmt: skip
    if not users:
        return None
    user, place = rng.choice(users)
    new = len(graph.labels)
    args = [*graph.args, (graph.args[user][place],)]
    args[user] = (*graph.args[user][:place], new, *graph.args[user][place + 1 :])
    found = replace(
        graph,
        labels=(*graph.labels, PLANTED),
        args=tuple(args),
        live=(*graph.live, new),
        words=(*graph.words, NONE),
    )
    return sorted_again(found)


def sorted_again(graph: DeclaredGraph) -> DeclaredGraph:
    """The graph with its values in an order that computes."""
    return shuffled(graph, random.Random(0))


# The suite has one in seven; `tests.campaigns.thinned` has all.
@pytest.mark.thinned(7)
@pytest.mark.parametrize("name", sorted(names()))
def test_planted_operations_are_found(name: str) -> None:
    rng = random.Random(name)
    for graph in map(of, get(name).graphs):
        other = shuffled(graph, rng)
        same = align(graph, other)
        assert not same.only_a and not same.only_b
        assert not any(row.differs for row in values_rows(same))
        for _ in range(3):
            edited = planted(other, rng)
            assert edited is not None
            found = align(graph, edited)
            assert [edited.labels[i] for i in found.only_b] == [PLANTED] and not found.only_a
            assert [r.values for r in values_rows(found) if r.values] == [1]
            back = align(edited, graph)
            assert [edited.labels[i] for i in back.only_a] == [PLANTED] and not back.only_b


@pytest.mark.parametrize(
    ("one", "other"), [("adam", "lamb"), ("lion", "ftrl"), ("sgd", "adafactor")]
)
def test_pairs_are_of_one_operation_and_one_to_one(one: str, other: str) -> None:
    a, b = of(get(one).graphs[0]), of(get(other).graphs[0])
    found = align(a, b)
    assert len(set(found.partner.values())) == len(found.partner)
    assert all(a.labels[x] == b.labels[y] for x, y in found.partner.items())
    assert len(found.partner) + len(found.only_a) == len(a.live)
    assert len(found.partner) + len(found.only_b) == len(b.live)
    alone = sum(tops(b, found.only_b).values())
    assert alone == sum(b.computes(i) for i in found.only_b)


def squared(labels: tuple[Label, ...], args: tuple[tuple[Operand, ...], ...]) -> DeclaredGraph:
    """The last value times itself is what p is updated to."""
    last = len(labels)
    args = (*args, (last - 1, last - 1))
    places, words = tuple(range(last + 1)), (NONE,) * (last + 1)
    return DeclaredGraph((*labels, ("mul", "e", 2)), args, places, {("p", 0, "value"): last}, words)


def test_products_with_themselves_are_paired() -> None:
    """Of `x * x`, what became of x is put in once."""
    a = squared((("read", "x"),), ((),))
    b = squared((("read", "x"), ("exp", "e", 1), ("tanh", "e", 1)), ((), (0,), (1,)))
    found = align(a, b)
    assert found.partner == {0: 0, 1: 3} and found.only_b == (1, 2)
