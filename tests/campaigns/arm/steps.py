"""What runs under qemu-user for `arm`: steps of optimizers beside the recorded digests.

python -m tests.campaigns.arm.steps FOLDER THREADS NAME...
"""

from __future__ import annotations

import json
import platform
import sys
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import stepfuse
from stepfuse.backends.native.thread_pool import supported
from stepfuse.backends.numba.mode import swap_mode
from stepfuse.runtime.launch import launcher

from tests.campaigns.digests import RECORD, digest

FLUSHES = 1 << 24  # FPCR's bit FZ
SIZE = 300_000  # elements: several chunks, for several threads


def under_flush_to_zero(threads: int, backend: str, folder: Path | None) -> bool:
    """Whether denormal numbers survive where the calling thread flushes them: FPCR's bit FZ."""
    params, grads = [np.full(SIZE, 2e-39, np.float32)], [np.full(SIZE, 1e-39, np.float32)]
    program = stepfuse.load(folder / "sgd") if folder else stepfuse.get("sgd")
    optimizer = stepfuse.Optimizer(params, program, lr=0.5, threads=threads, backend=backend)
    swap = swap_mode()
    before = swap(FLUSHES)
    try:
        optimizer.step(grads)
    finally:
        kept = swap(before) == FLUSHES
    return kept and params[0].tobytes() == np.full(SIZE, 1.5e-39, np.float32).tobytes()


def main(folder: Path, threads: Sequence[int], names: Sequence[str]) -> int:
    """Exit code 1 where a digest is not the recorded one."""
    launcher.PARALLEL_FROM = 1  # the tensors are small, and threads are to share them
    recorded, wrong, done = json.loads(RECORD.read_text()), 0, 0
    for name in names:
        program = stepfuse.load(folder / name)
        for count in threads:
            for engine, given in (("compiled here", None), ("artifact", program)):
                found = digest(name, "f32", threads=count, program=given)
                done += 1
                if found != recorded[f"{name}/f32"]:
                    wrong += 1
                    print(f"{name}, {engine}, {count} threads: not the recorded bits", flush=True)
    for count, backend, where in ((1, "numba", None), *((n, "native", folder) for n in threads)):
        done += 1
        if not under_flush_to_zero(count, backend, where if "sgd" in names else None):
            wrong += 1
            print(f"{backend}, {count} threads: flushing to zero changes bits, or was switched off")
    pool = "the pool" if supported() else "no pool"
    print(f"Python on {platform.machine()}, {pool}: {wrong} of {done} differ")
    return int(wrong > 0)


if __name__ == "__main__":
    _, where, counts, *given = sys.argv
    raise SystemExit(main(Path(where), [*map(int, counts.split(","))], given))
