"""Sixteen lanes in memory: all of them, the first few under a mask, or scattered ones.

Behind that, the forms of loops over lanes.
"""

from __future__ import annotations

from ...ir.loops.mappings import Unrolled, Vector
from ...ir.loops.nest import (
    Acc,
    Accumulate,
    Compute,
    Fold,
    For,
    Init,
    Let,
    Load,
    Pack,
    Register,
    Stmt,
    Store,
    Take,
)
from ...ir.loops.position import of, variable
from ...ir.loops.walk import Body, walk
from ...ir.semantics import LANES
from ...ir.types import BOOL, I32, DType
from .ops import load, splat, store
from .text import LlvmFunction, llvm_type, scalar_type

_MASK = f"<{LANES} x i1>"
_NUMBERS = f"<{LANES} x i32>"
_HALF = f"<{LANES} x i16>"
_FEW = 8  # registers of the accumulators of the smallest large tile


def steps_of(lanes: int) -> str:
    """The number of each lane."""
    return "<" + ", ".join(f"i32 {k}" for k in range(lanes)) + ">"


STEPS = steps_of(LANES)


def twice(fn: LlvmFunction, dtype: DType, value: str) -> str:
    """Sixteen lanes, and the same again: in place, so that a register does for both."""
    mask = ", ".join(f"i32 {k % LANES}" for k in range(2 * LANES))
    type_ = llvm_type(dtype, LANES)
    return fn.let(f"shufflevector {type_} {value}, {type_} poison, <{2 * LANES} x i32> <{mask}>")


def halves(fn: LlvmFunction, type_: str, value: str) -> list[str]:
    """The first sixteen of thirty-two lanes, and the others."""
    masks = (", ".join(f"i32 {first + k}" for k in range(LANES)) for first in (0, LANES))
    return [
        fn.let(f"shufflevector {type_} {value}, {type_} poison, <{LANES} x i32> <{mask}>")
        for mask in masks
    ]


def first_lanes(fn: LlvmFunction, count: str) -> str:
    """The mask of the first `count` lanes, of all if there are more."""
    few = fn.call("i64", "llvm.smin.i64", ("i64", count), ("i64", str(LANES)))
    number = fn.let(f"trunc i64 {few} to i32")
    return fn.let(f"icmp sgt {_NUMBERS} {splat(fn, I32, LANES, number)}, {STEPS}")


def mask_of(fn: LlvmFunction, body: Body, high: str, counter: str) -> str:
    """The lanes of a turn that are below a loop's end.

    Of pairs it is made of bits: LLVM compares anew in each block that has lanes under a mask, in
    the innermost loop, too.
    """
    count = fn.let(f"sub i64 {high}, {counter}")
    if not is_of_pairs(body):
        return first_lanes(fn, count)
    number = fn.let(f"trunc i64 {count} to i32")  # at most all
    behind = fn.let(f"shl i32 1, {number}")
    bits = fn.let(f"trunc i32 {fn.let(f'sub i32 {behind}, 1')} to i{LANES}")
    return fn.let(f"bitcast i{LANES} {bits} to {_MASK}")


def load_lanes(fn: LlvmFunction, dtype: DType, base: str, index: str, mask: str | None) -> str:
    """Neighbouring elements of an array; lanes outside the mask touch no memory and are 0."""
    if mask is None:
        return load(fn, dtype, LANES, base, index)
    scalar, size = _cell(dtype)
    at = fn.let(f"getelementptr inbounds {scalar}, ptr {base}, i64 {index}")
    return _from_cell(fn, dtype, masked(fn, "load", scalar, size, f"ptr {at}", mask))


def store_lanes(
    fn: LlvmFunction, dtype: DType, value: str, base: str, index: str, mask: str | None
) -> None:
    """Writes neighbouring elements of an array, where the mask holds."""
    if mask is None:
        store(fn, dtype, LANES, value, base, index)
        return
    scalar, size = _cell(dtype)
    wide = f"<{LANES} x {scalar}>"
    if dtype is BOOL:
        value = fn.let(f"zext {llvm_type(BOOL, LANES)} {value} to {wide}")
    at = fn.let(f"getelementptr inbounds {scalar}, ptr {base}, i64 {index}")
    name = f"llvm.masked.store.v{LANES}{_short(scalar)}.p0"
    fn.module.declare(name, "void", wide, "ptr", "i32", _MASK)
    fn.do(f"call void @{name}({wide} {value}, ptr {at}, i32 {size}, {_MASK} {mask})")


