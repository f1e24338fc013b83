"""Every name of transformers' `optim=` under the real Trainer, ours beside the original.

    python -m tests.campaigns.trainer_names [NAME ...]

Prints for each name the losses of the first and last step, and the norm of the difference from
what the Trainer's own optimizer makes of the parameters, as a part of the norm of their change,
where its library is installed. Exits by 1 where that is above 1e-4, for states in codes 0.1; or,
for a name without its library, where the loss does not fall.
"""

from __future__ import annotations

import sys
import tempfile
from typing import Any

import torch
from stepfuse.interop.transformers import NAMES, REFUSED, optimizer
from torch import nn
from transformers import Trainer, TrainingArguments, set_seed
from transformers.trainer_callback import PrinterCallback
from transformers.training_args import OptimizerNames
from transformers.utils import logging

RATES = {"sgd": 0.5, "adagrad": 0.1, "lomo": 0.5, "adalomo": 0.1, "schedule_free_sgd": 0.5,
         "schedule_free_radam": 0.1}  # fmt: skip


class Rows(torch.utils.data.Dataset[dict[str, torch.Tensor]]):
    """Points on a plane that the model is to find."""

    def __init__(self) -> None:
        draw = torch.Generator().manual_seed(1)
        self.x = torch.randn(64, 16, generator=draw)
        self.labels = self.x @ torch.randn(16, 4, generator=draw)

    def __len__(self) -> int:
        return 64

    def __getitem__(self, index: int) -> dict[str, torch.Tensor]:
        return {"x": self.x[index], "labels": self.labels[index]}


class Model(nn.Module):
    """Two layers, the first with more than 4096 weights: bitsandbytes codes no smaller states."""

    def __init__(self) -> None:
        super().__init__()
        self.first, self.last = nn.Linear(16, 320), nn.Linear(320, 4)

    def forward(self, x: torch.Tensor, labels: torch.Tensor) -> dict[str, torch.Tensor]:
        """The loss of a batch."""
        found = self.last(torch.tanh(self.first(x)))
        return {"loss": (found - labels).square().mean(), "logits": found}


def trained(name: str, ours: bool, steps: int, **given: Any) -> tuple[Model, list[float]]:
    """The model after some steps, and the loss of each."""
    set_seed(0)
    model = Model()
    with tempfile.TemporaryDirectory() as folder:
        arguments = TrainingArguments(
            folder, max_steps=steps, per_device_train_batch_size=16, logging_steps=1,
            save_strategy="no", report_to=[], use_cpu=True, disable_tqdm=True, weight_decay=0.01,
            learning_rate=RATES.get(name, 3e-3), **given, **({} if ours else {"optim": name}),
        )  # fmt: skip
        made = optimizer(name, arguments) if ours else None
        trainer = Trainer(model, arguments, train_dataset=Rows(), optimizer_cls_and_kwargs=made)
        trainer.remove_callback(PrinterCallback)
        trainer.train()
    return model, [e["loss"] for e in trainer.state.log_history if "loss" in e]


def elements(model: nn.Module) -> torch.Tensor:
    """All parameters in a row."""
    return torch.cat([p.detach().flatten() for p in model.parameters()])


def compared(name: str, steps: int = 8) -> tuple[str, bool]:
    """A line about a name, and whether all is well."""
    model, losses = trained(name, True, steps)
    line = f"{name:22} loss {losses[0]:.3f} to {losses[-1]:.3f}"
    try:
        theirs, _ = trained(name, False, steps)
    except (ImportError, ValueError, RuntimeError, TypeError, AttributeError) as error:
        return f"{line}; original: {str(error).strip().splitlines()[0]:.60}", losses[-1] < losses[0]
    set_seed(0)
    way = (elements(theirs) - elements(Model())).norm()
    far = (elements(theirs) - elements(model)).norm()
    bound = 0.1 if NAMES[name].codec else 1e-4
    return f"{line}; differs by {far / way:.1e} of the way", bool(far < bound * way)


def main(names: list[str]) -> int:
    """All names, or those that are given."""
    logging.set_verbosity_error()
    torch.set_num_threads(1)
    missing = {str(n.value) for n in OptimizerNames} - {*NAMES, *REFUSED}
    failed = sorted(missing)
    for name in names or NAMES:
        line, is_well = compared(name)
        print(line, "" if is_well else "FAILED", flush=True)
        failed += [] if is_well else [name]
    print(f"{len(names or NAMES)} names run, {len(REFUSED)} refused, {len(failed)} failed", *failed)
    return int(bool(failed))


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
