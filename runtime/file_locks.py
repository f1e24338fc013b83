"""Locks on open files: `flock`, on Windows a locked byte, elsewhere none.

A lock ends when its file is closed, and with its process.
"""

from __future__ import annotations

import errno
import time
from typing import Any

fcntl: Any
msvcrt: Any
try:
    import fcntl
except ImportError:  # Windows
    fcntl = None
try:
    import msvcrt
except ImportError:  # every other system
    msvcrt = None

FLOCK = fcntl is not None  # files that are locked can be renamed and removed
KIND = "flock" if FLOCK else "msvcrt" if msvcrt is not None else "none"
_PAUSE = 0.01  # seconds between two looks at a byte that another process has locked


def lock(number: int, *, exclusive: bool = True, wait: bool = True) -> None:
    """Locks an open file, for readers too unless `exclusive`; a locked byte is always exclusive.

    Raises OSError where another process has it and `wait` is false, and where nothing locks.
    """
    if fcntl is not None:
        kind = fcntl.LOCK_EX if exclusive else fcntl.LOCK_SH
        fcntl.flock(number, kind if wait else kind | fcntl.LOCK_NB)
    elif msvcrt is not None:
        _lock_byte(number, wait)
    else:
        raise OSError(errno.ENOLCK, "this system has no file locks")


def _lock_byte(number: int, wait: bool) -> None:
    """Locks the byte at the file's position; msvcrt's own way to wait gives up after 10 s."""
    while True:
        try:
            msvcrt.locking(number, msvcrt.LK_NBLCK, 1)
            return
        except OSError:
            if not wait:
                raise
            time.sleep(_PAUSE)
