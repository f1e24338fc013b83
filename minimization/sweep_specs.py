"""The sweeps of a direction, as specs: sums of products, and a combination of arrays.

measure:  slope = x . g,  most = max |g|,  total = sum |g|
pair:     y <- g - before,  s <- t d,  their products with g and with each other,
          and s_i . g, y_i . g for some older pairs
dots:     s_i . g, y_i . g for further pairs
combine:  d <- c g + sum a_i s_i + b_i y_i,  slope = d . g,  most = max |d|
more:     d <- d + sum a_i s_i + b_i y_i, likewise

Sums are of products in f64, added up in f64; combinations are in the arrays' dtype.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from ..ir.graph import Spec
from ..ir.text.parser import parse

MOST_PAIRS = 10  # in one sweep: more would keep more sums than there are registers and cache lines


def measure(dtype: str) -> Spec:
    """The slope along x, the parameter, and two norms of the gradient."""
    nodes = ["dot %param, %grad : real step", "absmax %grad : real step", "abs %grad : real elem"]
    nodes.append("sum %2 : real step")
    return _spec("lbfgs_measure", dtype, [], nodes, {"slope": 0, "most": 1, "total": 3})


@cache
def pair(count: int, dtype: str) -> Spec:
    """The new pair, y the parameter, and the sums of it and of `count` older ones."""
    roles = [f"state %s = 0.0 : {dtype} elem", *_aux(["before", "d"], dtype)]
    roles += ["aux %t : f64 step", *_aux(_names(count), dtype)]
    nodes = ["sub %grad, %before : real elem", "mul %t, %d : real elem"]
    nodes += [f"dot {a}, {b} : real step" for a, b in (("%1", "%grad"), ("%0", "%grad"))]
    nodes += [f"dot {a}, %0 : real step" for a in ("%1", "%0")]
    sums = {"sg": 2, "yg": 3, "sy": 4, "yy": 5}
    return _spec("lbfgs_pair", dtype, roles, *_with_dots(nodes, sums, count), param=0, s=1)


@cache
def dots(count: int, dtype: str) -> Spec:
    """The sums of `count` pairs."""
    return _spec("lbfgs_dots", dtype, _aux(_names(count), dtype), *_with_dots([], {}, count))


@cache
def combine(count: int, dtype: str, adds: bool) -> Spec:
    """The direction, which is the parameter, of the gradient and `count` pairs; added if `adds`."""
    coefficients = [*([] if adds else ["c"]), *coefficient_names(count)]
    roles = [*_aux(_names(count), dtype), *(f"aux %{name} : f64 step" for name in coefficients)]
    nodes = [] if adds else ["mul %c, %grad : real elem"]
    last = "%param" if adds else "%0"
    for number, name in zip(coefficient_names(count), _names(count), strict=True):
        nodes.append(f"fma %{number}, %{name}, {last} : real elem")
        last = f"%{len(nodes) - 1}"
    found = len(nodes)
    nodes += [f"dot {last}, %grad : real step", f"absmax {last} : real step"]
    title = "lbfgs_combine_more" if adds else "lbfgs_combine"
    return _spec(title, dtype, roles, nodes, {"slope": found, "most": found + 1}, param=found - 1)


def coefficient_names(count: int) -> list[str]:
    """Of the pairs, in the order in which `combine` reads them: a0, b0, a1, b1."""
    return [f"{x}{n}" for n in range(count) for x in "ab"]


def sum_names(count: int) -> list[str]:
    """Of the pairs: s0g, y0g, s1g, y1g."""
    return [f"{name}g" for name in _names(count)]


def _names(count: int) -> list[str]:
    return [f"{x}{n}" for n in range(count) for x in "sy"]


def _aux(names: Iterable[str], dtype: str) -> list[str]:
    return [f"aux %{name} : {dtype} elem" for name in names]


def _with_dots(
    nodes: Sequence[str], sums: dict[str, int], count: int
) -> tuple[list[str], dict[str, int]]:
    """With a product of each older array and the gradient."""
    more = {f"{name}g": len(nodes) + n for n, name in enumerate(_names(count))}
    return [*nodes, *(f"dot %{n}, %grad : real step" for n in _names(count))], {**sums, **more}


def _spec(
    name: str, dtype: str, roles: Sequence[str], nodes: Sequence[str], sums: dict[str, int],
    **arrays: int,
) -> Spec:  # fmt: skip
    """The spec of nodes, of which some are stored: `sums` to numbers of these names."""
    lines = [f"param %param : {dtype} elem", f"grad %grad : {dtype} elem"]
    lines += [r for r in roles if r.startswith("state")]
    lines += [f"state %{number} = 0.0 : f64 step" for number in sums]
    lines += [r for r in roles if r.startswith("aux")]
    lines += ["step {", *(f"%{n} = {text}" for n, text in enumerate(nodes))]
    lines += [f"update %{role} = %{n}" for role, n in {**arrays, **sums}.items()]
    return parse(f"optimizer @{name} {{\n" + "\n".join(lines) + "\n}\n}\n")
