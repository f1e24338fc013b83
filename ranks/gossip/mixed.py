"""The stage behind an optimizer that mixes a rank's parameters with its neighbours', and steps.

    param <- inner(((n0 + param) + n1) / 3, grad)                        all weights alike
    param <- inner(param + c0 (n0 - param) + c1 (n1 - param), grad)      others
    param <- inner(weight * that, grad) / weight                         push-sum

Equal weights are a mean, as a balanced tree in the order of ranks. Others are weights of
differences, which sum to 1 however they are rounded, so that parameters do not drift.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.graph import Spec
from ...ir.text.parser import parse


def neighbour(index: int) -> str:
    """The role that has the parameters of a neighbour, of those in the order of ranks."""
    return f"neighbour{index}"


def share(index: int) -> str:
    """The hyper-parameter that is a neighbour's weight."""
    return f"mixing_share{index}"


WEIGHT = "mixing_weight"  # the hyper-parameter that push-sum divides by


class _Lines:
    """Lines of a body, each of which names a value."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def value(self, text: str) -> str:
        self.lines.append(f"%{len(self.lines)} = {text} : real elem")
        return f"%{len(self.lines) - 1}"


def mean_of_neighbours(before: int, count: int) -> Spec:
    """Mixes with so many neighbours by equal weights, `before` of which are of lower ranks."""
    names = [f"%{neighbour(n)}" for n in range(count)]
    every = [*names[:before], "%param", *names[before:]]
    body = _Lines()

    def total(names: Sequence[str]) -> str:
        if len(names) == 1:
            return names[0]
        half = 1 << (len(names) - 1).bit_length() - 1
        return body.value(f"add {total(names[:half])}, {total(names[half:])}")

    mean = body.value(f"div {total(every)}, {float(count + 1)}")
    return _stage(body, mean, count, ())


def mixed(count: int, is_pushed: bool = False) -> Spec:
    """Mixes with so many neighbours, each by its share; pushed, over a weight."""
    body, found = _Lines(), "%param"
    for n in range(count):
        apart = body.value(f"sub %{neighbour(n)}, %param")
        found = body.value(f"add {found}, {body.value(f'mul %{share(n)}, {apart}')}")
    if is_pushed:
        found = body.value(f"mul %{WEIGHT}, {found}")
    return _stage(body, found, count, [share(n) for n in range(count)], is_pushed)


def _stage(
    body: _Lines, mean: str, count: int, shares: Sequence[str], is_pushed: bool = False
) -> Spec:
    stepped = body.value(f"inner {mean}, %grad")
    if is_pushed:
        stepped = body.value(f"div {stepped}, %{WEIGHT}")
    roles = ["param %param : f32 elem", "grad %grad : f32 elem"]
    roles += [f"aux %{neighbour(n)} : f32 elem" for n in range(count)]
    roles += [f"hyper %{name} = 0.0 in [0, 1] : f64 group" for name in shares]
    roles += [f"hyper %{WEIGHT} = 1.0 in (0, inf) : f64 group"] if is_pushed else []
    head = "".join(f"  {role}\n" for role in roles)
    lines = "".join(f"    {line}\n" for line in [*body.lines, f"update %param = {stepped}"])
    name = "pushed" if is_pushed else "mixed"
    return parse(f"optimizer @{name} {{\n{head}\n  step {{\n{lines}  }}\n}}\n")
