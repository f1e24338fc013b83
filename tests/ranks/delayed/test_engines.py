"""Servers that are processes of MPI and Ray, replayed to the bit; gloo's are in test_engines."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest
from stepfuse.ir.errors import BindError
from stepfuse.ranks.delayed import Worker
from stepfuse.ranks.protocol import RanksError

from tests.ranks.delayed.test_delayed import COMPENSATED, SHAPES, is_replayed, work
from tests.ranks.replicas import arrays

ROOT = Path(__file__).parents[3]
MPIEXEC = shutil.which("mpiexec", path=f"{Path(sys.executable).parent}:{os.environ['PATH']}")


@pytest.mark.skipif(not find_spec("mpi4py") or not MPIEXEC, reason="needs the extra `mpi`")
def test_the_example_starts_ranks_of_mpi_and_is_replayed_to_the_bit() -> None:
    program = ROOT / "examples" / "parameter_server.py"
    words = [sys.executable, str(program), "--by", "mpi", "--workers", "2", "--steps", "12"]
    made = subprocess.run(words, capture_output=True, text=True, timeout=100)
    assert made.returncode == 0, made.stderr
    assert "arrivals replayed: the same bits" in made.stdout


@pytest.mark.skipif(not find_spec("ray"), reason="needs the extra `ray`")
def test_ray_is_replayed_to_the_bit_and_names_a_server_that_is_killed() -> None:
    import ray
    from stepfuse.ranks.delayed.of_ray import RayServer

    path = f"{ROOT}:{os.environ.get('PYTHONPATH', '')}"
    ray.init(
        num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="ERROR",
        runtime_env={"env_vars": {"PYTHONPATH": path}},
    )  # fmt: skip
    try:
        with pytest.raises(ValueError, match="workers: expected 1 or more, got 0"):
            RayServer.start(arrays(0, SHAPES), COMPENSATED, 0)
        options = {"threads": 1, "lr": 0.05}
        server = RayServer.start(arrays(0, SHAPES), COMPENSATED, 2, timeout=60, **options)
        task = ray.remote(num_cpus=1)(lambda number: Worker(server, number).run(work, 12))
        ray.get([task.remote(0), task.remote(1)])
        schedule, version = server.ask(lambda there: (there.arrivals, there.version))
        params = (server.pull(0) or ((), ()))[1]
        assert version >= 12 and is_replayed(COMPENSATED, 2, schedule, params)
        with pytest.raises(BindError, match="expected 4 gradients"):
            server.push(0, [np.ones(3, np.float32)])
        ray.kill(server._actor)
        with pytest.raises(RanksError, match="worker 1: the server, a Ray actor, is gone"):
            server.pull(1)
    finally:
        ray.shutdown()
