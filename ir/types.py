"""Value types: a dtype and a domain, the set of axes along which a value varies."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache

from .arrays import ARRAY_FLOATS as ARRAY_FLOATS
from .arrays import BF16 as BF16
from .arrays import BOOL as BOOL
from .arrays import DTYPES as DTYPES
from .arrays import F16 as F16
from .arrays import F32 as F32
from .arrays import F64 as F64
from .arrays import I8 as I8
from .arrays import I16 as I16
from .arrays import I32 as I32
from .arrays import I64 as I64
from .arrays import PATTERNS as PATTERNS
from .arrays import REAL as REAL
from .arrays import U8 as U8
from .arrays import DType as DType

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
_SQUARES = (frozenset((*BATCH_AXES, *pair)) for pair in TWINS.items())  # [row, row'], [col', col]
_WHOLE = frozenset((MATRIX_AXES, *_SQUARES))  # the axes of all cells of a space
# An axis of a chosen size, beside the rows of a matrix or, as `low8'`, above its columns. Nothing
# but whole low-rank matrices has one.
_LOW = re.compile(r"low([1-9]\d*)('?)")
_LOW_DOMAIN = re.compile(r"low\((?:row, ?([1-9]\d*)|([1-9]\d*), ?col)\)")
_OF_TILES = re.compile(r"(.+) of tiles\(([1-9]\d*)\)")
_PLACES = {
    axis: place
    for place, axis in enumerate((*BATCH_AXES, TWINS["col"], "row", "col", TWINS["row"]))
}
_AXIS = re.compile(r"(batch|outer|inner|row'?|col'?|first)|axis(\d+)")


@lru_cache(1024)
def low_size(axis: str | int) -> int:
    """The size of an axis that has a chosen one; 0 for others."""
    found = _LOW.fullmatch(axis) if isinstance(axis, str) else None
    return int(found[1]) if found else 0


@lru_cache(1024)
def place_of_axis(axis: str | int) -> int:
    """Return an axis' number among those of cells, in memory order; -1 if it is none."""
    if low_size(axis):
        return _PLACES[TWINS["col"] if str(axis).endswith("'") else TWINS["row"]]
    return _PLACES.get(str(axis), -1)


def ordered(axes: Collection[str | int]) -> list[str]:
    """The axes of cells, as they lie."""
    return sorted((str(axis) for axis in axes), key=place_of_axis)


def _derived() -> bool:
    """A field of a domain that follows from the others."""
    return field(init=False, compare=False)


@dataclass(frozen=True, slots=True)
class Domain:
    """A set of axes. `step` is {}, `group` and `tensor` come before any tensor axis."""

    scope: int  # 0 step, 1 group, 2 tensor or finer
    axes: frozenset[str | int] = frozenset()
    block: int | None = None  # elements of the flattened tensor, where the axis is one of blocks
    tiles: int | str = 0  # rows and columns of the tiles whose axes these are; 0: the tensor's

    # Of the columns above, kept beside them: passes ask at every node.
    is_scalar: bool = _derived()  # one number per step, group or tensor
    is_low: bool = _derived()  # matrices of rows or columns with as many cells as were chosen
    has_own_space: bool = _derived()  # a Gram or a low-rank value, or one of tiles
    is_matrix: bool = _derived()  # all cells of a space: elements, a Gram or a low-rank value
    needs_view: bool = _derived()  # only a view tells the cells: all but numbers and elements
    is_vector: bool = _derived()  # along some, but not all, axes of a space

    def __post_init__(self) -> None:
        is_low = any(map(low_size, self.axes))
        is_matrix = is_low or self.axes in _WHOLE
        is_elem = self.axes == MATRIX_AXES and not self.tiles
        derived = {
            "is_scalar": not self.axes,
            "is_low": is_low,
            "has_own_space": bool(self.tiles) or is_low or not self.axes.isdisjoint(TWIN_AXES),
            "is_matrix": is_matrix,
            "needs_view": bool(self.axes) and not is_elem,
            "is_vector": bool(self.axes) and not is_elem and not is_matrix,
        }
        for name, value in derived.items():
            object.__setattr__(self, name, value)

    def __le__(self, other: Domain) -> bool:
        if self.scope != other.scope:
            return self.scope < other.scope
        if self.tiles != other.tiles and self.axes:
            return False
        held = self.axes <= other.axes and self.block in (None, other.block)
        return held or (other == ELEM and not self.has_own_space)

    def __lt__(self, other: Domain) -> bool:
        return self != other and self <= other

    def __str__(self) -> str:
        return domain_name(self)

    __repr__ = __str__

    @property
    def of_tensor(self) -> Domain:
        """The domain with the tensor in the place of its tiles."""
        return replace(self, tiles=0) if self.tiles else self

    def less(self, axes: Iterable[str | int]) -> Domain:
        """The domain without some axes; the tensor, if none is left."""
        left = self.axes - frozenset(axes)
        return replace(self, axes=left) if left else TENSOR


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


def tiles(of: Domain, size: int | str) -> Domain:
    """The same domain of the tiles of each matrix: of `size` rows and columns, or all it has.

    The last ones are filled up with zeros. In a signature the size may be a whole number's name.
    """
    is_size = size >= 1 if type(size) is int else isinstance(size, str) and size.isidentifier()
    is_known = isinstance(of, Domain) and not of.tiles and not of.is_low  # pyright: ignore[reportUnnecessaryIsInstance]
    if not is_known or not of.axes or of.axes - MATRIX_AXES - TWIN_AXES or not is_size:
        raise ValueError(
            f"tiles are of matrices, ELEM, ROW, COL, BATCH or gram(ROW), and of a whole number of "
            f"rows and columns from 1 on, tiles(ELEM, 128); got tiles({of!r}, {size!r})"
        )
    return replace(of, tiles=size)


def with_sizes(domain: Domain, sizes: Mapping[str, int]) -> Domain:
    """A domain with whole numbers in the place of their names. Raises KeyError, ValueError."""
    if isinstance(domain.tiles, str):
        return tiles(domain.of_tensor, sizes[domain.tiles])
    for axis in domain.axes:
        if isinstance(axis, str) and axis.startswith("low="):
            size = sizes[axis.removeprefix("low=").removesuffix("'")]
            return low(size, COL) if axis.endswith("'") else low(ROW, size)
    return domain


@lru_cache(256)
def domain_name(domain: Domain) -> str:
    """The name of a domain in the text format."""
    if domain.tiles:
        return f"{domain.of_tensor} of tiles({domain.tiles})"
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
    if found_tiles := _OF_TILES.fullmatch(text):
        return tiles(parse_domain(found_tiles[1]), int(found_tiles[2]))
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
        f"gram(col), low(row, k), low(k, col), sets such as {{batch, row}} or {{axis0, axis2}}, "
        f"and some of tiles: elem of tiles(k)"
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
    if a.tiles != b.tiles:
        raise TypeError(f"{a} and {b} are of no one matrix: from_tiles(x) has the tensor's cells")
    if a.has_own_space or b.has_own_space:
        held = MATRIX_AXES, GRAM_ROW.axes, GRAM_COL.axes
        if a.block is None and b.block is None and any(axes <= h for h in held):
            return Domain(2, axes, tiles=a.tiles)
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
