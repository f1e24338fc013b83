"""Steps over arrays that lie against pages that may not be touched, before or after them.

    python guarded.py SPEC...

Every array a step is given ends, then begins, at such a page; a fault ends the process.
"""

from __future__ import annotations

import ctypes
import ctypes.util
import mmap
import sys
from typing import Any

import numpy as np
import stepfuse

PAGE = mmap.PAGESIZE
SHAPES = [(n,) for n in range(71)] + [(3, 5), (17, 33), (64, 64), (70, 19), (129, 3), (2, 40, 31)]
_maps: list[mmap.mmap] = []
_libc = ctypes.CDLL(ctypes.util.find_library("c"), use_errno=True)


def guarded(values: np.ndarray[Any, Any], at_end: bool) -> np.ndarray[Any, Any]:
    """A copy of an array between two forbidden pages, flush with the one after or before."""
    pages = max(1, -(-values.nbytes // PAGE))
    memory = mmap.mmap(-1, (pages + 2) * PAGE)
    _maps.append(memory)
    base = ctypes.addressof(ctypes.c_char.from_buffer(memory))
    for page in (0, pages + 1):
        done = _libc.mprotect(ctypes.c_void_p(base + page * PAGE), ctypes.c_size_t(PAGE), 0)
        assert done == 0, "mprotect"
    start = PAGE + (pages * PAGE - values.nbytes if at_end else 0)
    array = np.frombuffer(memory, values.dtype, values.size, start).reshape(values.shape)
    array[...] = values
    return array


def run(name: str, at_end: bool) -> None:
    """Two steps; the parameters must be those of a step over plain arrays."""
    spec = stepfuse.chain(*name.split("+"))
    rng = np.random.default_rng(0)
    values = [np.array(rng.standard_normal(s), np.float32) for s in SHAPES]
    grads = [np.array(rng.standard_normal(s), np.float32) for s in SHAPES]
    plain = [v.copy() for v in values]
    given = {r.name: 3.0 for r in spec.of_kind("hyper") if r.name == "loss"}
    usual = stepfuse.Optimizer(plain, spec, threads=1, **given)
    states = [
        {k: guarded(v, at_end) for k, v in s.items() if v.shape == p.shape and v.size}
        for s, p in zip(usual.state, plain, strict=True)
    ]
    params = [guarded(v, at_end) for v in values]
    guards = [guarded(g, at_end) for g in grads]
    optimizer = stepfuse.Optimizer(params, spec, threads=1, states=states, **given)
    for _ in range(2):
        usual.step(grads)
        optimizer.step(guards)
    for shape, a, b in zip(SHAPES, params, plain, strict=True):
        assert a.tobytes() == b.tobytes(), f"{name}: {shape}"


def touch() -> None:
    """Reads one byte past an array, which must end the process."""
    array = guarded(np.zeros(5, np.float32), at_end=True)
    ctypes.string_at(array.ctypes.data, array.nbytes + 1)


if __name__ == "__main__":
    for name in sys.argv[1:]:
        if name == "touch":
            touch()
        for at_end in (True, False):
            run(name, at_end)
        print(name)
