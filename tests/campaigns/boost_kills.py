"""Boosted trainings that are killed again and again: none loses a step, and none ends elsewhere.

    python -m tests.campaigns.boost_kills --kills 200 [--minutes 20] [--seed 0]

A training saves all there is after every batch: network, optimizer, tricks, random bits, written
aside and renamed. It is killed (SIGKILL) at a random time, also while it starts or saves, and goes
on from what was saved, until it is done; then its state is that of a training that nobody killed,
bit by bit. The trainings take the sets of tricks in turn. Children are forks of this process,
which has loaded torch and what is compiled, and trains nothing itself.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import random
import select
import signal
import tempfile
import time
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import stepfuse.torch as fused
import torch
from stepfuse import boost

from examples.networks.resnet import BasicBlock, ResNet

BATCHES = 40  # of a training
LIFE = 0.2  # of a training's time: the longest life, from the first batch that it saves
STARTING = 0.15  # of the lives may end before that
LAST = b"saved "
FREEZE = {"param_groups": 3, "freeze_p": 0.4, "total_steps": BATCHES}
EVERY = {"less_bn": True, "grad_freeze": True, "grad_accumulation": True, "loss_scale_group": True}
ACCUMULATION = {"grad_accumulation_step": 3}
SETS: dict[str, tuple[str, dict[str, Any]]] = {
    "O1": ("O1", {"grad_freeze": FREEZE}),
    "O2": ("O2", {"grad_freeze": {**FREEZE, "freeze_type": 0}}),
    "all but adasum": (
        "O0",
        {"boost": {"mode": "manual", **EVERY}, "grad_freeze": FREEZE,
         "grad_accumulation": ACCUMULATION},
    ),
    "a store for each group": (
        "O0",
        {"boost": {"mode": "manual", "grad_freeze": True, "grad_accumulation": True},
         "grad_freeze": {**FREEZE, "store": "per_group"}, "grad_accumulation": ACCUMULATION},
    ),
    "dim_reduce": ("O0", {"boost": {"mode": "manual", "dim_reduce": True}}),
}  # fmt: skip


class BoostedTraining:
    """A network with tricks, its batches, and what it needs to go on."""

    def __init__(self, name: str, seed: int, folder: Path) -> None:
        torch.set_num_threads(1)
        torch.manual_seed(seed)
        level, config = SETS[name]
        self.network = ResNet(BasicBlock, (1, 1, 1, 1), 2, 3)
        if name == "dim_reduce":
            config = {**config, "dim_reduce": _matrix(self.network, folder)}
        given = fused.AdamW(self.network.parameters(), lr=0.01)
        self.tricks = boost.AutoBoost(level, config)
        _, self.optimizer = self.tricks.network_auto_process_train(self.network, given)
        self.done = 0

    def batch(self) -> None:
        """One batch, of random images, and of what the tricks make of it."""
        images, labels = torch.randn(4, 3, 16, 16), torch.randint(3, (4,))

        def loss() -> torch.Tensor:
            return torch.nn.functional.cross_entropy(self.network(images), labels)

        self.optimizer.zero_grad()
        value = loss()
        value.backward()
        if isinstance(self.optimizer, boost.DimReduce):
            self.optimizer.step(loss, loss=value)
        else:
            self.optimizer.step()
        self.done += 1

    def state(self) -> dict[str, Any]:
        """All there is."""
        return {
            "done": self.done, "random": torch.get_rng_state(),
            "network": self.network.state_dict(),
            "optimizer": self.optimizer.state_dict(), "tricks": self.tricks.state_dict(),
        }  # fmt: skip

    def load(self, state: Mapping[str, Any]) -> None:
        """Goes on from there."""
        self.network.load_state_dict(state["network"])
        self.optimizer.load_state_dict(state["optimizer"])
        self.tricks.load_state_dict(state["tricks"])
        torch.set_rng_state(state["random"])
        self.done = state["done"]


def _matrix(network: torch.nn.Module, folder: Path) -> dict[str, Any]:
    path, size = folder / "p.npy", sum(p.numel() for p in network.parameters())
    if not path.exists():
        rows = np.linalg.qr(np.random.default_rng(0).standard_normal((size, 4)))[0].T
        np.save(folder / "new.npy", rows.astype(np.float32))
        (folder / "new.npy").replace(path)
    return {"n_components": 4, "pca_mat_path": str(path)}


def save(state: Mapping[str, Any], path: Path) -> None:
    """Whole or not at all."""
    part = path.with_suffix(".part")
    with part.open("wb") as file:
        torch.save(dict(state), file)
        file.flush()
        os.fsync(file.fileno())
    part.replace(path)


def digest(value: Any) -> str:
    """Of all bits of nested states."""
    found = hashlib.sha256()

    def add(one: Any) -> None:
        if isinstance(one, Mapping):
            for key in sorted(one, key=str):
                found.update(repr(key).encode())
                add(one[key])
        elif isinstance(one, list | tuple):
            found.update(f"{len(one)} of".encode())
            for part in one:
                add(part)
        elif isinstance(one, torch.Tensor):
            found.update(f"{one.dtype} {list(one.shape)}".encode())
            found.update(one.detach().contiguous().reshape(-1).view(torch.uint8).numpy().tobytes())
        else:
            found.update(repr(one).encode())

    add(value)
    return found.hexdigest()


def live(name: str, seed: int, folder: Path, told: int) -> None:
    """What a child does: goes on with the training, and tells how far it has saved."""
    path = folder / "state.pt"
    np.random.seed(os.getpid() if path.exists() else seed)  # what was drawn is in the state
    training = BoostedTraining(name, seed, folder)
    if path.exists():
        training.load(torch.load(path, weights_only=False))
    os.write(told, b"from %d\n" % training.done)
    while training.done < BATCHES:
        training.batch()
        save(training.state(), path)
        os.write(told, LAST + b"%d\n" % training.done)
    os.write(told, f"digest {digest(training.state())}\n".encode())


def warm() -> None:
    """Compiles what children need, by steps of no gradient: autograd's threads do not fork."""
    for name in SETS:
        with tempfile.TemporaryDirectory() as folder:
            made = BoostedTraining(name, 0, Path(folder))
            for _ in range(ACCUMULATION["grad_accumulation_step"]):
                for param in made.network.parameters():
                    param.grad = torch.zeros_like(param)
                made.optimizer.step(lambda: torch.zeros(()))
            made.tricks.undo()


