"""Trains more parameters than the process may hold: they, their gradients and states are files.

    python examples/offload.py [MILLIONS]      16 million parameters, or as many (from 8 on)

What the process may allocate (RLIMIT_DATA) is limited to three quarters of the parameters alone.
AdamW then learns a target, parameters and gradients being staged through a quarter of that. At
last the limit is lifted and the same steps are taken in memory: the bits are the same.
"""

from __future__ import annotations

import re
import resource
import sys
import tempfile
from pathlib import Path
from typing import Any

import numpy as np
import stepfuse
from stepfuse.offload import ExternalArray, FileMemory

Array = np.ndarray[Any, np.dtype[Any]]

STEPS = 8
PIECE = 1 << 18  # parameters that the loss looks at together
MIB = 1 << 20
FLOAT = np.dtype(np.float32)


def main(count: int) -> None:
    """Trains in files under the limit, then in memory without it, and compares."""
    compiled = stepfuse.compile("adamw")
    with tempfile.TemporaryDirectory() as name:
        weights, gradients = (in_file(Path(name, n), count) for n in ("weights", "gradients"))
        states = {n: np.memmap(Path(name, n), FLOAT, "w+", shape=(count,)) for n in ("m", "v")}
        limit = weights.nbytes // 4 * 3
        size = weights.nbytes // MIB
        print(f"files: parameters {size} MiB, gradients {size} MiB, states {2 * size} MiB")
        print(f"the process may allocate {limit // MIB} MiB")
        unlimited = resource.getrlimit(resource.RLIMIT_DATA)
        resource.setrlimit(resource.RLIMIT_DATA, (allocated() + limit, unlimited[1]))
        try:
            weights.load()
        except MemoryError as error:
            print(f"the parameters do not fit: {error}")
        opt = stepfuse.Optimizer(
            [weights], compiled, staging=limit // 4, states=[states], threads=1, lr=0.1
        )
        for step in range(1, STEPS + 1):
            loss = backward(weights, gradients)
            opt.step([gradients])
            if step in (1, STEPS):
                print(f"step {step}: loss {loss:.6f}")
        resource.setrlimit(resource.RLIMIT_DATA, unlimited)
        print("the same bits as in memory:", (in_memory(compiled, count) == weights.load()).all())


def in_file(path: Path, count: int) -> ExternalArray:
    """Zeros in a file."""
    with path.open("wb") as file:
        file.truncate(count * FLOAT.itemsize)
    return ExternalArray(FileMemory(path), (count,), FLOAT)


def backward(weights: ExternalArray, gradients: ExternalArray) -> float:
    """The loss, half the mean squared distance to the target; leaves its gradients times n."""
    total, count = 0.0, weights.shape[0]
    for first in range(0, count, PIECE):
        part = min(PIECE, count - first)
        mine, away = piece(weights, first, part), piece(gradients, first, part)
        difference = mine.load() - target(first, part)
        away.store(difference)
        total += float(np.dot(difference, difference))
    return total / 2 / count


def piece(array: ExternalArray, first: int, count: int) -> ExternalArray:
    """Some of an array."""
    return ExternalArray(array.memory, (count,), FLOAT, first * FLOAT.itemsize)


def target(first: int, count: int) -> Array:
    """What is to be learned of some parameters."""
    return np.sin(np.arange(first, first + count)).astype(FLOAT)


def in_memory(compiled: stepfuse.Compilation, count: int) -> Array:
    """The parameters after the same steps, all in memory."""
    weights, goal = np.zeros(count, FLOAT), target(0, count)
    opt = stepfuse.Optimizer([weights], compiled, lr=0.1)
    for _ in range(STEPS):
        opt.step([weights - goal])
    return weights


def allocated() -> int:
    """The bytes that the limit counts: private memory that may be written."""
    found = re.search(r"VmData:\s+(\d+) kB", Path("/proc/self/status").read_text())
    assert found is not None
    return int(found[1]) * 1024


if __name__ == "__main__":
    main(int(float(sys.argv[1]) * 1e6) if len(sys.argv) > 1 else 16_000_000)
