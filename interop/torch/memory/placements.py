"""Cuts of a DTensor: the ranks that share it, and the box of each.

Axes of the mesh cut one after the other, each the parts of those before. A strided shard, as
FSDP2 leaves where tensor parallelism cuts the same axis, takes a part of each of some chunks.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from ....ir.arrays import Array
from ....ranks.of_torch import SomeTorchRanks, TorchRanks
from ....ranks.shards.pieces import Box, PiecedArray
from .layout import is_sharded


def sharding_axes(param: Any) -> list[int]:
    """The axes of a DTensor's mesh along which several ranks have parts of it."""
    if not is_sharded(param):
        return []
    mesh = param.device_mesh
    return [n for n, place in enumerate(param.placements) if is_cut(place) and mesh.size(n) > 1]


def is_cut(placement: Any) -> bool:
    """True if ranks have parts, cut in order or strided."""
    return not placement.is_partial() and hasattr(placement, "dim")


class MeshRanks:
    """The ranks along axes of meshes, one object a set of ranks."""

    def __init__(self) -> None:
        self._known: dict[Any, TorchRanks] = {}

    def of(self, mesh: Any, axes: Sequence[int]) -> TorchRanks:
        """Return the ranks that this one shares a tensor with, which is cut along these axes."""
        own = mesh.get_coordinate()
        index = tuple(slice(None) if n in axes else own[n] for n in range(mesh.ndim))
        members = tuple(mesh.mesh[index].flatten().tolist())
        if members not in self._known:
            one = len(axes) == 1
            made = TorchRanks(mesh.get_group(axes[0])) if one else SomeTorchRanks(members)
            self._known[members] = made
        return self._known[members]


def pieces_of(
    mesh: Any, placements: Sequence[Any], dims: tuple[int, ...], ranks: TorchRanks
) -> PiecedArray:
    """An array on a mesh, with the box of each of some ranks. Further dimensions are not cut."""
    where = mesh.mesh.numpy()
    boxes: list[Box] = []
    for number in ranks.global_ranks:
        at = np.argwhere(where == number)[0]
        boxes.append(_box(dims, placements, where.shape, at.tolist()))
    return PiecedArray(ranks, dims, tuple(boxes))


def _box(
    dims: tuple[int, ...], placements: Sequence[Any], sizes: Sequence[int], at: Sequence[int]
) -> Box:
    box = [np.arange(length) for length in dims]
    for placement, size, own in zip(placements, sizes, at, strict=True):
        if is_cut(placement):
            strides = _chunks(box[placement.dim], getattr(placement, "split_factor", 1))
            box[placement.dim] = np.concatenate([_chunks(s, size)[own] for s in strides])
    return tuple(map(_in_line, box))


def _in_line(indices: Array) -> Array | range:
    if not len(indices):
        return range(0)
    first, last = int(indices[0]), int(indices[-1])
    return range(first, last + 1) if last - first + 1 == len(indices) else indices


def _chunks(indices: Array, count: int) -> list[Array]:
    """Split as torch.chunk does, with empty chunks at the end."""
    each = max(1, -(-len(indices) // count))
    return [indices[each * n : each * (n + 1)] for n in range(count)]