def forked(
    name: str, seed: int, folder: Path, seconds: float | None, from_start: bool = False
) -> tuple[bytes, bool]:
    """A life of so many seconds; what the child told, and whether it was killed.

    They count from the first batch that it has saved, or `from_start`.
    """
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        code = 1
        try:
            os.close(reading)
            live(name, seed, folder, writing)
            code = 0
        finally:
            os._exit(code)
    os.close(writing)
    end, told, killed = None, b"", False
    while True:
        if seconds is not None and end is None and not killed and (LAST in told or from_start):
            end = time.monotonic() + seconds
        left = None if end is None else max(0.0, end - time.monotonic())
        ready, _, _ = select.select([reading], [], [], left)
        if not ready:
            os.kill(child, signal.SIGKILL)
            killed, end = True, None
            continue
        more = os.read(reading, 1 << 16)
        if not more:
            break
        told += more
    os.close(reading)
    _, status = os.waitpid(child, 0)
    if os.WIFEXITED(status) and os.WEXITSTATUS(status):
        raise SystemExit(f"{name}, seed {seed}: a child failed: {told.decode()}")
    return told, killed and os.WIFSIGNALED(status)


def last(told: bytes, word: bytes) -> str:
    """What follows the last such word; '' if it was never told."""
    found = [line for line in told.splitlines() if line.startswith(word)]
    return found[-1].removeprefix(word).decode() if found else ""


def train(name: str, seed: int, kills: int, rng: random.Random) -> Counter[str]:
    """One training, killed up to so many times. Raises SystemExit where something was lost."""
    seen: Counter[str] = Counter()
    with tempfile.TemporaryDirectory(prefix="boost-kills-") as folder:
        whole, cut = Path(folder, "whole"), Path(folder, "cut")
        whole.mkdir(), cut.mkdir()
        began = time.monotonic()
        expected = last(forked(name, seed, whole, None)[0], b"digest ")
        longest = LIFE * (time.monotonic() - began)
        saved, found = 0, ""
        while not found:
            life = rng.uniform(0.0, longest) if seen["kills"] < kills else None
            told, killed = forked(name, seed, cut, life, rng.random() < STARTING)
            begin = last(told, b"from ")
            if begin and int(begin) < saved:
                raise SystemExit(f"{name}, seed {seed}: from batch {begin}, {saved} had been saved")
            saved = int(last(told, LAST) or begin or saved)
            seen["kills"] += killed
            seen["while starting"] += killed and not begin
            seen["while saving"] += killed and (cut / "state.part").exists()
            (cut / "state.part").unlink(missing_ok=True)
            found = last(told, b"digest ")
        if found != expected:
            raise SystemExit(f"{name}, seed {seed}: ends with {found}, alone with {expected}")
    return seen


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--minutes", type=float, default=30.0, help="no training begins after")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--sets", nargs="*", default=[*SETS], choices=[*SETS])
    asked = parser.parse_args()
    rng, end = random.Random(asked.seed), time.monotonic() + 60 * asked.minutes
    total: Counter[str] = Counter()
    warm()
    while total["kills"] < asked.kills and time.monotonic() < end:
        name = asked.sets[total["trainings"] % len(asked.sets)]
        seed = asked.seed + total["trainings"]
        total += train(name, seed, asked.kills - total["kills"], rng) + Counter(trainings=1)
        print(f"{name}: {dict(total)}", flush=True)
    print(
        f"{total['kills']} kills in {total['trainings']} trainings of {BATCHES} batches, "
        f"{total['while saving']} while saving, {total['while starting']} while starting: "
        f"no saved batch was lost, every training ended with the bits of one that was not killed"
    )
    raise SystemExit(total["kills"] < asked.kills)


if __name__ == "__main__":
    main()
