"""Under `fast`, on targets without tiles of bf16: takes Newton-Schulz steps over the Gram matrix.

    %0 = matmul %grad, %grad : f32 gram(row)       %5 = mul 3.5, %0 : f32 gram(row)
    %1 = mul -5.0, %0 : f32 gram(row)              %6 = matmul_symmetric %4, %0 : f32 gram(row)
    %2 = matmul %0, %0 : f32 gram(row)             %7 = add %5, %6 : f32 gram(row)
    %3 = mul 2.0, %2 : f32 gram(row)               %8 = mul 3.5, %7 : f32 gram(row)
    %4 = add %1, %3 : f32 gram(row)                %9 = matmul_symmetric %4, %7 : f32 gram(row)
    %5 = mul 3.5, %grad : f32 elem                 %10 = add %8, %9 : f32 gram(row)
    %6 = matmul %4, %grad : f32 elem               %11 = matmul %10, %10 : f32 gram(row)
    %7 = add %5, %6 : f32 elem                -->  %14 = add %12, %13 : f32 gram(row)
    %8 = matmul %7, %7 : f32 gram(row)             %18 = matmul_symmetric %14, %4 : f32 gram(row)
    %9 = mul -5.0, %8 : f32 gram(row)              %19 = add %17, %18 : f32 gram(row)
    %10 = matmul %8, %8 : f32 gram(row)            %20 = mul 12.25, %grad : f32 elem
    %11 = mul 2.0, %10 : f32 gram(row)             %21 = matmul %19, %grad : f32 elem
    %12 = add %9, %11 : f32 gram(row)              %22 = add %20, %21 : f32 elem
    %13 = mul 3.5, %7 : f32 elem
    %14 = matmul %12, %7 : f32 elem
    %15 = add %13, %14 : f32 elem

A step is y = a x + (b s + c s s) x of s = x x', or of s = x' x behind x. Of two or three in a row
only the last has its product with x: s goes on, and so does q, of which y = alpha x + q x.

    s' = a t + r t,  t = a s + r s,  r = b s + c s s        q' = alpha r + a q + r q

1. Factors of a product commute and are symmetric, so that half of its cells is computed
   (`matmul_symmetric`). Of m rows and n >= m columns three steps are 9 m^3 + 3 m^2 n operations
   for 3 m^3 + 9 m^2 n, two 5 m^3 + 3 m^2 n for 2 m^3 + 6 m^2 n. Squares, for which that is the
   same, have a variant without.
2. The body's condition says which side is the shorter.
3. No more than three: an error of s, of eps |s|, grows by a^2 in each step, where a singular value
   is small. So x is made anew; sizes of groups are as equal as can be.
4. Nothing else takes a value between two steps.

Measured in f32, of 5 to 10 steps by Jordan's and Polar Express's polynomials, also of singular
values 1/k^2 and of matrices of low rank: 1 to 10 times the error to f64 of the steps as they stand,
and less than a 200th of that of steps in bf16.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise, permutations

import numpy as np

from ...ir.builder import Builder, rewrite
from ...ir.conditions import conditions
from ...ir.graph import Graph, Node, Operand, Spec
from ...ir.matrices.symmetry import is_shorter
from ...ir.types import BATCH, ELEM, GRAM_ROW, GRAMS, Const, Domain

MOST = 3  # case 3
_SIDES = ("rows", "cols")


@dataclass(frozen=True, slots=True)
class NewtonSchulzStep:
    """a x + rest x, of rest = b s + c s s and s = x x', or x rest and x' x."""

    x: int
    s: int
    rest: int
    a: Operand
    b: Operand
    c: Operand

    def values(self, y: int, nodes: Sequence[Node]) -> set[int]:
        """The values that take x within the step whose result is y."""
        return {self.s, *nodes[y].values}


def gram_form(graph: Graph) -> Graph:
    """The graph with groups of steps over Gram matrices."""
    last = {group[-1]: len(group) for group in groups(graph) if not why_as_it_is(graph, group)}
    if not last:
        return graph
    number = iter(range(len(graph.nodes)))

    def visit(builder: Builder, node: Node, args: tuple[Operand, ...]) -> Operand | None:
        count = last.get(next(number))
        if count is None:
            return None
        found, after = list[NewtonSchulzStep](), Node(node.op, args, node.type)
        for _ in range(count):
            one = _matched(builder.nodes, after)
            assert one is not None
            found.append(one)
            after = builder.nodes[one.x]
        return _over_gram(builder, found[::-1])

    return rewrite(graph, visit, by="gram-form")


def with_squares(spec: Spec, shapes: Iterable[tuple[int, ...]]) -> Spec:
    """The spec with variants for squares, if there are some: their steps stay as they are."""
    if not any(len(s) > 1 and s[-2] == s[-1] for s in shapes):
        return spec

    def variants(graph: Graph) -> tuple[Graph, ...]:
        takes_squares = any(
            op in ("<=", ">=") and b in _SIDES for _, op, b in conditions(graph.when)
        )
        if not takes_squares or all(why_as_it_is(graph, group) for group in groups(graph)):
            return (graph,)
        return graph.replace(when=f"{graph.when} and rows == cols"), graph

    return replace(spec, graphs=tuple(g for old in spec.graphs for g in variants(old)))


def groups(graph: Graph) -> Iterator[tuple[int, ...]]:
    """The results of steps in a row, up to three and more alone than together (cases 3 and 4)."""
    nodes, live = graph.nodes, graph.live()
    steps = {y: found for y in live if (found := step_at(graph, y)) is not None}
    users = graph.users()
    after = {
        one.x: y
        for y, one in steps.items()
        if one.x in steps
        and {u for u in users[one.x] if u in live} == one.values(y, nodes)
        and all(one.x not in (u.value, u.guard) for u in graph.updates)
    }
    for first in sorted(steps.keys() - {*after.values()}):
        chain = [first]
        while chain[-1] in after:
            chain.append(after[chain[-1]])
        count = -(-len(chain) // MOST)
        ends = [len(chain) * n // count for n in range(count + 1)]
        yield from (tuple(chain[a:b]) for a, b in pairwise(ends))


def why_as_it_is(graph: Graph, group: tuple[int, ...]) -> str:
    """Return the reason why a group stays as it is, "" if it is rewritten."""
    one = step_at(graph, group[0])
    if one is None or len(group) < 2:
        return "it is alone: its product with x would be there all the same"
    if ("rows", "==", "cols") in conditions(graph.when):
        return "of squares it would be as many operations, in more passes"
    wide = graph.nodes[one.s].type.domain == GRAM_ROW
    if not is_shorter(graph, wide):
        side = "rows <= cols" if wide else "rows >= cols"
        return f"the body takes matrices without {side} too, for which it would be more operations"
    return ""


def step_at(graph: Graph, value: int) -> NewtonSchulzStep | None:
    """The step whose result a value is."""
    return _matched(graph.nodes, graph.nodes[value])


def _matched(nodes: Sequence[Node], node: Node) -> NewtonSchulzStep | None:
    if node.op != "add" or node.type.domain != ELEM or len(node.values) != 2:
        return None
    for scaled, product in permutations(node.values):
        if (made := _scaled(nodes, scaled)) is None or nodes[product].op != "matmul":
            continue
        a, x = made
        first, second = nodes[product].values
        rest = first if second == x else second
        found = _rest(nodes, rest, x) if x in (first, second) and rest != x else None
        if found is not None:
            return NewtonSchulzStep(x, found[0], rest, a, *found[1:])
    return None


def _rest(nodes: Sequence[Node], rest: int, x: int) -> tuple[int, Operand, Operand] | None:
    """s, b and c of b s + c s s, where s = x x'."""
    node = nodes[rest]
    if node.op != "add" or node.type.domain not in GRAMS.values() or len(node.values) != 2:
        return None
    for linear, square in permutations(node.values):
        one, other = _scaled(nodes, linear), _scaled(nodes, square)
        if one is None or other is None:
            continue
        (b, s), (c, squared) = one, other
        if _is_square(nodes, squared, s) and _is_square(nodes, s, x):
            return s, b, c
    return None


