"""Weight decay of registered optimizers beside pytorch_optimizer's, under its `weight_decouple`.

    python -m tests.campaigns.argument_names

Each class of both libraries steps with either value; ours takes the one that is its own. Prints
what differs, and exits by 1 where something does.
"""

from __future__ import annotations

import inspect

import stepfuse.torch as ours
import torch
from stepfuse.interop.torch.argument_names import COUPLED, DECOUPLED
from stepfuse.optim_defs import class_name

from tests.interop.torch.test_argument_names import original, stepped

_NOT_SHARED = ("params", "maximize", "foreach", "fused", "capturable", "differentiable")


def _difference(spec: str) -> float:
    """The largest difference of an element after the steps, both with all of our arguments."""
    own = inspect.signature(mine := getattr(ours, class_name(spec))).parameters
    theirs = inspect.signature(original(spec)).parameters
    shared = {n: p.default for n, p in own.items() if n in theirs and n not in _NOT_SHARED}
    shared |= {"weight_decay": 0.1, "weight_decouple": spec in DECOUPLED}
    found = stepped(mine, **shared) - stepped(original(spec), **shared)
    return float(found.abs().max())


def main() -> int:
    """Compares all, and says which differ."""
    torch.set_num_threads(1)
    found = {spec: _difference(spec) for spec in sorted(DECOUPLED | COUPLED)}
    worse = {spec: value for spec, value in found.items() if value > 2e-6}
    print(f"{len(found)} compared, {len(worse)} differ", worse or "")
    return int(bool(worse))


if __name__ == "__main__":
    raise SystemExit(main())
