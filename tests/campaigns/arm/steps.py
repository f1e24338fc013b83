"""What runs under qemu-user for `arm`: steps of optimizers beside the recorded digests.

python -m tests.campaigns.arm.steps FOLDER THREADS NAME...
"""

from __future__ import annotations

import json
import platform
import sys
from collections.abc import Sequence
from pathlib import Path

import stepfuse
from stepfuse.backends.native.thread_pool import supported
from stepfuse.runtime.launch import launcher

from tests.campaigns.digests import RECORD, digest


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
    pool = "the pool" if supported() else "no pool"
    print(f"Python on {platform.machine()}, {pool}: {wrong} of {done} differ")
    return int(wrong > 0)


if __name__ == "__main__":
    _, where, counts, *given = sys.argv
    raise SystemExit(main(Path(where), [*map(int, counts.split(","))], given))
