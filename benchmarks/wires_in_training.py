"""What a rounded wire costs in training: ranks on scikit-learn's digits, against f32.

    python benchmarks/wires_in_training.py [--steps 500] [--ranks 2] [--spec SPEC ...] [--seeds 1]
                                           [--wire WIRE ...] [--with-feedback] [--out FILE]

Each rank is a thread with batches of its own; all runs of a seed begin alike, over the same
batches. Wires are with feedback and without, or with it alone. Of each spec reported are the bytes
of gradients beside f32's, and medians over the seeds: of f32 the mean training loss of all steps,
of the last fifty, that of the test images behind the last, and the share of them recognised; of
wires the same three losses over f32's with that seed, lowest and highest in brackets. Give a rate
at which f32 does best among the specs: one that is too small for f32 says little.
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
from parts.network import Array, Digits, Network, digits  # noqa: E402

BATCH, LAST = 64, 50


@dataclass(frozen=True)
class WiredTraining:
    """How training went."""

    spec: str
    wire: str
    feedback: bool
    seed: int
    bytes: float  # of gradients that travel, of f32's
    loss: float  # mean over all steps
    last: float  # over the last fifty
    test: float  # of the test images, at the end
    accuracy: float

    def losses(self) -> Array:
        """Of all steps, of the last, of the test images."""
        return np.array([self.loss, self.last, self.test])


def trained(
    data: Digits, ranks: int, spec: str, wire: str, feedback: bool, steps: int, seed: int
) -> WiredTraining:
    """A run; the loss is that of all ranks' batches."""

    def work(view: Any) -> tuple[list[float], float, float]:
        network, rng = Network(seed), np.random.default_rng(ranks * seed + view.rank)
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
        return losses, network.loss(*data.test, 1.0), network.accuracy(*data.test)

    found = on_threads(ranks, work, 600)
    losses = np.mean([one for one, _, _ in found], axis=0)
    share = WIRES[wire].bytes / WIRES["f32"].bytes
    ends = float(losses.mean()), float(losses[-LAST:].mean())
    return WiredTraining(spec, wire, feedback, seed, share, *ends, *found[0][1:])


def reported(runs: list[WiredTraining], exact: list[WiredTraining]) -> str:
    """A wire's runs, one of each seed, beside f32's."""
    first = runs[0]
    accuracy = f"recognised {np.median([run.accuracy for run in runs]):.1%}"
    if runs is exact:
        losses = np.median([run.losses() for run in runs], axis=0)
        shown = "  ".join(f"{loss:.4f}" for loss in losses)
        return (
            f"{first.spec}\n{first.wire:21} loss, at the end, of test images: {shown}, {accuracy}"
        )
    ratios = np.array([a.losses() / b.losses() for a, b in zip(runs, exact, strict=True)]).T
    shown = "  ".join(f"{np.median(r):.3f} ({r.min():.3f} to {r.max():.3f})" for r in ratios)
    name = f"{first.wire} with feedback" if first.feedback else first.wire
    return f"{name:21} bytes {first.bytes:.3f}, beside f32's: {shown}, {accuracy}"


def main() -> None:
    """Trains with every wire, prints and keeps the figures."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    rounded = [name for name, wire in WIRES.items() if wire.is_rounded]
    parser.add_argument("--steps", type=int, default=500)
    parser.add_argument("--ranks", type=int, default=2)
    parser.add_argument("--seeds", type=int, default=1)
    parser.add_argument("--spec", nargs="+", default=["adamw(lr=1e-3)"])
    parser.add_argument("--wire", nargs="*", choices=rounded, default=rounded, metavar="WIRE")
    parser.add_argument("--with-feedback", action="store_true", help="not without it")
    parser.add_argument("--out", type=Path, default=ROOT / "benchmarks/results/wires.json")
    asked = parser.parse_args()
    data, kept = digits(), list[WiredTraining]()
    ways = (True,) if asked.with_feedback else (True, False)
    cases = [("f32", False), *((wire, fed) for wire in asked.wire for fed in ways)]
    print(f"{asked.ranks} ranks, {asked.steps} steps, seeds: {asked.seeds}")
    for spec in asked.spec:
        exact: list[WiredTraining] = []
        for wire, fed in cases:
            runs = [
                trained(data, asked.ranks, spec, wire, fed, asked.steps, seed)
                for seed in range(asked.seeds)
            ]
            exact = exact or runs
            kept += runs
            print(reported(runs, exact), flush=True)
    figures = {"command": "python " + " ".join(sys.argv), "runs": [asdict(run) for run in kept]}
    asked.out.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
