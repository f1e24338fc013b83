"""LLVM IR of each basic op: one row an op, the same for scalars and lanes."""

from __future__ import annotations

from collections.abc import Callable

from ...ir.ops import OPS
from ...ir.types import BF16, BOOL, F16, F32, F64, I32, I64, PATTERNS, U8, DType
from .text import LlvmFunction, Module, literal, llvm_type, scalar_type

Emit = Callable[[LlvmFunction, DType, int, list[str]], str]  # the operands' dtype, lanes, operands


def _suffix(dtype: DType, lanes: int) -> str:
    short = {"f32": "f32", "f64": "f64", "i32": "i32", "i64": "i64"}[dtype.name]
    return short if lanes == 1 else f"v{lanes}{short}"


def _binary(opcode: str) -> Emit:
    def emit(fn: LlvmFunction, dtype: DType, lanes: int, args: list[str]) -> str:
        return fn.let(f"{opcode} {llvm_type(dtype, lanes)} {args[0]}, {args[1]}")

    return emit


def _intrinsic(name: str) -> Emit:
    def emit(fn: LlvmFunction, dtype: DType, lanes: int, args: list[str]) -> str:
        type_ = llvm_type(dtype, lanes)
        full = f"llvm.{name}.{_suffix(dtype, lanes)}"
        return fn.call(type_, full, *((type_, a) for a in args))

    return emit


def _fma(fn: LlvmFunction, dtype: DType, lanes: int, args: list[str]) -> str:
    """The instruction, or a call of the function that does it in f64 (`emit_software_fma`)."""
    if dtype is not F32 or fn.module.version.has_fma:
        return _intrinsic("fma")(fn, dtype, lanes, args)
    fn.module.software_fmas.add(lanes)
    type_ = llvm_type(dtype, lanes)
    given = ", ".join(f"{type_} {a}" for a in args)
    return fn.let(f"call {type_} {software_fma(fn.module, lanes)}({given})")


def software_fma(module: Module, lanes: int) -> str:
    """The function that does an fma of f32 in so many lanes."""
    return module.symbol(f"fma_{_suffix(F32, lanes)}")


def _compare(floats: str, integers: str) -> Emit:
    def emit(fn: LlvmFunction, dtype: DType, lanes: int, args: list[str]) -> str:
        opcode = f"fcmp {floats}" if dtype in (F32, F64) else f"icmp {integers}"
        return fn.let(f"{opcode} {llvm_type(dtype, lanes)} {args[0]}, {args[1]}")

    return emit


def _negate(fn: LlvmFunction, dtype: DType, lanes: int, args: list[str]) -> str:
    return fn.let(f"fneg {llvm_type(dtype, lanes)} {args[0]}")


def _not(fn: LlvmFunction, dtype: DType, lanes: int, args: list[str]) -> str:
    return fn.let(f"xor {llvm_type(BOOL, lanes)} {args[0]}, {literal(True, BOOL, lanes)}")


def _select(fn: LlvmFunction, dtype: DType, lanes: int, args: list[str]) -> str:
    condition, a, b = args
    type_ = llvm_type(dtype, lanes)
    return fn.let(f"select {llvm_type(BOOL, lanes)} {condition}, {type_} {a}, {type_} {b}")


def _copysign(fn: LlvmFunction, dtype: DType, lanes: int, args: list[str]) -> str:
    """The intrinsic takes the sign of a NaN, which counts as positive."""
    size, sign = args
    type_ = llvm_type(dtype, lanes)
    is_nan = fn.let(f"fcmp uno {type_} {sign}, {sign}")
    known = _select(fn, dtype, lanes, [is_nan, literal(0.0, dtype, lanes), sign])
    return _intrinsic("copysign")(fn, dtype, lanes, [size, known])


def _convert(opcode: str) -> Emit:
    def emit(fn: LlvmFunction, dtype: DType, lanes: int, args: list[str]) -> str:
        target = {"f32": "i32", "f64": "i64", "i32": "float", "i64": "double"}[dtype.name]
        wide = target if lanes == 1 else f"<{lanes} x {target}>"
        return fn.let(f"{opcode} {llvm_type(dtype, lanes)} {args[0]} to {wide}")

    return emit


def _as_it_is(fn: LlvmFunction, dtype: DType, lanes: int, args: list[str]) -> str:
    return args[0]


