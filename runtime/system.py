"""The operating system, and the number of threads that it offers."""

from __future__ import annotations

import ctypes
import os
import platform
import sys
import time
from collections.abc import Callable

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
