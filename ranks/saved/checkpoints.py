"""Save the states of all ranks as one checkpoint: each its own cells, and rank 0 the index, last.

    the checkpoint fits -> a name for the save -> own files -> their checksums -> the index
                        -> files of former saves are removed

A rank that is lost anywhere leaves the index that was there, and the files that it names.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

from ...ir.arrays import Part
from ...ir.errors import CheckpointError
from ...ir.types import ELEM
from ...runtime.checkpoint.container import TAGS, StoredTensor
from ...runtime.checkpoint.contents import (
    CheckpointContents,
    keys_of,
    manifest_of,
    numbers_of,
    param_of,
    states_of,
)
from ...runtime.checkpoint.manifest_shape import check_shard, is_shard
from ...runtime.checkpoint.save import save_file
from ...runtime.checkpoint.shards import INDEX
from ...runtime.memory.space import on_host
from ..agreement import agreeing, check_agreement, gathered
from ..protocol import Ranks

_PHASE = "a save"


def save_shared(
    ranks: Ranks, folder: Path, held: CheckpointContents, params: bool, extra: Mapping[str, Any]
) -> None:
    """Replaces the checkpoint in a folder that all ranks see.

    Raises CheckpointError, OSError or BindError on every rank; the former checkpoint stays.
    """
    manifest = manifest_of(held, params, extra)
    facts = [("the number of steps done", str(held.steps)), ("params", str(params))]
    facts.append(("extra", repr(manifest["extra"])))
    check_agreement(ranks, repr(facts), lambda: facts, _PHASE)
    save = name_of_save(ranks, _PHASE)
    with agreeing(ranks, "the folder", _PHASE):
        if folder.exists() and not folder.is_dir():
            raise CheckpointError(f"{folder} is a file; ranks save to a folder, a file each")
        if ranks.rank == 0:
            folder.mkdir(parents=True, exist_ok=True)
    own = folder / f"{save}.{ranks.rank}.safetensors"
    with agreeing(ranks, "the file of this rank", _PHASE):
        mine = list(_own_cells(held, params))
        firsts = {tensor.key: (tensor.part or (0, 0))[0] for tensor in mine}
        digest = save_file(own, {"save": save, "firsts": firsts}, mine, check_shard)
    sums = gathered(ranks, bytes.fromhex(digest), [32] * ranks.count, _PHASE)
    with agreeing(ranks, "the index", _PHASE):
        if ranks.rank == 0:
            files = [
                {"name": f"{save}.{rank}.safetensors", "sha256": found.tobytes().hex()}
                for rank, found in enumerate(sums)
            ]
            shards = {"files": files, "tensors": _rows(held, params)}
            save_file(folder / INDEX, {**manifest, "shards": shards}, numbers_of(held.storage))
    if ranks.rank == 0:
        _remove_others(folder, save)


def _remove_others(folder: Path, save: str) -> None:
    """Remove the files of former saves, and of those that were interrupted."""
    for name in os.listdir(folder):
        if is_shard(name) and not name.startswith(f"{save}."):
            (folder / name).unlink(missing_ok=True)


def name_of_save(ranks: Ranks, phase: str) -> str:
    """A name for the files of a save, drawn by rank 0."""
    found = np.frombuffer(bytearray(os.urandom(4)), np.uint8)
    ranks.broadcast(found, 0, phase).wait()
    return found.tobytes().hex()


def tensors_of_rank(
    held: CheckpointContents, params: bool
) -> Iterator[tuple[int, StoredTensor, Part | None]]:
    """The states of all tensors by key: in evaluation those held; the parameters, if asked for.

    With each are the cells in a line that this rank owns; None where it owns all or none.
    """
    storage = held.storage
    for number, key in enumerate(keys_of(storage.tensors.names)):
        kept = storage.tensors.layout_of(number).kept
        domains = {"param": ELEM, **{s.role.name: s.place.domain for s in kept}}
        mine = [*states_of(storage, number), *([param_of(storage, number)] if params else [])]
        mine += held.held[number] if held.held else []
        for tensor in mine:
            domain = domains.get(tensor.key)
            own = tensor.part if domain is None else storage.part(number, domain)
            yield number, replace(tensor, key=f"{tensor.key}/{key}"), own


def _rows(held: CheckpointContents, params: bool) -> dict[str, dict[str, Any]]:
    """Return the description of each whole tensor."""
    found = (tensor for _, tensor, _ in tensors_of_rank(held, params))
    return {t.key: {"dtype": TAGS[t.dtype], "shape": list(t.dims)} for t in found}


def owned_parts(held: CheckpointContents) -> dict[str, Part]:
    """The range of cells of each state, by key, that this rank writes to a checkpoint."""
    found = {tensor.key: (0, 0) for _, tensor, _ in tensors_of_rank(held, False)}
    return found | {t.key: t.part or (0, 0) for t in _own_cells(held, False)}


def _own_cells(held: CheckpointContents, params: bool) -> Iterator[StoredTensor]:
    """Yield this rank's cells: its spans', and scalars of tensors that it owns first."""
    for number, tensor, own in tensors_of_rank(held, params):
        low, high = own or (0, tensor.array.size)
        if low < high and (own is not None or held.storage.owned(number)):
            first = 0 if tensor.part is None else tensor.part[0]
            cells = on_host(tensor.array.reshape(-1)[low - first : high - first])
            yield replace(tensor, array=cells, part=(low, high), whole=tensor.dims)
