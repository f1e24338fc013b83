"""Parameters on their way to neighbours and from them, each rank's in one message.

begin(params)    they leave, as they are then; others' may come meanwhile
wait()           the neighbours' have come: `arrays` of each, and the number that it sent along
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from ...ir.arrays import Array
from ..protocol import Handle, Ranks

_PHASE = "the exchange with neighbours"
_ITEM = 4  # bytes of f32


class NeighbourExchange:
    """The exchange of arrays of these shapes from ranks `sources`, and to ranks `targets`."""

    def __init__(
        self,
        ranks: Ranks,
        shapes: Sequence[tuple[int, ...]],
        sources: Sequence[int],
        targets: Sequence[int],
    ) -> None:
        self._sources, self._targets, self._shapes = sources, targets, shapes
        self._sizes = [int(np.prod(shape)) for shape in shapes]
        self.anew(ranks)

    def anew(self, ranks: Ranks) -> None:
        """Begins with ranks of which nothing is on its way, in memory of its own."""
        self._ranks = ranks
        size = _ITEM * sum(self._sizes) + 8
        self._sent = np.zeros(size, np.uint8)
        self._come = [np.zeros(size, np.uint8) for _ in self._sources]
        self.arrays = [self._views(room) for room in self._come]
        self.has_begun, self.has_come = False, False
        self._handles: list[Handle] = []

    def begin(self, params: Sequence[Array], number: float) -> None:
        """Sends parameters, and a number beside them, if they have not left. Raises RanksError."""
        if self.has_begun:
            return
        for view, param in zip(self._views(self._sent), params, strict=True):
            view[...] = param
        self._sent[-8:] = np.array([number]).view(np.uint8)
        self.has_begun = True
        for source, room in zip(self._sources, self._come, strict=True):
            self._handles.append(self._ranks.receive(room, source, _PHASE))
        for target in self._targets:
            self._handles.append(self._ranks.send(self._sent, target, _PHASE))

    def wait(self) -> None:
        """Returns when the neighbours' are there. Raises RanksError."""
        while self._handles:
            self._handles[0].wait()
            del self._handles[0]
        self.has_come = True

    def forget(self) -> None:
        """Drop received arrays: the next `begin` sends anew. Raises RanksError."""
        self.wait()
        self.has_begun = self.has_come = False

    @property
    def numbers(self) -> list[float]:
        """Return the number that each neighbour sent beside its parameters."""
        return [float(room[-8:].copy().view(np.float64)[0]) for room in self._come]

    def _views(self, room: Array) -> list[Array]:
        flat = room[:-8].view(np.float32)
        cuts = np.cumsum(self._sizes)[:-1]
        return [
            part.reshape(shape)
            for part, shape in zip(np.split(flat, cuts), self._shapes, strict=True)
        ]
