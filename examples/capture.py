"""An optimizer that stepfuse has never seen: the class itself and its captured step side by side.

python examples/capture.py [--epochs 8] [--out demo]
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import stepfuse  # pyright: ignore[reportMissingImports]
import torch
from parts.network import Network, digits
from parts.plots import draw
from rich.console import Console
from rich.progress import track

LR, BATCH = 2e-3, 64
BLOCKS = "▁▂▃▄▅▆▇█"


class Belief(torch.optim.Optimizer):
    """The mean gradient, over how far gradients are from it; in plain torch, as one writes it."""

    def __init__(
        self, params: Any, lr: float = 1e-3, betas: tuple[float, float] = (0.9, 0.99),
        eps: float = 1e-8, clip: float = 0.1,
    ) -> None:  # fmt: skip
        super().__init__(params, {"lr": lr, "betas": betas, "eps": eps, "clip": clip})

    @torch.no_grad()
    def step(self, closure: Callable[[], Any] | None = None) -> Any:
        """One step; a tensor whose update would be long is slowed down."""
        loss = None if closure is None else closure()
        for group in self.param_groups:
            beta1, beta2 = group["betas"]
            for p in group["params"]:
                state = self.state[p]
                if not state:
                    state["step"] = 0
                    state["mean"], state["spread"] = torch.zeros_like(p), torch.zeros_like(p)
                state["step"] += 1
                state["mean"].lerp_(p.grad, 1 - beta1)
                far = p.grad - state["mean"]
                state["spread"].mul_(beta2).addcmul_(far, far, value=1 - beta2)
                typical = (
                    (state["spread"] / (1 - beta2 ** state["step"])).sqrt_().add_(group["eps"])
                )
                update = state["mean"] / (1 - beta1 ** state["step"]) / typical
                size = update.square().mean().sqrt().item() * group["lr"]
                rate = group["lr"] * min(1.0, group["clip"] / max(size, 1e-12))
                p.add_(update, alpha=-rate)
        return loss


class Run:
    """A network, what steps it, and what was seen on the way."""

    def __init__(self, make: Callable[[list[Any]], torch.optim.Optimizer]) -> None:
        self.network = Network()
        self.params = [torch.nn.Parameter(torch.from_numpy(p)) for p in self.network.params]
        for param, grad in zip(self.params, self.network.grads, strict=True):
            param.grad = torch.from_numpy(grad)  # the network's own memory
        begin = time.perf_counter()
        self.optimizer = make(self.params)
        self.made = time.perf_counter() - begin
        self.losses: list[float] = []
        self.seconds: list[float] = []

    def step(self, images: np.ndarray, labels: np.ndarray) -> None:
        """One batch; only the optimizer's step is timed."""
        for grad in self.network.grads:
            grad[...] = 0
        self.losses.append(self.network.loss(images, labels, 1.0))
        begin = time.perf_counter()
        self.optimizer.step()
        self.seconds.append(time.perf_counter() - begin)


def main() -> None:
    """Captures the class, trains with it and without, and shows both."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--epochs", type=int, default=8)
    parser.add_argument("--out", type=Path, default=Path("demo"))
    options = parser.parse_args()
    console = Console(soft_wrap=True, highlight=False)
    torch.set_num_threads(1)  # of both: the network's BLAS has others
    ours = Run(lambda params: stepfuse.torch.Captured(params, Belief, lr=LR))
    runs = {"the class": Run(lambda params: Belief(params, lr=LR)), "captured": ours}
    console.print(f"{ours.optimizer.spec}", markup=False)  # type: ignore[attr-defined]
    console.print(f"captured and proved in {ours.made:.2f} s\n")
    train(list(runs.values()), options.epochs, console)
    report(runs, console)
    options.out.mkdir(parents=True, exist_ok=True)
    console.print(f"plot: {plot(runs, options.out / 'capture.png')}")


def train(runs: list[Run], epochs: int, console: Console) -> None:
    """Both see the same batches in the same order, step by step in turn."""
    data = digits()
    images, labels = data.train
    rng = np.random.default_rng(1)
    for _ in track(range(epochs), "training", console=console, transient=True):
        order = rng.permutation(len(labels))
        for first in range(0, len(order) - BATCH + 1, BATCH):
            batch = order[first : first + BATCH]
            for run in runs:
                run.step(images[batch], labels[batch])


def report(runs: dict[str, Run], console: Console) -> None:
    """Both curves, accuracies and step times; exits with 1 where the losses are not the same."""
    test = digits().test
    for name, run in runs.items():
        step, accuracy = 1e6 * statistics.median(run.seconds), run.network.accuracy(*test)
        console.print(
            f"{name:10} {curve(run.losses)}  accuracy {accuracy:.4f}  step {step:7.1f} us"
        )
    theirs, ours = runs.values()
    ratios = sorted(t / o for t, o in zip(theirs.seconds, ours.seconds, strict=True))
    low, high = ratios[len(ratios) // 10], ratios[-len(ratios) // 10]
    console.print(
        f"ratio: {statistics.median(ratios):.1f}x "
        f"(80 % of the steps between {low:.1f}x and {high:.1f}x)"
    )
    apart = max(abs(a - b) for a, b in zip(theirs.losses, ours.losses, strict=True))
    same = apart <= 0.05
    console.print(f"the same losses (within 0.05): {'yes' if same else 'NO'}, {apart:.1e} apart")
    if not same:
        raise SystemExit(1)


def curve(losses: list[float], width: int = 40) -> str:
    """The losses as a line of blocks, on a scale of logarithms."""
    parts = [float(np.mean(part)) for part in np.array_split(losses, min(width, len(losses)))]
    scale = np.log(np.maximum(parts, 1e-6))
    heights = (scale - scale.min()) / max(float(np.ptp(scale)), 1e-9)
    return "".join(BLOCKS[round(float(h) * (len(BLOCKS) - 1))] for h in heights)


def plot(runs: dict[str, Run], path: Path) -> Path:
    """The loss of each step, and how long steps took."""
    curves = {name: run.losses for name, run in runs.items()}
    seconds = {name: run.seconds for name, run in runs.items()}
    return draw(curves, seconds, path, xlabel="step", ylabel="training loss", yscale="log")


if __name__ == "__main__":
    main()
