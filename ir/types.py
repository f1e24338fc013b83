"""Value types: a dtype and a domain (the set of axes along which a value varies)."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cache

import numpy as np

# ------------------------------------------------------------------ dtypes


@dataclass(frozen=True, slots=True)
class DType:
    """A scalar format: its name in the text format, bytes per cell and kind.

    `numpy` is what it lies in memory as, `array_name` what NumPy, torch and JAX call it; a float
    has bits of an exponent and of a mantissa.
    """

    name: str
    bytes: int
    kind: str  # "real" (not chosen yet), "float", "int" or "bool"
    numpy: np.dtype[np.generic]
    array_name: str = ""
    exponent: int = 0
    mantissa: int = 0

    def __post_init__(self) -> None:
        if not self.array_name:
            object.__setattr__(self, "array_name", self.numpy.name)

    def __str__(self) -> str:
        return self.name

    __repr__ = __str__

    @property
    def is_float(self) -> bool:
        return self.kind in ("float", "real")

    @property
    def is_pattern(self) -> bool:
        """True for a float that lies in memory as its bit pattern, and is widened to compute."""
        return self.kind == "float" and self.numpy.kind == "u"

    @property
    def infinity(self) -> int:
        """The bits of a float's exponent: all set in what is infinite or NaN."""
        return ((1 << self.exponent) - 1) << self.mantissa

    @property
    def is_compute(self) -> bool:
        """True for the formats in which arithmetic happens; others are storage only."""
        return self in (F32, F64, I32, I64, BOOL, REAL)


REAL = DType("real", 8, "real", np.dtype(np.float64))
F64 = DType("f64", 8, "float", np.dtype(np.float64), exponent=11, mantissa=52)
F32 = DType("f32", 4, "float", np.dtype(np.float32), exponent=8, mantissa=23)
BF16 = DType("bf16", 2, "float", np.dtype(np.uint16), "bfloat16", exponent=8, mantissa=7)
F16 = DType("f16", 2, "float", np.dtype(np.uint16), "float16", exponent=5, mantissa=10)
I64 = DType("i64", 8, "int", np.dtype(np.int64))
I32 = DType("i32", 4, "int", np.dtype(np.int32))
I16 = DType("i16", 2, "int", np.dtype(np.int16))
I8 = DType("i8", 1, "int", np.dtype(np.int8))
U8 = DType("u8", 1, "int", np.dtype(np.uint8))
BOOL = DType("bool", 1, "bool", np.dtype(np.bool_))

_FLOATS = (
    F64,
    F32,
    BF16,
    F16,
)
DTYPES: dict[str, DType] = {d.name: d for d in (REAL, *_FLOATS, I64, I32, I16, I8, U8, BOOL)}

# The formats that users' parameters and gradients come in, by what array libraries call them.
ARRAY_FLOATS: dict[str, DType] = {d.array_name: d for d in _FLOATS}
PATTERNS: tuple[DType, ...] = tuple(d for d in _FLOATS if d.is_pattern)

# ------------------------------------------------------------------ domains

# The axes of a tensor seen as batches of matrices: all but the last two axes, the second last
# and the last. Only a view with three borders tells the two parts of the batch apart. `first` is
# axis 0 and a number that axis; which of the others they are depends on the rank, so they meet
# them only after the rank is specialised.
BATCH_AXES = ("outer", "inner")
VIEW_AXES = (*BATCH_AXES, "row", "col")  # in the order in which cells lie in memory
MATRIX_AXES = frozenset(VIEW_AXES)
# The same rows or columns, counted a second time: the other axis of a square matrix of them.
TWINS = {"row": "row'", "col": "col'"}
TWIN_AXES = frozenset(TWINS.values())
# An axis of a chosen size, beside the rows of a matrix or, as `low8'`, above its columns. Nothing
# but whole low-rank matrices has one.
_LOW = re.compile(r"low([1-9]\d*)('?)")
_LOW_DOMAIN = re.compile(r"low\((?:row, ?([1-9]\d*)|([1-9]\d*), ?col)\)")
_PLACES = {
    axis: place
    for place, axis in enumerate((*BATCH_AXES, TWINS["col"], "row", "col", TWINS["row"]))
}
_AXIS = re.compile(r"(batch|outer|inner|row'?|col'?|first)|axis(\d+)")


