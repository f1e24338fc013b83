"""Files that are replaced as a whole: the old one stays until the new one is on the disk.

    NAME -> lock and write .NAME.XXXXXXXX.tmp -> fsync -> rename to NAME -> fsync the folder

A process that dies at any byte leaves NAME as it was, and perhaps its temporary file; the next
one to write NAME removes temporary files that nobody holds a lock on; where files that are locked
cannot be renamed (Windows), those that are a day old.
"""

from __future__ import annotations

import os
import time
from collections.abc import Generator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

from ..system import FLOCK, lock

_ABANDONED = 24 * 3600.0  # seconds after which a file without a lock belongs to nobody


@contextmanager
def replacing(path: Path) -> Generator[BinaryIO]:
    """A new file to write; it becomes `path` where the block ends without an error.

    Where `path` is a link, its target is replaced.
    """
    path = path.resolve()
    folder = path.parent
    _remove_abandoned(path)
    temporary, number = _locked_file(path)
    try:
        with os.fdopen(number, "w+b") as file:
            yield file
            with suppress(FileNotFoundError):
                os.chmod(temporary, path.stat().st_mode & 0o7777)
            file.flush()
            os.fsync(file.fileno())
            if FLOCK:
                os.replace(temporary, path)
        if not FLOCK:
            os.replace(temporary, path)  # closed: Windows renames no open file
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise
    _sync_folder(folder)


def _locked_file(path: Path) -> tuple[Path, int]:
    """A new file beside `path`, that no other writer removes."""
    while True:
        found = path.parent / f".{path.name}.{os.urandom(4).hex()}.tmp"
        flags = os.O_RDWR | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
        number = os.open(found, flags, 0o666)
        if FLOCK:
            lock(number)
        if not FLOCK or os.fstat(number).st_nlink:
            return found, number
        os.close(number)  # it was taken for an abandoned one before the lock


def _remove_abandoned(path: Path) -> None:
    """Remove files of processes that died while writing `path`."""
    start, end = f".{path.name}.", ".tmp"
    for name in os.listdir(path.parent):
        if name.startswith(start) and name.endswith(end):
            with suppress(OSError):
                _remove(path.parent / name)


def _remove(temporary: Path) -> None:
    """Removes a file that nobody writes any more. Raises OSError for one that somebody does."""
    if FLOCK:
        with open(temporary, "rb") as file:
            lock(file.fileno(), wait=False)
            os.unlink(temporary)
    elif time.time() - temporary.stat().st_mtime > _ABANDONED:
        os.unlink(temporary)


def _sync_folder(folder: Path) -> None:
    """Puts the new name on the disk; Windows opens no folder and does so by itself."""
    if not hasattr(os, "O_DIRECTORY"):
        return
    number = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(number)
    finally:
        os.close(number)
