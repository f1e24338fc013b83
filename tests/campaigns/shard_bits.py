"""Every registered optimizer over DTensors, cut by rows or by columns, beside whole tensors.

    torchrun --nproc-per-node 2 -m tests.campaigns.shard_bits [NAME ...] [--minutes 10] [--steps 5]

Where shards end on whole leaves, or tensors are whole at owners, parameters and states must have
the bits of whole tensors; where not, what differs is printed, as are refusals.
"""

from __future__ import annotations

import argparse
import sys
import time
import warnings
from collections.abc import Sequence
from typing import Any

import stepfuse.torch
import torch
from stepfuse.ir.errors import BindError
from stepfuse.ir.roles import RoleKind, must_be_given
from stepfuse.optim_defs import get, matrix_names, names
from torch import distributed
from torch.distributed.device_mesh import init_device_mesh
from torch.distributed.tensor import DTensor, Shard, distribute_tensor

Shape = tuple[int, ...]


def even(count: int) -> list[Shape]:
    """Shapes whose shards on so many ranks end on 64 rows, or are whole matrices."""
    return [(128 * count, 70), (64 * count, 1500), (3 * count, 9, 5), (4 * count, 2, 3, 5),
            (8192 * count,), (64 * count, 70_000)]  # fmt: skip


UNEVEN: list[Shape] = [(131, 70), (70, 1500), (3, 9, 5), (1, 4), (5, 2, 3, 5), (1, 1), (513,),
                       (3, 40_000)]  # fmt: skip
MATRICES: list[Shape] = [(64, 48), (33, 70), (70, 3), (3, 9, 5), (1, 4), (5, 2, 3, 5)]
Found = list[tuple[str, Any]]  # what each array is, and it


def stepped(name: str, shapes: Sequence[Shape], steps: int, mesh: Any, axis: int = 0) -> Found:
    """Parameters and states behind some steps, of tensors cut over a mesh or of whole ones."""

    def drawn(seed: int) -> list[Any]:
        made = torch.Generator().manual_seed(seed)
        whole = [torch.randn(shape, generator=made) for shape in shapes]
        if mesh is None:
            return whole
        return [distribute_tensor(t, mesh, [Shard(min(axis, t.ndim - 1))]) for t in whole]

    params = [torch.nn.Parameter(tensor) for tensor in drawn(0)]
    given = {r.name: 0.5 for r in get(name).of_kind(RoleKind.HYPER) if must_be_given(r)}
    optimizer = stepfuse.torch.Optimizer(params, name, **given)
    for seed in range(1, steps + 1):
        for param, grad in zip(params, drawn(seed), strict=True):
            param.grad = grad
        optimizer.step()
    states = [
        (f"{key} of tensor {n}", value)
        for n, param in enumerate(params)
        for key, value in optimizer.state[param].items()
    ]
    return [*((f"tensor {n}", param.detach()) for n, param in enumerate(params)), *states]


def differences(
    name: str, shapes: Sequence[Shape], steps: int, mesh: Any, axis: int = 0
) -> list[str]:
    """What differs between shards and whole tensors, or how shards are refused."""
    try:
        wanted = dict(stepped(name, shapes, steps, None))
    except BindError as error:
        return [f"needs more than gradients: {error}"]
    try:
        found = stepped(name, shapes, steps, mesh, axis)
    except BindError as error:
        return [f"refused: {error}"]
    whole = [(what, t.full_tensor() if isinstance(t, DTensor) else t) for what, t in found]
    return [what for what, t in whole if not torch.equal(torch.as_tensor(t), wanted[what])]


def main() -> int:
    """Runs them; the number of optimizers that differ where shards end on whole leaves."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", default=names())
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--steps", type=int, default=5)
    given = parser.parse_args()
    warnings.simplefilter("ignore")  # of torch's own
    distributed.init_process_group("gloo")
    rank, count = distributed.get_rank(), distributed.get_world_size()
    mesh = init_device_mesh("cpu", (count,))
    end, wrong = time.monotonic() + 60 * given.minutes, 0
    for name in given.names:
        late = torch.tensor(time.monotonic() > end)  # all end together
        distributed.all_reduce(late, distributed.ReduceOp.MAX)
        if late:
            break
        is_whole = name in matrix_names()
        kinds = {
            "by rows": (MATRICES if is_whole else even(count), 0),
            "uneven": (MATRICES if is_whole else UNEVEN, 0),
            "by columns": (MATRICES if is_whole else UNEVEN, 1),
        }
        said = {
            kind: differences(name, shapes, given.steps, mesh, axis)
            for kind, (shapes, axis) in kinds.items()
        }
        exact = said.values() if is_whole else [said["by rows"]]
        wrong += any(found and ":" not in found[0] for found in exact)
        if rank == 0:
            print(
                f"{name}: " + "; ".join(f"{k} {', '.join(v) or 'equal'}" for k, v in said.items())
            )
            sys.stdout.flush()
    distributed.destroy_process_group()
    return wrong


if __name__ == "__main__":
    sys.exit(main())
