"""What a storage format costs in training: AdamW on scikit-learn's digits, against f32.

    python benchmarks/formats.py [--steps 1000] [--only FORMAT ...] [--out FILE]

Every format trains the same network from the same start over the same batches. Reported are the
mean training loss of the last fifty steps, the share of test images recognised, and the distance
of the parameters from the f32 run's, over their norm. `f32, other batches` is f32 with batches
drawn by another seed.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import stepfuse
from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "examples"))
from parts.network import Digits, Network, digits  # noqa: E402

Array = np.ndarray[Any, np.dtype[Any]]

BATCH, LAST = 128, 50
MARKS = (150, 500, 1000)  # the steps at which the runs are compared
# Name, dtypes, and the distance that docs/formats.md promises at each mark.
FORMATS: dict[str, tuple[str, tuple[float, float, float]]] = {
    "f32": ("", (0.0, 0.0, 0.0)),
    "linear8(128)": ("state=linear8(128)", (0.09, 0.15, 0.2)),
    "linear8(256)": ("state=linear8(256)", (0.1, 0.16, 0.22)),
    "dynamic8(128)": ("state=dynamic8(128)", (0.03, 0.06, 0.1)),
    "dynamic8(256)": ("state=dynamic8(256)", (0.03, 0.06, 0.1)),
    "dynamic4(128)": ("state=dynamic4(128)", (0.18, 0.28, 0.35)),
    "bf16 states": ("state=bf16", (0.02, 0.04, 0.06)),
    "bf16": ("param=bf16,state=bf16", (0.11, 0.2, 0.27)),
    "bf16_stochastic": ("param=bf16_stochastic,state=bf16", (0.06, 0.1, 0.14)),
    "bf16_kahan": ("param=bf16_kahan,state=bf16", (0.05, 0.1, 0.16)),
    "bf16_split": ("param=bf16_split,state=bf16", (0.05, 0.09, 0.14)),
}
OTHER = "f32, other batches"  # how far apart two runs are that differ in nothing that matters


@dataclass(frozen=True)
class Mark:
    """How a run stands after some steps."""

    step: int
    loss: float
    accuracy: float
    distance: float


def train(data: Digits, dtypes: str, steps: int, order: int = 0) -> Iterator[tuple[float, Network]]:
    """The loss of each step's batch, and the network after it."""
    network, rng = Network(), np.random.default_rng(order)
    held = [p.astype(ml_dtypes.bfloat16 if "param=" in dtypes else np.float32)
            for p in network.params]  # fmt: skip
    optimizer = stepfuse.Optimizer(held, "adamw", dtypes=dtypes, lr=1e-3)
    images, labels = data.train
    for _ in range(steps):
        for param, stored in zip(network.params, held, strict=True):
            param[...] = stored
        for grad in network.grads:
            grad[...] = 0.0
        batch = rng.integers(0, len(labels), BATCH)
        loss = network.loss(images[batch], labels[batch], 1.0)
        optimizer.step(network.grads)
        for param, stored in zip(network.params, held, strict=True):
            param[...] = stored
        yield loss, network


def follow(
    data: Digits, dtypes: str, steps: int, wanted: dict[int, Array], order: int = 0
) -> list[Mark]:
    """A run's marks; the first run leaves its parameters in `wanted`, as what the others are
    held to."""
    losses: list[float] = []
    marks: list[Mark] = []
    for step, (loss, network) in enumerate(train(data, dtypes, steps, order), 1):
        losses.append(loss)
        if step in MARKS:
            params = np.concatenate([p.ravel() for p in network.params])
            best = wanted.setdefault(step, params)
            distance = float(np.linalg.norm(params - best) / np.linalg.norm(best))
            accuracy = network.accuracy(*data.test)
            marks.append(Mark(step, float(np.mean(losses[-LAST:])), accuracy, distance))
    return marks


def compare(steps: int, names: tuple[str, ...]) -> dict[str, list[Mark]]:
    """The marks of every format; f32 is the first."""
    data, wanted = digits(), dict[int, Array]()
    found = {name: follow(data, FORMATS[name][0], steps, wanted) for name in names}
    return found | {OTHER: follow(data, "", steps, wanted, order=1)}


def main() -> None:
    """Trains with every format, prints and writes the figures."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--steps", type=int, default=MARKS[-1], help=f"from {MARKS[0]}")
    parser.add_argument("--only", nargs="*", default=FORMATS, help="beside f32")
    parser.add_argument("--out", type=Path, default=ROOT / "benchmarks/results/formats.json")
    options = parser.parse_args()
    found = compare(options.steps, tuple(n for n in FORMATS if n in ("f32", *options.only)))
    table = Table("format", *(f"{what}, step {m.step}" for m in found["f32"]
                              for what in ("loss", "accuracy", "distance")))  # fmt: skip
    for name, marks in found.items():
        cells = (f"{x:.4f}" for m in marks for x in (m.loss, m.accuracy, m.distance))
        table.add_row(name, *cells)
    Console(width=160).print(table)
    runs = {
        name: {"promised": FORMATS.get(name, ("", ()))[1], "marks": [asdict(m) for m in marks]}
        for name, marks in found.items()
    }
    command = f"python benchmarks/formats.py --steps {options.steps}"
    text = json.dumps({"command": command, "runs": runs}, indent=1)
    options.out.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