def load_pair(fn: LlvmFunction, base: str, index: str) -> tuple[str, str]:
    """Thirty-two neighbours of 16 bits: the even ones in the lanes, the odd ones.

    The result of an element does not depend on its lane, so none changes its lane: widening a
    bf16 is a shift or a mask, and narrowing two is a shift and a blend.
    """
    at = fn.let(f"getelementptr inbounds i16, ptr {base}, i64 {index}")
    both = fn.let(f"load {_NUMBERS}, ptr {at}, align 2")
    high = fn.let(f"lshr {_NUMBERS} {both}, splat (i32 16)")
    even, odd = (fn.let(f"trunc {_NUMBERS} {half} to {_HALF}") for half in (both, high))
    return even, odd


def store_pair(fn: LlvmFunction, pair: list[str], base: str, index: str) -> None:
    """Writes thirty-two neighbours of 16 bits: the even ones and the odd ones."""
    low, high = (fn.let(f"zext {_HALF} {half} to {_NUMBERS}") for half in pair)
    both = fn.let(f"or {_NUMBERS} {low}, {fn.let(f'shl {_NUMBERS} {high}, splat (i32 16)')}")
    at = fn.let(f"getelementptr inbounds i16, ptr {base}, i64 {index}")
    fn.do(f"store {_NUMBERS} {both}, ptr {at}, align 2")


def gather(
    fn: LlvmFunction,
    scalar: str,
    size: int,
    base: str,
    indices: str,
    mask: str = "splat (i1 true)",
    index: str = "i32",
) -> str:
    """One cell of an array for each lane of the mask, at the lane's index; else 0."""
    pointers = fn.let(f"getelementptr {scalar}, ptr {base}, <{LANES} x {index}> {indices}")
    return masked(fn, "gather", scalar, size, f"<{LANES} x ptr> {pointers}", mask)


def gather_cells(
    fn: LlvmFunction, dtype: DType, base: str, indices: str, mask: str, index: str = "i32"
) -> str:
    """One element of an array for each lane of the mask."""
    if _cell(dtype)[0] == "i16":
        return _gather_halves(fn, base, indices, mask, index)
    return _from_cell(fn, dtype, gather(fn, *_cell(dtype), base, indices, mask, index))


def _gather_halves(fn: LlvmFunction, base: str, indices: str, mask: str, index: str) -> str:
    """Elements of 16 bits as halves of words, which there is an instruction for.

    An aligned word lies in one page, so that whoever may load a half of it may load the other.
    """
    wide, pointers = f"<{LANES} x i64>", f"<{LANES} x ptr>"
    halves = fn.let(f"getelementptr i16, ptr {base}, <{LANES} x {index}> {indices}")
    cells = fn.let(f"ptrtoint {pointers} {halves} to {wide}")
    words = fn.let(f"inttoptr {wide} {fn.let(f'and {wide} {cells}, splat (i64 -4)')} to {pointers}")
    found = masked(fn, "gather", "i32", 4, f"{pointers} {words}", mask)
    odd = fn.let(f"and {_NUMBERS} {fn.let(f'trunc {wide} {cells} to {_NUMBERS}')}, splat (i32 2)")
    by = fn.let(f"shl {_NUMBERS} {odd}, splat (i32 3)")
    return fn.let(f"trunc {_NUMBERS} {fn.let(f'lshr {_NUMBERS} {found}, {by}')} to {_HALF}")


def scatter(
    fn: LlvmFunction, scalar: str, size: int, value: str, base: str, indices: str, mask: str
) -> None:
    """Writes one cell of an array for each lane of the mask, at the lane's i32 index."""
    wide, pointers = f"<{LANES} x {scalar}>", f"<{LANES} x ptr>"
    places = fn.let(f"getelementptr {scalar}, ptr {base}, {_NUMBERS} {indices}")
    name = f"llvm.masked.scatter.v{LANES}{_short(scalar)}.v{LANES}p0"
    fn.module.declare(name, "void", wide, pointers, "i32", _MASK)
    arguments = f"{wide} {value}, {pointers} {places}, i32 {size}, {_MASK} {mask}"
    fn.do(f"call void @{name}({arguments})")


