"""The whole step by hand: the same equations as the chain in the demo, in plain NumPy."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float32]


class NumpyStep:
    """Unscale, check, clip, AdamW, average, bf16 copy, zero: a sweep over memory for each."""

    def __init__(self, params: list[Array], scale: float, lr: float, max_norm: float) -> None:
        self.params, self.scale, self.lr, self.max_norm = params, scale, lr, max_norm
        self.beta1, self.beta2, self.eps = 0.9, 0.999, 1e-8
        self.weight_decay, self.decay = 0.01, 0.999
        self.m = [np.zeros_like(p) for p in params]
        self.v = [np.zeros_like(p) for p in params]
        self.ema = [p.copy() for p in params]
        self.shadow = [np.zeros(p.shape, np.uint16) for p in params]
        self.t = 0

    def step(self, grads: list[Array]) -> None:
        """Updates the parameters in place and clears the gradients."""
        scaled = [g * np.float32(1 / self.scale) for g in grads]
        if all(np.isfinite(g).all() for g in scaled):
            norm = np.sqrt(sum(float(np.square(g, dtype=np.float64).sum()) for g in scaled))
            clip = np.float32(min(1.0, self.max_norm / (norm + 1e-6)))
            self.t += 1
            for index, grad in enumerate(scaled):
                self._update(index, grad * clip)
        for grad in grads:
            grad[...] = 0

    def _update(self, index: int, grad: Array) -> None:
        param, m, v = self.params[index], self.m[index], self.v[index]
        m[...] = self.beta1 * m + (1 - self.beta1) * grad
        v[...] = self.beta2 * v + (1 - self.beta2) * grad * grad
        corrected = np.sqrt(v / (1 - self.beta2**self.t)) + self.eps
        direction = m / (1 - self.beta1**self.t) / corrected
        param[...] = (1 - self.lr * self.weight_decay) * param - self.lr * direction
        self.ema[index][...] = self.decay * self.ema[index] + (1 - self.decay) * param
        bits = param.view(np.uint32)
        self.shadow[index][...] = (bits + 0x7FFF + ((bits >> 16) & 1)) >> 16
