"""A search of quadratics, some of whose trials diverge; and one that is killed at a step."""

from __future__ import annotations

import os
import signal
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from stepfuse.search import HyperSearch, LogUniform, Uniform

Array = np.ndarray[Any, Any]


def start(trials: Sequence[int]) -> dict[str, Array]:
    drawn = [np.random.default_rng(trial) for trial in trials]
    return {
        "w": np.stack([r.standard_normal((3, 5), np.float32) for r in drawn]),
        "b": np.stack([r.standard_normal(5, np.float32) for r in drawn]),
    }


def gradients(p: dict[str, Array], step: int) -> tuple[Array, dict[str, Array]]:
    """Of half the sum of squares, less a target that moves with the step."""
    if str(step) == os.environ.get("KILLED_AT") and not Path(os.environ["MARK"]).exists():
        Path(os.environ["MARK"]).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    with np.errstate(all="ignore"):
        apart = {name: a - np.float32(np.sin(step)) for name, a in p.items()}
        return sum_of_squares(apart), apart


def sum_of_squares(p: dict[str, Array]) -> Array:
    with np.errstate(all="ignore"):
        return sum((0.5 * a.reshape(len(a), -1) ** 2).sum(1) for a in p.values())  # pyright: ignore


def settings(**more: Any) -> dict[str, Any]:
    """Arguments of a search; momentum at rates up to 1e3 diverges."""
    return {
        "spec": "momentum",
        "space": {"lr": LogUniform(1e-3, 1e3), "momentum": Uniform(0.0, 0.9)},
        "start": start, "gradients": gradients, "score": sum_of_squares,
        "rungs": (20, 40, 120), "keep": 0.5, "direction": "minimize", **more,
    }  # fmt: skip


SEARCH = HyperSearch(**settings())
