"""A small network on scikit-learn's digits, in plain NumPy: what the examples train."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray
from sklearn.datasets import load_digits

Array = NDArray[np.float32]
SIZES = (64, 512, 256, 10)


@dataclass
class Digits:
    """The images as rows of 64 numbers in [0, 1], split 1437 to 360."""

    train: tuple[Array, NDArray[np.int64]]
    test: tuple[Array, NDArray[np.int64]]


def digits(seed: int = 0) -> Digits:
    """The data set, shuffled."""
    images, labels = load_digits(return_X_y=True)
    order = np.random.default_rng(seed).permutation(len(labels))
    images, labels = images[order].astype(np.float32) / 16, labels[order]
    return Digits((images[:1437], labels[:1437]), (images[1437:], labels[1437:]))


@dataclass
class Network:
    """Dense layers with ReLU between them; gradients are written into `grads`."""

    seed: int = 0
    sizes: tuple[int, ...] = SIZES
    params: list[Array] = field(default_factory=list)
    grads: list[Array] = field(default_factory=list)

    def __post_init__(self) -> None:
        rng = np.random.default_rng(self.seed)
        for inside, outside in pairwise(self.sizes):
            weight = rng.standard_normal((inside, outside)) * np.sqrt(2 / inside)
            self.params += [weight.astype(np.float32), np.zeros(outside, np.float32)]
        self.grads = [np.zeros_like(p) for p in self.params]

    def loss(self, images: Array, labels: NDArray[np.int64], scale: float) -> float:
        """The mean cross-entropy; its gradients, times `scale`, are added to `grads`."""
        inputs = [images]
        for layer in range(len(self.sizes) - 1):
            weight, bias = self.params[2 * layer : 2 * layer + 2]
            out = inputs[-1] @ weight + bias
            inputs.append(np.maximum(out, 0) if layer < len(self.sizes) - 2 else out)
        logits = inputs.pop()
        logits -= logits.max(axis=1, keepdims=True)
        chances = np.exp(logits)
        chances /= chances.sum(axis=1, keepdims=True)
        loss = float(-np.log(chances[np.arange(len(labels)), labels] + 1e-9).mean())
        chances[np.arange(len(labels)), labels] -= 1
        back = chances * np.float32(scale / len(labels))
        for layer in reversed(range(len(self.sizes) - 1)):
            self.grads[2 * layer] += inputs[layer].T @ back
            self.grads[2 * layer + 1] += back.sum(axis=0)
            back = (back @ self.params[2 * layer].T) * (inputs[layer] > 0)
        return loss

    def gradients(
        self, params: Sequence[Array], images: Array, labels: NDArray[np.int64]
    ) -> list[Array]:
        """Those of a batch at other parameters, which it has from then on: new arrays."""
        self.params, self.grads = list(params), [np.zeros_like(p) for p in params]
        self.loss(images, labels, 1.0)
        return self.grads

    def accuracy(self, images: Array, labels: NDArray[np.int64]) -> float:
        """The share of images that are recognised."""
        for layer in range(len(self.sizes) - 1):
            images = images @ self.params[2 * layer] + self.params[2 * layer + 1]
            images = np.maximum(images, 0) if layer < len(self.sizes) - 2 else images
        return float((images.argmax(axis=1) == labels).mean())
