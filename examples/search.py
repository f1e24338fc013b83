"""A search of AdamW's lr, weight_decay and beta2 for a small network on scikit-learn's digits.

stepfuse search examples/search.py --trials 64

All trials of a batch are trained at once: stacks of weights, one optimizer with a group for each.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

import numpy as np
from sklearn.datasets import load_digits
from stepfuse.search import HyperSearch, LogUniform, Uniform

Array = np.ndarray
WIDTH, BATCH, CLASSES = 32, 64, 10


@cache
def digits() -> tuple[Array, Array, Array, Array]:
    """Images in [0, 1] and labels: 1437 to train on, 360 to compare by."""
    images, labels = load_digits(return_X_y=True)
    order = np.random.default_rng(0).permutation(len(labels))
    images, labels = images[order].astype(np.float32) / 16, labels[order]
    return images[:1437], labels[:1437], images[1437:], labels[1437:]


def start(trials: Sequence[int]) -> dict[str, Array]:
    """Weights of a trial by its number alone."""
    sizes = {"w0": (64, WIDTH), "b0": (WIDTH,), "w1": (WIDTH, CLASSES), "b1": (CLASSES,)}
    drawn = [np.random.default_rng(trial) for trial in trials]
    scale = {name: (2 / size[0]) ** 0.5 * (len(size) > 1) for name, size in sizes.items()}
    return {
        name: np.stack([(scale[name] * r.standard_normal(size)).astype(np.float32) for r in drawn])
        for name, size in sizes.items()
    }


def logits(p: Mapping[str, Array], images: Array) -> tuple[Array, Array]:
    """Of all members on the same images: (members, images, classes), and the hidden layer."""
    hidden = np.maximum(images @ p["w0"] + p["b0"][:, None], 0)
    return hidden @ p["w1"] + p["b1"][:, None], hidden


def gradients(p: Mapping[str, Array], step: int) -> tuple[Array, dict[str, Array]]:
    """Cross-entropy of each member on the step's images, and its gradients."""
    images, labels, _, _ = digits()
    rows = np.random.default_rng(step).integers(len(labels), size=BATCH)
    x, y = images[rows], labels[rows]
    with np.errstate(all="ignore"):  # of a trial that diverges
        out, hidden = logits(p, x)
        out -= out.max(-1, keepdims=True)
        out = np.exp(out)
        out /= out.sum(-1, keepdims=True)
        at = np.arange(BATCH)
        losses = -np.log(out[:, at, y] + 1e-12).mean(-1)
        out[:, at, y] -= 1
        out /= BATCH
        below = (out @ p["w1"].swapaxes(-1, -2)) * (hidden > 0)
        return losses, {
            "w0": x.T @ below, "b0": below.sum(1), "w1": hidden.swapaxes(-1, -2) @ out,
            "b1": out.sum(1),
        }  # fmt: skip


def score(p: Mapping[str, Array]) -> Array:
    """The share of images that each member recognises; nan where it has diverged."""
    _, _, images, labels = digits()
    with np.errstate(all="ignore"):
        out, _ = logits(p, images)
    found = (out.argmax(-1) == labels).mean(-1)
    return np.where(np.isfinite(out).all((1, 2)), found, np.nan)


SEARCH = HyperSearch(
    spec="adamw",
    space={
        "lr": LogUniform(1e-4, 1.0),
        "weight_decay": LogUniform(1e-5, 1.0),
        "beta2": Uniform(0.9, 0.9999),
    },
    start=start,
    gradients=gradients,
    score=score,
    rungs=(30, 90, 270),
)
