"""How a DTensor is cut: the ranks that share it, and the box of each.

Axes of the mesh cut one after the other, each what those before have left. A strided shard, as
FSDP2 leaves where tensor parallelism cuts the same axis, takes a part of each of some chunks.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from weakref import WeakValueDictionary

import numpy as np
import torch

from ....ir.arrays import Array
from ....ranks.of_torch import TorchRanks
from ....ranks.shards.pieces import Box, PiecedArray
from .layout import is_sharded

_distributed: Any = torch.distributed
_joined: WeakValueDictionary[tuple[int, ...], Any] = WeakValueDictionary()


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
    """The ranks along axes of meshes, each set once.

    Those along several axes are a process group of its own, which all of them make at their first
    step together.
    """

    def __init__(self) -> None:
        self._known: dict[Any, TorchRanks] = {}

    def of(self, mesh: Any, axes: Sequence[int]) -> TorchRanks:
        """The ranks that this one shares a tensor with. Raises RuntimeError by torch."""
        group = mesh.get_group(axes[0]) if len(axes) == 1 else _group_along(mesh, axes)
        if group not in self._known:
            self._known[group] = TorchRanks(group)
        return self._known[group]


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


def _in_line(places: Array) -> Array | range:
    if not len(places):
        return range(0)
    first, last = int(places[0]), int(places[-1])
    return range(first, last + 1) if last - first + 1 == len(places) else places


def _chunks(places: Array, count: int) -> list[Array]:
    """As torch.chunk, with empty ones at the end."""
    each = max(1, -(-len(places) // count))
    return [places[each * n : each * (n + 1)] for n in range(count)]


def _group_along(mesh: Any, axes: Sequence[int]) -> Any:
    """The process group of all ranks along some axes, at this one's place on the others."""
    own = mesh.get_coordinate()
    index = tuple(slice(None) if n in axes else own[n] for n in range(mesh.ndim))
    members = tuple(sorted(mesh.mesh[index].flatten().tolist()))
    if len(members) == _distributed.get_world_size():
        return _distributed.group.WORLD
    if members not in _joined:
        _joined[members] = _distributed.new_group(members, use_local_synchronization=True)
    return _joined[members]
