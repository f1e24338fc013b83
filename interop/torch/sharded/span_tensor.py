"""A state of which this rank has cells, as torch.distributed.checkpoint writes and reads it.

    tensor of 3 x 4, cells 2 to 11 in a line   ->   boxes [0:1, 2:4], [1:2, 0:4], [2:3, 0:3]

A save writes the boxes from where the cells lie. A load reads into room of its own, so that no
state has moved until `load_state_dict` takes it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import prod
from typing import Any

import torch
from torch import Tensor
from torch.distributed.checkpoint.metadata import (
    ChunkStorageMetadata,
    MetadataIndex,
    TensorProperties,
)
from torch.distributed.checkpoint.planner import TensorWriteData, WriteItem, WriteItemType

from ....ir.errors import BindError, CheckpointError

_Box = tuple[tuple[int, ...], tuple[int, ...]]  # where it begins along each axis, and its lengths
_OPS: Any = torch.ops.aten  # pyright: ignore[reportUnknownMemberType]


class SpanTensor(Tensor):
    """A tensor of some global shape without memory for all of it: `cells` in a line from `first`.

    A load reads these cells, a save writes those of `own`. Raises BindError for uses that need
    the others' cells.
    """

    cells: Tensor
    first: int
    own: tuple[int, int]
    room: Tensor | None
    _views: dict[tuple[int, ...], Tensor]

    @staticmethod
    def __new__(
        cls: type[SpanTensor],
        cells: Tensor,
        dims: Sequence[int],
        first: int,
        own: tuple[int, int],
    ) -> SpanTensor:
        make: Any = Tensor._make_wrapper_subclass  # type: ignore[attr-defined]
        made: SpanTensor = make(cls, tuple(dims), dtype=cells.dtype, device=cells.device)
        made.cells, made.first, made.own, made.room, made._views = cells, first, own, None, {}
        return made

    @property
    def held(self) -> Tensor:
        """The cells in a line that a load has read, or that this rank has."""
        return self.cells if self.room is None else self.room

    # -- what torch.distributed.checkpoint asks for

    def __create_write_items__(self, fqn: str, _: object) -> list[WriteItem]:
        low, high = self.own
        chunks = self._begun(self.cells[low - self.first : high - self.first], low)
        properties = TensorProperties.create_from_tensor(self.cells)
        return [
            WriteItem(
                index=MetadataIndex(fqn, chunk.offsets),
                type=WriteItemType.SHARD,
                tensor_data=TensorWriteData(chunk, properties, self.shape),
            )
            for chunk in chunks
        ]

    def __create_chunk_list__(self) -> list[ChunkStorageMetadata]:
        if self.room is None:
            self.room = torch.empty_like(self.cells).as_subclass(LoadRoom)
        return self._begun(self.room, self.first)

    def __get_tensor_shard__(self, index: MetadataIndex) -> Tensor:
        assert index.offset is not None, "a box of those that were asked for"
        return self._views[tuple(index.offset)]

    def _begun(self, cells: Tensor, first: int) -> list[ChunkStorageMetadata]:
        """The boxes of some cells; they are given until others are asked for."""
        self._views, found, at = {}, list[ChunkStorageMetadata](), 0
        for offsets, sizes in boxes(tuple(self.shape), first, first + cells.numel()):
            end = at + prod(sizes)
            self._views[offsets] = cells[at:end].view(sizes)
            found.append(ChunkStorageMetadata(torch.Size(offsets), torch.Size(sizes)))
            at = end
        return found

    # -- what a tensor does besides

    @classmethod
    def __torch_dispatch__(
        cls, func: Any, types: Any, args: Any = (), kwargs: Any = None
    ) -> SpanTensor:
        if func in (_OPS.detach.default, _OPS.alias.default):
            return args[0]._like(args[0].cells)
        if func is _OPS.new_empty.default and tuple(args[1]) == tuple(args[0].shape):
            return args[0]._like(args[0].cells)  # as an asynchronous save begins its copy
        raise _not_whole(str(func))

    def _like(self, cells: Tensor) -> SpanTensor:
        made = SpanTensor(cells, self.shape, self.first, self.own)
        made.room = self.room
        return made

    def __deepcopy__(self, memo: Any) -> SpanTensor:
        made = self._like(self.cells.clone())
        made.room = None if self.room is None else self.room.clone()
        return made

    def __reduce_ex__(self, protocol: Any) -> Any:
        raise _not_whole("pickle, as torch.save does,")

    def __repr__(self, **_: Any) -> str:
        end = self.first + self.cells.numel()
        return f"SpanTensor({tuple(self.shape)}, {self.dtype}, cells {self.first} to {end})"


class LoadRoom(Tensor):
    """Room that a load fills, with cells of its own dtype: never codes as if they were numbers."""

    @classmethod
    def __torch_function__(cls, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        if func is Tensor.copy_ and args[0].dtype != args[1].dtype:
            raise CheckpointError(
                f"a state is {args[0].dtype}, when saved {args[1].dtype}: make the optimizer with "
                f"the storage (dtypes=...) that was saved"
            )
        return super().__torch_function__(func, types, args, kwargs or {})


def _not_whole(what: str) -> BindError:
    return BindError(
        f"{what} needs all of a state, and a rank has the cells of its own spans: write "
        f"torch.distributed.checkpoint.save by all ranks, or take state_dict(full=True) on all"
    )


def boxes(dims: tuple[int, ...], low: int, high: int) -> Iterator[_Box]:
    """The boxes that some cells in a line are, in their order: at most 2 len(dims) - 1."""
    if low >= high:
        return
    if not dims:
        yield (), ()
        return
    size = prod(dims[1:])
    rows, end = -(-low // size), high // size
    if rows > end:  # within one row
        yield from _inside(dims, end, low - end * size, high - end * size)
        return
    if low < rows * size:
        yield from _inside(dims, rows - 1, low - (rows - 1) * size, size)
    if rows < end:
        yield (rows, *(0 for _ in dims[1:])), (end - rows, *dims[1:])
    if end * size < high:
        yield from _inside(dims, end, 0, high - end * size)


def _inside(dims: tuple[int, ...], row: int, low: int, high: int) -> Iterator[_Box]:
    """The boxes of cells of one row."""
    for offsets, sizes in boxes(dims[1:], low, high):
        yield (row, *offsets), (1, *sizes)
