"""Checkpoints with right checksums and wrong contents: refused by name, and nothing has changed."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import stepfuse
from stepfuse import CheckpointError

from tests.support.inputs.json_mutants import mutants


def made() -> tuple[stepfuse.Optimizer, dict[str, np.ndarray]]:
    """Two groups, a number, pending gradients."""
    params = {"w": np.ones((2, 3), np.float32), "b": np.ones(3, np.float32)}
    groups = [{"params": {"w": params["w"]}}, {"params": {"b": params["b"]}, "lr": 0.5}]
    optimizer = stepfuse.Optimizer(groups, stepfuse.chain("accumulate", "adamw"))
    grads = [np.full_like(p, 0.5) for p in params.values()]
    optimizer.step(grads)
    optimizer.accumulate(grads)
    return optimizer, params


def parts(path: Path) -> tuple[dict[str, Any], dict[str, Any], bytes]:
    """A checkpoint's header, its manifest, and its tensors."""
    whole = path.read_bytes()
    end = 8 + int.from_bytes(whole[:8], "little")
    header = json.loads(whole[8:end])
    return header, json.loads(header["__metadata__"]["stepfuse"]), whole[end:]


def write(path: Path, header: Any, tensors: bytes) -> None:
    text = header if isinstance(header, bytes) else json.dumps(header).encode()
    path.write_bytes(len(text).to_bytes(8, "little") + text + tensors)


def sealed(header: dict[str, Any], manifest: object) -> dict[str, Any]:
    """The header around another manifest, with the checksum that it should have."""
    text = manifest if isinstance(manifest, str) else json.dumps(manifest)
    sha256 = hashlib.sha256(text.encode(errors="surrogatepass")).hexdigest()
    metadata = {"stepfuse": text, "sha256": sha256}
    return {**header, "__metadata__": {**header["__metadata__"], **metadata}}


def state(optimizer: stepfuse.Optimizer, params: dict[str, np.ndarray]) -> list[bytes]:
    arrays = [*params.values(), *(a for s in optimizer.state for a in s.values())]
    numbers = [repr(optimizer.numbers), repr([dict(g) for g in optimizer.groups])]
    return [*(a.tobytes() for a in arrays), *(n.encode() for n in (*numbers, str(optimizer.steps)))]


def loads(optimizer: stepfuse.Optimizer, params: dict[str, np.ndarray], path: Path) -> bool:
    """Whether it was loaded; else it must have been refused, and all must be as before."""
    before = state(optimizer, params)
    try:
        optimizer.load(path, params=True)
    except CheckpointError as error:
        assert str(path) in str(error) and state(optimizer, params) == before
        return False
    return True


def test_any_change_of_the_manifest(tmp_path: Path) -> None:
    optimizer, params = made()
    good, path = tmp_path / "good", tmp_path / "crafted"
    optimizer.save(good, params=True)
    header, manifest, tensors = parts(good)
    counts = {True: 0, False: 0}
    for what, changed in mutants(manifest, 5):
        write(path, sealed(header, changed), tensors)
        try:
            if loaded := loads(optimizer, params, path):
                optimizer.load(good, params=True)
        except Exception as error:
            pytest.fail(f"{what}: {error!r}")
        counts[loaded] += 1
    assert counts[False] > 180 and counts[True] < counts[False] / 5


def test_any_change_of_the_table_of_tensors(tmp_path: Path) -> None:
    optimizer, params = made()
    good, path = tmp_path / "good", tmp_path / "crafted"
    optimizer.save(good, params=True)
    header, _, tensors = parts(good)
    for what, changed in mutants(header, 5):
        write(path, changed, tensors)
        try:
            if loaded := loads(optimizer, params, path):
                optimizer.load(good, params=True)
        except Exception as error:
            pytest.fail(f"{what}: {error!r}")
        assert not loaded or "one more" in what or changed.keys() == header.keys(), what


DEEP = "[" * 200_000 + "]" * 200_000


def test_json_that_is_nested_without_end(tmp_path: Path) -> None:
    optimizer, params = made()
    good, path = tmp_path / "good", tmp_path / "crafted"
    optimizer.save(good, params=True)
    header, _, tensors = parts(good)
    for crafted in (DEEP.encode(), sealed(header, DEEP)):
        write(path, crafted, tensors)
        assert not loads(optimizer, params, path)


def test_accumulated_gradients_need_an_entry_to_go_on_with(tmp_path: Path) -> None:
    """Else the states would be replaced before that is found out."""
    optimizer, _ = made()
    optimizer.save(tmp_path / "a")
    other = {"w": np.ones((2, 3), np.float32), "b": np.ones(3, np.float32)}
    plain = stepfuse.Optimizer(other, "adamw")
    before = state(plain, other)
    with pytest.raises(CheckpointError, match=r"accumulated gradients, .* no entry 'accumulate'"):
        plain.load(tmp_path / "a", other_spec=True)
    assert state(plain, other) == before
    plain.step([np.zeros_like(p) for p in other.values()])
