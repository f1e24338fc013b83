"""A tiny GPT-2 trained by Hugging Face's Trainer, with stepfuse.torch.AdamW and with torch's.

    pip install '.[examples]'
    python examples/trainer.py

Trains three times: with torch's fused AdamW, with ours, and with ours from the checkpoint that
the Trainer made in the middle of torch's run. Prints the losses and says whether all are equal.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path
from typing import Any

import stepfuse.torch
import torch
from transformers import GPT2Config, GPT2LMHeadModel, Trainer, TrainingArguments, set_seed
from transformers.optimization import get_linear_schedule_with_warmup
from transformers.trainer_callback import PrinterCallback
from transformers.utils import logging


class Numbers(torch.utils.data.Dataset[dict[str, torch.Tensor]]):
    """Sequences that count on from a random number, modulo 64."""

    def __len__(self) -> int:
        return 256

    def __getitem__(self, index: int) -> dict[str, torch.Tensor]:
        tokens = (torch.arange(16) + 7 * index) % 64
        return {"input_ids": tokens, "labels": tokens}


def train(kind: Any, steps: int, folder: str, resume: str | None = None, **options: Any) -> Trainer:
    """One run of the Trainer with decay, warm-up, clipping and accumulated gradients."""
    set_seed(0)
    model = GPT2LMHeadModel(
        GPT2Config(vocab_size=64, n_positions=16, n_embd=32, n_layer=2, n_head=2,
                   resid_pdrop=0.0, embd_pdrop=0.0, attn_pdrop=0.0, bos_token_id=0, eos_token_id=0)
    )  # fmt: skip
    decayed = [p for p in model.parameters() if p.dim() > 1]
    plain = [p for p in model.parameters() if p.dim() <= 1]
    groups = [{"params": decayed}, {"params": plain, "weight_decay": 0.0}]
    optimizer = kind(groups, lr=3e-3, weight_decay=0.1, **options)
    schedule = get_linear_schedule_with_warmup(optimizer, steps // 5, steps)
    arguments = TrainingArguments(
        folder, max_steps=steps, per_device_train_batch_size=8, gradient_accumulation_steps=2,
        max_grad_norm=1.0, logging_steps=1, save_steps=steps // 2, report_to=[], use_cpu=True,
        disable_tqdm=True,
    )  # fmt: skip
    trainer = Trainer(model, arguments, train_dataset=Numbers(), optimizers=(optimizer, schedule))
    trainer.remove_callback(PrinterCallback)
    trainer.train(resume_from_checkpoint=resume)
    return trainer


def losses(trainer: Trainer) -> list[float]:
    """The loss of each step."""
    return [entry["loss"] for entry in trainer.state.log_history if "loss" in entry]


def main() -> None:
    """Trains three times and compares."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--steps", type=int, default=40)
    steps = parser.parse_args().steps
    logging.set_verbosity_error()
    with tempfile.TemporaryDirectory() as folder:
        theirs = train(torch.optim.AdamW, steps, f"{folder}/torch", fused=True)
        mine = train(stepfuse.torch.AdamW, steps, f"{folder}/stepfuse")
        middle = str(Path(folder, "torch", f"checkpoint-{steps // 2}"))
        resumed = train(stepfuse.torch.AdamW, steps, f"{folder}/resumed", middle)
    found = losses(mine)
    print("losses:", *(f"{loss:.4f}" for loss in found[:: max(1, steps // 8)]), f"{found[-1]:.4f}")
    runs = {"stepfuse": mine, "stepfuse, from torch's checkpoint": resumed}
    for name, run in runs.items():
        same = all(map(torch.equal, run.model.parameters(), theirs.model.parameters()))
        equal = losses(run) == losses(theirs)
        print(f"{name}: losses equal to torch's: {equal}; parameters equal to the bit: {same}")
    print(mine.optimizer.optimizer.explain())


if __name__ == "__main__":
    main()
