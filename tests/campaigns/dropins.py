"""`stepfuse.torch.Captured` beside its originals: torch.optim's, and all of pytorch_optimizer.

    python -m tests.campaigns.dropins [NAME ...] [--least 76]

Each steps two groups beside the original, or one where it takes no more, some gradients missing;
checkpoints go both ways, and both go on alike. Fails where one is wrong, or fewer than `--least` of
pytorch_optimizer's agree.
"""

from __future__ import annotations

import argparse
import collections
import sys
import time
import warnings
from typing import Any

import pytorch_optimizer
from stepfuse.ir.errors import CaptureError
from torch import optim

from tests.interop.capture.dropin import both_ways

TORCH: list[tuple[Any, dict[str, Any]]] = [
    (optim.SGD, {"lr": 0.1}), (optim.SGD, {"lr": 0.1, "momentum": 0.9, "nesterov": True}),
    (optim.Adam, {}), (optim.Adam, {"amsgrad": True}), (optim.AdamW, {}), (optim.NAdam, {}),
    (optim.RAdam, {}), (optim.Adadelta, {}), (optim.Adagrad, {"initial_accumulator_value": 0.1}),
    (optim.Adamax, {}), (optim.ASGD, {}), (optim.RMSprop, {}),
    (optim.RMSprop, {"momentum": 0.9, "centered": True}), (optim.Rprop, {}), (optim.Adafactor, {}),
]  # fmt: skip

NOT_IN_F64 = ("FAdam",)  # whose original fails there


def tried(cls: Any, options: dict[str, Any]) -> tuple[str, str]:
    """What became of one class, and why."""
    if cls.__name__ in NOT_IN_F64:
        return "refused", "the original does not step f64, with which it is compared"
    try:
        try:
            both_ways(cls, options, counts=False)
        except CaptureError as error:
            if "one group" not in str(error) and "a group's options" not in str(error):
                return "refused", str(error)
            both_ways(cls, options, several=False, counts=False)
            return "agrees", f"one group alone: {error}"
    except CaptureError as error:
        return "refused", str(error)
    except AssertionError as error:
        return "wrong", str(error)
    except Exception as error:
        return "crashed", f"{type(error).__name__}: {error}"
    return "agrees", ""


def main() -> int:
    """Prints the table; 1 where one is wrong or too few agree."""
    parser = argparse.ArgumentParser(description="Captured beside its originals")
    parser.add_argument("names", nargs="*", default=[])
    parser.add_argument("--least", type=int, default=0)
    given = parser.parse_args()
    warnings.simplefilter("ignore")
    counts: collections.Counter[str] = collections.Counter()
    others = [pytorch_optimizer.load_optimizer(n) for n in sorted(
        pytorch_optimizer.get_supported_optimizers())]  # fmt: skip
    for cls, options in [*TORCH, *((cls, {}) for cls in others)]:
        if given.names and cls.__name__ not in given.names:
            continue
        start = time.perf_counter()
        verdict, why = tried(cls, options)
        counts[f"{cls.__module__.split('.')[0]} {verdict}"] += 1
        shown = " ".join(why.split())[:200]
        seconds = time.perf_counter() - start
        print(
            f"{cls.__name__:22} {verdict:8} {seconds:6.2f} s  {options or ''} {shown}", flush=True
        )
    print(dict(counts))
    bad = any(key.split()[1] in ("wrong", "crashed") for key in counts)
    return int(bad or counts["pytorch_optimizer agrees"] < given.least)


if __name__ == "__main__":
    sys.exit(main())
