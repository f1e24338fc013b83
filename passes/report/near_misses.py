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

Miss = Callable[[Graph, int], str | None]  # the reason, where a node is a near miss


def near_misses(graph: Graph) -> tuple[tuple[str, int, str], ...]:
    """All of them: the pass, the value that it almost changes, and why it does not."""
    single = used_once(graph)
    rows: tuple[tuple[str, Miss], ...] = (
        ("simplify", _simplify_miss),
        ("cse", _cse_miss),
        ("hoist-uniform", lambda graph, value: _hoist_miss(graph, value, single)),
        ("gram-form", _gram_form_miss),
        ("bf16-products", _bf16_miss),
    )
    return tuple((name, *found) for name, miss in rows for found in _found(graph, miss))


def _found(graph: Graph, miss: Miss) -> Iterator[tuple[int, str]]:
    for value in sorted(graph.live()):
        reason = miss(graph, value)
        if reason is not None:
            yield value, reason


def _misses(graph: Graph, name: str, miss: Miss, nothing: str) -> str:
    names = value_names(graph)
    found: list[str] = []
    for value, reason in _found(graph, miss):
        found += [f"  {node_text(graph.nodes[value], value, names)}", f"    {reason}"]
    return "\n".join([f"@{graph.name}: {name}", *(found or [f"  {nothing}"])])


def why_not_simplify(graph: Graph) -> str:
    """The nodes that look simple, and for which operands they are not."""
    return _misses(
        graph, "simplify", _simplify_miss, "no node is close to a rule that it does not match"
    )


def _simplify_miss(graph: Graph, value: int) -> str | None:
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


def why_not_hoist_uniform(graph: Graph) -> str:
    """The nodes that re-association would change; only the policy `fast` may."""
    single = used_once(graph)
    nothing = "no uniform factor is left to combine"
    return _misses(graph, "hoist-uniform", lambda g, v: _hoist_miss(g, v, single), nothing)


def _hoist_miss(graph: Graph, value: int, single: frozenset[int]) -> str | None:
    builder = Builder(graph.roles, graph.is_typed)
    builder.nodes = list(graph.nodes)
    found = rule_for(builder, graph.nodes[value], graph.nodes[value].args, single)
    if found is None:
        return None
    return f"fast takes {found[0].equation} ({found[0].name}); strict keeps the spec's order"


def why_not_gram_form(graph: Graph) -> str:
    """The steps of Newton-Schulz that have their product with the matrix."""
    nothing = "there is no step a x + (b s + c s s) x, of s = x x'"
    return _misses(graph, "gram-form", _gram_form_miss, nothing)


def _gram_form_miss(graph: Graph, value: int) -> str | None:
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


def why_not_bf16_products(graph: Graph) -> str:
    """The products whose operands keep all their bits, and those that round only on some CPUs."""
    return _misses(graph, "bf16-products", _bf16_miss, "there is no product of matrices")


def _bf16_miss(graph: Graph, value: int) -> str | None:
    if graph.nodes[value].op == "matmul_bf16":
        return "operands are rounded by CPUs with tiles of bf16 (amx_bf16); all others keep f32"
    if graph.nodes[value].op != "matmul":
        return None
    why = why_exact(graph, value)
    return why or "fast lets a CPU round its operands to bf16; strict keeps f32"


def why_not_cse(graph: Graph) -> str:
    """The equal nodes that stay apart."""
    return _misses(graph, "cse", _cse_miss, "no two nodes compute the same")


def _cse_miss(graph: Graph, value: int) -> str | None:
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
