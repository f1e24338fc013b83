"""Specs with extra inputs: one of each domain, with what a step of it is given, and a small one."""

from __future__ import annotations

from typing import Any

import numpy as np

HEAD = """optimizer @given {
  param %param : f32 elem
  grad %grad : f32 elem
  state %m = 0.0 : f32 elem
  aux %noise : f32 elem
  aux %gate : f32 row
  aux %radius : f64 tensor
  aux %pull : f64 group
  aux %scale : f64 step
"""
BODY = """
    %2 = mul %1, %scale : real elem
    %3 = mul %2, %radius : real elem
    %4 = mul %pull, %m : real elem
    %5 = add %4, %3 : real elem
    %6 = sub %param, %5 : real elem
    update %param = %6
    update %m = %5
  }
"""
TEXT = f"""{HEAD}
  step when rank >= 2 {{
    %0 = mul %noise, %gate : real elem
    %1 = add %grad, %0 : real elem{BODY}
  step when rank < 2 {{
    %0 = mul %noise, %noise : real elem
    %1 = add %grad, %0 : real elem{BODY}}}
"""
NOISY = """optimizer @noisy {
  param %param : f32 elem
  grad %grad : f32 elem
  aux %noise : f32 elem
  aux %radius : f64 tensor
  hyper %lr = 0.5 : f64 group

  step {
    %0 = mul %noise, %radius : real elem
    %1 = add %grad, %0 : real elem
    %2 = mul %lr, %1 : real elem
    %3 = sub %param, %2 : real elem
    update %param = %3
  }
}
"""
SHAPES = [(3, 4), (5,), (2, 40)]


def arrays(seed: int) -> list[Any]:
    rng = np.random.default_rng(seed)
    return [rng.standard_normal(dims).astype(np.float32) for dims in SHAPES]


def inputs(step: int) -> dict[str, Any]:
    """What a step is given beside gradients; of two groups, the first has one tensor."""
    rng = np.random.default_rng(100 + step)
    return {
        "noise": arrays(50 + step),
        "gate": [rng.standard_normal(d[0]).astype(np.float32) if len(d) > 1 else None
                 for d in SHAPES],
        "radius": [0.5 + step, 0.25, 0.125],
        "pull": [0.5, 0.25],
        "scale": 2.0 + step,
    }  # fmt: skip


def expected(steps: int) -> list[Any]:
    """The parameters after some steps, by the written rule in f64 and f32, element by element."""
    params, moments = arrays(0), [np.zeros(d, np.float32) for d in SHAPES]
    for step in range(steps):
        grads, given = arrays(1 + step), inputs(step)
        for n, param in enumerate(params):
            noise, gate = given["noise"][n], given["gate"][n]
            factor = noise if gate is None else gate[:, None]
            pull = np.float32(given["pull"][min(n, 1)])
            moved = (grads[n] + noise * factor) * np.float32(given["scale"])
            moments[n] = pull * moments[n] + moved * np.float32(given["radius"][n])
            params[n] = param - moments[n]
    return params
