"""D-PSGD: ranks in a ring train on their own digits, and mix with both neighbours in every step.

    python examples/ring.py [--ranks 4] [--steps 400] [--engine gloo|threads] [--out demo]

There is no mean over all ranks, and none has the same parameters as another; they stay near.
"""

# pyright: reportMissingImports=false
from __future__ import annotations

from typing import Any

import stepfuse.torch
from parts.own_images import Run, arguments, network, of_all_ranks, report, trained


def work(ranks: Any, steps: int) -> Run:
    """What a rank does."""
    model = network()
    optimizer = stepfuse.torch.Gossip(model, "momentum", graph="ring", ranks=ranks, lr=0.02)
    if not ranks.rank:
        print(optimizer.explain())
    return trained(ranks, model, optimizer, steps)


def main() -> None:
    """Trains, and tells."""
    options = arguments(__doc__ or "", 400)
    report(of_all_ranks(work, options), "ring", options.out)


if __name__ == "__main__":
    main()