@cache
def low_size(axis: str | int) -> int:
    """The size of an axis that has a chosen one; 0 for others."""
    found = _LOW.fullmatch(axis) if isinstance(axis, str) else None
    return int(found[1]) if found else 0


@cache
def _is_low(axes: frozenset[str | int]) -> bool:
    """Whether some axes are those of low-rank matrices."""
    return any(map(low_size, axes))


@cache
def _have_own_space(axes: frozenset[str | int]) -> bool:
    """Whether some axes are of a space beside elements."""
    return _is_low(axes) or not axes.isdisjoint(TWIN_AXES)


@cache
def place_of_axis(axis: str | int) -> int:
    """Where an axis stands among those of cells, as they lie; -1 for what is none."""
    if low_size(axis):
        return _PLACES[TWINS["col"] if str(axis).endswith("'") else TWINS["row"]]
    return _PLACES.get(str(axis), -1)


def ordered(axes: Collection[str | int]) -> list[str]:
    """The axes of cells, as they lie."""
    return sorted((str(axis) for axis in axes), key=place_of_axis)


@dataclass(frozen=True, slots=True)
class Domain:
    """A set of axes. `step` is {}, `group` and `tensor` come before any tensor axis."""

    scope: int  # 0 step, 1 group, 2 tensor or finer
    axes: frozenset[str | int] = frozenset()
    block: int | None = None  # elements of the flattened tensor, where the axis is one of blocks

    def __le__(self, other: Domain) -> bool:
        if self.scope != other.scope:
            return self.scope < other.scope
        held = self.axes <= other.axes and self.block in (None, other.block)
        return held or (other == ELEM and not self.has_own_space)

    def __lt__(self, other: Domain) -> bool:
        return self != other and self <= other

    def __str__(self) -> str:
        return domain_name(self)

    __repr__ = __str__

    @property
    def is_scalar(self) -> bool:
        """True where the value is one number per step, group or tensor."""
        return not self.axes

    @property
    def has_own_space(self) -> bool:
        """True for a value of a space of its own, a Gram or a low-rank one, or of its vectors."""
        return _have_own_space(self.axes)

    @property
    def is_low(self) -> bool:
        """True for matrices of rows or columns with as many cells each as were chosen."""
        return _is_low(self.axes)

    @property
    def is_matrix(self) -> bool:
        """True for all cells of a space: elements, a Gram or a low-rank value."""
        return self in (ELEM, GRAM_ROW, GRAM_COL) or self.is_low

    @property
    def is_vector(self) -> bool:
        """True for a value along some, but not all, axes of a space."""
        return self.needs_view and not self.is_matrix

    @property
    def needs_view(self) -> bool:
        """True where only a view tells the cells: for all but numbers and elements."""
        return bool(self.axes) and self != ELEM


STEP = Domain(0)
GROUP = Domain(1)
TENSOR = Domain(2)
BATCH = Domain(2, frozenset(BATCH_AXES))
ROW = Domain(2, frozenset({*BATCH_AXES, "row"}))
COL = Domain(2, frozenset({*BATCH_AXES, "col"}))
UNIT = Domain(2, frozenset({"first"}))
ELEM = Domain(2, MATRIX_AXES)

# Square matrices for each matrix of a tensor: [row, row'], and [col', col].
GRAM_ROW = Domain(2, ROW.axes | {TWINS["row"]})
GRAM_COL = Domain(2, COL.axes | {TWINS["col"]})
GRAMS: dict[str, Domain] = {"gram(row)": GRAM_ROW, "gram(col)": GRAM_COL}

