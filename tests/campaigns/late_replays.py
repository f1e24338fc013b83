"""Gradients that are late, of every registered optimizer: what arrived is replayed to the bit.

python -m tests.campaigns.late_replays [--arrivals 24] [--seeds 2] [--only adamw,lamb]

Each optimizer as asynchronous SGD with compensation, with rates by staleness, and with backup
workers, where these are not refused; the clock's times are drawn from the seed.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

import numpy as np
import stepfuse as sf
from rich.progress import track
from stepfuse.ir.errors import OptionError
from stepfuse.ranks.delayed import Server, VirtualClock, replay

from tests.support.oracles.numeric import same_bits

Array = np.ndarray[Any, np.dtype[Any]]
SHAPES = ((20, 12), (33,), (), (8, 4, 3))
SECONDS = (1.0, 1.2, 2.9)
MODES: tuple[dict[str, Any], ...] = ({}, {"by_staleness": True}, {"backup": 1})


def work(worker: int, number: int, params: Sequence[Array]) -> list[Array]:
    noise = np.random.default_rng([worker, number])
    return [np.array(0.3 * p + noise.normal(size=p.shape), np.float32) for p in params]


def made(name: str, mode: dict[str, Any]) -> tuple[Server, list[Array]]:
    """Raises OptionError where the optimizer has no learning rate to divide."""
    normal = np.random.default_rng(0)
    params = [np.array(normal.normal(size=s), np.float32) for s in SHAPES]
    spec = sf.get(name) if mode else sf.chain("delay_compensated(lam=0.1)", name)
    given = {r.name: 1.0 for r in spec.of_kind("hyper") if r.default is None}  # as a loss
    return Server(params, spec, len(SECONDS), threads=1, **given, **mode), params


def main() -> int:
    """1 where a replay has other bits."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--arrivals", type=int, default=24)
    parser.add_argument("--seeds", type=int, default=2)
    parser.add_argument("--only", default="")
    options = parser.parse_args()
    names = options.only.split(",") if options.only else sf.names()
    cases = [(n, mode, seed) for n in names for mode in MODES for seed in range(options.seeds)]
    wrong, refused = list[str](), 0
    for name, mode, seed in track(cases, transient=True):
        try:
            (server, params), (again, found) = made(name, mode), made(name, mode)
        except OptionError:
            refused += 1
            continue
        with np.errstate(all="ignore"):
            VirtualClock(SECONDS, spread=0.4, seed=seed).run(server, work, options.arrivals)
            replay(again, server.arrivals, work)
        if again.arrivals != server.arrivals or not all(map(same_bits, found, params)):
            wrong.append(f"{name}, {mode or 'compensated'}, seed {seed}: other bits")
    print("\n".join([*wrong, f"{len(cases)} runs, {refused} refused, {len(wrong)} wrong"]))
    return int(bool(wrong))


if __name__ == "__main__":
    raise SystemExit(main())
