"""Spaces of an optimizer's arrays: the host's memory, or a GPU's.

Both take arrays of a user's, say where they begin, and make room for states.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

import numpy as np

from ...ir.arrays import Array
from ...ir.lowered.step_program import ChunkSizes, StepProgram
from .array_checks import ArrayRequirements, addresses_of, as_bits
from .dlpack import shared
from .pool import Pool
from .tensor_layout import HOST_SIZES


class ArraySpace(Protocol):
    """A memory, and the class of arrays in it."""

    @property
    def is_host(self) -> bool:
        """True if it is the host's, whose arrays are NumPy's."""
        ...

    def import_array(self, array: Any, wanted: ArrayRequirements) -> Any:
        """A user's array as one of this memory, 16-bit floats as bit patterns. Raises BindError."""
        ...

    def addresses(self, arrays: Sequence[Any]) -> Array:
        """Return the addresses of arrays."""
        ...

    def pool(self, capacity: int, device: str = "") -> Pool:
        """So many zeroed bytes; of a device, where there are several."""
        ...

    def chunk_sizes(self, program: StepProgram) -> ChunkSizes:
        """Return the chunk sizes of a program in this space."""
        ...


class HostSpace:
    """The host's memory."""

    is_host = True

    def __str__(self) -> str:
        return "the host"

    def import_array(self, array: Any, wanted: ArrayRequirements) -> Any:
        """A NumPy array over the same memory. Raises BindError."""
        return as_bits(shared(array, wanted), wanted)

    def addresses(self, arrays: Sequence[Any]) -> Array:
        """Return the addresses of arrays."""
        return addresses_of(arrays)

    def pool(self, capacity: int, device: str = "") -> Pool:
        """So many zeroed bytes."""
        return Pool(capacity)

    def chunk_sizes(self, program: StepProgram) -> ChunkSizes:
        """As a CPU's caches take them."""
        return HOST_SIZES


HOST_SPACE = HostSpace()


class SpaceByDevice:
    """The memories of several devices, by their names: each array is where its tensor is."""

    is_host = False

    def __init__(self, spaces: Mapping[str, ArraySpace]) -> None:
        self.spaces = dict(spaces)

    def __str__(self) -> str:
        return " and ".join(map(str, self.spaces.values()))

    @property
    def stream(self) -> dict[str, Any]:
        """Functions for the stream of each GPU."""
        known = ((name, getattr(space, "stream", None)) for name, space in self.spaces.items())
        return {name: stream for name, stream in known if stream is not None}

    def import_array(self, array: Any, wanted: ArrayRequirements) -> Any:
        """A user's array as one of its tensor's device. Raises BindError."""
        return self.spaces[wanted.device].import_array(array, wanted)

    def addresses(self, arrays: Sequence[Any]) -> Array:
        """Return the addresses of arrays."""
        each = [getattr(a, "space", HOST_SPACE).addresses([a]) for a in arrays]
        return np.concatenate([np.zeros(0, np.int64), *each])

    def pool(self, capacity: int, device: str = "") -> Pool:
        """So many zeroed bytes of a device."""
        return self.spaces[device].pool(capacity)

    def chunk_sizes(self, program: StepProgram) -> ChunkSizes:
        """Return the chunk sizes of a program on its device."""
        return self.spaces[program.device].chunk_sizes(program)


def cells_for(array: Any) -> Array:
    """Cells on the host to fill for an array: its own, or others like them to copy there."""
    return array if isinstance(array, np.ndarray) else np.empty(array.shape, array.dtype)


def on_host(array: Any) -> Array:
    """An array as NumPy has it: itself, or a copy where it is elsewhere."""
    return np.asarray(array)
