"""Variants that were compiled before: all that their steps need, found by their sources.

An entry of the cache has the record of a variant's steps and the names of its objects, entries of
their own. Its name is made of the variant's graph, its passes, this CPU and the compiler's sources,
so that nothing is lowered, planned, proven or printed to find it.
"""

from __future__ import annotations

import hashlib
import json
import os
import zlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from ..ir.lowered.step_program import StepProgram
from ..ir.text.records import from_json, to_json
from ..runtime.launch.executable import Executable
from ..runtime.system import LOADED
from .native import cpu_target as machine
from .native.machine_code import MachineCode
from .native.object_cache import ObjectCache

_ROOT = Path(__file__).parents[1]
_LENGTH = len(str(_ROOT))
_COMPILER = ("ir", "passes", "backends")  # the folders that code and records are made by


@dataclass(frozen=True, slots=True)
class KeptVariant:
    """A variant as the cache has it."""

    program: StepProgram
    formats: dict[str, str]  # codecs, by role
    reductions: tuple[str, ...]  # over all tensors, alike in all variants of an entry
    objects: tuple[str, ...]  # the names of its code

    def code(self, source: Callable[[], str]) -> MachineCode | None:
        """Its code, loaded; None where the cache has it no longer."""
        cache = ObjectCache()
        found = [code for name in self.objects if (code := cache.load(name)) is not None]
        if len(found) < len(self.objects):
            return None
        entries = dict.fromkeys(launch.entry for launch in self.program.launches)
        return machine.loaded(found, entries, source, self.objects)


def find(name: str) -> KeptVariant | None:
    """The variant that has this name; None where there is none."""
    record = ObjectCache().load(name) if name else None
    if record is None:
        return None
    try:
        return from_json(KeptVariant, json.loads(zlib.decompress(record)))
    except (ValueError, zlib.error):
        return None


def keep(
    name: str,
    program: StepProgram,
    formats: dict[str, str],
    reductions: tuple[str, ...],
    code: Executable,
) -> None:
    """Keeps a variant whose code is kept."""
    if name and isinstance(code, MachineCode) and code.objects:
        record = to_json(KeptVariant(program, formats, reductions, code.objects))
        ObjectCache().save(name, zlib.compress(json.dumps(record).encode(), 1))


def name_of(graph: str, pipeline: str) -> str:
    """The name of a variant in the cache, by its graph's text and passes; "" if none is kept."""
    if not (sources := sources_digest()):
        return ""
    return ObjectCache().key("variant", graph, pipeline, sources, *machine.host())


@cache
def sources_digest() -> str:
    """The SHA-256 of the compiler's sources; "" where this process may run others.

    A file that has changed since the process began was perhaps loaded before.
    """
    found, newest = hashlib.sha256(), 0.0
    try:
        for path in _sources():
            with open(path, "rb", buffering=0) as file:  # a third of the time of `read_bytes`
                newest = max(newest, os.fstat(file.fileno()).st_mtime)
                content = file.read()
            found.update(f"{path[_LENGTH:]} {len(content)} ".encode() + content)
    except OSError:  # a package that is no folder of sources
        return ""
    return found.hexdigest() if newest < LOADED else ""


def _sources() -> list[str]:
    """The files of the compiler, sorted."""
    walks = (os.walk(_ROOT / folder) for folder in _COMPILER)
    files = (os.path.join(path, n) for walk in walks for path, _, names in walk for n in names)
    return [str(_ROOT / "compiler.py"), *sorted(f for f in files if f.endswith(".py"))]
