"""Ranks that are processes: on gloo and MPI, the bits of one process; a rank that is killed."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PROGRAM = [
    sys.executable,
    str(ROOT / "examples" / "mpi_sharded.py"),
    "--steps",
    "3",
    "--rows",
    "32",
]
MPIEXEC = shutil.which("mpiexec", path=f"{Path(sys.executable).parent}:{os.environ['PATH']}")
KILLED = """
import os, signal, sys
import numpy as np
from torch import distributed
from stepfuse.ranks.of_torch import TorchRanks
from stepfuse.ranks.sharded import Sharded
distributed.init_process_group("gloo")
ranks = TorchRanks(timeout=5)
made = Sharded([np.zeros((300, 300), np.float32)], "lamb", ranks=ranks)
made.step([np.ones((300, 300), np.float32)])
if ranks.rank:
    os.kill(os.getpid(), signal.SIGKILL)
try:
    made.step([np.ones((300, 300), np.float32)])
except Exception as error:
    print(type(error).__name__, error)
    os._exit(3)
"""


def on_gloo(count: int, *command: str) -> list[subprocess.Popen[str]]:
    """A program on so many ranks, as torchrun starts it."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    known = {"MASTER_ADDR": "127.0.0.1", "MASTER_PORT": str(port), "WORLD_SIZE": str(count)}
    return [
        subprocess.Popen(
            [*command], stdout=subprocess.PIPE, text=True,
            env={**os.environ, **known, "RANK": str(rank), "OMP_NUM_THREADS": "1"},
        )
        for rank in range(count)
    ]  # fmt: skip


def test_gloo_has_the_bits_of_one_process() -> None:
    programs = on_gloo(2, *PROGRAM, "--gloo")
    said = [program.communicate(timeout=60)[0] for program in programs]
    assert [p.returncode for p in programs] == [0, 0]
    assert "one process has the same bits" in said[0] and said[1] == ""


def test_a_rank_that_is_killed_is_told_of() -> None:
    programs = on_gloo(2, sys.executable, "-c", KILLED)
    said, _ = programs[0].communicate(timeout=60)
    assert programs[0].returncode == 3
    assert said.startswith("RanksError rank 0 of 2, step 2: ")


@pytest.mark.skipif(not find_spec("mpi4py") or not MPIEXEC, reason="needs the extra `mpi`")
def test_mpi_has_the_bits_of_one_process() -> None:
    options = ["--allow-run-as-root", "--oversubscribe", "-n", "3"]
    made = subprocess.run(
        [str(MPIEXEC), *options, *PROGRAM], capture_output=True, text=True, timeout=100
    )
    assert made.returncode == 0, made.stderr
    assert "one process has the same bits" in made.stdout and "rank 0 of 3" in made.stdout
