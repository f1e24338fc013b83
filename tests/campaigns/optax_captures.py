"""Captures of all of optax's optimizers: which are proved, which are refused and why.

python -m tests.campaigns.optax_captures [NAME ...]
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from typing import Any

import stepfuse
from rich.console import Console
from rich.progress import track

os.environ.setdefault("JAX_PLATFORMS", "cpu")

RATE = {"learning_rate": 1e-2}
SAME = (
    "adabelief adagrad adam adamax adamaxw adamw adan amsgrad fromage lamb lars lbfgs lion "
    "noisy_sgd novograd optimistic_adam optimistic_adam_v2 optimistic_gradient_descent radam "
    "rmsprop rprop sgd sign_sgd signum sm3 yogi"
)
CONTRIB = (
    "acprop ademamix adopt cocob dadapt_adamw dog dowg galore madgrad momo momo_adam muon prodigy "
    "schedule_free_adamw schedule_free_sgd simplified_ademamix sophia"
)
OWN_RATE = ("cocob", "dadapt_adamw", "prodigy")


def cases() -> dict[str, tuple[Callable[..., Any], dict[str, Any]]]:
    """Every alias and contributed optimizer, and the options that they need."""
    import optax

    found: dict[str, tuple[Callable[..., Any], dict[str, Any]]] = {
        name: (getattr(optax, name), RATE) for name in SAME.split()
    }
    found |= {
        name: (getattr(optax.contrib, name), {} if name in OWN_RATE else RATE)
        for name in CONTRIB.split()
    }
    found["adadelta"] = (optax.adadelta, {"learning_rate": 1.0})
    found["adafactor"] = (optax.adafactor, {**RATE, "min_dim_size_to_factor": 1})
    found["polyak_sgd"] = (optax.polyak_sgd, {})
    return found


def main() -> None:
    wanted = sys.argv[1:] or list(cases())
    console = Console(width=200)
    proved = 0
    for name in track(wanted, "captures", console=Console(stderr=True)):
        factory, options = cases()[name]
        start = time.process_time()
        try:
            found = stepfuse.capture(factory, **options)
        except stepfuse.CaptureError as error:
            console.print(f"{name:28s} refused: {error}", markup=False)
            continue
        proved += 1
        assert found.report is not None
        spent = time.process_time() - start
        console.print(f"{name:28s} {found.report.proof}, {spent:.1f} s", markup=False)
        for rank, why in found.report.refused.items():
            console.print(f"{'':28s} without rank {rank}: {why}", markup=False)
    console.print(f"{proved} of {len(wanted)} captured and proved")


if __name__ == "__main__":
    main()
