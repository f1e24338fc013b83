"""A file is replaced whole or not at all: kills, power cuts after every byte, other writers."""

from __future__ import annotations

import os
import stat
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import stepfuse
from stepfuse.runtime import system
from stepfuse.runtime.checkpoint import replacing as module
from stepfuse.runtime.checkpoint.replacing import replacing

from tests.runtime.kill_campaign import LAST, campaign


def test_a_saving_process_is_killed_and_nothing_is_lost(tmp_path: Path) -> None:
    found = campaign(tmp_path, kills=12, seed=1)
    assert found.kills == 12 and found.steps > LAST


class PowerCut(BaseException):
    """Nothing that comes after it happens."""


class Cut:
    """A file of a machine whose power fails once so many bytes are written."""

    def __init__(self, file: Any, budget: int) -> None:
        self.file, self.budget = file, budget

    def __enter__(self) -> Cut:
        return self

    def __exit__(self, *_: object) -> None:
        self.file.close()

    def write(self, data: Any) -> None:
        part = bytes(data)[: self.budget]
        self.file.write(part)
        self.budget -= len(part)
        if self.budget <= 0:
            self.file.flush()
            raise PowerCut

    def __getattr__(self, name: str) -> Any:
        return getattr(self.file, name)


def _saved(value: float) -> stepfuse.Optimizer:
    ours = stepfuse.Optimizer([np.ones(3, np.float32)], "lion")
    ours.step([np.full(3, value, np.float32)])
    return ours


def test_a_power_cut_at_any_byte_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "run.safetensors"
    old, new = _saved(0.25), _saved(0.5)
    old.save(path)
    whole, fdopen = path.read_bytes(), os.fdopen
    monkeypatch.setattr(Path, "unlink", lambda *_, **__: None)  # no power, no cleaning up
    for budget in range(1, len(whole) + 1):
        with monkeypatch.context() as cut:
            cut.setattr(module.os, "fdopen", lambda *a, b=budget: Cut(fdopen(*a), b))
            with pytest.raises(PowerCut):
                new.save(path)
        assert path.read_bytes() == whole
        assert len(list(tmp_path.iterdir())) == 2, "what the last cut left behind is gone"
    new.load(path)
    assert new.state[0]["m"].tobytes() == old.state[0]["m"].tobytes()


def test_the_name_changes_after_the_bytes_are_on_the_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Data, then name, then folder: whatever a crash undoes, the name is of a whole file."""
    events: list[str] = []
    path = tmp_path / "file"

    def noted(name: str) -> None:
        real = getattr(os, name)

        def call(*arguments: Any) -> Any:
            folder = name == "fsync" and stat.S_ISDIR(os.fstat(arguments[0]).st_mode)
            size = sum(p.stat().st_size for p in tmp_path.iterdir())
            events.append(f"{name} {'folder' if folder else size}")
            return real(*arguments)

        monkeypatch.setattr(module.os, name, call)

    noted("fsync")
    noted("replace")
    with replacing(path) as file:
        file.write(bytes(100_000))
    assert events == ["fsync 100000", "replace 100000", "fsync folder"]


def test_an_error_while_writing_leaves_nothing(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"old")
    with pytest.raises(OSError, match="full"), replacing(path) as file:
        file.write(b"new")
        raise OSError("the disk is full")
    assert path.read_bytes() == b"old" and list(tmp_path.iterdir()) == [path]


def test_two_writers_do_not_disturb_each_other(tmp_path: Path) -> None:
    path = tmp_path / "file"
    with replacing(path) as first:
        first.write(b"first")
        with replacing(path) as second:
            second.write(b"second")
        assert path.read_bytes() == b"second"
    assert path.read_bytes() == b"first" and list(tmp_path.iterdir()) == [path]


def test_permissions_are_those_of_the_old_file_or_of_any_new_one(tmp_path: Path) -> None:
    path, other = tmp_path / "file", tmp_path / "other"
    other.write_bytes(b"")
    for mode in (stat.S_IMODE(other.stat().st_mode), 0o640):
        with replacing(path) as file:
            file.write(b"x")
        assert stat.S_IMODE(path.stat().st_mode) == mode
        path.chmod(0o640)


def test_a_link_goes_on_pointing_to_the_file(tmp_path: Path) -> None:
    file, link = tmp_path / "file", tmp_path / "link"
    file.write_bytes(b"old")
    link.symlink_to(file)
    with replacing(link) as new:
        new.write(b"new")
    assert file.read_bytes() == b"new" and link.is_symlink()


def test_a_new_file_that_is_removed_before_its_lock_is_made_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, flock, calls = tmp_path / "file", system.fcntl.flock, 0

    def late(*arguments: Any) -> None:
        nonlocal calls
        calls += 1
        if calls == 1:
            next(tmp_path.iterdir()).unlink()
        flock(*arguments)

    monkeypatch.setattr(system.fcntl, "flock", late)
    with replacing(path) as new:
        new.write(b"new")
    assert path.read_bytes() == b"new" and calls == 2
