"""Frozen training under DistributedDataParallel: two processes beside both batches by hand.

python -m tests.campaigns.frozen_ranks
"""

from __future__ import annotations

import sys
import tempfile

import stepfuse.torch as fused
import torch
from stepfuse import boost
from stepfuse.boost.freeze_rules import tails
from torch import distributed, multiprocessing, nn
from torch.nn.parallel import DistributedDataParallel

SEQUENCE = [2, 0, 3, 1, 3, 0, 2]
RATE, MOST = 0.1, 1e-7


def network() -> nn.Sequential:
    """Eight layers."""
    torch.manual_seed(5)
    return nn.Sequential(*[one for _ in range(8) for one in (nn.Linear(16, 16), nn.Tanh())])


def batch(step: int, rank: int) -> torch.Tensor:
    """What a rank sees in a step."""
    return torch.randn(4, 16, generator=torch.Generator().manual_seed(10 * step + rank))


def flat(net: nn.Module) -> torch.Tensor:
    """All weights."""
    return torch.cat([p.detach().reshape(-1) for p in net.parameters()])


def by_hand() -> torch.Tensor:
    """Whole backward passes of both batches; the front of a step's tail stays."""
    net = network()
    params = list(net.parameters())
    starts = tails([name for name, _ in net.named_parameters()], 4)
    for step, group in enumerate(SEQUENCE):
        net.zero_grad()
        for rank in range(2):
            (net(batch(step, rank)).square().mean() / 2).backward()
        with torch.no_grad():
            for param in params[starts[group] :]:
                param -= RATE * param.grad
    return flat(net)


def train(rank: int, place: str) -> None:
    """One process. Raises SystemExit where it ends elsewhere."""
    torch.set_num_threads(1)
    distributed.init_process_group("gloo", init_method=f"file://{place}", rank=rank, world_size=2)
    net = DistributedDataParallel(network(), find_unused_parameters=True)
    freeze = boost.GradientFreeze(4, train_strategy=SEQUENCE)
    _, optimizer = freeze.freeze_generate(net, fused.SGD(net.parameters(), lr=RATE))
    for step in range(len(SEQUENCE)):
        optimizer.zero_grad()
        net(batch(step, rank)).square().mean().backward()
        optimizer.step()
    error = float((flat(net) - by_hand()).abs().max())
    print(f"rank {rank}: {len(SEQUENCE)} frozen steps, weights differ by {error:.1e}", flush=True)
    distributed.destroy_process_group()
    sys.exit(0 if error <= MOST else 1)


def main() -> None:
    """Both processes."""
    with tempfile.TemporaryDirectory() as folder:
        multiprocessing.spawn(train, (f"{folder}/meet",), nprocs=2)


if __name__ == "__main__":
    main()
