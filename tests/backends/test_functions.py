"""Every function has the interpreter's bits in native code and in PTX, special values included."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from stepfuse.backends.native import backend as native
from stepfuse.ir import interpreter
from stepfuse.ir.text.parser import parse
from stepfuse.ir.types import DTYPES
from stepfuse.passes.fuse.fuse import fuse
from stepfuse.passes.lower.lower import lower
from stepfuse.passes.pipeline import STRICT, run_graph
from stepfuse.tools.accuracy.references import FUNCTIONS

from tests.backends import cuda_emulator
from tests.backends.harness import Machine
from tests.support.inputs.programs import of_programs
from tests.support.oracles.numeric import same_bits

# The last ones have %param for the exponent, and for what has the sign.
OPS = (*FUNCTIONS, "pow", "copysign")
SPECIAL = (0.0, -0.0, np.inf, -np.inf, np.nan, -np.nan, 1e-40, -1e30)


def text_of(dtype: str) -> str:
    operands = dict.fromkeys(OPS, "%grad") | dict.fromkeys(("pow", "copysign"), "%grad, %param")
    roles = "\n".join(f"state %{op} = 0.0 : {dtype} elem" for op in OPS)
    nodes = "\n".join(f"%{n} = {op} {operands[op]} : real elem" for n, op in enumerate(OPS))
    updates = "\n".join(f"update %{op} = %{n}" for n, op in enumerate(OPS))
    declared = f"param %param : {dtype} elem\ngrad %grad : {dtype} elem\n{roles}"
    return f"optimizer @functions {{\n{declared}\nstep {{\n{nodes}\n{updates}\n}}\n}}"


@pytest.mark.parametrize(
    "make",
    [
        of_programs(native.compile_program, "native"),
        of_programs(cuda_emulator.compile_program, "cuda"),
    ],
)
@pytest.mark.parametrize("dtype", ["f32", "f64"])
def test_the_interpreter_s_bits(dtype: str, make: Callable[..., Any]) -> None:
    graph = run_graph(parse(text_of(dtype)).graphs[0], STRICT)
    rng = np.random.default_rng(0)
    sizes = 10.0 ** rng.uniform(-3, 6, 3001)
    grad = (rng.standard_normal(3001) * sizes).astype(DTYPES[dtype].numpy)
    param = (rng.standard_normal(3001) * 10.0 ** rng.uniform(-2, 3, 3001)).astype(grad.dtype)
    param[: 5 * len(SPECIAL)] = np.repeat((0.0, 0.25, np.nan, -np.nan, -np.inf), len(SPECIAL))
    grad[: 5 * len(SPECIAL)] = np.tile(SPECIAL, 5)
    grad[-1000:] = np.abs(grad[-1000:])
    found = {op: np.zeros_like(grad) for op in OPS}
    found |= {"param": param, "grad": grad}
    expected = copy.deepcopy(found)
    interpreter.run([graph], [expected], {}, {})
    Machine([lower(fuse(graph))], make, [found], {}, [0]).step([{}])
    assert [op for op in OPS if not same_bits(found[op], expected[op])] == []
    assert all(np.any(found[op] != 0) for op in OPS)
