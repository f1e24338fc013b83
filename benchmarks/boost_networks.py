"""Boost's tricks on ResNet-50: a training step's time, and what it keeps for backward, each alone.

    python benchmarks/boost_networks.py [--rounds 7] [--threads 2] [--image 64] [--batch 32]

Contestants take turns; ratios are to the plain step, round by round. Memory is of the distinct
tensors that autograd saves in one forward pass. A step of `accumulation` is one micro-step of
four, of `frozen` one that trains the latter half of the blocks.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import stepfuse.torch as fused
import torch
from contest import Step, compete, table
from rich.console import Console
from stepfuse import boost

sys.path.insert(0, str(Path(__file__).parents[1]))
from examples.networks.resnet import resnet50


def half(network: Any, optimizer: Any) -> Any:
    """Trains the latter half of the groups."""
    return boost.GradientFreeze(2, train_strategy=[1]).apply(network, optimizer).optimizer


def fewer(network: Any, optimizer: Any) -> Any:
    """Norms leave."""
    boost.LessBN(network, fn_flag=False, optimizer=optimizer)
    return optimizer


def headed(network: Any, optimizer: Any) -> Any:
    """Norms leave, and the head has norm one."""
    boost.LessBN(network, optimizer=optimizer)
    return optimizer


def both(network: Any, optimizer: Any) -> Any:
    """What O1 does in a step that freezes."""
    return half(network, headed(network, optimizer))


TRICKS: dict[str, Callable[[Any, Any], Any]] = {
    "plain": lambda _, optimizer: optimizer,
    "LessBN, norms": fewer,
    "LessBN, norms and head": headed,
    "half frozen": half,
    "LessBN, half frozen": both,
    "accumulation": lambda _, optimizer: boost.GradientAccumulation(4, optimizer),
}


def trained(name: str, image: int, batch: int) -> tuple[Step, int]:
    """A step, and the bytes that its forward pass saves."""
    torch.manual_seed(0)
    network = resnet50(classes=10)
    optimizer: Any = fused.SGD(network.parameters(), lr=1e-4, momentum=0.9)
    optimizer = TRICKS[name](network, optimizer)
    images, labels = torch.randn(batch, 3, image, image), torch.randint(10, (batch,))

    def loss() -> torch.Tensor:
        return torch.nn.functional.cross_entropy(network(images), labels)

    def step() -> None:
        optimizer.zero_grad()
        loss().backward()
        optimizer.step()

    saved: dict[int, int] = {}

    def seen(tensor: torch.Tensor) -> torch.Tensor:
        storage = tensor.untyped_storage()
        saved[storage.data_ptr()] = storage.nbytes()
        return tensor

    own = {p.untyped_storage().data_ptr() for p in network.parameters()}
    with torch.autograd.graph.saved_tensors_hooks(seen, lambda tensor: tensor):
        kept = loss()  # alive, so that no address is used twice
    del kept
    return step, sum(size for place, size in saved.items() if place not in own)


def main() -> None:
    """Prints the tables."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--image", type=int, default=64)
    parser.add_argument("--batch", type=int, default=32)
    options = parser.parse_args()
    torch.set_num_threads(options.threads)
    made = {name: trained(name, options.image, options.batch) for name in TRICKS}
    plain = made["plain"][1]
    for name, (_, size) in made.items():
        print(f"{name:24} saves {size / 1e6:7.1f} MB for backward, {size / plain:.3f} of plain")
    steps = {name: step for name, (step, _) in made.items()}
    clock = time.thread_time if options.threads == 1 else time.perf_counter  # no neighbours' time
    found = {"ResNet-50": compete(steps, options.rounds, clock=clock)}
    Console().print(table(found, "of plain"))


if __name__ == "__main__":
    main()
