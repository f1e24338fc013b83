"""A small convolutional network on scikit-learn's digits: epochs to 97 %, THOR beside momentum.

python examples/thor_digits.py [--epochs 30] [--seeds 5] [--rates 0.025 0.05 0.1]

Each trains at each learning rate from the same weights, over the same images in the same order.
An epoch counts where it is the first that ends with 97 % of the test images.
"""

# pyright: reportMissingImports=false
from __future__ import annotations

import argparse
import statistics
from collections.abc import Sequence
from typing import Any

import torch
from parts.network import digits
from rich.console import Console
from rich.table import Table
from stepfuse.torch import SGD, thor
from torch import nn

BATCH, GOAL, MOMENTUM, DAMPING, FREQUENCY = 64, 0.97, 0.9, 0.3, 10


def network(seed: int) -> nn.Module:
    """Two convolutions and two layers, 13,000 weights."""
    torch.manual_seed(seed)
    return nn.Sequential(
        nn.Conv2d(1, 16, 3, padding=1), nn.ReLU(), nn.MaxPool2d(2),
        nn.Conv2d(16, 32, 3, padding=1), nn.ReLU(), nn.MaxPool2d(2),
        nn.Flatten(), nn.Linear(128, 64), nn.ReLU(), nn.Linear(64, 10),
    )  # fmt: skip


def optimizer(name: str, model: nn.Module, lr: float, damping: float) -> Any:
    """One of the two, as it is."""
    if name == "momentum":
        return SGD(model.parameters(), lr=lr, momentum=MOMENTUM)
    options = {"batch_size": BATCH, "frequency": FREQUENCY}
    return thor(model, lr, damping, MOMENTUM, **options)


def epochs_to_goal(
    name: str, lr: float, damping: float, seed: int, epochs: int, data: Sequence[torch.Tensor]
) -> float:
    """The first epoch that ends at the goal; infinity if none does."""
    images, labels, test_images, test_labels = data
    model = network(seed)
    opt = optimizer(name, model, lr, damping)
    order = torch.Generator().manual_seed(seed)
    for epoch in range(1, epochs + 1):
        for part in torch.randperm(len(images), generator=order).split(BATCH):
            opt.zero_grad()
            nn.functional.cross_entropy(model(images[part]), labels[part]).backward()
            opt.step()
        with torch.no_grad():
            found = (model(test_images).argmax(1) == test_labels).float().mean().item()
        if found >= GOAL:
            return epoch
    return float("inf")


def main() -> None:
    """Prints a row for each optimizer and learning rate, the best of each first."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--epochs", type=int, default=30)
    parser.add_argument("--seeds", type=int, default=5)
    parser.add_argument("--rates", type=float, nargs="+", default=[0.025, 0.05, 0.1])
    parser.add_argument("--damping", type=float, nargs="+", default=[DAMPING])
    given = parser.parse_args()
    torch.set_num_threads(1)
    parts = digits()
    data = [
        torch.from_numpy(a).reshape(-1, 1, 8, 8) if n == 0 else torch.from_numpy(a)
        for part in (parts.train, parts.test)
        for n, a in enumerate(part)
    ]
    rows: list[tuple[str, float, float, list[float]]] = []
    for name, dampings in (("momentum", [0.0]), ("thor", given.damping)):
        for lr in given.rates:
            for damping in dampings:
                found = [
                    epochs_to_goal(name, lr, damping, seed, given.epochs, data)
                    for seed in range(given.seeds)
                ]
                rows.append((name, lr, damping, found))
    table = Table("optimizer", "lr", "damping", "epochs to 97 %, seed by seed", "median", box=None)
    for name, lr, damping, found in sorted(rows, key=lambda r: (r[0], statistics.median(r[3]))):
        middle = f"{statistics.median(found):g}"
        table.add_row(name, f"{lr:g}", f"{damping:g}", " ".join(f"{n:g}" for n in found), middle)
    Console().print(table)


if __name__ == "__main__":
    main()
