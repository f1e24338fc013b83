"""`stepfuse doctor`: the parts of stepfuse that this machine runs, and why not the rest."""

from __future__ import annotations

import os
import platform
from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np

from .. import __version__
from ..backends import BACKENDS
from ..backends.native.object_cache import KEEPS, default_directory, object_sizes
from ..backends.native.targets import ARCHITECTURES
from ..backends.native.thread_pool import supported
from ..runtime.cuda.driver import DeviceError, Driver, load_library
from ..runtime.system import KIND, cpus, default_threads, machine, system
from .records.record import Record
from .tables import TableColumn, show_table

COLUMNS = (
    TableColumn("system"),
    TableColumn("CPU"),
    TableColumn("threads"),
    TableColumn("file locks", drop=1),
    TableColumn("artifacts"),
    TableColumn("object cache", drop=2),
    TableColumn("run by"),
)
PLATFORMS = (
    ("Linux", "x86-64", "pool", "flock", "loaded", "kept", "`make test`"),
    ("Linux", "aarch64", "pool", "flock", "loaded", "kept", "`make test-arm`, under qemu-user"),
    ("macOS", "arm64, x86-64", "plain", "flock", "refused", "kept", "not yet"),
    ("Windows", "x86-64", "plain", "msvcrt", "refused", "none", "not yet"),
)
# What each level of x86-64 adds, by LLVM's names of features.
_LEVELS = {
    "x86-64-v2": {"cx16", "popcnt", "sahf", "sse3", "sse4.1", "sse4.2", "ssse3"},
    "x86-64-v3": {"avx", "avx2", "bmi", "bmi2", "f16c", "fma", "lzcnt", "movbe", "xsave"},
    "x86-64-v4": {"avx512bw", "avx512cd", "avx512dq", "avx512f", "avx512vl"},
}
_NEEDS = {"native": "llvmlite", "numba": "numba", "cuda": "llvmlite", "numba-cuda": "numba_cuda"}
_BROUGHT_BY = {"numba_cuda": "stepfuse[cuda]"}


class CacheFacts(Record):
    """The object cache: where it is, how many entries of how many bytes."""

    folder: str
    used: bool
    entries: int
    bytes: int


class DoctorRecord(Record):
    """The record of `stepfuse doctor --json`."""

    stepfuse: str
    python: str
    numpy: str
    system: str
    machine: str
    cpu: str  # LLVM's name; empty where LLVM is not installed
    levels: tuple[str, ...]  # of x86-64
    cpus: int  # that this process may use
    threads: int  # that a step uses if nobody says how many
    pool: str  # `pool`, or `plain` threads
    locks: str
    artifacts: tuple[str, ...]  # the triples of those that are loaded here
    backends: Mapping[str, str]  # `found`, or what is missing and what to do
    cache: CacheFacts


def found() -> DoctorRecord:
    """Return the record of this machine."""
    cpu, levels = _cpu()
    return DoctorRecord(
        __version__, platform.python_version(), np.__version__, system(), machine(), cpu, levels,
        cpus(), default_threads(), "pool" if supported() else "plain", KIND,
        tuple(a.triple for a in ARCHITECTURES.values() if a.is_here),
        {name: _backend(name) for name in BACKENDS}, _cache(default_directory()),
    )  # fmt: skip


def _cpu() -> tuple[str, tuple[str, ...]]:
    """LLVM's name of the CPU and the levels that it has; empty where LLVM is not installed."""
    if find_spec("llvmlite") is None:
        return "", ()
    llvm: Any = import_module("llvmlite.binding")
    features = {name for name, has in llvm.get_host_cpu_features().items() if has}
    levels: list[str] = []
    for level, needs in _LEVELS.items():
        if machine() != "x86_64" or not needs <= features:
            break
        levels.append(level)
    return llvm.get_host_cpu_name(), tuple(levels)


def _backend(name: str) -> str:
    """`found`, the command that installs a missing package, or why nothing runs."""
    kind = name.partition(":")[0]
    needs = _NEEDS.get(kind, "")
    if needs and find_spec(needs) is None:
        return f"needs {needs}: pip install '{_BROUGHT_BY.get(needs, 'stepfuse')}'"
    return _gpus() if kind in ("cuda", "numba-cuda") else "found"


def _gpus() -> str:
    """`found` and the number of GPUs, or that code can be compiled and not be run."""
    try:
        count = Driver(load_library()).device_count()
    except DeviceError as error:
        return f"compiles, does not run: {str(error).partition(' (')[0]}"
    if not count:
        return "compiles, does not run: the driver finds no GPU"
    return f"found, {count} GPU{'' if count == 1 else 's'}"


def _cache(folder: Path) -> CacheFacts:
    entries = object_sizes(folder) if KEEPS else []
    usable = KEEPS and (os.access(folder, os.W_OK) or not folder.exists())
    return CacheFacts(str(folder), usable, len(entries), sum(entries))


def to_text(has: DoctorRecord) -> str:
    """Return the record as text, a line each."""
    cache = has.cache
    kept = f"{cache.entries} objects, {cache.bytes / 1e6:.1f} MB" if cache.used else "not used"
    rows = {
        "stepfuse": f"{has.stepfuse}, Python {has.python}, NumPy {has.numpy}",
        "system": f"{has.system} on {has.machine}",
        "CPU": f"{has.cpu or 'not known without llvmlite'}, {has.cpus} for this process",
        "levels": ", ".join(has.levels) or "none of x86-64's",
        "threads": f"{has.threads}, {_THREADS[has.pool]}",
        "file locks": has.locks,
        "artifacts": ", ".join(has.artifacts) or "refused: they are loaded on Linux",
        "cache": f"{cache.folder}: {kept}",
    }
    lines = [f"{name:12}{what}" for name, what in rows.items()]
    lines += [f"{f'  {name}':16}{what}" for name, what in has.backends.items()]
    lines.insert(len(rows), "backends")
    return "\n".join(lines) + "\n"


_THREADS = {
    "pool": "a pool that sleeps on the system's futex",
    "plain": "plain threads: a step with several is no longer one native call",
}


def show_platforms() -> None:
    """Prints the table of platforms: on a narrow terminal without locks, then without cache."""
    show_table(COLUMNS, [[cell.replace("`", "") for cell in row] for row in PLATFORMS])


def table() -> list[str]:
    """The table of platforms, as `docs/install.md` has it."""
    rows = (tuple(column.name for column in COLUMNS), *PLATFORMS)
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = ["| " + " | ".join(map(str.ljust, row, widths)) + " |" for row in rows]
    return [lines[0], "|" + "|".join("-" * (w + 2) for w in widths) + "|", *lines[1:]]