def _table8(fn: LlvmFunction, dtype: DType, lanes: int, args: list[str]) -> str:
    """Lane by lane, in the form that LLVM makes one permutation of, from AVX2 on.

    Others would have the numbers in memory for that: there, and for one lane, it is selections.
    """
    index, *numbers = args
    cell, wide = scalar_type(dtype), llvm_type(I32, lanes)
    if lanes == 1 or not fn.module.has_permutations:
        return _chosen(fn, dtype, lanes, index, numbers)
    table = f"<8 x {cell}> <{', '.join(f'{cell} {n}' for n in numbers)}>"
    place, found = fn.let(f"and {wide} {index}, {literal(7, I32, lanes)}"), "poison"
    for lane in range(lanes):
        at = fn.let(f"extractelement {wide} {place}, i64 {lane}")
        number = fn.let(f"extractelement {table}, i32 {at}")
        found = fn.let(f"insertelement <{lanes} x {cell}> {found}, {cell} {number}, i64 {lane}")
    return found


def _chosen(fn: LlvmFunction, dtype: DType, lanes: int, index: str, numbers: list[str]) -> str:
    """One number of a power of two literals, by selections."""
    cell, bits, wide = llvm_type(dtype, lanes), llvm_type(BOOL, lanes), llvm_type(I32, lanes)
    if lanes > 1:
        numbers = [f"<{', '.join([f'{scalar_type(dtype)} {n}'] * lanes)}>" for n in numbers]
    for bit in range(len(numbers).bit_length() - 1):
        shifted = fn.let(f"lshr {wide} {index}, {literal(bit, I32, lanes)}")
        is_odd = fn.let(f"trunc {wide} {shifted} to {bits}")
        pairs = zip(numbers[1::2], numbers[::2], strict=True)
        numbers = [fn.let(f"select {bits} {is_odd}, {cell} {a}, {cell} {b}") for a, b in pairs]
    return numbers[0]


LLVM_OPS: dict[str, Emit] = {
    "add": _binary("fadd"),
    "sub": _binary("fsub"),
    "mul": _binary("fmul"),
    "div": _binary("fdiv"),
    "fma": _fma,
    "sqrt": _intrinsic("sqrt"),
    "neg": _negate,
    "abs": _intrinsic("fabs"),
    "copysign": _copysign,
    "rint": _intrinsic("rint"),
    "floor": _intrinsic("floor"),
    "minimum": _intrinsic("minimum"),
    "maximum": _intrinsic("maximum"),
    "lt": _compare("olt", "slt"),
    "le": _compare("ole", "sle"),
    "eq": _compare("oeq", "eq"),
    "ne": _compare("une", "ne"),
    "and": _binary("and"),
    "or": _binary("or"),
    "not": _not,
    "select": _select,
    "table8": _table8,
    "bits": _convert("bitcast"),
    "from_bits": _convert("bitcast"),
    "iadd": _binary("add"),
    "isub": _binary("sub"),
    "imul": _binary("mul"),
    "iand": _binary("and"),
    "ior": _binary("or"),
    "ixor": _binary("xor"),
    "shl": _binary("shl"),
    "lshr": _binary("lshr"),
    "ashr": _binary("ashr"),
    "f2i": _convert("fptosi"),
    "i2f": _convert("sitofp"),
    "broadcast": _as_it_is,  # who asks for a value of a smaller domain gets it in each lane
}

_ELSEWHERE = {"cast", "read", "index", "ordinal", "count"}  # `emit_cast`, and who emits the loops
_FOLDED = {name for name, row in OPS.items() if row.is_reduction}  # reduce.py, by their algebra
assert {n for n, row in OPS.items() if row.is_basic} - _FOLDED == LLVM_OPS.keys() | _ELSEWHERE
assert {
    r.reduction.combine.op for r in OPS.values() if r.is_basic and r.reduction
} <= LLVM_OPS.keys()


def emit_cast(fn: LlvmFunction, source: DType, target: DType, lanes: int, value: str) -> str:
    """A value in another dtype, to nearest even; NaN in a narrow float is the canonical one."""
    if source == target:
        return value
    if source.is_pattern:
        return emit_cast(fn, F32, target, lanes, _NARROW[source][0](fn, lanes, value))
    if target.is_pattern:
        return _NARROW[target][1](fn, source, lanes, value)
    return _resized(fn, source, target, lanes, value)


