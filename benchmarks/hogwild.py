"""Two processes that step shared arrays without locks, beside one: the same number of samples.

    python benchmarks/hogwild.py [--batches 400] [--rounds 8] [--out FILE]

A network of 164,000 parameters learns digits by SGD, from batches of 32 that processes draw by
themselves. Each has one thread. A round has both counts, in turns, from the same start: seconds
from the first batch to the last, and the loss over all images at the end. Beside the ratio of
these stands that of the processes' own CPU time, which neighbours on a busy machine do not change.
"""

from __future__ import annotations

import os

os.environ |= {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}  # before NumPy is loaded

import argparse
import multiprocessing
import sys
import time
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import numpy as np
import stepfuse
from contest import save, timing
from stepfuse.ranks.delayed.shared_arrays import SharedArrays

sys.path.insert(0, str(Path(__file__).parents[1] / "examples"))
from parts.network import Network, digits

BATCH, RATE = 32, 0.05
ONE, TWO = "1 process", "2 processes"


def process(shared: SharedArrays, jobs: Connection) -> None:
    """Answers (seed, batches) by when it began and ended, and the CPU time between."""
    images, labels = digits().train
    network = Network()
    optimizer = stepfuse.Optimizer(shared.arrays, "sgd", threads=1, lr=RATE)
    optimizer.prepare([np.zeros_like(p) for p in shared.arrays])
    jobs.send("ready")
    for seed, batches in iter(jobs.recv, None):
        random, begin, used = np.random.default_rng(seed), time.monotonic(), time.process_time()
        for _ in range(batches):
            mine = random.integers(len(labels), size=BATCH)
            optimizer.step(network.gradients(shared.arrays, images[mine], labels[mine]))
        jobs.send((begin, time.monotonic(), time.process_time() - used))


class Team:
    """Processes that wait for what to do."""

    def __init__(self, shared: SharedArrays, count: int) -> None:
        context, self.pipes, self.processes = multiprocessing.get_context("fork"), [], []
        for _ in range(count):
            here, there = context.Pipe()
            self.pipes.append(here)
            self.processes.append(context.Process(target=process, args=(shared, there)))
            self.processes[-1].start()
        for pipe in self.pipes:
            pipe.recv()

    def train(self, count: int, batches: int, seed: int) -> tuple[float, float]:
        """The seconds in which so many go through so many batches together; the longest CPU's."""
        for number, pipe in enumerate(self.pipes[:count]):
            pipe.send(((seed, number), batches // count))
        begun, ended, used = zip(*(pipe.recv() for pipe in self.pipes[:count]), strict=True)
        return max(ended) - min(begun), max(used)

    def end(self) -> None:
        """Ends them."""
        for pipe, one in zip(self.pipes, self.processes, strict=True):
            pipe.send(None)
            one.join()


def measure(batches: int, rounds: int) -> dict[str, np.ndarray[Any, Any]]:
    """Of both the wall seconds, the CPU seconds and the loss at the end, round by round."""
    network, (images, labels) = Network(), digits().train
    shared = SharedArrays(network.params)
    team = Team(shared, 2)
    found: dict[str, list[Any]] = {ONE: [], TWO: []}
    for turn in range(rounds + 1):
        for count, name in enumerate((ONE, TWO), 1):
            for mine, start in zip(shared.arrays, network.params, strict=True):
                mine[...] = start
            taken = team.train(count, batches, turn)
            found[name].append((*taken, network_loss(shared, images, labels)))
    team.end()
    return {name: np.array(each[1:]).T for name, each in found.items()}  # the first is not counted


def network_loss(shared: SharedArrays, images: Any, labels: Any) -> float:
    """Over all images."""
    network = Network()
    network.params = shared.arrays
    return network.loss(images, labels, 0.0)


def main() -> None:
    """Prints both, and keeps the figures."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--batches", type=int, default=400)
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--out", type=Path, default=Path("benchmarks/results/hogwild.json"))
    options = parser.parse_args()
    found = measure(options.batches, options.rounds)
    (wall, cpu), kept = found[ONE][:2], {}
    for name, (seconds, used, losses) in found.items():
        kept[name] = timing(name, seconds, wall), timing(f"{name}, CPU", used, cpu)
        whole, own = kept[name]
        print(
            f"{name:11} {whole.milliseconds:8.1f} ms, {1 / whole.ratio:.2f} times as fast "
            f"({1 / whole.high:.2f} to {1 / whole.low:.2f}; by CPU time {1 / own.ratio:.2f}), "
            f"loss {np.median(losses):.4f} ({losses.min():.4f} to {losses.max():.4f})"
        )
    command, timings = "python " + " ".join(sys.argv), [t for pair in kept.values() for t in pair]
    ends = {name: [*losses] for name, (_, _, losses) in found.items()}
    save(options.out, command, {f"{BATCH * options.batches} samples": timings}, losses=ends)


if __name__ == "__main__":
    main()
