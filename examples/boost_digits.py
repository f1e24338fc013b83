"""A ResNet on scikit-learn's digits, enlarged, at Boost's levels: accuracy and seconds.

python examples/boost_digits.py [--epochs 12] [--seeds 5] [--size 32] [--threads 1] [--out demo]

The levels take turns, epoch by epoch, with the same images in the same order. O2 adds AdaSum to
O1, which needs several ranks: on one it is left out, which is said. With one thread, seconds are
of the processor, so that neighbours do not count.
"""

# pyright: reportMissingImports=false
from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import matplotlib
import torch
from networks.resnet import BasicBlock, ResNet
from parts.network import digits
from rich.console import Console
from rich.table import Table
from stepfuse import boost
from stepfuse.torch import SGD

matplotlib.use("Agg")

import matplotlib.pyplot as plt

Clock = Callable[[], float]
LEVELS = ("O0", "O1", "O2")
BATCH, RATE, MOMENTUM = 64, 0.05, 0.9


class LevelRun:
    """A network in training at a level, and what was seen on the way."""

    def __init__(self, level: str, seed: int, steps: int) -> None:
        torch.manual_seed(seed)
        network = ResNet(BasicBlock, (2, 2, 2, 2), width=8, classes=10, channels=1)
        freeze = {"param_groups": 10, "total_steps": steps, "seed": seed}
        self.boost = boost.AutoBoost(level, {"grad_freeze": freeze})
        optimizer = SGD(network.parameters(), lr=RATE, momentum=MOMENTUM)
        self.network, self.optimizer = self.boost.network_auto_process_train(network, optimizer)
        self.seconds: list[float] = [0.0]
        self.accuracies: list[float] = []

    def epoch(
        self, images: torch.Tensor, labels: torch.Tensor, order: torch.Tensor, clock: Clock
    ) -> float:
        """One pass over the images in an order; the seconds that it took."""
        self.network.train()
        start = clock()
        for part in order.split(BATCH):
            self.optimizer.zero_grad()
            scores = self.network(images[part])
            torch.nn.functional.cross_entropy(scores, labels[part]).backward()
            self.optimizer.step()
        return clock() - start

    @torch.no_grad()
    def look(self, images: torch.Tensor, labels: torch.Tensor) -> None:
        """The share of images that is right."""
        self.network.eval()
        right = (self.network(images).argmax(1) == labels).float().mean().item()
        self.accuracies.append(100 * right)


def main() -> None:
    """Trains all, prints the table and writes the plot."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--epochs", type=int, default=12)
    parser.add_argument("--seeds", type=int, default=5)
    parser.add_argument("--size", type=int, default=32)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("demo"))
    options = parser.parse_args()
    torch.set_num_threads(options.threads)
    clock = time.thread_time if options.threads == 1 else time.perf_counter
    console = Console(width=100)
    runs = [train(seed, options.epochs, options.size, clock) for seed in range(options.seeds)]
    console.print(runs[0]["O1"].boost.explain(), markup=False, highlight=False)
    left = [line for line in runs[0]["O2"].boost.explain().splitlines() if "left out" in line]
    console.print("O2 is likewise, but for", *left, markup=False, highlight=False)
    console.print(table(runs))
    console.print(f"plot: {draw(runs, options.out)}")


def train(seed: int, epochs: int, size: int, clock: Clock) -> dict[str, LevelRun]:
    """The levels from one seed, in turns."""
    data = digits(seed)
    (images, labels), (tests, expected) = (
        enlarged(*pair, size) for pair in (data.train, data.test)
    )
    steps = epochs * -(-len(images) // BATCH)
    runs = {level: LevelRun(level, seed, steps) for level in LEVELS}
    generator = torch.Generator().manual_seed(seed)
    for run in runs.values():
        run.look(tests, expected)
    for _ in range(epochs):
        order = torch.randperm(len(images), generator=generator)
        for run in runs.values():
            run.seconds.append(run.seconds[-1] + run.epoch(images, labels, order, clock))
            run.look(tests, expected)
    return runs


def enlarged(images: Any, labels: Any, size: int) -> tuple[torch.Tensor, torch.Tensor]:
    """Images of 8x8 as larger ones, smooth between."""
    small = torch.from_numpy(images).view(-1, 1, 8, 8)
    made = torch.nn.functional.interpolate(small, (size, size), mode="bilinear")
    return made, torch.from_numpy(labels)


def table(runs: list[dict[str, LevelRun]]) -> Table:
    """Medians over the seeds, and their range."""
    made = Table("level", "accuracy, %", "of O0, points", "seconds", "of O0's")
    for level in LEVELS:
        ends = [run[level].accuracies[-1] for run in runs]
        times = [run[level].seconds[-1] for run in runs]
        less = [run[level].accuracies[-1] - run["O0"].accuracies[-1] for run in runs]
        ratios = [run[level].seconds[-1] / run["O0"].seconds[-1] for run in runs]
        made.add_row(level, spread(ends, 1), spread(less, 1), spread(times, 1), spread(ratios, 2))
    return made


def spread(values: list[float], digits_after: int) -> str:
    """The median, the least and the largest."""
    shown = [f"{v:.{digits_after}f}" for v in (statistics.median(values), min(values), max(values))]
    return f"{shown[0]} ({shown[1]} to {shown[2]})"


def draw(runs: list[dict[str, LevelRun]], folder: Path) -> Path:
    """Accuracy against seconds, every run a thin line, the medians a thick one."""
    figure, axes = plt.subplots(figsize=(7, 4), layout="constrained")
    for number, level in enumerate(LEVELS):
        mine = [run[level] for run in runs]
        for run in mine:
            axes.plot(run.seconds, run.accuracies, color=f"C{number}", linewidth=0.5, alpha=0.5)
        axes.plot(
            [statistics.median(v) for v in zip(*(r.seconds for r in mine), strict=True)],
            [statistics.median(v) for v in zip(*(r.accuracies for r in mine), strict=True)],
            color=f"C{number}", linewidth=2, label=level,
        )  # fmt: skip
    axes.set(xlabel="seconds of training", ylabel="accuracy, %", title="ResNet-18 on digits")
    axes.legend()
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "boost.png"
    figure.savefig(path, dpi=120)
    plt.close(figure)
    return path


if __name__ == "__main__":
    main()
