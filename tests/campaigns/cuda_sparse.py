"""Indices past 2^31 on a GPU: a tensor of so many elements, of which three tiles are stepped.

    python -m tests.campaigns.cuda_sparse

The emulator runs the PTX over sparse memory (mmap, nothing reserved), on the chunks with the first,
the middle and the last elements: bits are those of three small tensors on the CPU, and what lies
beside the tiles stays zero. 8-bit states have an element a byte; f32 has offsets past 2^33.
"""

from __future__ import annotations

import argparse
import ctypes
import mmap
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np
import stepfuse
from stepfuse.runtime.cuda import device as devices
from stepfuse.runtime.memory import tensor_layout

from tests.backends.cuda_driver import Driver
from tests.backends.cuda_stub_memory import value
from tests.support.devices.on_gpu import There

COUNT = 2**31 + 5
LARGE = 1 << 26  # bytes from which the stub's memory is sparse
BESIDE = 64  # elements next to a tile that are looked at
CASES = (
    ("adamw", "state=linear8(1024)"),
    ("sgd", ""),
    ("adamw", "param=bf16,grad=bf16,state=bf16"),
)


def sparse(size: int) -> Any:
    """So many zeros, of which only those that are touched take memory."""
    flags = mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | getattr(mmap, "MAP_NORESERVE", 0x4000)
    return np.frombuffer(mmap.mmap(-1, size, flags=flags), np.uint8)


class SparseDriver(Driver):
    """The stub with sparse memory, whose large blocks are zero from the start."""

    def cuMemAlloc_v2(self, place: Any, size: Any) -> int:
        if value(size) < LARGE:
            return super().cuMemAlloc_v2(place, size)
        block = sparse(value(size))
        place._obj.value = block.ctypes.data
        self.memory[block.ctypes.data] = block
        return 0

    def cuMemFreeAsync(self, place: Any, stream: Any) -> int:
        if len(self.memory.get(value(place), ())) < LARGE:
            return super().cuMemFreeAsync(place, stream)
        return self._put(stream, lambda: 0 * len(self.memory.pop(value(place))), "free")

    def cuMemsetD8Async(self, place: Any, byte: int, size: Any, stream: Any) -> int:
        if value(size) >= LARGE and byte == 0:
            return 0
        return super().cuMemsetD8Async(place, byte, size, stream)


@contextmanager
def only_some_chunks(driver: Driver) -> Iterator[list[Any]]:
    """Tensors are cut as they are, and only three chunks of each are in its table."""
    real, here = tensor_layout.chunks_of, devices._here
    found: list[Any] = []

    def some(*given: Any) -> Any:
        rows = real(*given)
        found.append(rows[[0, len(rows) // 2, len(rows) - 1]])
        return found[-1]

    tensor_layout.chunks_of, devices._here = some, devices.Devices(lambda: driver)
    try:
        yield found
    finally:
        tensor_layout.chunks_of, devices._here = real, here


def wrong_in(name: str, dtypes: str, count: int = COUNT) -> str:
    """What is wrong with a step of a spec over so many elements."""
    kinds = {r: np.uint16 if f"{r}=bf16" in dtypes else np.float32 for r in ("param", "grad")}
    param, grad = (sparse(count * np.dtype(k).itemsize).view(k) for k in kinds.values())
    driver, rng = SparseDriver(), np.random.default_rng(1)
    with only_some_chunks(driver) as chunks:
        made = stepfuse.Optimizer([There(param)], name, backend="cuda:0", dtypes=dtypes, lr=0.1)
        tiles = [slice(int(row[3]), int(row[3] + row[4])) for row in chunks[0]]
        for tile in tiles:
            for array in (param, grad):
                array[tile] = bits_like(rng.standard_normal(tile.stop - tile.start), array)
        before = [param[t].copy() for t in tiles]
        made.step([There(grad)])
    states = {n: there(a) for n, a in made.state[0].items()}
    native = stepfuse.Optimizer(before, name, dtypes=dtypes, lr=0.1)
    native.step([grad[t].copy() for t in tiles])
    for number, tile in enumerate(tiles):
        mine = {"param": before[number], **native.state[number]}
        for role, expected in mine.items():
            found = param if role == "param" else states[role]
            if wrong := differs(found, expected, tile, count):
                return f"{name} {dtypes}: %{role} {wrong}"
    return ""


def differs(found: Any, expected: Any, tile: slice, count: int) -> str:
    """Where an array differs from a tile's, or has changed beside it."""
    ratio = -(-count // len(found))  # elements of a cell: of a scale, those of its block
    start = tile.start // ratio
    end = start + len(expected)
    if found[start:end].tobytes() != np.asarray(expected).tobytes():
        return f"differs in elements {tile.start} to {tile.stop}"
    beside = (*found[max(0, start - BESIDE) : start], *found[end : end + BESIDE])
    if ratio == 1 and any(beside):
        return f"has changed beside elements {tile.start} to {tile.stop}"
    return ""


def bits_like(values: Any, array: Any) -> Any:
    """Numbers as an array has them: bf16 is the upper half of f32."""
    narrow = np.asarray(values, np.float32)
    return (narrow.view(np.uint32) >> 16) if array.dtype == np.uint16 else narrow


def there(array: Any) -> Any:
    """The stub's memory of an array of the device's."""
    cells = (ctypes.c_uint8 * array.nbytes).from_address(array.address)
    return np.frombuffer(cells, array.dtype)


def _main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.campaigns.cuda_sparse")
    parser.add_argument("--only", default="", help="a spec's name")
    given = parser.parse_args()
    asked = [case for case in CASES if given.only in ("", case[0])]
    said = [wrong for case in asked if (wrong := wrong_in(*case))]
    print("\n".join(said) or f"{len(asked)} cases of {COUNT} elements: the bits of the CPU")
    return 1 if said else 0


if __name__ == "__main__":
    sys.exit(_main())