DOMAINS: dict[str, Domain] = {
    "step": STEP,
    "group": GROUP,
    "tensor": TENSOR,
    "batch": BATCH,
    "row": ROW,
    "col": COL,
    "unit": UNIT,
    "elem": ELEM,
}
_NAMES = {domain: name for name, domain in (*DOMAINS.items(), *GRAMS.items())}


def axis(index: int) -> Domain:
    """The domain of one axis of the tensor, counted from the front."""
    if type(index) is not int or index < 0:
        raise ValueError(f"an axis is counted from the front, from 0; got {index!r}")
    return Domain(2, frozenset({index}))


def block(length: int) -> Domain:
    """The domain of consecutive blocks of `length` elements of the flattened tensor."""
    if type(length) is not int or length < 1:
        raise ValueError(f"block length must be at least 1, got {length!r}")
    return Domain(2, frozenset({"block"}), length)


def gram(of: Domain) -> Domain:
    """The domain of square matrices of rows (ROW) or of columns (COL): as many as batches."""
    found = {ROW: GRAM_ROW, COL: GRAM_COL}.get(of)
    if found is None:
        raise ValueError(f"gram is of the rows or the columns, gram(ROW) or gram(COL); got {of!r}")
    return found


def low(first: Domain | int | str, second: Domain | int | str) -> Domain:
    """The domain of low-rank matrices: low(ROW, 8) for [rows, 8], low(8, COL) for [8, columns].

    In a signature the size may be the name of a whole number: low(ROW, "low_rank").
    """
    side, size = (first, second) if second != COL else (second, first)
    is_size = size >= 1 if type(size) is int else isinstance(size, str) and size.isidentifier()
    if not isinstance(side, Domain) or side not in (ROW, COL) or not is_size:
        raise ValueError(
            f"low is of rows or of columns and a whole number from 1 on, low(ROW, 8) or "
            f"low(8, COL); got low({first!r}, {second!r})"
        )
    mark = "" if isinstance(size, int) else "="
    return Domain(2, side.axes | {f"low{mark}{size}" if side == ROW else f"low{mark}{size}'"})


def with_sizes(domain: Domain, sizes: Mapping[str, int]) -> Domain:
    """A domain with whole numbers in the place of their names. Raises KeyError."""
    for axis in domain.axes:
        if isinstance(axis, str) and axis.startswith("low="):
            size = sizes[axis.removeprefix("low=").removesuffix("'")]
            return low(size, COL) if axis.endswith("'") else low(ROW, size)
    return domain


def domain_name(domain: Domain) -> str:
    """The name of a domain in the text format."""
    if domain in _NAMES:
        return _NAMES[domain]
    if domain.is_low:
        size = next(filter(None, map(low_size, domain.axes)))
        return f"low(row, {size})" if "row" in domain.axes else f"low({size}, col)"
    if domain.block is not None:
        return f"block({domain.block})"
    if len(domain.axes) == 1 and isinstance(only := next(iter(domain.axes)), int):
        return f"axis({only})"
    inner = sorted(axis_names(domain), key=lambda axis: (place_of_axis(axis), axis))
    return "{" + ", ".join(inner) + "}"


def axis_names(domain: Domain) -> list[str]:
    """The names of a domain's axes in the text of a set, in order of the alphabet."""
    return sorted(axis if isinstance(axis, str) else f"axis{axis}" for axis in domain.axes)


