"""Near misses: nodes that a pass over the graph almost changes, and why it does not.

1. simplify: identities of real numbers that are not identities of floats.
2. hoist-uniform: the nodes that the strict policy leaves where the spec has them.
3. gram-form: the steps of Newton-Schulz, and what keeps some from going over Gram matrices.
4. bf16-products: the products that `fast` may round, and what keeps others from it.
5. cse: equal reductions over all tensors, which variants need to keep apart.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ...ir.builder import Builder
from ...ir.graph import Graph
from ...ir.text.printer import node_text, value_names
from ...ir.types import Const
from ..products.bf16_products import why_exact
from ..products.gram_form import groups, step_at, why_as_it_is
from ..rewrite.hoist_uniform import rule_for, used_once

# The reason where a value is a near miss, of a graph of which some values are used once.
Miss = Callable[[Graph, int, frozenset[int]], str | None]


def near_misses(graph: Graph) -> tuple[tuple[str, int, str], ...]:
    """All of them: the pass, the value that it almost changes, and why it does not."""
    return tuple((name, *found) for name in NEAR_MISSES for found in _found(graph, name))


def why_not(graph: Graph, name: str) -> str:
    """The nodes that a pass almost changes, each with the reason why it does not."""
    names = value_names(graph)
    lines = [f"@{graph.name}: {name}"]
    for value, reason in _found(graph, name):
        lines += [f"  {node_text(graph.nodes[value], value, names)}", f"    {reason}"]
    return "\n".join(lines if len(lines) > 1 else [*lines, f"  {NEAR_MISSES[name][1]}"])


def _found(graph: Graph, name: str) -> Iterator[tuple[int, str]]:
    miss, single = NEAR_MISSES[name][0], used_once(graph)
    for value in sorted(graph.live()):
        reason = miss(graph, value, single)
        if reason is not None:
            yield value, reason


def _simplify_miss(graph: Graph, value: int, _: frozenset[int]) -> str | None:
    node = graph.nodes[value]
    literal = next((float(a.value) for a in node.args if isinstance(a, Const)), None)
    same = len(node.args) == 2 and node.args[0] == node.args[1]
    if node.op == "add" and literal == 0.0:
        return "x + 0.0 = x does not hold for x = -0.0"
    if node.op == "mul" and literal == 0.0:
        return "x * 0.0 = 0.0 does not hold for infinities, NaN and negative x"
    if node.op == "div" and isinstance(node.args[1], Const):
        return "x / c = x * (1 / c) is exact only where c is a power of two"
    if same and node.op in ("sub", "div"):
        zero = "zeros, " if node.op == "div" else ""
        return f"x {'/' if zero else '-'} x is NaN for {zero}infinities and NaN"
    return None


def _hoist_miss(graph: Graph, value: int, single: frozenset[int]) -> str | None:
    """Re-association, which only the policy `fast` may do."""
    builder = Builder(graph.roles, graph.is_typed)
    builder.nodes = list(graph.nodes)
    found = rule_for(builder, graph.nodes[value], graph.nodes[value].args, single)
    if found is None:
        return None
    return f"fast takes {found[0].equation} ({found[0].name}); strict keeps the spec's order"


def _gram_form_miss(graph: Graph, value: int, _: frozenset[int]) -> str | None:
    if step_at(graph, value) is None:
        return None
    group = next(each for each in groups(graph) if value in each)
    why = why_as_it_is(graph, group)
    if why or value != group[-1]:
        return why or "it goes with the next ones, of which the last says why"
    most, pairs = _GRAM_FORM[len(group)]
    return (
        f"as {len(group)} steps over the Gram matrix they would be {most} operations for {pairs}, "
        f"m the shorter side; strict keeps the order of products, and fast too where it rounds "
        f"operands to bf16 in tiles: of a Gram matrix in bf16 the error is above torch's (at 192 x "
        f"768, singular values 1/k, .030 to .022; .008 as the steps stand)"
    )


# Operations of so many steps in Gram form, and as they stand.
_GRAM_FORM = {
    2: ("5 m^3 + 3 m^2 n", "2 m^3 + 6 m^2 n"),
    3: ("9 m^3 + 3 m^2 n", "3 m^3 + 9 m^2 n"),
}


def _bf16_miss(graph: Graph, value: int, _: frozenset[int]) -> str | None:
    if graph.nodes[value].op == "matmul_bf16":
        return "operands are rounded by CPUs with tiles of bf16 (amx_bf16); all others keep f32"
    if graph.nodes[value].op != "matmul":
        return None
    why = why_exact(graph, value)
    return why or "fast lets a CPU round its operands to bf16; strict keeps f32"


def _cse_miss(graph: Graph, value: int, _: frozenset[int]) -> str | None:
    node = graph.nodes[value]
    if node.op == "read":
        return None
    for earlier in range(value):
        if graph.nodes[earlier] == node:
            return (
                f"equal to {value_names(graph)[earlier]}, but a reduction over all tensors "
                f"is shared with the other variants, which may not have both"
            )
    return None


# By pass: its near misses, and what is said where there are none.
NEAR_MISSES: dict[str, tuple[Miss, str]] = {
    "simplify": (_simplify_miss, "no node is close to a rule that it does not match"),
    "cse": (_cse_miss, "no two nodes compute the same"),
    "gram-form": (_gram_form_miss, "there is no step a x + (b s + c s s) x, of s = x x'"),
    "hoist-uniform": (_hoist_miss, "no uniform factor is left to combine"),
    "bf16-products": (_bf16_miss, "there is no product of matrices"),
}