def _is_square(nodes: Sequence[Node], value: int, of: int) -> bool:
    return nodes[value].op == "matmul" and nodes[value].args == (of, of)


def _scaled(nodes: Sequence[Node], value: int) -> tuple[Operand, int] | None:
    """A number and the matrix that it multiplies."""
    node = nodes[value]
    for number, matrix in permutations(node.args) if node.op == "mul" else ():
        is_number = isinstance(number, Const) or nodes[number].type.domain <= BATCH
        if is_number and not isinstance(matrix, Const) and nodes[matrix].type == node.type:
            return number, matrix
    return None


def _over_gram(builder: Builder, steps: Sequence[NewtonSchulzStep]) -> int:
    """The result of a group of steps, of the value before it."""
    x, s = steps[0].x, steps[0].s
    space = builder.nodes[s].type.domain
    emit = builder.emit
    alpha, q = steps[0].a, steps[0].rest
    rest = q
    for before, one in pairwise(steps):
        t = emit("add", emit("mul", before.a, s), _product(builder, rest, s, space))
        s = emit("add", emit("mul", before.a, t), _product(builder, rest, t, space))
        rest = _polynomial(builder, one, s)
        both = emit("add", emit("mul", alpha, rest), emit("mul", one.a, q))
        q = emit("add", both, _product(builder, rest, q, space))
        alpha = _times(builder, alpha, one.a)
    pair = (q, x) if space == GRAM_ROW else (x, q)
    return emit("add", emit("mul", alpha, x), emit("matmul", *pair, domain=ELEM))


def _polynomial(builder: Builder, one: NewtonSchulzStep, s: int) -> int:
    """b s + c s s."""
    emit = builder.emit
    square = emit("matmul", s, s, domain=builder.nodes[s].type.domain)
    return emit("add", emit("mul", one.b, s), emit("mul", one.c, square))


def _product(builder: Builder, a: int, b: int, space: Domain) -> int:
    return builder.emit("matmul_symmetric", a, b, domain=space)


def _times(builder: Builder, a: Operand, b: Operand) -> Operand:
    if isinstance(a, Const) and isinstance(b, Const):
        return Const(float(np.float32(a.value) * np.float32(b.value)))
    return builder.emit("mul", a, b)
