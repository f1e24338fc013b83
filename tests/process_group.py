"""A process group of torch's that has this process alone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from torch import distributed


@pytest.fixture(name="alone")
def group_of_one(tmp_path: Path) -> Iterator[None]:
    """torch.distributed, begun and ended."""
    where = f"file://{tmp_path / 'store'}"
    distributed.init_process_group("gloo", init_method=where, rank=0, world_size=1)
    yield
    distributed.destroy_process_group()
