"""Numba's compiled functions kept by their text: in this process, and with the cached objects.

Numba's own `cache=True` wants a source file for each function, and would unpickle whatever lies
beside it; here a program is one entry of `ObjectCache`, with its digest. What is kept is what
Numba would keep, through the same hook of its dispatchers.
"""

from __future__ import annotations

import contextlib
import hashlib
import linecache
import pickle
import sys
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, cast

import numba
from numba.core import compiler, serialize

from ...ir import ops, reductions, semantics
from .. import RULES
from ..native.object_cache import ObjectCache
from . import folds as numba_folds
from . import formats as numba_formats
from . import support as numba_support

Entry = Callable[[int, int, int, int], Any]
SIGNATURE = "void(int64, int64, int64, int64)"

_compiled: dict[tuple[Path, str], dict[str, Entry]] = {}  # Numba never frees code, so neither do we


def functions(
    text: str,
    names: Sequence[str],
    filename: str,
    objects: ObjectCache,
    verify: Callable[[], None] = lambda: None,
) -> dict[str, Entry]:
    """The compiled functions of a program's text, from this process, the cache or Numba.

    What the text was made of is verified once, before anything is compiled.
    """
    key = objects.key(text, *_circumstances(), RULES)
    place = objects.directory, key
    if place not in _compiled:
        content = objects.load(key)
        if content is None:
            verify()
        # Numba looks up the globals of what it loads by this name, and puts it into all symbols:
        # were it the same for two programs, one's function could be taken for the other's.
        module = sys.modules[f"stepfuse_{key[:32]}"] = ModuleType(f"stepfuse_{key[:32]}")
        namespace = run(text, filename, module.__dict__)
        store = _Store(content)  # unpickling looks the module up
        for name in names:
            namespace[name]._cache = _Hook(store, name)
            namespace[name].compile(SIGNATURE)
        if store.is_new:
            with contextlib.suppress(Exception):  # what Numba cannot pickle is compiled again
                objects.save(key, serialize.dumps(store.entries))
        _compiled[place] = {name: namespace[name] for name in names}
    return _compiled[place]


def run(text: str, filename: str, namespace: dict[str, Any]) -> dict[str, Any]:
    """The namespace, after a program's text; debuggers find its lines by the file name."""
    linecache.cache[filename] = (len(text), None, text.splitlines(True), filename)
    exec(compile(text, filename, "exec"), namespace)
    return namespace


@cache
def _circumstances() -> tuple[str, ...]:
    """The cache key beside the text: versions, processor, the functions it calls."""
    sources = hashlib.sha256()
    for module in (numba_support, numba_folds, numba_formats, ops, reductions, semantics):
        sources.update(Path(str(module.__file__)).read_bytes())
    target: Any = numba_support.compiled(_nothing).targetctx
    host = target.codegen().magic_tuple()
    return "numba", numba.__version__, sys.version, repr(host), sources.hexdigest()


def _nothing() -> None: ...


class _Store:
    """The entries of one program by function name, as Numba reduces them."""

    def __init__(self, content: bytes | None) -> None:
        self.entries: dict[str, Any] = pickle.loads(content) if content else {}
        self.is_new = False


class _Hook:
    """Numba's cache hook: `load_overload` before, `save_overload` after compilation."""

    def __init__(self, store: _Store, name: str) -> None:
        self.store, self.name = store, name

    def load_overload(self, signature: Any, target: Any) -> Any:
        """The function, if it is kept."""
        target.refresh()
        entry, result = self.store.entries.get(self.name), cast(Any, compiler.CompileResult)
        return entry and result._rebuild(target, *entry)

    def save_overload(self, signature: Any, result: Any) -> None:
        """Keeps the function."""
        with contextlib.suppress(Exception):  # likewise
            self.store.entries[self.name] = result._reduce()
            self.store.is_new = True
