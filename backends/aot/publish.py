"""Files that appear together: written beside, then renamed one after the other under a lock.

Whoever has an old file open or mapped keeps it. A process that dies while it writes leaves what
was there; one that dies between two renames leaves files that do not fit the manifest, which a
loader refuses.
"""

from __future__ import annotations

import os
import shutil
import tempfile
import time
from collections.abc import Generator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path

from ...runtime.system import lock

_WORK = ".stepfuse-"  # of the folders that files are written in before they are renamed
_LOCK = ".stepfuse.lock"
_ABANDONED = 24 * 3600.0  # seconds after which such a folder belongs to nobody


def publish(directory: Path, files: Mapping[str, bytes]) -> list[Path]:
    """Puts files into a folder, which is made, in their order; their paths. Raises OSError.

    Other files in the folder stay. Nothing has changed where one cannot be written.
    """
    directory.mkdir(parents=True, exist_ok=True)
    _remove_abandoned(directory)
    work = Path(tempfile.mkdtemp(prefix=_WORK, dir=directory))
    try:
        for name, content in files.items():
            if (directory / name).is_dir():
                raise IsADirectoryError(21, "a folder has the name of a file", directory / name)
            with (work / name).open("xb") as file:
                file.write(content)
                file.flush()
                os.fsync(file.fileno())
        with locked(directory, exclusive=True):
            for name in files:
                os.replace(work / name, directory / name)
    finally:
        shutil.rmtree(work, ignore_errors=True)
    return [directory / name for name in files]


@contextmanager
def locked(directory: Path, exclusive: bool = False) -> Generator[None]:
    """Keeps writers, or `exclusive` readers too, out of a folder; where it cannot, no one."""
    number = _opened(directory)
    try:
        with suppress(OSError):  # a file system without locks, or a system
            lock(number, exclusive=exclusive)
        yield
    finally:
        os.close(number)


def _opened(directory: Path) -> int:
    """Open the lock of a folder: the folder itself, on Windows a file in it."""
    if hasattr(os, "O_DIRECTORY"):
        return os.open(directory, os.O_RDONLY | os.O_DIRECTORY)
    return os.open(directory / _LOCK, os.O_RDWR | os.O_CREAT)


def _remove_abandoned(directory: Path) -> None:
    """Remove files of a process that died a day ago while writing."""
    for folder in directory.glob(f"{_WORK}*"):
        with suppress(OSError):
            if time.time() - folder.stat().st_mtime > _ABANDONED:
                shutil.rmtree(folder)
