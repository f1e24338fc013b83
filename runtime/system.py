"""The operating system: its threads, forks, and locks on open files.

A lock is `flock`, on Windows a locked byte, elsewhere none. It ends when its file is closed, and
with its process.
"""

from __future__ import annotations

import ctypes
import errno
import os
import platform
import sys
import time
from collections.abc import Callable
from typing import Any

LOADED = time.time()  # when this process loaded the package
_SYSTEMS = {"linux": "Linux", "darwin": "macOS", "win32": "Windows"}
_MACHINES = {"amd64": "x86_64", "arm64": "aarch64"}


def system() -> str:
    """The system's name: Linux, macOS, Windows, else as Python has it."""
    return _SYSTEMS.get(sys.platform, sys.platform)


def machine() -> str:
    """The kind of CPU, named as Linux does: x86_64, aarch64, else as the system has it."""
    name = platform.machine().lower()
    return _MACHINES.get(name, name)


def cpus() -> int:
    """The CPUs that the process may use; where the system does not say, all that there are."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def after_fork(call: Callable[[], object]) -> None:
    """Has `call` run in every child that is forked; on a system without forks, never."""
    if hasattr(os, "register_at_fork"):
        os.register_at_fork(after_in_child=call)


def permit_tiles() -> str:
    """Asks Linux for the registers of AMX, once a process is enough; why not, if it refuses."""
    library = ctypes.CDLL(None, use_errno=True)
    if library.syscall(158, 0x1023, 18) == 0:  # arch_prctl(ARCH_REQ_XCOMP_PERM, XTILEDATA)
        return ""
    return os.strerror(ctypes.get_errno())


def default_threads() -> int:
    """The CPUs that the process may use, at most OMP_NUM_THREADS where that is a number."""
    available = cpus()
    asked = os.environ.get("OMP_NUM_THREADS", "").partition(",")[0].strip()
    return min(available, int(asked)) if asked.isdigit() and int(asked) > 0 else available


def thread_count(threads: int | None) -> int:
    """The threads that are asked for, or the default. Raises ValueError for what is no number."""
    if threads is None:
        return default_threads()
    if type(threads) is not int or threads < 1:
        raise ValueError(f"threads: expected a number from 1, or None for all, got {threads!r}")
    return threads


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
