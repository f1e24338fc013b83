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

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from ..ir.graph import Spec
from ..ir.text.parser import parse

MOST_PAIRS = 10  # in one sweep: more would keep more sums than there are registers and cache lines


class SweepSpec(NamedTuple):
    """A spec, its arrays by role, the numbers that it reads, and those that it stores."""

    spec: Spec
    roles: list[str]
    numbers: list[str]
    sums: list[str]


def measure(_: int, dtype: str) -> SweepSpec:
    """The slope along x, the parameter, and two norms of the gradient."""
    nodes = ["dot %param, %grad : real step", "absmax %grad : real step", "abs %grad : real elem"]
    nodes.append("sum %2 : real step")
    return _made("lbfgs_measure", dtype, [], nodes, {"slope": 0, "most": 1, "total": 3})


def pair(count: int, dtype: str) -> SweepSpec:
    """The new pair, y the parameter, and the sums of it and of `count` older ones."""
    nodes = ["sub %grad, %before : real elem", "mul %t, %d : real elem"]
    nodes += [f"dot {a}, {b} : real step" for a, b in (("%1", "%grad"), ("%0", "%grad"))]
    nodes += [f"dot {a}, %0 : real step" for a in ("%1", "%0")]
    found = _with_dots(nodes, {"sg": 2, "yg": 3, "sy": 4, "yy": 5}, count)
    arrays = ["before", "d", *_names(count)]
    return _made("lbfgs_pair", dtype, arrays, *found, stores={"param": 0, "s": 1}, numbers=["t"])


def dots(count: int, dtype: str) -> SweepSpec:
    """The sums of `count` pairs."""
    made = _made("lbfgs_dots", dtype, _names(count), *_with_dots([], {}, count))
    return made._replace(roles=made.roles[1:])  # the parameter is not read


def combine(count: int, dtype: str, *, adds: bool = False) -> SweepSpec:
    """The direction, which is the parameter, of the gradient and `count` pairs; added if `adds`."""
    own = [f"{x}{n}" for n in range(count) for x in "ab"]
    nodes = [] if adds else ["mul %c, %grad : real elem"]
    last = "%param" if adds else "%0"
    for number, name in zip(own, _names(count), strict=True):
        nodes.append(f"fma %{number}, %{name}, {last} : real elem")
        last = f"%{len(nodes) - 1}"
    found = len(nodes)
    nodes += [f"dot {last}, %grad : real step", f"absmax {last} : real step"]
    sums = {"slope": found, "most": found + 1}
    name, numbers = ("combine_more", own) if adds else ("combine", ["c", *own])
    stores = {"param": found - 1}
    return _made(f"lbfgs_{name}", dtype, _names(count), nodes, sums, stores, numbers)


SWEEPS: dict[str, Callable[[int, str], SweepSpec]] = {
    "measure": measure,
    "pair": pair,
    "dots": dots,
    "combine": combine,
    "combine_more": partial(combine, adds=True),
}


def _names(count: int) -> list[str]:
    return [f"{x}{n}" for n in range(count) for x in "sy"]


def _with_dots(
    nodes: Sequence[str], sums: dict[str, int], count: int
) -> tuple[list[str], dict[str, int]]:
    """With a product of each older array and the gradient."""
    more = {f"{name}g": len(nodes) + n for n, name in enumerate(_names(count))}
    return [*nodes, *(f"dot %{n}, %grad : real step" for n in _names(count))], {**sums, **more}


def _made(
    name: str, dtype: str, arrays: Sequence[str], nodes: Sequence[str], sums: dict[str, int],
    stores: dict[str, int] | None = None, numbers: Sequence[str] = (),
) -> SweepSpec:  # fmt: skip
    """The spec of nodes, of which some are stored: `sums` to numbers of these names."""
    stores = stores or {}
    states = [role for role in stores if role != "param"]
    lines = [f"param %param : {dtype} elem", f"grad %grad : {dtype} elem"]
    lines += [f"state %{state} = 0.0 : {dtype} elem" for state in states]
    lines += [f"state %{number} = 0.0 : f64 step" for number in sums]
    lines += [f"aux %{array} : {dtype} elem" for array in arrays]
    lines += [f"aux %{number} : f64 step" for number in numbers]
    lines += ["step {", *(f"%{n} = {text}" for n, text in enumerate(nodes))]
    lines += [f"update %{role} = %{n}" for role, n in {**stores, **sums}.items()]
    spec = parse(f"optimizer @{name} {{\n" + "\n".join(lines) + "\n}\n}\n")
    return SweepSpec(spec, ["param", "grad", *states, *arrays], list(numbers), list(sums))
