"""Steps of optimizers, from artifacts in a folder or compiled here: `name digest`, a line each.

    python steps.py FOLDER|compile NAME...

It needs NumPy and stepfuse-runtime alone where a folder is given.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import stepfuse

SHAPES = ((), (7,), (33, 17), (4, 3, 2, 2), (60, 100))
LOSS = 3.0  # for the optimizers that want to know it


def lines(where: str, names: Sequence[str]) -> list[str]:
    """The optimizers with the digests of what two steps leave in the parameters."""
    return [f"{name} {left(name, where)}" for name in names]


def left(name: str, where: str) -> str:
    """The digest of one."""
    spec = stepfuse.get(name)
    program: Any = spec if where == "compile" else stepfuse.load(Path(where) / name)
    params = [_waves(shape) for shape in SHAPES]
    grads = [_waves(shape, 3.0) for shape in SHAPES]
    asks = any(r.name == "loss" for r in spec.of_kind("hyper"))
    optimizer = stepfuse.Optimizer(params, program, threads=1, **({"loss": LOSS} if asks else {}))
    for _ in range(2):
        optimizer.step(grads)
    return hashlib.sha256(b"".join(p.tobytes() for p in params)).hexdigest()[:16]


def _waves(shape: tuple[int, ...], step: float = 1.0) -> Any:
    return np.asarray(np.cos(step * np.arange(np.prod(shape)))).astype(np.float32).reshape(shape)


if __name__ == "__main__":
    print("\n".join(lines(sys.argv[1], sys.argv[2:])))
