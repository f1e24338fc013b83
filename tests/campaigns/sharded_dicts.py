"""Every registered optimizer's state dict among ranks: whole, and gone on with to the bit.

    python -m tests.campaigns.sharded_dicts [NAME ...] [--minutes 5] [--dtypes state=linear8]

Two ranks, threads with the same gradients, take two steps. Others that are dealt otherwise, and one
alone, load what they have, have the same dict, and the same parameters after a further step.
"""

from __future__ import annotations

import argparse
import copy
import sys
import time
from typing import Any

import stepfuse
import stepfuse.torch as ours
import torch
from stepfuse.ir.errors import FormatError
from stepfuse.ir.roles import must_be_given
from stepfuse.optim_defs import names
from stepfuse.ranks.here import SingleRank
from stepfuse.ranks.threads import on_threads
from torch import Tensor

SHAPES = ((300, 333), (512,), (64, 40))


def drawn(seed: int) -> list[Tensor]:
    made = torch.Generator().manual_seed(seed)
    return [torch.randn(shape, generator=made) for shape in SHAPES]


def stepped(made: Any, params: list[Tensor], seed: int) -> None:
    made.zero_grad()
    torch.stack([(p * g).sum() for p, g in zip(params, drawn(seed), strict=True)]).sum().backward()
    made.step()


def alike(one: list[Tensor], other: list[Tensor]) -> bool:
    """Whether bits are equal, any NaN to any NaN."""
    pairs = zip(one, other, strict=True)
    return all(torch.equal(a.nan_to_num(), b.nan_to_num()) for a, b in pairs)


def cells(found: dict[str, Any]) -> dict[tuple[Any, str], Tensor]:
    return {(n, key): t for n, own in found["state"].items() for key, t in own.items()}


def tried(name: str, dtypes: str) -> str:
    """What differs, for one optimizer."""
    needed = [r.name for r in stepfuse.as_spec(name).of_kind("hyper") if must_be_given(r)]
    options: dict[str, Any] = {"dtypes": dtypes, "threads": 1, **dict.fromkeys(needed, 0.5)}

    def work(view: Any) -> str:
        params = [torch.nn.Parameter(p) for p in drawn(0)]
        first = ours.Sharded(params, name, view, **options)
        for seed in (1, 2):
            stepped(first, params, seed)
        full, here = first.state_dict(full=True), [p.detach().clone() for p in params]
        stepped(first, params, 3)
        for ranks in (view, SingleRank()):
            again = [torch.nn.Parameter(p.clone()) for p in here]
            other = ours.Sharded(again, name, ranks, bucket=1000, **options)
            other.load_state_dict(copy.deepcopy(full))
            mine, its = cells(full), cells(other.state_dict(full=True))
            if mine.keys() != its.keys() or not alike([*mine.values()], [*its.values()]):
                return f"other states on {ranks.count}"
            stepped(other, again, 3)
            if not alike(params, again):
                return f"other parameters on {ranks.count}"
        return ""

    return next(filter(None, on_threads(2, work, 60)), "")


def main() -> int:
    """Runs them; the number that differ."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--dtypes", default="")
    given = parser.parse_args()
    torch.set_num_threads(1)
    every = given.names or names()
    end, wrong, done, refused = time.monotonic() + 60 * given.minutes, 0, 0, 0
    for name in every:
        if time.monotonic() > end:
            break
        try:
            tell = tried(name, given.dtypes)
        except FormatError:  # its states are not stored so
            tell, refused = "", refused + 1
        if tell:
            print(f"{name}: {tell}", flush=True)
            wrong += 1
        done += 1
    print(f"{done} of {len(every)} optimizers, {refused} not stored so, {wrong} differences")
    return wrong


if __name__ == "__main__":
    sys.exit(main())
