"""DiLoCo: ranks train by themselves, each on its own digits, and meet every 50 steps.

    python examples/diloco.py [--ranks 4] [--steps 600] [--engine gloo|threads] [--out demo]

Each rank steps by AdamW; where they meet, Nesterov's momentum steps by how far they have gone.
"""

# pyright: reportMissingImports=false
from __future__ import annotations

from typing import Any

import stepfuse.torch
from parts.own_images import Run, arguments, network, of_all_ranks, report, trained

EVERY = 50


def work(ranks: Any, steps: int) -> Run:
    """What a rank does."""
    model = network()
    optimizer = stepfuse.torch.LocalSteps(model, "adamw", every=EVERY, ranks=ranks, lr=0.001)
    if not ranks.rank:
        print(optimizer.explain())
    run = trained(ranks, model, optimizer, steps)
    if not ranks.rank:
        size = 4 * sum(p.numel() for p in model.parameters())
        once = 2 * size * (ranks.count - 1) // ranks.count
        met = steps // EVERY
        print(f"{met} meetings sent {met * once / 1e6:.1f} MB of each rank; steps by the mean of")
        print(f"gradients would have sent {steps * once / 1e6:.1f} MB")
    return run


def main() -> None:
    """Trains, and tells."""
    options = arguments(__doc__ or "", 600)
    report(of_all_ranks(work, options), "diloco", options.out)


if __name__ == "__main__":
    main()
