"""Loads a library from a copy that nobody else can change, remove or replace.

A file that is mapped must not be written to: the process that runs it would crash, or run the new
code in the middle of the old. And the dynamic loader takes a path that it has seen, or a file with
the number of one, for the library that it has loaded already. So the bytes that were checked go to
a sealed memory file, or where there is none to a file that is removed once it is mapped.
"""

from __future__ import annotations

import ctypes
import hashlib
import os
import tempfile
import threading
from pathlib import Path
from typing import Any

from ...runtime.system import after_fork, fcntl

_lock = threading.Lock()
_loaded: dict[str, Any] = {}  # by the SHA-256 of the bytes; never unloaded
_files: list[int] = []  # the memory files behind them: open, so that their paths stay theirs


def load_private(content: bytes, name: str) -> Any:
    """The library with these bytes, loaded once a process. Raises OSError with the reason."""
    key = hashlib.sha256(content).hexdigest()
    with _lock:
        if key not in _loaded:
            _loaded[key] = _load(content, name)
        return _loaded[key]


def _load(content: bytes, name: str) -> Any:
    try:
        number = _memory_file(content, name)
    except (OSError, AttributeError):  # another system, or one that forbids it
        return _from_temporary(content, name)
    try:
        library = ctypes.CDLL(f"/proc/self/fd/{number}")
    except OSError:
        os.close(number)
        return _from_temporary(content, name)
    _files.append(number)
    return library


def _memory_file(content: bytes, name: str) -> int:
    """A sealed file in memory, under a number that no loaded library has had."""
    first = os.memfd_create(name, os.MFD_CLOEXEC | os.MFD_ALLOW_SEALING)
    number = first
    try:
        if first in _files:  # somebody has closed ours; the loader still knows the old path
            number = fcntl.fcntl(first, fcntl.F_DUPFD_CLOEXEC, max(_files) + 1)
            os.close(first)
        with os.fdopen(number, "wb", closefd=False) as file:
            file.write(content)
        seals = fcntl.F_SEAL_SHRINK | fcntl.F_SEAL_GROW | fcntl.F_SEAL_WRITE | fcntl.F_SEAL_SEAL
        fcntl.fcntl(number, fcntl.F_ADD_SEALS, seals)
    except BaseException:
        os.close(number)
        raise
    return number


def _from_temporary(content: bytes, name: str) -> Any:
    """From a folder of this process's own, which is removed at once: the mapping stays."""
    with tempfile.TemporaryDirectory(prefix="stepfuse-", ignore_cleanup_errors=True) as folder:
        path = Path(folder) / name
        path.write_bytes(content)
        return ctypes.CDLL(str(path))


def _after_fork() -> None:
    global _lock
    _lock = threading.Lock()


after_fork(_after_fork)