def _resized(fn: LlvmFunction, source: DType, target: DType, lanes: int, value: str) -> str:
    """A value of the same kind in another width; integers wrap."""
    is_wider = target.bytes > source.bytes
    if source.is_float:
        opcode = "fpext" if is_wider else "fptrunc"
    elif target.bytes == source.bytes:
        return value  # i8 and u8 are the same bits
    else:
        widen = "zext" if source is U8 else "sext"
        opcode = widen if is_wider else "trunc"
    return fn.let(f"{opcode} {llvm_type(source, lanes)} {value} to {llvm_type(target, lanes)}")


def _vector(scalar: str, lanes: int) -> str:
    return scalar if lanes == 1 else f"<{lanes} x {scalar}>"


def _splat(scalar: str, number: int, lanes: int) -> str:
    return str(number) if lanes == 1 else f"splat ({scalar} {number})"


def _from_bf16(fn: LlvmFunction, lanes: int, value: str) -> str:
    wide = llvm_type(I32, lanes)
    bits = fn.let(f"zext {llvm_type(BF16, lanes)} {value} to {wide}")
    high = fn.let(f"shl {wide} {bits}, {_splat('i32', 16, lanes)}")
    return fn.let(f"bitcast {wide} {high} to {llvm_type(F32, lanes)}")


def _from_f16(fn: LlvmFunction, lanes: int, value: str) -> str:
    half = _vector("half", lanes)
    number = fn.let(f"bitcast {llvm_type(F16, lanes)} {value} to {half}")
    return fn.let(f"fpext {half} {number} to {llvm_type(F32, lanes)}")


def _to_bf16(fn: LlvmFunction, source: DType, lanes: int, value: str) -> str:
    """The high half of near & (below | ~1 << 16): near = bits + 0x8000, below = near - 1.

    `near` is rounded to nearest, ties up. Only in a tie is its low half 0, so that `below` has
    another last bit of the high half than `near`; then & makes that bit 0.
    """
    value, wide = emit_cast(fn, source, F32, lanes, value), llvm_type(I32, lanes)
    bits = fn.let(f"bitcast {llvm_type(F32, lanes)} {value} to {wide}")
    near = fn.let(f"add {wide} {bits}, {_splat('i32', 0x8000, lanes)}")
    near = _number_or_nan(fn, lanes, value, near)
    below = fn.let(f"add {wide} {near}, {_splat('i32', -1, lanes)}")
    last = fn.let(f"or {wide} {below}, {_splat('i32', ~(1 << 16), lanes)}")
    return _high_half(fn, lanes, fn.let(f"and {wide} {near}, {last}"))


def cut_to_bf16(fn: LlvmFunction, lanes: int, value: str) -> str:
    """The bf16 of an f32 whose low half is zero; a NaN is the canonical one."""
    bits = fn.let(f"bitcast {llvm_type(F32, lanes)} {value} to {llvm_type(I32, lanes)}")
    return _high_half(fn, lanes, _number_or_nan(fn, lanes, value, bits))


def round_to_i32(fn: LlvmFunction, lanes: int, value: str) -> str:
    """The nearest integers of f32 in lanes, ties to even: rint and f2i in one instruction."""
    name = f"llvm.lrint.v{lanes}i32.v{lanes}f32"
    return fn.call(llvm_type(I32, lanes), name, (llvm_type(F32, lanes), value))


def _number_or_nan(fn: LlvmFunction, lanes: int, value: str, bits: str) -> str:
    """Bits made of an f32, in place of NaN those of the canonical one."""
    wide, float_ = llvm_type(I32, lanes), llvm_type(F32, lanes)
    is_number = fn.let(f"fcmp ord {float_} {value}, {value}")
    choice = f"{wide} {bits}, {wide} {_splat('i32', 0x7FC0 << 16, lanes)}"
    return fn.let(f"select {llvm_type(BOOL, lanes)} {is_number}, {choice}")


def _high_half(fn: LlvmFunction, lanes: int, bits: str) -> str:
    wide = llvm_type(I32, lanes)
    top = fn.let(f"lshr {wide} {bits}, {_splat('i32', 16, lanes)}")
    return fn.let(f"trunc {wide} {top} to {llvm_type(BF16, lanes)}")


def _to_f16(fn: LlvmFunction, source: DType, lanes: int, value: str) -> str:
    half, wide, narrow = _vector("half", lanes), llvm_type(source, lanes), llvm_type(F16, lanes)
    number = fn.let(f"fptrunc {wide} {value} to {half}")
    pattern = fn.let(f"bitcast {half} {number} to {narrow}")
    is_nan = fn.let(f"fcmp uno {wide} {value}, {value}")
    choice = f"{narrow} {_splat('i16', 0x7E00, lanes)}, {narrow} {pattern}"
    return fn.let(f"select {llvm_type(BOOL, lanes)} {is_nan}, {choice}")


