"""DimReduce as AutoBoost applies it: P of a file, or of checkpoints, and the optimizer replaced."""

from __future__ import annotations

import os
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from ...ranks.of_torch import ranks_of_process
from ...ranks.protocol import Ranks
from ..errors import BoostError
from ..networks.wrapped import check_training
from ..settings import Settings
from ..trick import AppliedTrick
from .components import principal_components
from .dim_reduce import DimReduce
from .weight_rows import WeightRows, checkpoints_in

_EVERY = 0.2  # seconds, between looks at a file that another rank writes
_NUMBERS = ("rho", "gamma", "alpha", "sigma")


def dim_reduce_trick(settings: Settings, network: Any, optimizer: Any) -> AppliedTrick:
    """DimReduce in the optimizer's place. Raises BoostError, BoostTypeError."""
    check_training(network, optimizer)
    given = settings["dim_reduce"]
    shapes = {n: tuple(p.shape) for n, p in network.named_parameters() if p.requires_grad}
    matrix, where = matrix_of(given, shapes, ranks_of_process())
    made = DimReduce(network, matrix, **{name: given[name] for name in _NUMBERS})
    lines = (
        f"P: {len(matrix)} components of {matrix.shape[1]:,} elements, {where}",
        f"{type(optimizer).__name__} is replaced: step(closure) needs the batch's loss",
    )
    return AppliedTrick(network, made, lines, made.end)


def matrix_of(
    given: Mapping[str, Any], shapes: Mapping[str, tuple[int, ...]], ranks: Ranks
) -> tuple[Any, str]:
    """P and where it is from: the file pca_mat_path, else the checkpoints in weight_load_dir.

    Where both are given and there is no file yet, rank 0 writes it, and the others wait for up to
    `timeout` seconds. Raises BoostError.
    """
    path: Any = given["pca_mat_path"]
    folder: Any = given["weight_load_dir"]
    count: int = given["n_components"]
    if path is None and folder is None:
        raise BoostError(
            "dim_reduce: expected pca_mat_path, a matrix [n_components, elements] as .npy, or "
            "weight_load_dir, a folder of at least n_components checkpoints; both are None"
        )
    if path is not None and not str(path).endswith(".npy"):
        raise BoostError(f"pca_mat_path: expected a .npy file, got {path}")
    if path is not None and ranks.rank and folder is not None:
        _wait(Path(path), given["timeout"])
    if path is not None and (Path(path).exists() or folder is None):
        return _loaded(Path(path), count), f"of {path}"
    files = checkpoints_in(Path(str(folder)), count)
    made = principal_components(WeightRows(files, shapes), count)
    if path is not None:
        _write(Path(path), made)
    return made, f"of {len(files)} checkpoints in {folder}"


def _loaded(path: Path, count: int) -> Any:
    try:
        found: Any = np.load(path, mmap_mode="r", allow_pickle=False)
    except (OSError, ValueError) as error:
        raise BoostError(f"pca_mat_path: cannot read {path}: {error}") from None
    if found.ndim != 2 or len(found) < count:
        raise BoostError(
            f"pca_mat_path: expected at least {count} rows in {path}, its shape is {found.shape}"
        )
    return found[:count]


def _write(path: Path, matrix: Any) -> None:
    """Whole or not at all: other ranks look for it."""
    part = path.with_name(f"{path.name}.{os.getpid()}.part")
    with part.open("wb") as file:
        np.save(file, matrix)
    part.replace(path)


def _wait(path: Path, seconds: float) -> None:
    end = time.monotonic() + seconds
    while not path.exists():
        if time.monotonic() > end:
            raise BoostError(f"pca_mat_path: rank 0 has not written {path} in {seconds} seconds")
        time.sleep(_EVERY)
