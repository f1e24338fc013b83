"""fma of f32 for CPUs that have no such instruction: in f64, the last bit made odd, rounded once.

The product of two f32 is exact in f64. Its sum with the third operand is rounded there; where it
was not exact and its last bit is even, the neighbour towards the remainder is taken, whose last
bit is odd: then the rounding to f32 sees on which side of a tie the exact value lies.

    %r = call float @llvm.fma.f32(...)    becomes    %r = call float @sf_fma_f32(...)
"""

from __future__ import annotations

from ...ir.types import BOOL, F32, F64, I64
from .ops import LLVM_OPS, emit_cast, software_fma
from .text import LlvmFunction, Module, literal, llvm_type


def emit_software_fma(module: Module, lanes: int) -> None:
    """Adds the function that does an fma of f32 in so many lanes."""
    type_ = llvm_type(F32, lanes)
    operands = ", ".join(f"{type_} %{name}" for name in "abc")
    head = f"define internal {type_} {software_fma(module, lanes)}({operands})"
    fn = LlvmFunction(module, f"{head} nounwind noinline")
    a, b, c = (emit_cast(fn, F32, F64, lanes, f"%{name}") for name in "abc")

    def op(name: str, *args: str) -> str:
        return LLVM_OPS[name](fn, F64, lanes, list(args))

    def whole(name: str, *args: str) -> str:
        return LLVM_OPS[name](fn, I64, lanes, list(args))

    product = op("mul", a, b)
    total = op("add", product, c)
    added = op("sub", total, product)  # of c, as far as it is in the total
    missing = op("add", op("sub", product, op("sub", total, added)), op("sub", c, added))
    zero, one = literal(0.0, F64, lanes), literal(1, I64, lanes)
    inexact = fn.let(f"fcmp one {llvm_type(F64, lanes)} {missing}, {zero}")  # false for infinities
    pattern = op("bits", total)
    even = whole("eq", whole("iand", pattern, one), literal(0, I64, lanes))
    differ = fn.let(
        f"xor {llvm_type(BOOL, lanes)} {op('lt', zero, missing)}, {op('lt', zero, total)}"
    )
    step = whole("select", differ, literal(-1, I64, lanes), one)
    odd = whole("iadd", pattern, step)
    moved = LLVM_OPS["and"](fn, BOOL, lanes, [inexact, even])
    chosen = whole("from_bits", whole("select", moved, odd, pattern))
    fn.finish(f"{type_} {emit_cast(fn, F64, F32, lanes, chosen)}")
