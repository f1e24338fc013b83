"""Reductions of one number a tensor, over all tensors."""

from __future__ import annotations

import numpy as np
import pytest
from stepfuse.ir.interpreter import run
from stepfuse.ir.text.parser import parse

TEXT = """
optimizer @x {
  param %param : f32 elem
  state %s = 0.0 : f64 tensor
  state %t = 0.0 : f64 step
  step view first {
    %0 = {op} : f64 step
    update %t = %0
  }
}
"""


@pytest.mark.parametrize(
    ("op", "expected"),
    [
        ("sum %s", 4.0),
        ("sumsq %s", 14.0),
        ("dot %s, %s", 14.0),
        ("max %s", 3.0),
        ("min %s", -1.0),
        ("absmax %s", 3.0),
    ],
)
def test_a_state_of_each_tensor_reduces_to_step(op: str, expected: float) -> None:
    tensors = [{"param": np.zeros(2, np.float32), "s": np.array(s)} for s in (2.0, -1.0, 3.0)]
    numbers = {"t": 0.0}
    run(parse(TEXT.replace("{op}", op)), tensors, {}, numbers)
    assert numbers["t"] == expected
