"""Every op in Numba source, compiled and run as Python, on the values that go wrong first."""

from __future__ import annotations

import copy
from typing import Any

import numpy as np
import pytest
from stepfuse.backends.numba import backend as numba_cpu
from stepfuse.backends.numba import formats as numba_formats
from stepfuse.ir import interpreter
from stepfuse.ir.errors import LowerError
from stepfuse.ir.text.parser import parse
from stepfuse.passes.fuse.fuse import fuse
from stepfuse.passes.lower.lower import lower

from tests.backends.harness import Machine
from tests.support.inputs.programs import loops_of, of_programs
from tests.support.oracles.numeric import same_bits

FLOATS = """
optimizer @floats {{
  param %param : {dtype} elem
  grad %grad : {dtype} elem
  state %m = 0.0 : {dtype} elem
  {roles}
  step view flat {{
    {lines}
  }}
}}
"""
UNARY = ("sqrt", "neg", "abs", "rint", "floor")
BINARY = ("add", "sub", "mul", "div", "copysign", "minimum", "maximum")
TESTS = ("lt", "le", "eq", "ne")
INTEGER = ("iadd", "isub", "imul", "iand", "ior", "ixor")
SHIFTS = ("shl", "lshr", "ashr")


def text_of_ops(dtype: str) -> str:
    """A graph with every op of element values; each result is the update of a role."""
    twin = {"f32": "i32", "f64": "i64"}[dtype]
    lines = [f"%0 = bits %param : {twin} elem", f"%1 = bits %grad : {twin} elem"]
    results: list[int] = []

    def emit(op: str, operands: str, kind: str) -> int:
        lines.append(f"%{len(lines)} = {op} {operands} : {kind} elem")
        return len(lines) - 1

    for op in UNARY:
        results.append(emit(op, "%param", dtype))
    for op in BINARY:
        results.append(emit(op, "%param, %grad", dtype))
    results.append(emit("fma", "%param, %grad, %m", dtype))
    flags = [emit(op, "%param, %grad", "bool") for op in TESTS]
    both, either = (emit(op, f"%{flags[0]}, %{flags[3]}", "bool") for op in ("and", "or"))
    flags += [both, either, emit("not", f"%{flags[2]}", "bool")]
    results += [emit("select", f"%{flag}, %param, 0.1", dtype) for flag in flags]
    whole = [emit(op, "%0, %1", twin) for op in INTEGER]
    whole += [emit(op, "%0, 5", twin) for op in SHIFTS]
    low = emit("iand", "%0, 1048575", twin)
    results.append(emit("i2f", f"%{low}", dtype))
    back = emit("f2i", f"%{results[-1]}", twin)
    whole.append(emit("isub", f"%{back}, 7", twin))
    results += [emit("i2f", f"%{value}", dtype) for value in whole]
    quiet = emit("ior", "%0, 1", twin)
    results.append(emit("from_bits", f"%{quiet}", dtype))
    roles = [f"state %s{n} = 0.0 : {dtype} elem" for n in range(len(results))]
    lines += [f"update %s{n} = %{value}" for n, value in enumerate(results)]
    return FLOATS.format(dtype=dtype, roles="\n  ".join(roles), lines="\n    ".join(lines))


def special(dtype: str) -> Any:
    kind = np.dtype({"f32": np.float32, "f64": np.float64}[dtype])
    tiny = np.finfo(kind).smallest_subnormal
    some = [0.0, 1.0, 0.5, 1.5, 2.5, -3.5, tiny, 3 * tiny, 1e-39, 1e38, 1 / 3, np.inf, np.nan]
    values = np.array([*some, *(-x for x in some)], kind)
    rng = np.random.default_rng(3)
    return np.concatenate([values, rng.standard_normal(30).astype(kind)])


