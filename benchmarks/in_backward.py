"""A step within the backward pass, beside one at the end and torch's optimizers, one a parameter.

    python benchmarks/in_backward.py [--rounds 200] [--cases gpt2.4M,100x4096] [--out FILE]

Each contestant trains a model of its own, equal to the others'. In a round each has its turn, in
an order drawn anew: an iteration of zero_grad, forward pass, backward pass and step, on one thread
and timed by its processor time, so that no neighbour's time is in it. The time of an iteration of
the same round that does not step is taken off, and the figures are medians of `--block` rounds.
`gpt2.4M` is a small language model of 149 tensors, `COUNTxLENGTH` a sum of products over so
many tensors. *alive* are the gradients alive at the peak of a pass, in largest tensors.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import numpy as np
import stepfuse.torch
import torch
from contest import Timing, in_turns, save, timings
from in_training import BATCH, LENGTH, VOCABULARY, WIDTHS, Gpt
from rich.console import Console
from rich.progress import track
from rich.table import Table
from torch import Tensor, nn

ALONE, AT_END, WITHIN, EACH = "no step", "at the end", "in backward", "torch, one each"
RATE = 1e-4
Model = tuple[list[nn.Parameter], Callable[[], Tensor]]


def model(case: str) -> Model:
    """The parameters and the loss of a case, the same each time."""
    torch.manual_seed(0)
    if case in WIDTHS:
        net = Gpt(WIDTHS[case])
        words = torch.randint(VOCABULARY, (BATCH, LENGTH + 1))
        return list(net.parameters()), lambda: net(words)
    count, length = map(int, case.split("x"))
    params = [nn.Parameter(torch.randn(length)) for _ in range(count)]
    factors = [torch.randn(length) for _ in params]
    pairs = list(zip(params, factors, strict=True))
    return params, lambda: torch.stack([torch.dot(p, f) for p, f in pairs]).sum()


def nothing() -> None:
    """No step."""


def step_of(name: str, params: list[nn.Parameter]) -> Callable[[], Any]:
    """What follows the backward pass of a contestant, whose hooks there are then."""
    if name == AT_END:
        return stepfuse.torch.AdamW(params, lr=RATE).step
    if name == WITHIN:
        stepfuse.torch.step_in_backward(stepfuse.torch.AdamW(params, lr=RATE))
    for param in params if name == EACH else ():
        one = torch.optim.AdamW([param], lr=RATE, fused=True)

        def hook(param: Tensor, one: torch.optim.Optimizer = one) -> None:
            one.step()
            param.grad = None

        param.register_post_accumulate_grad_hook(hook)
    return nothing


class Contestant:
    """A model, and how it is stepped."""

    def __init__(self, case: str, name: str) -> None:
        self.params, self.loss = model(case)
        self.step = step_of(name, self.params)

    def turn(self) -> float:
        """The seconds of an iteration."""
        start = time.thread_time()
        for param in self.params:
            param.grad = None
        self.loss().backward()
        self.step()
        return time.thread_time() - start

    def alive(self) -> float:
        """The gradients alive at the peak of a pass, over the size of the largest tensor."""
        peak: list[int] = []

        def look(grad: Tensor) -> None:
            kept = (p.grad.nbytes for p in self.params if p.grad is not None)
            peak.append(grad.nbytes + sum(kept))

        hooks = [param.register_hook(look) for param in self.params]
        self.turn()
        for hook in hooks:
            hook.remove()
        return max(peak) / max(p.nbytes for p in self.params)


def compare(case: str, rounds: int, block: int) -> tuple[list[Timing], dict[str, float]]:
    """The contestants' times for a step, that at the end first; the peaks."""
    contestants = {name: Contestant(case, name) for name in (ALONE, AT_END, WITHIN, EACH)}
    taken = in_turns(contestants, Contestant.turn, rounds, warm=3, shuffled=True)
    beyond = {
        name: np.median((taken[name] - taken[ALONE]).reshape(-1, block), axis=1)
        for name in (AT_END, WITHIN, EACH)
    }
    found = timings(beyond)
    return found, {name: contestants[name].alive() for name in (AT_END, WITHIN)}


def shown(results: Mapping[str, list[Timing]], alive: Mapping[str, Mapping[str, float]]) -> Table:
    """Microseconds that a step takes, and the others' as multiples of the one at the end."""
    ratios = ("within/end", "10 to 90 %", "each/end", "alive, end", "alive, within")
    table = Table("us", AT_END, WITHIN, EACH, *ratios)
    for case, (end, within, each) in results.items():
        table.add_row(
            case,
            *(f"{1e3 * one.milliseconds:.0f}" for one in (end, within, each)),
            f"{within.ratio:.2f}",
            f"{within.low:.2f} to {within.high:.2f}",
            f"{each.ratio:.2f}",
            *(f"{alive[case][name]:.2f}" for name in (AT_END, WITHIN)),
        )
    return table


def main() -> None:
    """Runs the cases, prints the table in microseconds, keeps the figures."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--cases", default="100x4096,gpt2.4M")
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--block", type=int, default=10)
    parser.add_argument("--out", type=Path, default=Path("benchmarks/results/in_backward.json"))
    options = parser.parse_args()
    torch.set_num_threads(1)
    results: dict[str, list[Timing]] = {}
    alive: dict[str, dict[str, float]] = {}
    block = min(options.block, options.rounds // 2)
    for case in track(options.cases.split(","), "in backward", auto_refresh=False):
        results[case], alive[case] = compare(case, options.rounds // block * block, block)
    Console().print(shown(results, alive))
    command = "python " + " ".join(sys.argv)
    save(options.out, command, results, torch=torch.__version__, alive=alive)


if __name__ == "__main__":
    main()
