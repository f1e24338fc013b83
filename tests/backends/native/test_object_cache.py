"""The cache of objects: nobody else's code is executed, and it does not grow for ever."""

from __future__ import annotations

import os
import subprocess
import sys
import time
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest
from stepfuse.backends.native import object_cache as cache_module
from stepfuse.backends.native.object_cache import ObjectCache, object_sizes

KEY, OTHER = "a" * 64, "b" * 64
is_root = pytest.mark.skipif(os.geteuid() != 0, reason="needs root to give files away")


@pytest.fixture(autouse=True)
def fresh(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No folder has been refused yet."""
    monkeypatch.setattr(cache_module, "_instead", {})
    yield


def filled(directory: Path) -> ObjectCache:
    cache = ObjectCache(directory)
    cache.save(KEY, b"code")
    assert cache.load(KEY) == b"code"
    return cache


def test_what_is_made_is_this_users_alone(tmp_path: Path) -> None:
    old = os.umask(0)
    try:
        filled(tmp_path / "new")
    finally:
        os.umask(old)
    assert (tmp_path / "new").stat().st_mode & 0o777 == 0o700
    (entry,) = (tmp_path / "new").iterdir()
    assert entry.stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("mode", [0o777, 0o770, 0o707, 0o1777])
def test_a_folder_that_others_may_write_is_not_used(tmp_path: Path, mode: int) -> None:
    filled(tmp_path / "c")
    (tmp_path / "c").chmod(mode)
    with pytest.warns(RuntimeWarning, match=f"may be written by others .mode {mode:o}"):
        assert ObjectCache(tmp_path / "c").load(KEY) is None
    with warnings.catch_warnings():  # said once
        warnings.simplefilter("error")
        again = ObjectCache(tmp_path / "c")
        again.save(OTHER, b"mine")
        assert again.load(OTHER) == b"mine"
    assert [p.name for p in (tmp_path / "c").iterdir()] == [f"{KEY}.o"]
    (instead,) = cache_module._instead.values()
    assert instead.stat().st_mode & 0o777 == 0o700


@is_root
def test_another_users_folder_is_not_used(tmp_path: Path) -> None:
    filled(tmp_path / "c")
    os.chown(tmp_path / "c", 12345, 12345)
    with pytest.warns(RuntimeWarning, match="belongs to user 12345, not 0"):
        assert ObjectCache(tmp_path / "c").load(KEY) is None


@is_root
def test_another_users_link_to_a_folder_of_ours(tmp_path: Path) -> None:
    filled(tmp_path / "c")
    (tmp_path / "link").symlink_to(tmp_path / "c")
    assert ObjectCache(tmp_path / "link").load(KEY) == b"code"
    os.chown(tmp_path / "link", 12345, 12345, follow_symlinks=False)
    with pytest.warns(RuntimeWarning, match="belongs to user 12345"):
        assert ObjectCache(tmp_path / "link").load(KEY) is None


@is_root
def test_another_users_entry_is_not_executed(tmp_path: Path) -> None:
    cache = filled(tmp_path / "c")
    os.chown(tmp_path / "c" / f"{KEY}.o", 12345, 12345)
    assert cache.load(KEY) is None
    cache.save(KEY, b"mine")
    assert cache.load(KEY) == b"mine"


def test_entries_that_are_not_what_they_should_be(tmp_path: Path) -> None:
    cache = filled(tmp_path / "c")
    entry = tmp_path / "c" / f"{KEY}.o"
    entry.chmod(0o620)
    assert cache.load(KEY) is None
    entry.chmod(0o600)
    assert cache.load(KEY) == b"code"
    moved = tmp_path / "elsewhere"
    entry.rename(moved)
    entry.symlink_to(moved)
    assert cache.load(KEY) is None
    entry.unlink()
    os.mkfifo(entry, 0o600)
    assert cache.load(KEY) is None
    entry.unlink()
    (tmp_path / "c" / f"{OTHER}.o").write_bytes(moved.read_bytes())  # under another name
    (tmp_path / "c" / f"{OTHER}.o").chmod(0o600)
    assert cache.load(OTHER) is None


def test_a_process_does_not_run_what_another_user_has_planted(tmp_path: Path) -> None:
    """The whole way: a step's code is compiled anew, and said once."""
    code = (
        "import numpy as np, stepfuse; p = [np.ones(4, np.float32)]\n"
        "from stepfuse.backends.native import cpu_target as m; made, ran = m._compiled, []\n"
        "m._compiled = lambda *given: ran.append(given) or made(*given)\n"
        "for name in ('sgd', 'lion'):\n"
        "    stepfuse.Optimizer(p, name, lr=1.0).step([np.ones(4, np.float32)])\n"
        "print(ran != [], p[0])"
    )
    environment = {**os.environ, "XDG_CACHE_HOME": str(tmp_path)}

    def ran() -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-c", code]
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=True)

    assert ran().stderr == "" and ran().stdout.split()[0] == "False"
    (tmp_path / "stepfuse").chmod(0o777)
    for entry in (tmp_path / "stepfuse").iterdir():
        entry.write_bytes(b"\xcc" * entry.stat().st_size)
    again = ran()
    assert again.stdout.split()[0] == "True"
    assert again.stderr.count("RuntimeWarning") == 1 and "chmod 700" in again.stderr


def test_entries_go_by_age_then_by_size(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cache, now = ObjectCache(tmp_path), time.time()
    ages = {"1": 0, "2": 20, "3": 29, "4": 31, "5": 400}  # days
    cache.save("f" * 64, b"")
    for name, days in ages.items():
        cache.save(name * 64, bytes(1000))
        os.utime(tmp_path / f"{name * 64}.o", (now - days * 86400,) * 2)
    for name, days in ((f".{'0' * 16}.tmp", 2), (f".{'1' * 16}.tmp", 0), ("others.o", 900)):
        (tmp_path / name).write_bytes(b"x")
        os.utime(tmp_path / name, (now - days * 86400,) * 2)
    assert cache.load("3" * 64) == bytes(1000)  # used just now
    monkeypatch.setattr(cache_module, "LARGEST", 2300)
    cache.save("e" * 64, b"")
    assert len([*tmp_path.iterdir()]) == 10  # as before: its name is none that prunes
    cache.save("0" * 64, b"")
    left = {p.name for p in tmp_path.iterdir()}
    assert left >= {f"{'1' * 64}.o", f"{'3' * 64}.o", f".{'1' * 16}.tmp", "others.o"}
    assert not left & {f"{'2' * 64}.o", f"{'4' * 64}.o", f"{'5' * 64}.o", f".{'0' * 16}.tmp"}


def test_sizes_leave_out_what_goes_meanwhile(tmp_path: Path) -> None:
    filled(tmp_path)
    (tmp_path / "gone.o").symlink_to(tmp_path / "nothing")  # listed, and not there when asked
    assert object_sizes(tmp_path) == [32 + 4]
