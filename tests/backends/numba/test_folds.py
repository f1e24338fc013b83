"""Sums in Numba source, stored in f64, against the rules written as literal loops."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest
from stepfuse.backends.numba import backend as numba_cpu
from stepfuse.backends.numba import folds as numba_folds
from stepfuse.ir.lowered.program import Program
from stepfuse.ir.text.parser import parse
from stepfuse.passes.fuse.fuse import fuse
from stepfuse.passes.lower.lower import lower

from tests.backends.harness import Machine
from tests.support.inputs.programs import of_programs
from tests.support.oracles.sums import column_rule, list_rule

compiled = of_programs(numba_cpu.compile_program, "numba")
plain = of_programs(numba_cpu.compile_program, "numba", jit=False)

SUMS = """
optimizer @sums {
  param %param : f32 elem
  grad %grad : f32 elem
  state %row = 0.0 : f64 row
  state %col = 0.0 : f64 col
  state %batch = 0.0 : f64 batch
  state %all = 0.0 : f64 tensor
  state %t = 0.0 : f64 step
  step view matrix {
    %0 = sum %grad : f64 row
    %1 = dot %grad, %param : f64 col
    %2 = sum %0 : f64 batch
    %3 = mul %0, %0 : f64 row
    %4 = sum %3 : f64 tensor
    %5 = sum %4 : f64 step
    update %row = %0
    update %col = %1
    update %batch = %2
    update %all = %4
    update %t = %5
  }
}
"""
SHAPES = ((1, 1), (70, 40), (2, 130, 33), (3, 0), (0, 5), (1030, 3), (2, 1100), (2, 3, 20000))

NUMBERS = """
optimizer @numbers {
  param %param : f32 elem
  state %s = 0.0 : f64 tensor
  state %t = 0.0 : f64 step
  state %q = 0.0 : f64 group
  step view flat {
    %0 = sum %s : f64 step
    %1 = sum %s : f64 group
    update %t = %0
    update %q = %1
  }
}
"""


def program_of(text: str) -> Program:
    return lower(fuse(parse(text).graphs[0]))


def matrices(shape: tuple[int, ...]) -> tuple[int, int, int]:
    return math.prod(shape[:-2]), shape[-2], shape[-1]


def tensor_of(shape: tuple[int, ...], rng: np.random.Generator) -> dict[str, Any]:
    batches, rows, cols = matrices(shape)
    spread = 10.0 ** rng.integers(-3, 4, shape)  # the order of additions shows in the sum
    return {
        "param": rng.standard_normal(shape).astype(np.float32),
        "grad": (rng.standard_normal(shape) * spread).astype(np.float32),
        "row": np.zeros((batches, rows)),
        "col": np.zeros((batches, cols)),
        "batch": np.zeros(batches),
        "all": np.zeros(()),
    }


def expected_of(tensor: dict[str, Any]) -> dict[str, Any]:
    grad, param = tensor["grad"].astype(np.float64), tensor["param"].astype(np.float64)
    batches, rows, cols = matrices(grad.shape)
    grad, products = (x.reshape(batches, rows, cols) for x in (grad, grad * param))
    row = [[list_rule(list(r)) for r in batch] for batch in grad]
    return {
        "row": row,
        "col": [[column_rule(list(batch[:, c])) for c in range(cols)] for batch in products],
        "batch": [list_rule(values) for values in row],
        "all": list_rule([value * value for values in row for value in values]),
    }


@pytest.mark.parametrize("chunk", [32768, 1024])
def test_sums_follow_the_rules(chunk: int) -> None:
    rng = np.random.default_rng(7)
    tensors = [tensor_of(shape, rng) for shape in SHAPES]
    wanted = [expected_of(t) for t in tensors]
    numbers = {"t": 0.0}
    groups = [0] * len(tensors)
    Machine([program_of(SUMS)], compiled, tensors, numbers, groups, chunk).step([{}])
    for shape, tensor, expected in zip(SHAPES, tensors, wanted, strict=True):
        for name, values in expected.items():
            assert tensor[name].ravel().tolist() == np.ravel(values).tolist(), (shape, name)
    assert numbers["t"] == list_rule([float(w["all"]) for w in wanted])


@pytest.mark.parametrize("jit", [False, True])
def test_the_sum_of_one_negative_zero_is_zero(jit: bool) -> None:
    make = of_programs(numba_cpu.compile_program, "numba", jit=jit)
    numbers: dict[str, Any] = {"t": 1.0, "q": np.ones(2)}
    tensors = [{"param": np.zeros(3, np.float32), "s": np.array(-0.0)}]
    Machine([program_of(NUMBERS)], make, tensors, numbers, [1]).step([{}, {}])
    sums = [numbers["t"], *numbers["q"]]
    assert [math.copysign(1.0, x) * (1.0 + x) for x in sums] == [1.0, 1.0, 1.0]


def test_each_group_sums_its_own_tensors() -> None:
    make = plain
    numbers: dict[str, Any] = {"t": 0.0, "q": np.zeros(3)}
    tensors = [{"param": np.zeros(1, np.float32), "s": np.array(2.0**k)} for k in range(5)]
    Machine([program_of(NUMBERS)], make, tensors, numbers, [0, 0, 2, 2, 2]).step([{}] * 3)
    assert numbers["q"].tolist() == [3.0, 0.0, 28.0]
    assert numbers["t"] == 31.0


def test_a_sum_over_many_tensors_has_leaves() -> None:
    values = np.random.default_rng(8).standard_normal(2500) * 10.0 ** (np.arange(2500) % 7)
    tensors = [{"param": np.zeros(1, np.float32), "s": np.array(x)} for x in values]
    numbers: dict[str, Any] = {"t": 0.0, "q": np.zeros(2)}
    make = plain
    owners = [0] * 1100 + [1] * 1400
    Machine([program_of(NUMBERS)], make, tensors, numbers, owners).step([{}, {}])
    assert numbers["t"] == list_rule(values.tolist())
    assert numbers["q"].tolist() == [list_rule(list(part)) for part in np.split(values, [1100])]


@pytest.mark.parametrize("count", [2, 1024, 1025, 3000])
@pytest.mark.parametrize("step", [1, 3])
@pytest.mark.parametrize("in_place", [False, True])
def test_a_list_of_leaves_may_lie_apart(count: int, step: int, in_place: bool) -> None:
    cells = np.random.default_rng(9).standard_normal(5 + count * step)
    expected = list_rule(cells[5 : 5 + count * step : step].tolist())
    at, far, size = (np.uint64(x) for x in (5, step, count))
    scratch = (cells, at, far) if in_place else (np.zeros(4), np.uint64(0), np.uint64(1))
    assert numba_folds.sum_list(cells, at, far, size, *scratch, False) == expected
