"""The main job: declare a whole step, see it fused, train with it beside plain NumPy.

python examples/demo.py [--epochs 30] [--out demo]
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
import stepfuse
from parts.network import Network, digits
from parts.numpy_step import NumpyStep
from parts.plots import draw
from rich.console import Console
from rich.progress import track
from stepfuse.tools.inspect.dump import dump
from stepfuse.tools.inspect.history import full_pipeline
from stepfuse.tools.inspect.request import DumpRequest

SCALE, LR, MAX_NORM, BATCH = 1024.0, 1e-3, 1.0, 64
STAGES = (
    "unscale", "check_finite", "clip_by_global_norm", "adamw", "ema_weights", "shadow", "zero_grad",
)  # fmt: skip


class Run:
    """A network, what steps it, and what was seen on the way."""

    def __init__(self, network: Network, step: Callable[[list[np.ndarray]], None]) -> None:
        self.network, self.step = network, step
        self.losses: list[float] = []
        self.accuracies: list[float] = []
        self.seconds: list[float] = []


def main() -> None:
    """Trains both, prints the comparison and writes the plot."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--epochs", type=int, default=30)
    parser.add_argument("--out", type=Path, default=Path("demo"))
    options = parser.parse_args()
    console = Console(soft_wrap=True)
    spec = stepfuse.chain(*STAGES)
    console.print(dump(spec, DumpRequest(full_pipeline("strict"))), markup=False, highlight=False)
    runs = train(spec, options.epochs, console)
    report(runs, console)
    options.out.mkdir(parents=True, exist_ok=True)
    console.print(f"plot: {plot(runs, options.out / 'digits.png')}")


def train(spec: stepfuse.Spec, epochs: int, console: Console) -> dict[str, Run]:
    """Both runs see the same batches in the same order, step by step in turn."""
    data = digits()
    ours, plain = Network(), Network()
    start = time.perf_counter()
    fused = stepfuse.Optimizer(ours.params, spec, lr=LR, scale=SCALE, max_norm=MAX_NORM)
    console.print(f"{fused}\ncompiled and bound in {time.perf_counter() - start:.3f} s")
    by_hand = NumpyStep(plain.params, SCALE, LR, MAX_NORM)
    runs = {"stepfuse": Run(ours, fused.step), "plain NumPy": Run(plain, by_hand.step)}
    images, labels = data.train
    rng = np.random.default_rng(1)
    for _ in track(range(epochs), "training", console=console, transient=True):
        order = rng.permutation(len(labels))
        for first in range(0, len(order) - BATCH + 1, BATCH):
            batch = order[first : first + BATCH]
            for run in runs.values():
                run.losses.append(run.network.loss(images[batch], labels[batch], SCALE))
                begin = time.perf_counter()
                run.step(run.network.grads)
                run.seconds.append(time.perf_counter() - begin)
        for run in runs.values():
            run.accuracies.append(run.network.accuracy(*data.test))
    return runs


def report(runs: dict[str, Run], console: Console) -> None:
    """Accuracy, median step time, and the median of the ratios, step by step."""
    for name, run in runs.items():
        step = 1e6 * statistics.median(run.seconds)
        console.print(f"{name:12} accuracy {run.accuracies[-1]:.4f}   step {step:8.1f} us")
    ours, plain = runs.values()
    ratios = sorted(p / o for p, o in zip(plain.seconds, ours.seconds, strict=True))
    low, high = ratios[len(ratios) // 10], ratios[-len(ratios) // 10]
    ratio = statistics.median(ratios)
    console.print(f"ratio: {ratio:.1f}x (80 % of the steps between {low:.1f}x and {high:.1f}x)")
    same = abs(ours.accuracies[-1] - plain.accuracies[-1]) <= 0.01
    console.print(f"equal accuracy (within 0.01): {'yes' if same else 'NO'}")
    if not same:
        raise SystemExit(1)


def plot(runs: dict[str, Run], path: Path) -> Path:
    """The test accuracy per epoch, and how long steps took."""
    curves = {name: run.accuracies for name, run in runs.items()}
    seconds = {name: run.seconds for name, run in runs.items()}
    return draw(curves, seconds, path, xlabel="epoch", ylabel="test accuracy")


if __name__ == "__main__":
    main()
