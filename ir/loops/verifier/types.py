"""L02: every value has the dtype that the op table gives it, and its uses accept that dtype.

Terms of reductions in a buffer have the format of a target's accumulators: only the reduction that
stored them loads them, and no load or store accesses the buffer.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from ...errors import Diagnostic
from ...lowered.tables import Place
from ...ops import OPS
from ...signatures.typing_rules import RuleError, infer
from ...types import BF16, BOOL, ELEM, F32, F64, I32, STEP, Const, DType, Type
from ..nest import (
    Acc,
    Accumulate,
    Compute,
    FoldList,
    FoldShared,
    If,
    Index,
    Init,
    Load,
    MemoryCell,
    Multiply,
    Nest,
    Operand,
    Pack,
    Reduce,
    Register,
    Share,
    Store,
    Take,
    Transpose,
)
from ..walk import dtype_made, makes, place_of
from .sites import StatementSite

Dtypes = dict[str, DType]


def types(_: Nest, sites: tuple[StatementSite, ...]) -> Iterator[Diagnostic]:
    """Check dtypes against the op table, places and uses (L02)."""
    known: Dtypes = {}
    inits = (s.stmt for s in reversed(sites) if isinstance(s.stmt, Init) and s.stmt.args)
    left = {s.ref.place: s.ref.acc for s in inits if isinstance(s.ref, MemoryCell)}
    for site in sites:
        for message in _touched(site, left):
            yield site.error("L02", message)
        for message in _wrong(site, known):
            yield site.error("L02", message)
        dtype = dtype_made(site.stmt)
        for value in makes(site.stmt):
            was = known.setdefault(value, dtype)
            if was is not dtype:
                yield site.error("L02", f"%{value} is {dtype} here and {was} above")


def _wrong(site: StatementSite, known: Dtypes) -> Iterator[str]:
    stmt = site.stmt
    match stmt:
        case Compute():
            yield from _computed(stmt, known)
        case Store():
            for value in (stmt.value, stmt.odd):
                yield from _fits(value, stmt.place.dtype, known, "what is stored")
            yield from _fits(stmt.guard, BOOL, known, "a guard")
        case Pack():
            wanted = BF16 if stmt.odd is None else I32
            if stmt.place.dtype is not wanted:
                yield f"one value is packed to bf16, two to i32, got {stmt.place.dtype}"
            for value in (stmt.value, stmt.odd):
                dtype = BF16 if isinstance(value, str) and known.get(value) is BF16 else F32
                yield from _fits(value, dtype, known, "what is packed")
        case If():
            for guard in stmt.guards:
                yield from _fits(guard, BOOL, known, "a guard")
        case Share():
            if known.get(stmt.value, F64) not in (F64, BOOL):
                yield f"a tensor's part is f64 or bool, got {known[stmt.value]}"
        case FoldList() | FoldShared():
            yield from _folded(stmt)
        case Index() if stmt.dtype is not I32:
            varying = site.plain(stmt.at).variables
            if stmt.dtype is not F64 or any(loop.variable in varying for loop in site.loops):
                yield f"a cell's number is i32, how many there are f64; got {stmt.dtype}"
        case Reduce() | Accumulate():
            yield from _terms(stmt.ref.acc, stmt.args, known)
        case Transpose():
            found = {stmt.source.dtype, stmt.place.dtype}
            if found != {BF16, I32}:
                said = ", ".join(map(str, found))
                yield f"pairs of bf16 are turned to words (i32), or back, got {said}"
        case Multiply():
            found = stmt.left.dtype, stmt.right.dtype, stmt.ref.acc.dtype
            if found != (BF16, I32, F32):
                said = ", ".join(map(str, found))
                yield f"panels of bf16 and of words (i32) go into registers of f32, got {said}"
        case Init() if stmt.args:
            yield from _terms(stmt.ref.acc, stmt.args, known)
        case _:
            pass
    if isinstance(stmt, Load | Store) and stmt.odd is not None and stmt.place.dtype.bytes != 2:
        yield f"pairs are of 16 bits, got {stmt.place.dtype}"
    match stmt:
        case (
            Reduce(MemoryCell(_, place))
            | Accumulate(MemoryCell(_, place))
            | Init(MemoryCell(_, place), ())
        ) if place.dtype is not F64:
            yield f"leaves are f64, got {place.dtype}"
        case _:
            pass


def _touched(site: StatementSite, left: dict[Place, Acc]) -> Iterator[str]:
    """Yield errors in a statement's use of a buffer of terms."""
    match site.stmt:
        case Take(Register(acc), place) | Init(MemoryCell(acc, place), (_, *_)):
            wanted, found = _term_dtype(acc), left.get(place, acc)
            if place.dtype is not wanted:
                yield f"terms of {acc.name} lie as {wanted}, got {place.dtype}"
            if (found.op, found.dtype) != (acc.op, acc.dtype):
                yield f"terms of {found.name} are left there, which {acc.name} has no use for"
        case stmt:
            if left and (place := place_of(stmt)) in left:
                yield f"terms of {left[place].name} are left there, in a form of their own"


