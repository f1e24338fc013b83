"""Functions that generated Numba source calls: each runs as Python, and as the code beside it.

Numba's own `sqrt` may be a call into libm and its `if` a branch; here every op is one
instruction, and memory is found by address.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Any

import numpy as np
from llvmlite import ir
from numba import njit, types
from numba.core import cgutils
from numba.extending import lower_builtin, type_callable
from numba.np.arrayobj import populate_array

from ...ir import semantics
from .chains import PANEL, TILE

F, D, I, L, H, B, W = (  # noqa: E741
    np.float32, np.float64, np.int32, np.int64, np.uint16, np.bool_, np.uint64
)  # fmt: skip
I16, I8, U8 = np.int16, np.int8, np.uint8
inf, nan = np.inf, np.nan

# What only generated code calls needs no way in from Python or C: 13 % less to compile.
_njit: Any = njit  # its types have not these two options
compiled = _njit(error_model="numpy", no_cpython_wrapper=True, no_cfunc_wrapper=True)
exported = _njit(error_model="numpy", nogil=True, no_cfunc_wrapper=True)

Function = Callable[..., Any]
_TWIN = {
    types.float32: types.int32,
    types.float64: types.int64,
    types.int32: types.float32,
    types.int64: types.float64,
}


def _compiles_to(result: Function, write: Function) -> Callable[[Function], Function]:
    """Compiled code calls `write` instead of the function; `result` is the type it has."""

    def attach(function: Function) -> Function:
        type_callable(function)(lambda context: result)
        lower_builtin(function, types.VarArg(types.Any))(write)
        return function

    return attach


# ------------------------------------------------------------------ memory


def write_array(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    """The code of `array`."""
    kind = signature.return_type
    cell = context.get_data_type(kind.dtype)
    pointer = builder.inttoptr(args[0], cell.as_pointer())
    return _array_over(context, builder, kind, pointer, args[1])


def type_of_array(context: Any) -> Function:
    """The type of `array`, by those of its arguments."""
    return lambda address, count, dtype: types.Array(dtype.dtype, 1, "C")


def _write_stack(cells: int) -> Function:
    def write(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        cell = context.get_data_type(signature.return_type.dtype)
        pointer = cgutils.alloca_once(builder, cell, size=cells)
        count = context.get_constant(types.intp, cells)
        return _array_over(context, builder, signature.return_type, pointer, count)

    return write


def _array_over(context: Any, builder: Any, kind: Any, pointer: Any, count: Any) -> Any:
    made = context.make_array(kind)(context, builder)
    width = context.get_abi_sizeof(context.get_data_type(kind.dtype))
    step = context.get_constant(types.intp, width)
    populate_array(made, pointer, [count], [step], step, None)
    return made._getvalue()


@_compiles_to(type_of_array(None), write_array)
def array(address: int, count: int, dtype: Any) -> Any:
    """The `count` cells of a dtype that lie at an address."""
    size = int(count) * np.dtype(dtype).itemsize
    memory: Any = (ctypes.c_char * size).from_address(int(address))
    return np.frombuffer(memory, dtype)


@_compiles_to(lambda: types.Array(types.float64, 1, "C"), _write_stack(semantics.LEAF))
def terms_of_leaf() -> Any:
    """Room for the terms of one leaf, on the stack."""
    return np.empty(semantics.LEAF)


@_compiles_to(lambda: types.Array(types.float64, 1, "C"), _write_stack(semantics.LANES))
def lanes() -> Any:
    """Room for the lanes of a sum, on the stack."""
    return np.empty(semantics.LANES)


@_compiles_to(lambda kind: types.Array(kind.dtype, 1, "C"), _write_stack(TILE))
def tile_of(kind: Any) -> Any:
    """Room for the chains of a tile, which are registers where loops over them are written out."""
    return np.empty(TILE, kind)


@_compiles_to(lambda kind: types.Array(kind.dtype, 1, "C"), _write_stack(PANEL))
def panel_of(kind: Any) -> Any:
    """Room for a panel of a product, on the stack."""
    return np.empty(PANEL, kind)


# ------------------------------------------------------------------ ops


def _of_builder(name: str) -> Function:
    """The instruction that llvmlite's builder has under a name."""
    return lambda context, builder, signature, args: getattr(builder, name)(*args)