def parse_domain(text: str) -> Domain:
    """The domain named by `text`. Raises ValueError for an unknown name."""
    if text in DOMAINS or text in GRAMS:
        return DOMAINS.get(text) or GRAMS[text]
    for prefix, make in (("axis(", axis), ("block(", block)):
        if text.startswith(prefix) and text.endswith(")") and text[len(prefix) : -1].isdigit():
            return make(int(text[len(prefix) : -1]))
    if found_low := _LOW_DOMAIN.fullmatch(text):
        rows, cols = found_low.groups()
        return low(ROW, int(rows)) if rows else low(int(cols), COL)
    axes = [_AXIS.fullmatch(part.strip()) for part in text[1:-1].split(",")]
    if text.startswith("{") and text.endswith("}") and all(axes):
        found = {axis[1] or int(axis[2]) for axis in axes if axis}
        batch = BATCH_AXES if "batch" in found else ()
        return _of_one_space(Domain(2, frozenset((*found - {"batch"}, *batch))))
    raise ValueError(
        f"unknown domain '{text}'; known: {', '.join(DOMAINS)}, axis(i), block(k), gram(row), "
        f"gram(col), low(row, k), low(k, col) and sets such as {{batch, row}} or {{axis0, axis2}}"
    )


def join(*domains: Domain) -> Domain:
    """The smallest domain that contains all: the union of the axes.

    Raises TypeError when the union depends on the tensor's rank (`unit` with `row`), and when no
    matrix holds it (`gram(row)` or `low(row, 8)` with `col`).
    """
    result = STEP
    for domain in domains:
        result = _join(result, domain)
    return result


def _join(a: Domain, b: Domain) -> Domain:
    if a <= b:
        return b
    if b <= a:
        return a
    axes = a.axes | b.axes
    if a.has_own_space or b.has_own_space:
        if a.block is None and b.block is None and any(axes <= g.axes for g in GRAMS.values()):
            return Domain(2, axes)
        raise TypeError(f"{a} and {b} are of no one matrix: {_meeting(axes)}")
    if a.block is not None or b.block is not None:
        return ELEM
    if axes <= MATRIX_AXES or all(isinstance(axis, int) for axis in axes):
        return Domain(2, axes)
    raise TypeError(
        f"the union of {a} and {b} depends on the tensor's rank; "
        f"state the rank with a variant (when rank == 2) or use one family of axes"
    )


def _meeting(axes: frozenset[str | int]) -> str:
    """The sentence on axes that no matrix has together."""
    if any(map(low_size, axes)):
        return (
            "low-rank values go with others of their space, its rows or columns, and numbers; "
            "project by `@`"
        )
    rows = [name for axis, name in (("row", "rows"), ("row'", "row'")) if axis in axes]
    cols = [name for axis, name in (("col", "columns"), ("col'", "col'")) if axis in axes]
    sides = sorted(filter(None, (rows, cols)), key=lambda side: "'" not in side[-1])
    if len(sides) < 2:
        return "beside a Gram value, name axes by row, col and batch"
    return " meet ".join(map(" and ".join, sides)) + ": contract with `@`"


def _of_one_space(domain: Domain) -> Domain:
    """The domain, if a matrix has its axes. Raises ValueError."""
    if domain.has_own_space and not any(domain <= g for g in GRAMS.values()):
        raise ValueError(f"no matrix has the axes {domain}: {_meeting(domain.axes)}")
    return domain


# ------------------------------------------------------------------ types and constants


@dataclass(frozen=True, slots=True)
class Type:
    """The type of a value."""

    dtype: DType
    domain: Domain

    def __str__(self) -> str:
        return f"{self.dtype} {self.domain}"

    __repr__ = __str__


def parse_type(text: str) -> Type:
    """The type that is written `text`. Raises KeyError, ValueError."""
    dtype, _, domain = text.partition(" ")
    return Type(DTYPES[dtype], parse_domain(domain))


@dataclass(frozen=True, slots=True)
class Const:
    """A literal operand; it takes the dtype of the operation it stands in."""

    value: float | int | bool

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Const) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)

    @property
    def key(self) -> tuple[str, str]:
        """Tells 0.0 from -0.0 and 1 from 1.0 and True, and finds NaN equal to NaN."""
        return type(self.value).__name__, repr(self.value)