@pytest.mark.parametrize("jit", [False, True])
@pytest.mark.parametrize("dtype", ["f32", "f64"])
def test_every_op_on_special_values(dtype: str, jit: bool) -> None:
    graph = parse(text_of_ops(dtype)).graphs[0]
    values = special(dtype)
    param, grad = (np.ravel(a).copy() for a in np.meshgrid(values, values))
    tensor = {r.name: np.zeros_like(param) for r in graph.roles}
    with np.errstate(all="ignore"):  # a sum that cancels, but for what the product rounds off
        tensor |= {"param": param, "grad": grad, "m": -(param * grad)}
    found = copy.deepcopy(tensor)
    interpreter.run([graph], [tensor], {}, {})
    program = lower(fuse(graph))
    make = of_programs(numba_cpu.compile_program, "numba", jit=jit)
    Machine([program], make, [found], {}, [0]).step([{}])
    for name in tensor:
        line = next((u for u in graph.updates if u.role == name), None)
        assert same_bits(tensor[name], found[name]), f"{name}: {line}"


def test_fma_needs_a_cpu_that_has_it(monkeypatch: pytest.MonkeyPatch) -> None:
    program = lower(fuse(parse(text_of_ops("f32")).graphs[0]))
    monkeypatch.setattr("llvmlite.binding.get_host_cpu_features", lambda: {"fma": False})
    with pytest.raises(LowerError, match="fma needs a CPU"):
        numba_cpu.compile_program(loops_of(program, "numba"))


PATTERNS = np.arange(1 << 16).astype(np.uint16)


def test_every_f16_is_read_and_written_as_numpy_does() -> None:
    halves = PATTERNS.view(np.float16)
    numbers = np.isfinite(halves)
    wide = np.array([numba_formats.from_f16(p) for p in PATTERNS], np.float32)
    assert same_bits(wide, halves.astype(np.float32))
    values = halves[numbers & (halves > 0)].astype(np.float64)
    between = np.concatenate([values, values * (1 + 2.0**-11), values * (1 - 2.0**-12)])
    with np.errstate(all="ignore"):
        expected = np.concatenate([between, -between]).astype(np.float16).view(np.uint16)
        found = [numba_formats.to_f16(a) for a in np.concatenate([between, -between])]
    assert np.array_equal(np.array(found, np.uint16), expected)
    assert numba_formats.to_f16(np.float32(np.nan)) == 0x7E00


def test_bf16_is_the_nearest_upper_half_of_an_f32() -> None:
    upper = PATTERNS[(PATTERNS & 0x7F80) != 0x7F80]
    exact = (upper.astype(np.uint32) << 16).view(np.float32)
    assert same_bits(np.array([numba_formats.from_bf16(p) for p in upper], np.float32), exact)
    assert np.array_equal([numba_formats.to_bf16(a) for a in exact], upper)
    tied = np.array([0x3F808000, 0x3F818000, 0x3F808001, 0x3F807FFF], np.uint32).view(np.float32)
    assert [int(numba_formats.to_bf16(a)) for a in tied] == [0x3F80, 0x3F82, 0x3F81, 0x3F80]
    assert numba_formats.to_bf16(np.float32(np.nan)) == 0x7FC0


def test_a_literal_has_the_dtype_of_its_operation() -> None:
    """0.1 as f64 beside an f32 would give other bits: the product is rounded once, not twice."""
    lines = "%0 = mul %param, 0.1 : f32 elem\n%1 = add %0, 0.7 : f32 elem\nupdate %m = %1"
    graph = parse(FLOATS.format(dtype="f32", roles="", lines=lines)).graphs[0]
    param = np.random.default_rng(0).standard_normal(500).astype(np.float32)
    found = {"param": param, "grad": param, "m": np.zeros_like(param)}
    make = of_programs(numba_cpu.compile_program, "numba", jit=False)
    Machine([lower(fuse(graph))], make, [found], {}, [0]).step([{}])
    assert same_bits(found["m"], param * np.float32(0.1) + np.float32(0.7))
    wide = param.astype(np.float64) * 0.1 + 0.7
    assert not same_bits(found["m"], wide.astype(np.float32))