_Widen = Callable[[LlvmFunction, int, str], str]
_Round = Callable[[LlvmFunction, DType, int, str], str]
_NARROW: dict[DType, tuple[_Widen, _Round]] = {
    BF16: (_from_bf16, _to_bf16),
    F16: (_from_f16, _to_f16),
}
assert _NARROW.keys() == set(PATTERNS)


# ------------------------------------------------------------------ memory


def load(fn: LlvmFunction, dtype: DType, lanes: int, base: str, index: str) -> str:
    """The value at an element index of an array; a bool lies in a byte."""
    if dtype is BOOL:
        raw = _load(fn, "i8", 1, lanes, base, index)
        zero = _splat("i8", 0, lanes)
        return fn.let(f"icmp ne {_vector('i8', lanes)} {raw}, {zero}")
    return _load(fn, scalar_type(dtype), dtype.bytes, lanes, base, index)


def _load(fn: LlvmFunction, scalar: str, size: int, lanes: int, base: str, index: str) -> str:
    at = fn.let(f"getelementptr inbounds {scalar}, ptr {base}, i64 {index}")
    align = fn.module.alignment(size, lanes)
    return fn.let(f"load {_vector(scalar, lanes)}, ptr {at}, align {align}")


def store(fn: LlvmFunction, dtype: DType, lanes: int, value: str, base: str, index: str) -> None:
    """Writes a value at an element index of an array."""
    scalar, type_ = scalar_type(dtype), llvm_type(dtype, lanes)
    if dtype is BOOL:
        value = fn.let(f"zext {type_} {value} to {_vector('i8', lanes)}")
        scalar, type_ = "i8", _vector("i8", lanes)
    at = fn.let(f"getelementptr inbounds {scalar}, ptr {base}, i64 {index}")
    align = fn.module.alignment(dtype.bytes, lanes)
    fn.do(f"store {type_} {value}, ptr {at}, align {align}")


def load_slot(fn: LlvmFunction, dtype: DType, base: str, index: str) -> str:
    """The value of an 8-byte cell: f32 and bool lie there widened, integers and the bits of
    narrow floats as i64."""
    if _is_raw(dtype):
        wide = _load(fn, "i64", 8, 1, base, index)
        return wide if dtype.bytes == 8 else fn.let(f"trunc i64 {wide} to {llvm_type(dtype)}")
    wide = _load(fn, "double", 8, 1, base, index)
    if dtype is BOOL:
        return fn.let(f"fcmp une double {wide}, {literal(0.0, F64)}")
    return wide if dtype is F64 else fn.let(f"fptrunc double {wide} to float")


def store_slot(fn: LlvmFunction, dtype: DType, value: str, base: str, index: str) -> None:
    """Writes an 8-byte cell."""
    wide = "i64" if _is_raw(dtype) else "double"
    if _is_raw(dtype):
        narrow = f"sext {llvm_type(dtype)} {value} to i64"
        value = value if dtype.bytes == 8 else fn.let(narrow)
    elif dtype is BOOL:
        value = fn.let(f"uitofp i1 {value} to double")
    elif dtype is F32:
        value = fn.let(f"fpext float {value} to double")
    at = fn.let(f"getelementptr inbounds {wide}, ptr {base}, i64 {index}")
    fn.do(f"store {wide} {value}, ptr {at}, align 8")


def _is_raw(dtype: DType) -> bool:
    """True if a slot holds a value as it is, not as a number in f64."""
    return dtype.kind == "int" or dtype.is_pattern


def splat(fn: LlvmFunction, dtype: DType, lanes: int, value: str) -> str:
    """A scalar in every lane."""
    if lanes == 1:
        return value
    type_ = llvm_type(dtype, lanes)
    first = fn.let(f"insertelement {type_} poison, {scalar_type(dtype)} {value}, i64 0")
    mask = f"<{lanes} x i32> zeroinitializer"
    return fn.let(f"shufflevector {type_} {first}, {type_} poison, {mask}")


def emit_software_fma(module: Module, lanes: int) -> None:
    """Add the function that does an fma of f32 in so many lanes, by f64.

    The product of two f32 is exact in f64. Its sum with the third operand is rounded there; where
    it was not exact and its last bit is even, the neighbour towards the remainder is taken, whose
    last bit is odd: then the rounding to f32 sees on which side of a tie the exact value lies.
    """
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
