"""On GPUs, `pytest -m gpu`: ranks of torch.distributed with a GPU each, the bits of one process.

By gloo two ranks take the GPU that there is; nccl wants one for each. Skipped, with the reason,
where torch has none. Without GPUs: `tests/interop/torch/sharded/test_gpus.py`.
"""

from __future__ import annotations

import pytest

torch = pytest.importorskip("torch", reason="torch is an extra")

from tests.support.processes.process_group import on_gloo  # noqa: E402 (it imports torch)

pytestmark = pytest.mark.gpu


@pytest.mark.parametrize("engine", ["gloo", "nccl", "alone"])
def test_the_bits_of_one_process(engine: str) -> None:
    """Messages through the host; in the stream, captured; by nccl for all that is said."""
    if torch.version.cuda is None or not torch.cuda.is_available():
        pytest.skip(f"torch {torch.__version__} finds no GPU")
    count = torch.cuda.device_count()
    if engine != "gloo" and count < 2:
        pytest.skip(f"nccl wants a GPU for each of two ranks, and this process sees {count}")
    program = f"""
from tests.interop.torch import ranks_on_gpus
ranks_on_gpus.main("gpu", {engine!r})
"""
    for code, said in on_gloo(2 if engine == "gloo" else min(count, 4), program, 300):
        assert (code, said.splitlines()[-1:]) == (0, ["the bits of one process"]), said
