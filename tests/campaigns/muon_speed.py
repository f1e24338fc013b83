"""A step of `muon` beside `torch.optim.Muon`'s on one thread, in turns, and the error of each.

    python -m tests.campaigns.muon_speed [--rounds 9] [-o muon.json]

The ratio is torch's seconds of the CPU over ours, round by round, with its 10th and 90th
percentile. The error is the largest to f64 of what six steps of Newton-Schulz make.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.campaigns.product_speed import in_turns, spread  # first: it has one thread for each

import numpy as np  # isort: skip
import stepfuse as sf  # isort: skip
from stepfuse.optim_defs.matrices.newton_schulz import QUINTIC  # isort: skip

SHAPES = ((24, 96), (96, 96), (512, 512), (768, 768), (768, 2304), (768, 3072))  # wide
POLICIES = ("strict", "fast")
BARE = {"lr": 1.0, "weight_decay": 0.0, "momentum": 0.0, "nesterov": False}


def exact(grad: Any, steps: int) -> Any:
    """What Newton-Schulz makes of a wide matrix, in f64."""
    x = grad.astype(np.float64)
    x /= np.linalg.norm(x)
    for _ in range(steps):
        s = x @ x.T
        x = QUINTIC[0] * x + (QUINTIC[1] * s + QUINTIC[2] * s @ s) @ x
    return x


def measured(shape: tuple[int, int], rounds: int) -> dict[str, Any]:
    """Milliseconds of each way, ratios and errors."""
    import torch

    torch.set_num_threads(1)
    grad = np.random.default_rng(0).standard_normal(shape).astype(np.float32)

    def torch_step(**given: Any) -> tuple[Any, Callable[[], Any]]:
        theirs = torch.nn.Parameter(torch.zeros(shape))
        theirs.grad = torch.from_numpy(grad)
        return theirs.detach().numpy(), torch.optim.Muon([theirs], **given).step

    def step(spec: str, policy: str, **given: Any) -> tuple[Any, Callable[[], Any]]:
        ours = np.zeros(shape, np.float32)
        made = sf.Optimizer([ours], spec, policy=policy, threads=1, **given)
        return ours, lambda: made.step([grad])

    ways = {policy: step("muon", policy)[1] for policy in POLICIES} | {"torch": torch_step()[1]}
    for work in ways.values():
        work()
    taken = in_turns(ways, max(1, 500_000 // grad.size), rounds)
    six = {policy: step("muon(ns_steps=6)", policy, **BARE) for policy in POLICIES}
    six["torch"] = torch_step(ns_steps=6, **BARE)
    for _, work in six.values():
        work()
    wanted = -exact(grad, 6)
    return {
        "ms": {n: round(1e3 * float(np.median(t)), 2) for n, t in taken.items()},
        "ratio": {p: spread(taken["torch"] / taken[p]) for p in POLICIES},
        "error": {n: float(f"{np.abs(p - wanted).max():.2g}") for n, (p, _) in six.items()},
    }


def _main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.campaigns.muon_speed")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("-o", "--output", default="")
    given = parser.parse_args()
    found = {}
    for shape in SHAPES:
        name = "x".join(map(str, shape))
        found[name] = row = measured(shape, given.rounds)
        print(f"{name:10} {row['ms']} {row['ratio']} {row['error']}", flush=True)
    if given.output:
        Path(given.output).write_text(json.dumps(found, indent=1) + "\n")


if __name__ == "__main__":
    _main()
