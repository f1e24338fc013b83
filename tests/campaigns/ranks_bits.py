"""Every registered optimizer on several ranks beside one process: parameters, states, numbers.

    python -m tests.campaigns.ranks_bits [NAME ...] [--minutes 10] [--steps 20] [--counts 2,3,7]
    python -m tests.campaigns.ranks_bits --devices --steps 5

Ranks are threads; all have the same gradients. Each optimizer must leave the bits of one process
on every number of ranks. Those that multiply matrices step matrices. With `--devices` tensors are
on the CPU and on two GPUs of the stub, and some gradients are missing.
"""

from __future__ import annotations

import argparse
import sys
import time

import stepfuse
from stepfuse.ir.errors import StepfuseError
from stepfuse.ir.roles import must_be_given
from stepfuse.optim_defs import matrix_names, names
from stepfuse.runtime.cuda import device

from tests.backends.cuda_driver import Driver
from tests.ranks.replicas import MATRICES, SHAPES, difference
from tests.runtime.stepping.test_by_device import Pair, drawn


def tried(name: str, count: int, steps: int) -> str:
    """What differs, for one optimizer on so many ranks."""
    return difference(name, count, MATRICES if name in matrix_names() else SHAPES, steps)


def on_devices(name: str, steps: int) -> str:
    """Whether something differs, for one optimizer on several devices; or why they are refused."""
    stub = Driver(lazy=True)
    device._here = device.Devices(lambda: stub)
    needed = [r.name for r in stepfuse.as_spec(name).of_kind("hyper") if must_be_given(r)]
    try:
        pair = Pair(stub, name, **dict.fromkeys(needed, 0.5))
        for step in range(steps):
            there = enumerate(drawn(step + 1))
            pair.step([None if (step + n) % 4 == 1 else grad for n, grad in there])
        pair.check()
    except (AssertionError, StepfuseError) as error:
        return str(error) or "other bits"
    return ""


def main() -> int:
    """Runs them; the number that differ."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--steps", type=int, default=20)
    parser.add_argument("--counts", default="1,2,3,4,7")
    parser.add_argument("--devices", action="store_true", help="not ranks, but devices")
    given = parser.parse_args()
    every = given.names or [*names(), *([] if given.devices else matrix_names())]
    end, wrong, done = time.monotonic() + 60 * given.minutes, 0, 0
    for name in every:
        if time.monotonic() > end:
            break
        for count in map(int, "3" if given.devices else given.counts.split(",")):
            tell = (
                on_devices(name, given.steps) if given.devices else tried(name, count, given.steps)
            )
            if tell:
                print(f"{name} on {count}: {tell}", flush=True)
                wrong += 1
        done += 1
    print(f"{done} of {len(every)} optimizers, {wrong} differences")
    return wrong


if __name__ == "__main__":
    sys.exit(main())
