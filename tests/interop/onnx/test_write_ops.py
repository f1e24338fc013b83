"""Each op's ONNX nodes beside what the op means, cell by cell, at numbers that are special."""

from __future__ import annotations

from typing import Any

import numpy as np
import onnx
import pytest
from onnx import helper
from stepfuse.interop.onnx.writing.nodes import ONNX_TYPES, Nodes
from stepfuse.interop.onnx.writing.ops import COMPOSED, NATIVE
from stepfuse.interop.onnx.writing.reductions import REDUCTIONS
from stepfuse.ir.ops import OPS
from stepfuse.ir.types import BOOL, F32, F64, I32, I64, DType

from tests.exports import onnxruntime_run

SPECIAL = [0.0, -0.0, 1.0, -1.0, 0.5, -2.5, 3.0, 1e-3, 40.0, np.inf, -np.inf, np.nan]
WHOLE = [0, 1, -1, 7, -8, 123456, -(2**31), 2**31 - 1]
INTEGER = {"iadd", "isub", "imul", "iand", "ior", "ixor", "shl", "lshr", "ashr", "i2f"}
LOGIC = {"and", "or", "not"}
BY_THE_BODY = {"cast", "broadcast", "select"}
GONE_BEFORE = {"uniform", "inner", "updated", "logsumexp"}  # expanded, composed, legalised
REFUSED = {"bits", "from_bits"}
NO_KERNEL = {("erf", F64)}  # of onnxruntime's; ONNX itself has it


def test_every_op_has_a_row() -> None:
    rows = {*NATIVE, *COMPOSED, *REDUCTIONS} - {"choose"}  # select of bools
    leaves = {op.name for op in OPS.values() if op.is_leaf}
    assert rows | leaves | BY_THE_BODY | GONE_BEFORE | REFUSED == {*OPS}
    assert not rows & (leaves | BY_THE_BODY | GONE_BEFORE | REFUSED)


def cells(op: str, dtype: DType) -> list[Any]:
    """All pairs of numbers that the op takes, as its operands."""
    if op in LOGIC:
        numbers = np.array([False, True])
    elif op in INTEGER:
        numbers = np.array(WHOLE, dtype.numpy)
    else:
        numbers = np.array(SPECIAL, dtype.numpy)
    if op in ("f2i",):
        numbers = np.array(WHOLE[:6], dtype.numpy)
    if op in ("sin", "cos"):
        numbers = numbers[np.isfinite(numbers)]
    second = np.array([0, 1, 7, 31], dtype.numpy) if op in ("shl", "lshr", "ashr") else numbers
    pairs = np.meshgrid(numbers, second, indexing="ij")
    flat = [np.ascontiguousarray(a.reshape(-1)) for a in pairs]
    return [flat[0], flat[1], flat[1]][: OPS[op].arity]


def evaluated(op: str, dtype: DType, args: list[Any], result: DType) -> Any:
    n = Nodes()
    names = tuple(f"x{k}" for k in range(len(args)))
    row = COMPOSED.get(op)
    out = row(n, names, dtype) if row else n.emit(NATIVE[op], *names)
    kind = helper.np_dtype_to_tensor_dtype
    inputs = [helper.make_tensor_value_info(k, kind(a.dtype), a.shape)
              for k, a in zip(names, args, strict=True)]  # fmt: skip
    output = helper.make_tensor_value_info(out, ONNX_TYPES[result], args[0].shape)
    graph = helper.make_graph(n.done, "row", inputs, [output])
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 18)], ir_version=8)
    onnx.checker.check_model(model, full_check=True)
    return onnxruntime_run(model)(dict(zip(names, args, strict=True)))[out]


@pytest.mark.parametrize("wide", [False, True])
@pytest.mark.parametrize("op", sorted({*NATIVE, *COMPOSED} - {"choose", "table8"}))
def test_a_row_means_what_the_op_means(op: str, wide: bool) -> None:
    floats, integers = (F64, I64) if wide else (F32, I32)
    dtype = BOOL if op in LOGIC else integers if op in INTEGER else floats
    if (op, dtype) in NO_KERNEL:
        pytest.skip("onnxruntime has no kernel")
    twin = {"f2i": integers, "i2f": floats}
    is_bool = OPS[op].rule in ("compare", "predicate", "logic")
    args = cells(op, dtype)
    meaning = OPS[op].meaning
    assert meaning is not None
    with np.errstate(all="ignore"):
        expected = meaning(*args)
        found = evaluated(op, dtype, args, BOOL if is_bool else twin.get(op, dtype))
    exact = np.issubdtype(np.asarray(expected).dtype, np.floating) is False
    rtol = 0 if exact else 4 * np.finfo(floats.numpy).eps
    np.testing.assert_allclose(found, expected, rtol=rtol * 8, atol=0)


def test_table8_takes_the_last_three_bits() -> None:
    index = np.array([0, 3, 7, 8, -1, 13], np.int32)
    n = Nodes()
    numbers = tuple(n.number(float(k) / 4, F32) for k in range(8))
    out = COMPOSED["table8"](n, ("i", *numbers), F32)
    graph = helper.make_graph(
        n.done, "row", [helper.make_tensor_value_info("i", ONNX_TYPES[I32], [6])],
        [helper.make_tensor_value_info(out, ONNX_TYPES[F32], [6])],
    )  # fmt: skip
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 18)], ir_version=8)
    assert onnxruntime_run(model)({"i": index})[out].tolist() == [0.0, 0.75, 1.75, 0.0, 1.75, 1.25]
