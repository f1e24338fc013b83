"""Specs of many states and a few barriers, as text: what a search must not multiply."""

from __future__ import annotations

import random

from stepfuse.ir.graph import Graph
from stepfuse.ir.text.parser import parse


def momenta(count: int) -> Graph:
    """So many averages of the gradient, all of them ready before one norm over their sum."""
    lines: list[str] = []
    total = "%grad"
    for k in range(count):
        lines.append(f"%a{k} = mul %m{k}, 0.{k % 9 + 1} : f32 elem")
        lines.append(f"%b{k} = add %a{k}, %grad : f32 elem")
        lines.append(f"%c{k} = add {total}, %b{k} : f32 elem")
        total = f"%c{k}"
    lines += [*_scaled("s", total, "tensor"), f"%d = mul {total}, %s2 : f32 elem"]
    lines.append("%q = sub %param, %d : f32 elem")
    updates = ["update %param = %q", *(f"update %m{k} = %b{k}" for k in range(count))]
    states = [f"state %m{k} = 0.0 : f32 elem" for k in range(count)]
    return _graph(states, [*lines, *updates])


def copies(count: int) -> Graph:
    """So many states that hold a multiple of the gradient; a norm over the sum of them all."""
    lines: list[str] = []
    total = "%grad"
    for k in range(count):
        lines.append(f"%a{k} = mul %grad, 0.{k % 9 + 1} : f32 elem")
        lines.append(f"%c{k} = add {total}, %a{k} : f32 elem")
        total = f"%c{k}"
    lines += [*_scaled("s", total, "tensor"), f"%d = mul {total}, %s2 : f32 elem"]
    lines.append("%q = sub %param, %d : f32 elem")
    updates = ["update %param = %q", *(f"update %m{k} = %a{k}" for k in range(count))]
    states = [f"state %m{k} = 0.0 : f32 elem" for k in range(count)]
    return _graph(states, [*lines, *updates, "update %grad = 0.0"])


def wide_graph(seed: int, states: int = 100, barriers: int = 4) -> Graph:
    """States that average what came before them, a norm now and then, all into one update."""
    rng = random.Random(seed)
    declared: list[str] = []
    lines: list[str] = []
    updates: list[str] = []
    pool = ["%grad", "%param"]
    ends = sorted(rng.sample(range(1, states), barriers))
    for k in range(states):
        narrow = rng.random() < 0.2
        declared.append(f"state %m{k} = 0.0 : {'bf16' if narrow else 'f32'} elem")
        old = f"%m{k}"
        if narrow:
            lines.append(f"%w{k} = cast %m{k} : f32 elem")
            old = f"%w{k}"
        lines.append(f"%a{k} = mul {old}, 0.{rng.randint(1, 9)} : f32 elem")
        lines.append(f"%b{k} = add %a{k}, {_late(rng, pool)} : f32 elem")
        if narrow:
            lines.append(f"%v{k} = cast %b{k} : bf16 elem")
        updates.append(f"update %m{k} = {'%v' if narrow else '%b'}{k}")
        pool.append(f"%b{k}")
        if k in ends:
            chosen = [_late(rng, pool) for _ in range(rng.randint(1, 4))]
            lines += _summed(f"x{k}_", chosen)
            lines += _scaled(f"n{k}_", f"%x{k}_{len(chosen)}", rng.choice(("tensor", "step")))
            lines.append(f"%y{k} = mul {_late(rng, pool)}, %n{k}_2 : f32 elem")
            pool.append(f"%y{k}")
    chosen = [pool[-1], *(_late(rng, pool) for _ in range(rng.randint(2, 12)))]
    lines += _summed("z", chosen)
    lines.append(f"%q = sub %param, %z{len(chosen)} : f32 elem")
    return _graph(declared, [*lines, "update %param = %q", *updates])


def _late(rng: random.Random, pool: list[str]) -> str:
    """One of the values; those of late more often."""
    return pool[max(rng.randrange(len(pool)) for _ in range(2))]


def _summed(name: str, values: list[str]) -> list[str]:
    """The sum of some values as `name` and their count, and the steps to it."""
    lines = [f"%{name}1 = mul {values[0]}, 0.5 : f32 elem"]
    for k, value in enumerate(values[1:], 1):
        lines.append(f"%{name}{k + 1} = add %{name}{k}, {value} : f32 elem")
    return lines


def _scaled(name: str, value: str, domain: str) -> list[str]:
    """A number from a norm of a value, as `name`2."""
    first = [f"%{name}1 = sumsq {value} : f64 tensor"]
    if domain == "step":
        first.append(f"%{name}0 = sum %{name}1 : f64 step")
    source = f"%{name}0" if domain == "step" else f"%{name}1"
    return [*first, f"%{name}2 = cast {source} : f32 {domain}"]


def _graph(states: list[str], body: list[str]) -> Graph:
    roles = ["param %param : f32 elem", "grad %grad : f32 elem", *states]
    text = "\n".join([*roles, "step view flat {", *body, "}"])
    return parse(f"optimizer @wide {{\n{text}\n}}").graphs[0]
