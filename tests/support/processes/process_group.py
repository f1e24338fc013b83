"""Process groups of torch's: of this process alone, and of some that are started."""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from torch import distributed, get_num_threads, set_num_threads

from tests.support.processes.forked import run_together

ROOT = Path(__file__).parents[3]
# A network under fully_shard keeps its group for ever, by torch alone, and a thread of a group that
# lives on may abort the end of the interpreter (pytorch #179291): programs that have one end so.
END_BESIDE_FSDP = """
import os, sys
distributed.destroy_process_group()
sys.stdout.flush()
os._exit(0)
"""


@pytest.fixture(name="alone")
def group_of_one(tmp_path: Path) -> Iterator[None]:
    """torch.distributed, begun and ended."""
    where = f"file://{tmp_path / 'store'}"
    distributed.init_process_group("gloo", init_method=where, rank=0, world_size=1)
    yield
    distributed.destroy_process_group()


@pytest.fixture(autouse=True)
def one_thread() -> Iterator[None]:
    """So small networks gain nothing by threads, which wait for each other on a busy machine."""
    before = get_num_threads()
    set_num_threads(1)
    yield
    set_num_threads(before)


def on_gloo(count: int, program: str, seconds: int = 100) -> list[tuple[int, str]]:
    """What a program returns and says on each of so many ranks, in torchrun's environment."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    known = {"MASTER_ADDR": "127.0.0.1", "MASTER_PORT": port, "WORLD_SIZE": str(count)}
    common = {**os.environ, **known, "OMP_NUM_THREADS": "1"}
    each = [common | {"RANK": str(rank)} for rank in range(count)]
    found = run_together(["-c", program], Path.cwd(), each, seconds, package=ROOT)
    print(*(done.stderr for done in found), sep="\n", file=sys.stderr)  # shown of a test that fails
    return [(done.returncode, done.stdout) for done in found]
