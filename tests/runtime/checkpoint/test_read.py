"""Checkpoints that are damaged, newer, or of something else are refused; nothing changes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import safetensors.numpy
import stepfuse
from safetensors import safe_open
from stepfuse import BindError, CheckpointError
from stepfuse.runtime.checkpoint.read import Checkpoint

from tests.support.checkpoints import rewritten

Array = np.ndarray[Any, np.dtype[Any]]


def _bytes(ours: stepfuse.Optimizer) -> list[dict[str, bytes]]:
    return [{name: a.tobytes() for name, a in state.items()} for state in ours.state]


def _small() -> tuple[stepfuse.Optimizer, list[Array]]:
    params, grads = ([np.full(5, v, np.float32)] for v in (1.0, 0.5))
    ours = stepfuse.Optimizer(params, "lion")
    ours.step(grads)
    return ours, params


def test_a_file_with_any_byte_changed_is_refused(tmp_path: Path) -> None:
    ours, _ = _small()
    path = tmp_path / "run.safetensors"
    ours.save(path, params=True)
    whole = path.read_bytes()
    before = _bytes(ours)
    for at in range(len(whole)):
        changed = bytearray(whole)
        changed[at] ^= 1 << at % 8
        path.write_bytes(changed)
        with pytest.raises(CheckpointError, match=r"damaged|truncated|no checkpoint|version|more"):
            ours.load(path, params=True)
    assert _bytes(ours) == before


def test_a_file_cut_at_any_byte_is_refused(tmp_path: Path) -> None:
    ours, _ = _small()
    path = tmp_path / "run.safetensors"
    ours.save(path)
    whole = path.read_bytes()
    for size in range(0, len(whole), 3):
        path.write_bytes(whole[:size])
        with pytest.raises(CheckpointError, match="truncated"):
            ours.load(path)
    path.write_bytes(whole + b"x")
    with pytest.raises(CheckpointError, match="has more than it should: expected"):
        ours.load(path)


def test_a_newer_version_is_refused(tmp_path: Path) -> None:
    ours, _ = _small()
    path = tmp_path / "run.safetensors"
    ours.save(path)
    rewritten(path, version="99", sha256="of another kind")
    with pytest.raises(CheckpointError, match=r"of version 99, of a newer stepfuse; .*upgrade"):
        ours.load(path)


def test_other_safetensors_files_are_refused(tmp_path: Path) -> None:
    ours, _ = _small()
    path = tmp_path / "model.safetensors"
    safetensors.numpy.save_file({"a": np.zeros(3)}, path)
    with pytest.raises(CheckpointError, match="it is no checkpoint of stepfuse"):
        ours.load(path)
    safetensors.numpy.save_file({"a": np.zeros(3)}, path, {"format": "pt"})
    with pytest.raises(CheckpointError, match="a safetensors file, but no checkpoint"):
        ours.load(path)


def test_loading_that_is_interrupted_is_not_stepped_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ours, _ = _small()
    path = tmp_path / "run.safetensors"
    ours.save(path)
    read = Checkpoint.read

    def interrupted(saved: Checkpoint, entry: Any, into: Any = None, part: Any = None) -> None:
        if into is not None and into.ndim:
            raise KeyboardInterrupt
        read(saved, entry, into, part)

    with monkeypatch.context() as patched:
        patched.setattr(Checkpoint, "read", interrupted)
        with pytest.raises(KeyboardInterrupt):
            ours.load(path)
    for _ in range(2):
        with pytest.raises(BindError, match=r"run.safetensors was interrupted.*load it again"):
            ours.step([np.zeros(5, np.float32)])
    ours.load(path)
    ours.step([np.zeros(5, np.float32)])
    assert ours.t == ours.steps == 2


def test_extra_is_json(tmp_path: Path) -> None:
    ours, _ = _small()
    path = tmp_path / "run.safetensors"
    ours.save(path)
    whole = path.read_bytes()
    with pytest.raises(TypeError, match="not JSON serializable"):
        ours.save(path, extra={"rng": object()})
    assert path.read_bytes() == whole and list(tmp_path.iterdir()) == [path]
    assert json.loads(safe_open(path, "numpy").metadata()["stepfuse"])["spec"] == "lion"
