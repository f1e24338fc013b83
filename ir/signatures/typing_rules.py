"""The type of a node's result, by the typing rule that its op's row names."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from ..errors import DefectError
from ..matrices.contractions import product_of
from ..ops import OPS
from ..types import (
    BATCH,
    BOOL,
    COL,
    ELEM,
    F32,
    F64,
    GRAM_COL,
    GRAM_ROW,
    GRAMS,
    GROUP,
    I32,
    I64,
    REAL,
    ROW,
    STEP,
    TENSOR,
    TWINS,
    Domain,
    DType,
    Type,
    join,
    tiles,
)

WIDTH_TWIN = {F32: I32, F64: I64, I32: F32, I64: F64}


class RuleError(DefectError, TypeError):
    """An op was applied to operands that its typing rule does not admit."""


def infer(op: str, operands: Sequence[Type | None], wanted: Type | None, typed: bool) -> Type:
    """The type of `op` over the operands' types (None for a literal).

    `wanted` states the dtype of a cast and the domain of a reduction. In a graph that is
    not `typed` yet, float results are `real`. Raises RuleError.
    """
    row = OPS.get(op)
    if row is None:
        raise RuleError(f"unknown op '{op}'; the op table is in docs/ir.md")
    if len(operands) != row.arity:
        raise RuleError(f"{op} takes {row.arity} operands, got {len(operands)}")
    types = tuple(t for t in operands if t is not None)
    try:
        return _RULES[row.rule](op, operands, types, wanted, typed)
    except RuleError:
        raise
    except TypeError as error:  # a join that depends on the rank
        raise RuleError(f"{op}: {error}") from error


def states_dtype(op: str, operands: Sequence[Type | None], stated: DType) -> bool:
    """True where a node of a graph that is not typed yet is: it and all it takes have a dtype.

    A dtype of storage alone is still to be converted where a condition is made of its values.
    """
    dtypes = {t.dtype for t in operands if t is not None}
    if stated is BOOL and any(d.is_float and not d.is_compute for d in dtypes):
        return False
    uniform = len(dtypes) <= (2 if OPS[op].rule == "select" else 1)
    return uniform and all(d.kind != "real" for d in (stated, *dtypes))


def _dtype(op: str, types: tuple[Type, ...], wanted: Type | None, typed: bool) -> DType:
    found = sorted({t.dtype.name for t in types})
    if not types:
        if wanted is None:
            raise RuleError(f"{op} of literals only: state the type")
        return wanted.dtype
    if not typed:
        if all(t.dtype.is_float for t in types):
            return REAL
        hint = "; write where(c, a, b) of a condition" if BOOL.name in found else ""
        raise RuleError(f"{op} expects floats, got {', '.join(found)}{hint}")
    if len(found) > 1:
        raise RuleError(f"{op} expects operands of one dtype, got {' and '.join(found)}")
    return types[0].dtype


def _arith(op: str, _: Any, types: tuple[Type, ...], wanted: Type | None, typed: bool) -> Type:
    dtype = _dtype(op, types, wanted, typed)
    if dtype not in (REAL, F32, F64):
        raise RuleError(f"{op} computes in f32 or f64, got {dtype}; cast it first")
    return Type(dtype, join(*(t.domain for t in types)))


def _compare(op: str, _: Any, types: tuple[Type, ...], wanted: Type | None, typed: bool) -> Type:
    if not types:
        raise RuleError(f"{op} of two literals is a literal: write it")
    integers = all(t.dtype in (I32, I64) for t in types)
    if not integers:
        _arith(op, None, types, None, typed)
    return Type(BOOL, join(*(t.domain for t in types)))


def _logic(op: str, _: Any, types: tuple[Type, ...], wanted: Type | None, typed: bool) -> Type:
    for t in types:
        if t.dtype is not BOOL:
            raise RuleError(f"{op} expects bool, got {t.dtype}; compare it with a number first")
    return Type(BOOL, join(*(t.domain for t in types)))


def _select(
    op: str, operands: Any, types: tuple[Type, ...], wanted: Type | None, typed: bool
) -> Type:
    condition, *rest = operands
    first, what = (I32, "an i32") if op == "table8" else (BOOL, "a bool condition")
    if condition is None or condition.dtype is not first:
        got = "a literal" if condition is None else condition.dtype
        hint = "; compare it with a number first" if op == "select" else ""
        raise RuleError(f"{op} expects {what}, got {got}{hint}")
    if op == "table8" and any(rest):
        raise RuleError("table8 chooses between literals, got a value")
    values = tuple(t for t in rest if t is not None)
    if values and any(t.dtype.kind in ("int", "bool") for t in values):
        names = {t.dtype.name for t in values}
        if len(names) > 1:
            raise RuleError(f"select expects one dtype, got {' and '.join(sorted(names))}")
        dtype = values[0].dtype
    elif not values and wanted is None and not typed:
        dtype = REAL
    else:
        dtype = _dtype(op, values, wanted, typed)
    return Type(dtype, join(*(t.domain for t in types)))


def _twin(op: str, _: Any, types: tuple[Type, ...], wanted: Type | None, typed: bool) -> Type:
    integer_in = op in ("from_bits", "i2f")
    if not types or types[0].dtype not in ((I32, I64) if integer_in else (F32, F64)):
        got = types[0].dtype if types else "a literal"
        raise RuleError(f"{op} expects {'i32 or i64' if integer_in else 'f32 or f64'}, got {got}")
    return Type(WIDTH_TWIN[types[0].dtype], types[0].domain)


def _integer(op: str, _: Any, types: tuple[Type, ...], wanted: Type | None, typed: bool) -> Type:
    names = {t.dtype.name for t in types}
    if len(names) != 1 or types[0].dtype.kind != "int":
        raise RuleError(f"{op} expects integers of one width, got {', '.join(sorted(names))}")
    if not types[0].dtype.is_compute:
        raise RuleError(f"{op} computes in i32 or i64, got {types[0].dtype}; cast it first")
    return Type(types[0].dtype, join(*(t.domain for t in types)))


def _cast(op: str, _: Any, types: tuple[Type, ...], wanted: Type | None, typed: bool) -> Type:
    if wanted is None or not types:
        raise RuleError("cast needs a value and the dtype of its result")
    source, target = types[0].dtype, wanted.dtype
    if source.is_float != target.is_float or BOOL in (source, target):
        raise RuleError(f"cast goes between floats or between integers, not {source} to {target}")
    narrow = [t for t in (source, target) if t.kind == "int" and not t.is_compute]
    if narrow and {source, target} != {I32, narrow[0]}:
        raise RuleError(f"{narrow[0]} is cast from and to i32 only, not {source} to {target}")
    return Type(target, types[0].domain)


def _broadcast(op: str, _: Any, types: tuple[Type, ...], wanted: Type | None, typed: bool) -> Type:
    if wanted is None:
        raise RuleError("broadcast needs the type of its result")
    if not types:
        return wanted
    source = types[0]
    if not source.domain < wanted.domain:
        raise RuleError(
            f"broadcast must add an axis: it goes from {source.domain} to {wanted.domain}"
        )
    return Type(REAL if source.dtype.is_float and not typed else source.dtype, wanted.domain)


def _predicate(op: str, _: Any, types: tuple[Type, ...], wanted: Type | None, typed: bool) -> Type:
    return Type(BOOL, _arith(op, None, types, wanted, typed).domain)


def _reduce(op: str, _: Any, types: tuple[Type, ...], wanted: Type | None, typed: bool) -> Type:
    if wanted is None or not types:
        raise RuleError(f"{op} needs a value and the domain it goes down to")
    source = join(*(t.domain for t in types))
    if not wanted.domain < source:
        raise RuleError(
            f"{op} must remove an axis: it goes from {source} to {wanted.domain}; "
            f"reduce to a smaller domain, or give such tensors a variant of their own"
        )
    if source == GROUP:
        raise RuleError(
            f"{op} goes from group to step, but a group may have no tensors; "
            f"combine the group's value with one of the tensors first, and reduce that"
        )
    if OPS[op].rule == "reduce_bool":
        _logic(op, None, types, None, typed)
        return Type(BOOL, wanted.domain)
    _arith(op, None, types, None, typed)
    return Type(F64 if typed else REAL, wanted.domain)


def _product(op: str, _: Any, types: tuple[Type, ...], wanted: Type | None, typed: bool) -> Type:
    if len(types) < 2 or wanted is None:
        raise RuleError(f"{op} takes two matrices and states the domain of its product")
    dtype = _arith(op, None, (types[0],), None, typed).dtype
    if typed and types[1].dtype != dtype:
        raise RuleError(f"{op} expects operands of one dtype, got {dtype} and {types[1].dtype}")
    product_of(types[0].domain, types[1].domain, wanted.domain)
    if op == "matmul_symmetric" and wanted.domain.of_tensor not in GRAMS.values():
        raise RuleError(f"{op} is of Gram values, got {wanted.domain}: only these have a diagonal")
    return Type(dtype, wanted.domain)


def _gram(op: str, operands: Any, types: tuple[Type, ...], _: Any, typed: bool) -> Type:
    if operands[0] is None:
        raise RuleError(f"{op} takes a Gram value such as x @ x.T, got a literal")
    domain = operands[0].domain
    if op == "transpose" and domain.is_vector and len(domain.axes - BATCH.axes) == 1:
        (axis,) = domain.axes - BATCH.axes
        other = {**TWINS, **{twin: axis for axis, twin in TWINS.items()}}.get(str(axis))
        if other is not None:
            domain = replace(domain, axes=domain.axes - {axis} | {other})
    elif domain.of_tensor not in GRAMS.values():
        is_elem = domain.of_tensor == ELEM
        hint = "; elements are transposed in a product alone: x @ x.T" if is_elem else ""
        raise RuleError(f"{op} takes a Gram value such as x @ x.T, got {domain}{hint}")
    if len(types) > 1 and not types[1].domain <= _along(domain):
        raise RuleError(
            f"{op} adds a number, or one for each cell of the diagonal of {domain}, got "
            f"{types[1].domain}"
        )
    return Type(_arith(op, None, (operands[0],), None, typed).dtype, domain)


def _diagonal(op: str, operands: Any, types: tuple[Type, ...], _: Any, typed: bool) -> Type:
    found = _gram(op, operands, types, None, typed)
    return Type(found.dtype, _along(found.domain))


def _along(gram: Domain) -> Domain:
    """The domain of the diagonal of a Gram value."""
    found = ROW if gram.of_tensor == GRAM_ROW else COL
    return tiles(found, gram.tiles) if gram.tiles else found


def _tiles(op: str, operands: Any, _: Any, wanted: Type | None, typed: bool) -> Type:
    given = STEP if operands[0] is None else operands[0].domain
    if op == "from_tiles":
        if given.of_tensor != ELEM or not given.tiles:
            raise RuleError(f"{op} takes elements of tiles, as to_tiles(x, 128) has, got {given}")
        found = ELEM
    else:
        found = STEP if wanted is None else wanted.domain
        if given != ELEM or found.of_tensor != ELEM or not found.tiles:
            raise RuleError(f"{op} goes from elem to elem of tiles(k), not from {given} to {found}")
    return Type(_arith(op, None, (operands[0],), None, typed).dtype, found)


def _identity(op: str, _: Any, types: Any, wanted: Type | None, typed: bool) -> Type:
    if wanted is None or not (wanted.domain.of_tensor in GRAMS.values() or wanted.domain.is_low):
        got = "" if wanted is None else f", got {wanted.domain}"
        raise RuleError(
            f"{op} states its domain, gram(row), gram(col), low(row, k) or low(k, col){got}"
        )
    return Type(wanted.dtype if typed else REAL, wanted.domain)


# Along rows, where a body has rows <= cols, or along columns.
_SINGULAR: dict[str, tuple[Domain, Domain]] = {
    "singular_values": (GRAM_ROW, GRAM_COL),
    "left_vectors": (GRAM_ROW, ELEM),
    "right_vectors": (ELEM, GRAM_COL),
}


def _singular(
    op: str, operands: Any, types: tuple[Type, ...], wanted: Type | None, typed: bool
) -> Type:
    if operands[0] is None or operands[0].domain != ELEM:
        got = "a literal" if operands[0] is None else operands[0].domain
        raise RuleError(f"{op} takes elements, got {got}; of a Gram value write eigh(s)")
    spaces = _SINGULAR[op]
    if wanted is None or wanted.domain not in spaces:
        got = "" if wanted is None else f", got {wanted.domain}"
        raise RuleError(f"{op} states its domain, {' or '.join(map(str, spaces))}{got}")
    return Type(_arith(op, None, types, None, typed).dtype, wanted.domain)


def _random(op: str, _: Any, types: tuple[Type, ...], wanted: Type | None, typed: bool) -> Type:
    if types and not types[0].domain <= TENSOR:
        raise RuleError(f"{op} takes a seed of domain up to tensor, got {types[0].domain}")
    return Type(F32 if typed else REAL, ELEM)


def _inner_low(op: str, operands: Any, types: Any, wanted: Type | None, typed: bool) -> Type:
    param, grad, basis, scale = operands
    for side in (param, grad):
        if side is None or side.domain != ELEM:
            got = "a literal" if side is None else side.domain
            raise RuleError(f"{op} takes a parameter and a gradient of elements, got {got}")
    if basis is None or not basis.domain.is_low:
        got = "a literal" if basis is None else basis.domain
        raise RuleError(f"{op} takes a basis of low(row, k) or low(k, col), got {got}")
    if scale is not None and not scale.domain <= TENSOR:
        raise RuleError(f"{op} takes a number as scale, got {scale.domain}")
    return Type(_arith(op, None, (param, grad), None, typed).dtype, ELEM)


def _read(op: str, _: Any, types: Any, wanted: Type | None, typed: bool) -> Type:
    if wanted is None:
        raise RuleError("read needs the role's type")
    return wanted


def _leaf_i32(op: str, *_: Any) -> Type:
    return Type(I32, ELEM if op == "index" else TENSOR)


def _leaf_f64(op: str, _: Any, types: Any, wanted: Type | None, typed: bool) -> Type:
    return Type(F64 if typed else REAL, TENSOR)


_RULES: dict[str, Callable[..., Type]] = {
    "read": _read,
    "inner_low": _inner_low,
    "leaf_i32": _leaf_i32,
    "leaf_f64": _leaf_f64,
    "arith": _arith,
    "compare": _compare,
    "logic": _logic,
    "select": _select,
    "twin": _twin,
    "integer": _integer,
    "cast": _cast,
    "broadcast": _broadcast,
    "predicate": _predicate,
    "reduce": _reduce,
    "reduce_bool": _reduce,
    "random": _random,
    "product": _product,
    "gram": _gram,
    "diagonal": _diagonal,
    "identity": _identity,
    "singular": _singular,
    "tiles": _tiles,
}
