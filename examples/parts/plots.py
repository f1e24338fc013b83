"""The picture of the demos: a curve of each run, and how long its steps took."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import matplotlib

matplotlib.use("Agg")  # the demos write files

import matplotlib.pyplot as plt
import numpy as np


def draw(
    curves: dict[str, Sequence[float]], seconds: dict[str, Sequence[float]], path: Path, **axes: Any
) -> Path:
    """Curves from 1 on beside histograms of step times; `axes` are settings of the curves'."""
    _, (left, right) = plt.subplots(1, 2, figsize=(10, 4), layout="constrained")
    for (name, curve), style in zip(curves.items(), ("-", "--"), strict=True):
        left.plot(np.arange(1, len(curve) + 1), curve, style, label=name)
        bins = np.geomspace(10, 1e5, 80)
        right.hist(1e6 * np.array(seconds[name]), bins=bins, alpha=0.6, label=name)
    left.set(title="digits, the same step twice", **axes)
    right.set(xlabel="microseconds per step", ylabel="steps", xscale="log", title="step time")
    left.legend()
    right.legend()
    plt.savefig(path, dpi=120)
    return path