def _instruction(name: str) -> Function:
    def write(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        kind = context.get_value_type(signature.return_type)
        suffix = "f32" if signature.return_type == types.float32 else "f64"
        function = ir.FunctionType(kind, [kind] * len(args))
        made = cgutils.get_or_insert_function(builder.module, function, f"llvm.{name}.{suffix}")
        return builder.call(made, args)

    return write


def _write_table8(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    index, *numbers = args
    for bit in range(3):
        is_odd = builder.trunc(builder.lshr(index, index.type(bit)), ir.IntType(1))
        pairs = zip(numbers[1::2], numbers[::2], strict=True)
        numbers = [builder.select(is_odd, a, b) for a, b in pairs]
    return numbers[0]


def _write_bits(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    return builder.bitcast(args[0], context.get_value_type(signature.return_type))


@_compiles_to(lambda a: a, _instruction("sqrt"))
def sqrt(a: Any) -> Any:
    """The square root, correctly rounded."""
    return np.sqrt(a)


@_compiles_to(lambda a: a, _instruction("rint"))
def rint(a: Any) -> Any:
    """The nearest integer, ties to even."""
    return np.rint(a)


@_compiles_to(lambda a: a, _instruction("floor"))
def floor(a: Any) -> Any:
    """The largest integer not above a."""
    return np.floor(a)


@_compiles_to(lambda a: a, _instruction("fabs"))
def fabs(a: Any) -> Any:
    """|a|; clears the sign bit."""
    return np.abs(a)


def _write_copysign(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    size, sign = args
    is_nan = builder.fcmp_unordered("uno", sign, sign)
    known = builder.select(is_nan, ir.Constant(sign.type, 0.0), sign)
    return _instruction("copysign")(context, builder, signature, (size, known))


@_compiles_to(lambda a, b: a, _write_copysign)
def copysign(a: Any, b: Any) -> Any:
    """|a| with the sign of b; a NaN counts as positive."""
    return semantics.copysign(a, b)[()]


@_compiles_to(lambda a, b: a, _instruction("minimum"))
def minimum(a: Any, b: Any) -> Any:
    """The smaller; NaN wins, -0 < +0."""
    return semantics.minimum(a, b)[()]


@_compiles_to(lambda a, b: a, _instruction("maximum"))
def maximum(a: Any, b: Any) -> Any:
    """The larger; NaN wins, -0 < +0."""
    return semantics.maximum(a, b)[()]


@_compiles_to(lambda a, b, c: a, _instruction("fma"))
def fma(a: Any, b: Any, c: Any) -> Any:
    """a * b + c, rounded once."""
    return semantics.fma(a, b, c)[()]


def _write_rolled(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    number = args[0].type
    return builder.asm(ir.FunctionType(number, [number]), "", "=r,0", args, False)


@_compiles_to(lambda count: count, _write_rolled)
def rolled(count: int) -> int:
    """The same number, which the compiler does not know: it unrolls no loop to it."""
    return count


def _write_fma_lanes(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    chains, first, a, factors, start = args
    kind = context.get_value_type(signature.args[2])
    vector, number = ir.VectorType(kind, semantics.LANES), ir.IntType(32)

    def cells(array: int, values: Any, at: Any) -> Any:
        data = context.make_array(signature.args[array])(context, builder, values).data
        return builder.bitcast(builder.gep(data, [at]), vector.as_pointer())

    to, nothing = cells(0, chains, first), ir.Constant(vector, ir.Undefined)
    one = builder.insert_element(nothing, a, number(0))
    all_lanes = ir.Constant(ir.VectorType(number, semantics.LANES), [0] * semantics.LANES)
    name = f"llvm.fma.v{semantics.LANES}f{context.get_abi_sizeof(kind) * 8}"
    fma = cgutils.get_or_insert_function(
        builder.module, ir.FunctionType(vector, [vector] * 3), name
    )
    width = context.get_abi_sizeof(kind)
    operands = [
        builder.shuffle_vector(one, nothing, all_lanes),
        builder.load(cells(3, factors, start), align=width),
        builder.load(to, align=width),
    ]
    builder.store(builder.call(fma, operands), to, align=width)
    return context.get_dummy_value()


@_compiles_to(lambda chains, first, a, factors, start: types.none, _write_fma_lanes)
def fma_lanes(chains: Any, first: int, a: Any, factors: Any, start: int) -> None:
    """chains[first + l] = fma(a, factors[start + l], chains[first + l]), for sixteen lanes."""
    here, there = int(first), int(start)
    lanes = slice(here, here + semantics.LANES)
    b = factors[there : there + semantics.LANES]
    chains[lanes] = semantics.fma(np.full_like(b, a), b, chains[lanes])


@_compiles_to(lambda condition, a, b: a, _of_builder("select"))
def select(condition: Any, a: Any, b: Any) -> Any:
    """a where the condition holds, else b."""
    return a if condition else b


@_compiles_to(lambda index, a, b, c, d, e, f, g, h: a, _write_table8)
def table8(index: Any, a: Any, b: Any, c: Any, d: Any, e: Any, f: Any, g: Any, h: Any) -> Any:
    """Of eight numbers the one that the last three bits say; Numba takes no `*numbers` here."""
    return (a, b, c, d, e, f, g, h)[int(index) & 7]


@_compiles_to(lambda a: _TWIN[a], _write_bits)
def bits(a: Any) -> Any:
    """The bit pattern of a float as an integer."""
    return semantics.bits(a)[()]


@_compiles_to(lambda a: _TWIN[a], _write_bits)
def from_bits(a: Any) -> Any:
    """The float with that bit pattern."""
    return semantics.from_bits(a)[()]


@_compiles_to(lambda a, count: a, _of_builder("lshr"))
def lshr(a: Any, count: Any) -> Any:
    """A shift to the right, zeros in."""
    return semantics.lshr(a, count)[()]
