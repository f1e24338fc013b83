"""Saved weights as rows of one matrix, of which a few columns at a time are in memory.

Files are in safetensors' format; a row is all parameters of one file, flattened, in the order of
the network's. Nothing is read but the columns that are asked for.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from math import prod
from pathlib import Path
from typing import Any

import numpy as np

from ...ir.errors import CheckpointError
from ...runtime.checkpoint.container import read_header
from ..errors import BoostError

Array = np.ndarray[Any, Any]
Shapes = Mapping[str, tuple[int, ...]]

WIDTH = 1 << 16  # columns in memory at a time
_DTYPES = {"F64": np.float64, "F32": np.float32, "F16": np.float16, "BF16": np.uint16}


class WeightRows:
    """The rows of checkpoints, `shapes` the network's parameters in order.

    Raises BoostError for a file that is none, lacks a parameter, or has it in another shape.
    """

    def __init__(self, paths: Sequence[Path], shapes: Shapes) -> None:
        self.paths, self.shapes = tuple(paths), dict(shapes)
        self.sizes = [prod(shape) for shape in shapes.values()]
        self._tables = [_table(path, shapes) for path in paths]

    @property
    def shape(self) -> tuple[int, int]:
        """The number of files, and of elements of a network."""
        return len(self.paths), sum(self.sizes)

    def blocks(self, width: int = WIDTH) -> Iterator[tuple[int, Array]]:
        """The matrix by columns, in f64, each file's mean over the files taken off."""
        start = 0
        for name, size in zip(self.shapes, self.sizes, strict=True):
            for at in range(0, size, width):
                count = min(width, size - at)
                rows = [_read(path, table[name], at, count)
                        for path, table in zip(self.paths, self._tables, strict=True)]  # fmt: skip
                block = np.stack(rows)
                yield start + at, block - block.mean(0)
            start += size


def checkpoints_in(folder: Path, least: int) -> list[Path]:
    """The files of a folder by name. Raises BoostError where there are too few."""
    if not folder.is_dir():
        raise BoostError(f"weight_load_dir: {folder} is no folder")
    found = sorted(folder.glob("*.safetensors"))
    if len(found) < least:
        raise BoostError(
            f"n_components: expected at least {least} checkpoints (*.safetensors) in {folder} for "
            f"{least} components, found {len(found)}; save more, or ask for fewer"
        )
    return found


def _table(path: Path, shapes: Shapes) -> dict[str, tuple[str, int]]:
    """The dtype and place of each parameter in a file."""
    try:
        with path.open("rb") as file:
            text, base, _ = read_header(file)
        entries: dict[str, Any] = json.loads(text)
    except (CheckpointError, OSError, ValueError) as error:
        raise BoostError(f"{path}: no safetensors file: {error}") from None
    found: dict[str, tuple[str, int]] = {}
    for name, shape in shapes.items():
        entry = entries.get(name)
        if entry is None:
            raise BoostError(f"{path}: has no '{name}', which the network trains")
        if tuple(entry["shape"]) != shape:
            raise BoostError(
                f"{path}: '{name}' has the shape {tuple(entry['shape'])}, the network's {shape}"
            )
        if entry["dtype"] not in _DTYPES:
            raise BoostError(f"{path}: '{name}' is {entry['dtype']}; expected a float")
        found[name] = entry["dtype"], base + entry["data_offsets"][0]
    return found


def _read(path: Path, place: tuple[str, int], at: int, count: int) -> Array:
    tag, start = place
    dtype = np.dtype(_DTYPES[tag])
    read = np.fromfile(path, dtype, count, offset=start + at * dtype.itemsize)
    if len(read) != count:
        raise BoostError(f"{path}: it ends within its tensors; it is truncated")
    if tag == "BF16":
        read = (read.astype(np.uint32) << 16).view(np.float32)
    return read.astype(np.float64)
