"""The pairs (s, y) of L-BFGS with their products, and the direction -H g: two sweeps.

The first sweep makes the new pair, in the slot of the ring that is free, and takes all products
with the gradient. Products of pairs are numbers: s_i . y_new is the difference of
s_i . g now and a step ago, so that a step adds one column to a matrix. The two loops of L-BFGS
run over these numbers, in f64; the second sweep adds the arrays up.
Source: Byrd, Nocedal, Schnabel, "Representations of quasi-Newton matrices", 1994.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from .sweep import FlatSweep
from .sweep_specs import MOST_PAIRS

Array = np.ndarray[Any, np.dtype[Any]]


class Pairs:
    """At most `history` pairs of flat arrays of a size and dtype (f32, f64), oldest first."""

    def __init__(self, size: int, dtype: Any, history: int, threads: int | None = None) -> None:
        self.history, self.direction = history, np.zeros(size, dtype)
        self._s: list[Array] = []
        self._y: list[Array] = []
        self._addresses: list[tuple[int, int]] = []  # where these lie
        self._at = self.direction.ctypes.data
        self._threads, self._sweeps = threads, dict[str, FlatSweep]()
        self._most = min(history, MOST_PAIRS)
        self.clear()

    def clear(self) -> None:
        """Forgets all pairs."""
        count = self.history + 1
        self.live = list[int]()  # slots
        self.scale = 1.0  # of the first matrix: s . y / y . y of the newest pair
        self._sy, self._yy = np.zeros((count, count)), np.zeros((count, count))
        self._sg, self._yg = np.zeros(count), np.zeros(count)

    @property
    def steps(self) -> list[Array]:
        """s of each pair: views."""
        return [self._s[n] for n in self.live]

    @property
    def changes(self) -> list[Array]:
        """y of each pair: views."""
        return [self._y[n] for n in self.live]

    @property
    def products(self) -> Array:
        """The sums so far, as (2 k + 2, k) numbers for k pairs: see `restore`."""
        among = np.ix_(self.live, self.live)
        parts = [self._sy[among], self._yy[among], self._sg[[self.live]], self._yg[[self.live]]]
        return np.concatenate(parts)

    @property
    def curvatures(self) -> list[float]:
        """s . y of each pair."""
        return [float(self._sy[n, n]) for n in self.live]

    def restore(
        self, steps: Sequence[Array], changes: Sequence[Array], grad: Array, products: Array | None
    ) -> None:
        """Takes copies of pairs, and the products of theirs, which are summed anew if unknown.

        `grad` is the gradient that the next pair begins at.
        """
        self.clear()
        for s, y in zip(steps, changes, strict=True):
            slot = self._free()
            self._s[slot][:], self._y[slot][:] = s, y
            self.live.append(slot)
        if not self.live:
            return
        among, count = np.ix_(self.live, self.live), len(self.live)
        if products is not None:
            self._sy[among], self._yy[among] = products[:count], products[count : 2 * count]
            self._sg[self.live], self._yg[self.live] = products[-2:]
        else:
            for slot in self.live:
                self._sy[self.live, slot], self._yy[self.live, slot] = self._dots(self._y[slot])
            self._sg[self.live], self._yg[self.live] = self._dots(grad)
        self.live = [n for n in self.live if self._sy[n, n] > 0]  # somebody else's may be others
        if not self.live:
            return
        newest = self.live[-1]
        self.scale = float(self._sy[newest, newest] / self._yy[newest, newest])

    def add(self, grad: Array, before: Array, t: float, least: float) -> bool:
        """Takes the pair of the step t d, unless s . y is at most `least`; whether it does.

        `before` is the gradient that the last call, or `restore`, was given.
        """
        new, live, parts = self._free(), self.live, self._parts(grad)
        first, part = next(parts)
        sweep = self._sweep("pair")
        s, y = self._addresses[new]
        found = sweep.run([y, grad.ctypes.data, s, before.ctypes.data, self._at, *part], [t])
        sums = [found[4 : 4 + 2 * first], *self._rest(grad, parts)]
        sg, yg = np.concatenate(sums).reshape(-1, 2).T
        takes = bool(found[2] > least)
        if takes:
            self._sy[live, new] = sg - self._sg[live]
            self._yy[live, new] = self._yy[new, live] = yg - self._yg[live]
            self._sy[new, new], self._yy[new, new] = found[2:4]
            self.scale = float(found[2] / found[3])
            self._sg[new], self._yg[new] = found[:2]
        self._sg[live], self._yg[live] = sg, yg
        if takes:
            self.live = [*live, new][-self.history :]
        return takes

    def descend(self, grad: Array) -> tuple[float, float]:
        """Makes the direction -H g; its slope and its largest magnitude.

        `grad` is that of the last `add`; without pairs H is 1.
        """
        number, a, b = self._coefficients()
        both, width = np.stack([a, b], 1).ravel(), 2 * self._most
        found = np.zeros(2)
        for n, (_, part) in enumerate(self._parts(grad)):
            own = np.zeros(width)
            own[: len(both) - n * width] = both[n * width : (n + 1) * width]
            sweep = self._sweep("combine_more" if n else "combine")
            own = own if n else np.concatenate([[number], own])
            found = sweep.run([self._at, grad.ctypes.data, *part], own)
        return float(found[0]), float(found[1])

    def measure(self, grad: Array) -> tuple[float, float, float]:
        """The slope along the direction, max |g|, and sum |g|."""
        sweep = self._sweep("measure")
        slope, most, total = sweep.run([self._at, grad.ctypes.data]).tolist()
        return slope, most, total

    # ---------------------------------------------------------------- numbers

    def _coefficients(self) -> tuple[float, Array, Array]:
        """Of the gradient, of each s and of each y: the two loops, over products.

        Newest first  alpha_i = s_i . q / s_i . y_i  where q = -g - sum of alpha_j y_j, j newer;
        oldest first  beta_i = y_i . r / s_i . y_i   where r = scale q + sum of a_j s_j, j older,
        and a_i = alpha_i - beta_i.
        """
        among, scale = np.ix_(self.live, self.live), self.scale
        sy, yy = self._sy[among].tolist(), self._yy[among]
        sg, count = self._sg[self.live].tolist(), len(self.live)
        alpha, a = [0.0] * count, [0.0] * count
        for i in reversed(range(count)):  # in Python's numbers: a call of NumPy takes longer
            total, row = sg[i], sy[i]
            for j in range(i + 1, count):
                total += row[j] * alpha[j]
            alpha[i] = -total / row[i]
        of_q = (-scale * (self._yg[self.live] + (yy * alpha).sum(1))).tolist()
        for i in range(count):
            total = of_q[i]  # y_i . (scale q), of the whole q
            for j in range(i):
                total += sy[j][i] * a[j]
            a[i] = alpha[i] - total / sy[i][i]
        return -scale, np.array(a), -scale * np.array(alpha)

    # ---------------------------------------------------------------- sweeps

    def _free(self) -> int:
        """A slot that no pair lies in."""
        slot = next(n for n in range(self.history + 1) if n not in self.live)
        if slot == len(self._s):
            self._s.append(np.zeros_like(self.direction))
            self._y.append(np.zeros_like(self.direction))
            self._addresses.append((self._s[-1].ctypes.data, self._y[-1].ctypes.data))
        return slot

    def _parts(self, grad: Array) -> Iterator[tuple[int, list[int]]]:
        """The pairs by as many as one sweep takes: how many, and where all its arrays lie.

        Where there are fewer the first one, or the gradient, stands for the others, from cache.
        """
        for first in range(0, max(1, len(self.live)), self._most):
            part = [self._addresses[n] for n in self.live[first : first + self._most]]
            padding = part[:1] or [(grad.ctypes.data,) * 2]
            padded = part + padding * (self._most - len(part))
            yield len(part), [address for both in padded for address in both]

    def _dots(self, grad: Array) -> Array:
        """The products of each s, and of each y, with an array."""
        return np.concatenate(self._rest(grad, self._parts(grad))).reshape(-1, 2).T

    def _rest(self, grad: Array, parts: Iterator[tuple[int, list[int]]]) -> list[Array]:
        return [
            self._sweep("dots").run([grad.ctypes.data, *part])[: 2 * count] for count, part in parts
        ]

    def _sweep(self, name: str) -> FlatSweep:
        """Bound when it is first used."""
        if name not in self._sweeps:
            size, dtype = len(self.direction), self.direction.dtype
            self._sweeps[name] = FlatSweep(name, self._most, size, dtype, self._threads)
        return self._sweeps[name]