def masked(
    fn: LlvmFunction, verb: str, scalar: str, size: int, source: str, mask: str, lanes: int = LANES
) -> str:
    """A masked load or gather of so many lanes; those that are off are 0."""
    wide, on = f"<{lanes} x {scalar}>", f"<{lanes} x i1>"
    pointer = source.rsplit(" ", 1)[0]
    kind = "p0" if verb == "load" else f"v{lanes}p0"
    name = f"llvm.masked.{verb}.v{lanes}{_short(scalar)}.{kind}"
    fn.module.declare(name, wide, pointer, "i32", on, wide)
    rest = f"i32 {size}, {on} {mask}, {wide} zeroinitializer"
    return fn.let(f"call {wide} @{name}({source}, {rest})")


def _cell(dtype: DType) -> tuple[str, int]:
    """Return an element's type and bytes in memory; a bool is a byte."""
    return ("i8", 1) if dtype is BOOL else (scalar_type(dtype), dtype.bytes)


def _from_cell(fn: LlvmFunction, dtype: DType, raw: str) -> str:
    if dtype is not BOOL:
        return raw
    return fn.let(f"icmp ne <{LANES} x i8> {raw}, zeroinitializer")


def _short(scalar: str) -> str:
    return {"float": "f32", "double": "f64"}.get(scalar, scalar)


# ------------------------------------------------------------------ loops over lanes


def is_one_turn(loop: For) -> bool:
    """True if a loop of lanes has one turn by its form: `0 .. min(n, 16)`, masked, or `0 .. 16`.

    Of registers, as many lanes as its vectors have.
    """
    if loop.low is of(0) and loop.high is loop.step and is_of_registers(loop.body):
        return True
    at_most = loop.high.parts[1] if loop.high.op == "min" else loop.high
    return loop.masked and loop.low is of(0) and at_most is of(LANES)


def is_counted(stmt: Stmt) -> bool:
    """True if it is a loop that stays one."""
    if not isinstance(stmt, For) or isinstance(stmt.mapping, Unrolled):
        return False
    return not (isinstance(stmt.mapping, Vector) and is_one_turn(stmt))


def loads_and_adds(body: Body) -> bool:
    """True if it loads and adds to accumulators, once a statement, and does nothing else."""
    kinds = Load, Compute, Let, Accumulate, For
    return all(isinstance(s, kinds) and not is_counted(s) for s in walk(body))


def is_of_guarded_rows(body: Body) -> bool:
    """True if they are of chains of a tile, where lanes or rows behind the last are left out.

    Of pairs in large tiles alone: small ones are for CPUs whose masks take vector registers.
    """
    if not is_of_registers(body):
        return False
    return is_of_pairs(body) or any(isinstance(s, Take | Fold) for s in body)


def counts_pairs(loop: For) -> bool:
    """True if a loop counts the pairs of chains, one by one."""
    return loop.axis is not None and loop.axis.roots == ("k",) and loop.step is of(1)


def is_of_pairs(body: Body) -> bool:
    """True if they take pairs, of a large tile."""
    taken = (s.ref.acc.sizes for s in body if isinstance(s, Accumulate))
    return any(sizes[0] * sizes[1] >= _FEW for sizes in taken if sizes)


def tile_of_rows(loop: For) -> Acc | None:
    """The tile of registers whose rows a loop begins or ends, one after the other."""
    if loop.high.op != "const":
        return None
    row = variable(loop.variable)
    for stmt in walk(loop.body):
        match stmt:
            case Take(Register(acc, (first, _, _))) | Fold(_, Register(acc, (first, _, _))):
                return acc if first is row else None
            case _:
                pass
    return None


def is_of_registers(body: Body) -> bool:
    """True if it is of registers of a tile."""
    refs = (getattr(s, "ref", None) for s in body)
    return any(isinstance(ref, Register) and ref.index for ref in refs)


def widths(body: Body) -> list[int]:
    """The lanes that a value is spread to: four or eight of a thread, else sixteen."""
    loops = (s for s in walk(body) if isinstance(s, For) and isinstance(s.mapping, Vector))
    return sorted({min(LANES, s.step.args[0]) for s in loops})


def read_in_lanes(body: Body) -> set[str]:
    """The values that loops of lanes read; guards are asked outside of lanes."""
    found = set[str]()
    for loop in walk(body):
        if isinstance(loop, For) and isinstance(loop.mapping, Vector):
            for stmt in walk(loop.body):
                match stmt:
                    case Compute() | Init() | Accumulate():
                        operands = stmt.args
                    case Store() | Pack():
                        operands = (stmt.value, stmt.odd)
                    case _:
                        operands = ()
                found |= {a for a in operands if isinstance(a, str)}
    return found
