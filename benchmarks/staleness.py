"""What a delay costs, and what makes up for it: digits by workers of a virtual clock.

    python benchmarks/staleness.py [--workers 9] [--seeds 5] [--rate 0.2] [--lam 3] [--out FILE]

Workers are equally fast, so that every gradient is `workers - 1` steps late. The loss over all
images after as many arrivals, from the same starts and batches:

plain         asynchronous SGD
compensated   DC-ASGD with lam
by staleness  lr / staleness
in time       one worker alone: nothing is late

It ends with 1 where a seed's loss with compensation is not below that of plain.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

import numpy as np
from contest import write
from stepfuse.ranks.delayed import Server, VirtualClock

sys.path.insert(0, str(Path(__file__).parents[1] / "examples"))
from parts.network import Array, Network, digits

BATCH, SIZES = 32, (64, 32, 10)
PLAIN, COMPENSATED, BY_STALENESS, IN_TIME = "plain", "compensated", "by staleness", "in time"


def loss(
    seed: int, rate: float, workers: int, arrivals: int, spec: str = "sgd", **options: Any
) -> float:
    """At the end of one run."""
    images, labels = digits().train
    network = Network(seed, SIZES)
    params = [p.copy() for p in network.params]

    def work(worker: int, number: int, read: Any) -> list[Array]:
        mine = np.random.default_rng([seed, worker, number]).integers(len(labels), size=BATCH)
        return network.gradients(read, images[mine], labels[mine])

    server = Server(params, spec, workers, lr=rate, threads=1, **options)
    with np.errstate(over="ignore", invalid="ignore"):  # a run may diverge: its loss says so
        VirtualClock([1.0] * workers).run(server, work, arrivals)
        network.params = params
        return network.loss(images, labels, 0.0)


def main() -> int:
    """Runs all of them, prints a line each, and keeps the losses."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--workers", type=int, default=9)
    parser.add_argument("--seeds", type=int, default=5)
    parser.add_argument("--arrivals", type=int, default=900)
    parser.add_argument("--rate", type=float, default=0.2)
    parser.add_argument("--lam", type=float, default=3.0)
    parser.add_argument("--out", type=Path, default=Path("benchmarks/results/staleness.json"))
    options = parser.parse_args()
    with_lam = f"delay_compensated(lam={options.lam})+sgd"
    runs: dict[str, dict[str, Any]] = {
        PLAIN: {"workers": options.workers},
        COMPENSATED: {"workers": options.workers, "spec": with_lam},
        BY_STALENESS: {"workers": options.workers, "by_staleness": True},
        IN_TIME: {"workers": 1},
    }
    known = options.rate, options.arrivals
    found = {
        name: [loss(s, known[0], arrivals=known[1], **given) for s in range(options.seeds)]
        for name, given in runs.items()
    }
    for name, losses in found.items():
        print(f"{name:13} {np.median(losses):.4f}  ({' '.join(f'{one:.4f}' for one in losses)})")
    below = sum(a < b for a, b in zip(found[COMPENSATED], found[PLAIN], strict=True))
    late = options.workers - 1
    print(f"staleness {late}: compensated below plain in {below} of {options.seeds} seeds")
    command = "python " + " ".join(sys.argv)
    write(options.out, command, found)
    return int(below < options.seeds)


if __name__ == "__main__":
    raise SystemExit(main())
