"""Ranks with a GPU each, of the stub: the bits of one process; what is refused of them."""

from __future__ import annotations

import shutil

import pytest

from tests.support.processes.process_group import on_gloo

pytestmark = pytest.mark.skipif(shutil.which("cc") is None, reason="no C compiler")
PROGRAM = """
from tests.interop.torch import ranks_on_gpus
ranks_on_gpus.main("stub", "gloo,nccl,alone", "clip_by_global_norm(max_norm=0.5)+adamw")
"""


def test_two_ranks_have_the_bits_of_one_process() -> None:
    """By messages through the host, or in the stream, where a step is captured too."""
    for code, said in on_gloo(2, PROGRAM, 240):
        assert (code, said.splitlines()[-1:]) == (0, ["the bits of one process"])
