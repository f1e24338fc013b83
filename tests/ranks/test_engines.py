"""Ranks that are processes: on gloo and MPI, the bits of one process; a rank that is killed."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from weakref import ref

import numpy as np
import pytest
import stepfuse.torch
import torch
from stepfuse.ranks.of_torch import TorchRanks
from stepfuse.ranks.protocol import RanksError

from tests.support.processes.process_group import on_gloo

distributed: Any = torch.distributed
EXAMPLES = Path(__file__).parents[2] / "examples"
MPIEXEC = shutil.which("mpiexec", path=f"{Path(sys.executable).parent}:{os.environ['PATH']}")
ON_GLOO = f"""
import os, signal, sys
sys.path.insert(0, {str(EXAMPLES)!r})
import numpy as np
import stepfuse.torch
import torch
from mpi_sharded import SPEC, alone, gradients, start
from stepfuse import as_spec
from stepfuse.ranks.delayed.of_ranks import RankServer
from stepfuse.ranks.of_torch import TorchRanks
from stepfuse.ranks.protocol import RanksError
from stepfuse.ranks.sharded import Sharded
from tests.interop.torch.sharded import test_optimizer as test_sharded
from tests.ranks.delayed import test_delayed
from tests.ranks.step import test_wire
from torch import distributed

distributed.init_process_group("gloo")
ranks, params = TorchRanks(timeout=5), start()
made = Sharded(params, SPEC, ranks=ranks)
for step in range(2):
    made.step(gradients(params, ranks.rank, step, 8)[1])
found, wanted = [*params], [*alone(2, 2, 8)]
torch.set_num_threads(1)
for wire in test_wire.ROUNDINGS:
    known = test_wire.CLIPPED, test_wire.SHAPES
    found += test_wire.shared(TorchRanks(), *known, wire)
    wanted += test_wire.alone(as_spec(known[0]), known[1], 2, wire)
    net = test_sharded.model()
    wired = stepfuse.torch.Sharded(
        test_sharded.groups(net), test_sharded.SPEC, wire=wire
    )
    found += test_sharded.trained(net, wired, ranks.rank)
    wanted += test_sharded.by_one_process(2, wire)
known = test_delayed.COMPENSATED
served = test_delayed.by_ranks(known, 9, ranks, at=1)
if served:
    server, at_end = served
    print(test_delayed.is_replayed(known, 1, server.arrivals, at_end), server.version, flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
print(all(map(np.array_equal, found, wanted)))
try:
    RankServer(ranks, 1)
except RanksError as error:
    print(error)
try:
    made.step(start())
except Exception as error:
    print(type(error).__name__, error)
sys.stdout.flush()
os._exit(3)
"""


def test_gloo_has_the_bits_of_one_process_and_tells_of_a_rank_that_is_killed() -> None:
    (code, said), (killed, served) = on_gloo(2, ON_GLOO)
    assert (code, killed) == (3, -9)
    same, gone, error = said.splitlines()[:3]
    assert same == "True" and served == "True 9\n"
    assert gone.startswith("worker 0: the server, rank 1, is gone: rank 0 of 2, a request to ")
    assert error.startswith("RanksError rank 0 of 2, step 3: ")


def test_doctor_measures_a_round_trip_of_gloo() -> None:
    program = "import sys; from stepfuse.tools.cli import app; app(['doctor', 'distributed'])"
    (code, said), other = on_gloo(2, program)
    assert (code, other) == (0, (0, ""))
    assert said.startswith("launcher    torchrun, rank 0 of 2\nengine      gloo of torch ")
    times = re.findall(r"([\d.e+]+) ms, ([\d.e+]+) to ([\d.e+]+): \d+ gathers of", said)
    assert len(times) == 2
    assert all(0 < float(low) <= float(mid) <= float(high) for mid, low, high in times)


def test_a_group_is_gone_when_it_is_destroyed_whatever_optimizers_live(tmp_path: Path) -> None:
    where = f"file://{tmp_path / 'store'}"
    distributed.init_process_group("gloo", init_method=where, rank=0, world_size=1)
    group, ranks = ref(distributed.group.WORLD), TorchRanks()
    layer, buffer = torch.nn.Linear(5, 5), np.ones(9)
    by_hooks = stepfuse.torch.Sharded(layer, "adamw", ranks=ranks)
    begun = [ranks.sum(buffer, "a sum"), ranks.broadcast(buffer, 0, "a broadcast")]
    layer(torch.ones(2, 5)).sum().backward()
    by_hooks.step()
    for handle in begun:
        handle.wait()
    distributed.destroy_process_group()
    assert group() is None
    with pytest.raises(RanksError, match="rank 0 of 1, a sum: its process group is destroyed"):
        ranks.sum(buffer, "a sum")
    assert by_hooks.numbers and len(begun) == 2  # both are alive


@pytest.mark.skipif(not find_spec("mpi4py") or not MPIEXEC, reason="needs the extra `mpi`")
def test_mpi_has_the_bits_of_one_process() -> None:
    options = ["--allow-run-as-root", "--oversubscribe", "-n", "3"]
    program = [sys.executable, str(EXAMPLES / "mpi_sharded.py"), "--steps", "3", "--rows", "32"]
    made = subprocess.run(
        [str(MPIEXEC), *options, *program], capture_output=True, text=True, timeout=100
    )
    assert made.returncode == 0, made.stderr
    assert "one process has the same bits" in made.stdout and "rank 0 of 3" in made.stdout