def _term_dtype(acc: Acc) -> DType:
    """The dtype of a reduction's terms: f64 where adding rounds, else that of its operands."""
    row = OPS[acc.op].reduction if acc.op in OPS else None
    return (row.combine.accumulator if row else None) or acc.dtype


def _computed(stmt: Compute, known: Dtypes) -> Iterator[str]:
    """By the typing rule of the op; a broadcast keeps the dtype."""
    operands = tuple(None if isinstance(a, Const) else known.get(a, stmt.dtype) for a in stmt.args)
    wrong = _typed(stmt.op, operands, stmt.dtype)
    if wrong:
        yield wrong


@cache
def _typed(op: str, operands: tuple[DType | None, ...], dtype: DType) -> str:
    """Return the error of an op on these operand dtypes (None for literals), "" if it is right."""
    row = OPS.get(op)
    if row is None or not row.is_basic or row.is_reduction or row.is_leaf:
        return f"{op} is no basic op of the table that computes a value from values"
    domain = STEP if op == "broadcast" else ELEM
    types = tuple(None if d is None else Type(d, domain) for d in operands)
    try:
        found = infer(op, types, Type(dtype, ELEM), typed=True).dtype
    except RuleError as error:
        return str(error)
    return "" if found is dtype else f"{op} gives {found} here, got {dtype}"


def _fits(value: Operand | None, dtype: DType, known: Dtypes, what: str) -> Iterator[str]:
    if isinstance(value, Const):
        if isinstance(value.value, bool) is not (dtype is BOOL):
            yield f"{what} is {dtype}, got the literal {value.value}"
    elif value is not None and known.get(value, dtype) is not dtype:
        yield f"{what} is {dtype}, got %{value} : {known[value]}"


def _folded(stmt: FoldList | FoldShared) -> Iterator[str]:
    wanted = BOOL if stmt.op == "any" else F64
    is_leaf = isinstance(stmt, FoldList) and stmt.dtype is F64  # of bool, too: it is 0 or 1
    if stmt.dtype is not wanted and not is_leaf:
        yield f"{stmt.op} folds to {wanted}, got {stmt.dtype}"
    if isinstance(stmt, FoldList) and stmt.place.dtype not in (F64, F32, BOOL):
        yield f"a list is f64, f32 or bool, got {stmt.place.dtype}"


def _terms(acc: Acc, args: tuple[Operand, ...], known: Dtypes) -> Iterator[str]:
    row = OPS.get(acc.op)
    if row is None or not (acc.is_chain or (row.is_reduction and row.is_basic)):
        yield f"{acc.op} is no basic reduction of the op table, and no product"
        return
    if acc.dtype not in ((BOOL,) if acc.op == "any" else (F32, F64)):
        yield f"{acc.op} takes {'bool' if acc.op == 'any' else 'f32 or f64'}, got {acc.dtype}"
    if len(args) != row.arity:
        yield f"{acc.op} takes {row.arity} operands, got {len(args)}"
    for arg in args:
        yield from _fits(arg, acc.dtype, known, f"a term of {acc.name}")
