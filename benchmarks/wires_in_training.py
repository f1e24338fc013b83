"""What a rounded wire costs in training: ranks on scikit-learn's digits, against f32.

    python benchmarks/wires_in_training.py [--steps 500] [--ranks 2] [--spec SPEC]
                                           [--wire WIRE ...] [--out FILE]

Each rank is a thread with batches of its own; all runs begin alike, over the same batches. Wires
are with feedback and without. Reported are the bytes of gradients beside f32's, the mean training
loss of all steps and of the last fifty, beside f32's, and the share of test images recognised.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np
from stepfuse.ranks.sharded import Sharded
from stepfuse.ranks.step.wire import WIRES
from stepfuse.ranks.threads import on_threads

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "examples"))
from parts.network import Digits, Network, digits  # noqa: E402

BATCH, LAST = 64, 50


@dataclass(frozen=True)
class WiredTraining:
    """How training went."""

    wire: str
    feedback: bool
    bytes: float  # of gradients that travel, of f32's
    loss: float  # mean over all steps
    last: float  # over the last fifty
    accuracy: float


def trained(
    data: Digits, ranks: int, spec: str, wire: str, feedback: bool, steps: int
) -> WiredTraining:
    """A run; the loss is that of all ranks' batches."""

    def work(view: Any) -> tuple[list[float], float]:
        network, rng = Network(), np.random.default_rng(view.rank)
        given = {"ranks": view, "wire": wire, "feedback": feedback, "threads": 1}
        optimizer = Sharded(network.params, spec, **given)
        images, labels = data.train
        losses: list[float] = []
        for _ in range(steps):
            for grad in network.grads:
                grad[...] = 0.0
            batch = rng.integers(0, len(labels), BATCH)
            losses.append(network.loss(images[batch], labels[batch], 1.0))
            optimizer.step(network.grads)
        return losses, network.accuracy(*data.test)

    found = on_threads(ranks, work, 600)
    losses = np.mean([one for one, _ in found], axis=0)
    share = WIRES[wire].bytes / WIRES["f32"].bytes
    return WiredTraining(
        wire, feedback, share, float(losses.mean()), float(losses[-LAST:].mean()), found[0][1]
    )


def main() -> None:
    """Trains with every wire, prints and keeps the figures."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    rounded = [name for name, wire in WIRES.items() if wire.is_rounded]
    parser.add_argument("--steps", type=int, default=500)
    parser.add_argument("--ranks", type=int, default=2)
    parser.add_argument("--spec", default="adamw(lr=1e-3)")
    parser.add_argument("--wire", nargs="*", choices=rounded, default=rounded, metavar="WIRE")
    parser.add_argument("--out", type=Path, default=ROOT / "benchmarks/results/wires.json")
    asked = parser.parse_args()
    data, runs = digits(), list[WiredTraining]()
    cases = [("f32", False), *((wire, fed) for wire in asked.wire for fed in (True, False))]
    print(f"{asked.ranks} ranks, {asked.steps} steps of {asked.spec}; beside f32:")
    for wire, feedback in cases:
        run = trained(data, asked.ranks, asked.spec, wire, feedback, asked.steps)
        runs.append(run)
        name = f"{wire} with feedback" if feedback else wire
        print(
            f"{name:21} bytes {run.bytes:.3f}, loss {run.loss:.4f} "
            f"({run.loss / runs[0].loss:.3f}), at the end {run.last:.4f}, "
            f"recognised {run.accuracy:.1%}"
        )
    figures = {"command": "python " + " ".join(sys.argv), "runs": [asdict(run) for run in runs]}
    asked.out.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
