"""Files that are replaced as a whole: what was there stays until the new one is on the disk.

    NAME -> lock and write .NAME.XXXXXXXX.tmp -> fsync -> rename to NAME -> fsync the folder

A process that dies at any byte leaves NAME as it was, and perhaps its temporary file; the next
one to write NAME removes temporary files that nobody holds a lock on.
"""

from __future__ import annotations

import fcntl
import os
from collections.abc import Generator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO


@contextmanager
def replacing(path: Path) -> Generator[BinaryIO]:
    """A new file to write; it becomes `path` where the block ends without an error.

    Where `path` is a link, what it points to is replaced.
    """
    path = path.resolve()
    folder = path.parent
    _remove_abandoned(path)
    temporary, number = _locked_file(path)
    try:
        with os.fdopen(number, "w+b") as file:
            yield file
            with suppress(FileNotFoundError):
                os.fchmod(file.fileno(), path.stat().st_mode & 0o7777)
            file.flush()
            os.fsync(file.fileno())
            os.replace(temporary, path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise
    _sync_folder(folder)


def _locked_file(path: Path) -> tuple[Path, int]:
    """A new file beside `path`, that no other writer removes."""
    while True:
        found = path.parent / f".{path.name}.{os.urandom(4).hex()}.tmp"
        number = os.open(found, os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o666)
        fcntl.flock(number, fcntl.LOCK_EX)
        if os.fstat(number).st_nlink:
            return found, number
        os.close(number)  # it was taken for an abandoned one before the lock


def _remove_abandoned(path: Path) -> None:
    """Removes what processes that died while writing `path` have left."""
    start, end = f".{path.name}.", ".tmp"
    for name in os.listdir(path.parent):
        if name.startswith(start) and name.endswith(end):
            with suppress(OSError), open(path.parent / name, "rb") as file:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
                os.unlink(path.parent / name)


def _sync_folder(folder: Path) -> None:
    number = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(number)
    finally:
        os.close(number)
