"""Residuals: rounding errors of a rank's gradients, added to its next ones.

    total = gradient + residual      the codes of the total travel
    residual <- total - total as the others read it

A step that is not taken leaves residuals as they were: the new ones are written beside them, and
take their place when own spans have been stepped. They are no states: a checkpoint is for any
number of ranks, and these are of one rank's gradients.
"""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from ...ir.arrays import Array
from ...ir.types import F32
from ...runtime.memory.array_checks import addresses_of


class Residuals:
    """For each tensor two arrays of f32, the one that counts and the next: 8 bytes an element."""

    def __init__(self) -> None:
        self._arrays: list[Array] = []
        self._begins = np.zeros((2, 0), np.int64)
        self._side = np.zeros(0, np.int64)  # which of the two counts

    def extend(self, sizes: Iterable[int]) -> None:
        """Has zeros for tensors that are new behind those there are."""
        new = [np.zeros((2, size), np.float32) for size in list(sizes)[len(self._arrays) :]]
        self._arrays += new
        self._begins = np.stack([addresses_of([a[n] for a in self._arrays]) for n in range(2)])
        self._side = np.concatenate([self._side, np.zeros(len(new), np.int64)])

    def begins_at(self, tensors: Array, firsts: Array) -> tuple[Array, Array]:
        """Return the addresses of spans in the residuals, and in the next ones."""
        side, before = self._side[tensors], F32.bytes * firsts
        return self._begins[side, tensors] + before, self._begins[1 - side, tensors] + before

    def commit(self, tensors: Array) -> None:
        """Has those that come next count, of tensors whose gradients a step has taken."""
        self._side[tensors] ^= 1

    def clear(self) -> None:
        """Forgets all: nothing has been lost."""
        for array in self._arrays:
            array[...] = 0.0
