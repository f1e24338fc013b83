"""A nest: the loops of one kernel or segment, as frozen data; each has its axis and its mapping.

A value made in a loop of lanes has one instance a lane, one made outside is the same in all.
A reduction is stated over a reference to its accumulator: a register, or a cell of memory. `Reduce`
has its declared order; `passes/loops/accumulators.py` makes it `Init`, `Accumulate` and `Fold`.
Accumulators go by their names; they are no SSA values.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from ..axes import Axis
from ..lowered.tables import Place
from ..matrices.contractions import Contraction
from ..ops import OPS
from ..types import F64, I32, Const, DType
from .mappings import AnyOrder, Lane, Mapping, Serial, Unrolled, Vector
from .position import Position, of

Operand = str | Const  # a value by its name, without %, or a literal
SERIAL, ONE = Serial(), of(1)
MOST_THREADS = 256  # of a block
SHARED_BYTES = 17408  # of a block of the most threads: panels of 16 pairs, of f64


class Order(StrEnum):
    """The declared order of a reduction."""

    ROW = "row"  # leaves of 1024 neighbours, sixteen lanes, folded by halves
    COL = "col"  # leaves of 64 rows, one after the other
    CHAIN = "chain"  # of a product: all pairs, one after the other


# Legal mappings of the loop that accumulates the terms of a leaf, by the declared order.
LEGAL: dict[Order, tuple[type[Mapping], ...]] = {
    Order.ROW: (AnyOrder, Vector, Lane),  # sixteen lanes, each in order
    Order.COL: (Serial,),  # a chain
    Order.CHAIN: (Serial, Unrolled),  # of any length, in panels
}


class Scratch(StrEnum):
    """The memory that a list fold may write to."""

    SELF = "self"  # the list, which is not needed afterwards
    TENSOR = "tensor"  # the tensor's scratch


@dataclass(frozen=True, slots=True)
class Acc:
    """An accumulator: a register, one a lane where its loop has lanes; or a tile of them."""

    name: str
    op: str  # a reduction of the op table, or a product
    dtype: DType  # of its terms
    sizes: tuple[int, ...] = ()  # of a tile: an index names a register

    @property
    def contraction(self) -> Contraction | None:
        """The algebra of a product's chain: of pairs in their order, in their own dtype."""
        return OPS[self.op].contraction if self.op in OPS else None

    @property
    def is_chain(self) -> bool:
        """True if it is a chain of a product."""
        return self.contraction is not None

    @property
    def is_of_threads(self) -> bool:
        """True if its first index is a thread's number: every thread has the same registers."""
        return self.sizes[:1] == (MOST_THREADS,)

    @property
    def own_sizes(self) -> tuple[int, ...]:
        """The sizes of a thread's registers."""
        return self.sizes[1:] if self.is_of_threads else self.sizes

    @property
    def folded(self) -> DType:
        """The dtype that it folds to."""
        return self.dtype if self.is_chain else F64


@dataclass(frozen=True, slots=True)
class Register:
    """An accumulator in a register; of a tile, the one of an index."""

    acc: Acc
    index: tuple[Position, ...] = ()

    @property
    def own_index(self) -> tuple[Position, ...]:
        """The index among a thread's registers."""
        return self.index[1:] if self.acc.is_of_threads else self.index


@dataclass(frozen=True, slots=True)
class MemoryCell:
    """An accumulator in memory: f64 in an array, the form that registers have in a buffer."""

    acc: Acc
    place: Place
    at: Position


Ref = Register | MemoryCell


@dataclass(frozen=True, slots=True)
class For:
    """A loop: `variable` in [`low`, `high`), `step` apart."""

    variable: str
    low: Position
    high: Position
    body: tuple[Stmt, ...]
    mapping: Mapping = SERIAL
    step: Position = ONE  # of a vector: its width; of threads: the neighbours of each
    axis: Axis | None = None  # whose cells it counts
    opaque: bool = False  # compilers do not know how it goes on, and count no address beside it

    def __post_init__(self) -> None:
        if isinstance(self.mapping, Vector):
            object.__setattr__(self, "step", of(self.mapping.width))

    @property
    def masked(self) -> bool:
        """True where lanes at or past the end are off."""
        return isinstance(self.mapping, Vector) and self.mapping.masked


@dataclass(frozen=True, slots=True)
class If:
    """`then` where all guards (bool values) hold and the condition does; else `other`."""

    guards: tuple[str, ...]
    condition: Position | None
    then: tuple[Stmt, ...]
    other: tuple[Stmt, ...] = ()


@dataclass(frozen=True, slots=True)
class Let:
    """Name a position for the statements behind it."""

    variable: str
    position: Position
    axis: Axis | None = None  # of which it is the cell at hand


@dataclass(frozen=True, slots=True)
class Load:
    """A value from a cell. Of a slot: the position is its number, or the group whose slot it is."""

    value: str
    place: Place
    at: Position
    whole: bool = False  # all lanes, whatever the mask: a buffer has room behind its end
    odd: str | None = None  # of 32 neighbours of 16 bits `value` has the even ones, this the odd


@dataclass(frozen=True, slots=True)
class Compute:
    """A value by an op of the table; it has the op's meaning, to the bit."""

    value: str
    op: str
    args: tuple[Operand, ...]
    dtype: DType


@dataclass(frozen=True, slots=True)
class Index:
    """A position as a value, i32 or f64; in lanes that it counts, lane i is `at + every * i`."""

    value: str
    at: Position
    dtype: DType = I32
    every: int = 1


@dataclass(frozen=True, slots=True)
class Store:
    """A value to a cell, where its guard holds."""

    place: Place
    at: Position
    value: Operand
    guard: str | None = None
    whole: bool = False  # all lanes, whatever the mask: a buffer has room behind its end
    odd: Operand | None = None  # of 32 neighbours of 16 bits, as `Load` has it


@dataclass(frozen=True, slots=True)
class Prefetch:
    """Asks for a cell's cache line; it may lie behind the array."""

    place: Place
    at: Position


@dataclass(frozen=True, slots=True)
class Reduce:
    """A reduction in its declared order, before it has loops."""

    ref: MemoryCell  # of the leaf that this element falls in
    args: tuple[Operand, ...]
    order: Order


@dataclass(frozen=True, slots=True)
class Init:
    """Set an accumulator (of a tile all registers) to the neutral value, or a cell to a term."""

    ref: Ref
    args: tuple[Operand, ...] = ()


@dataclass(frozen=True, slots=True)
class Accumulate:
    """Accumulate a term; lanes that are off do not change their accumulators."""

    ref: Ref
    args: tuple[Operand, ...]


@dataclass(frozen=True, slots=True)
class Pack:
    """Round f32 to bf16 in a panel: one value to a cell, or two to a pair, the second one above.

    Numbers below 2^-126 become zero, as the product of panels takes them. bf16 stays as it is.
    """

    place: Place
    at: Position
    value: Operand
    odd: Operand | None = None

    @property
    def values(self) -> tuple[Operand, ...]:
        """The one value, or both."""
        return (self.value,) if self.odd is None else (self.value, self.odd)


@dataclass(frozen=True, slots=True)
class Transpose:
    """Transpose squares of 16 x 16 pairs of bf16, one behind the other, from panel to panel.

    Rows of a left panel become columns of a right one, and back.
    """

    place: Place
    at: Position
    source: Place
    source_at: Position
    count: Position


@dataclass(frozen=True, slots=True)
class Multiply:
    """Takes blocks of 32 pairs of bf16 into a tile of 32 x 32 registers of f32.

    Of the left panel a block has 32 rows of pairs; of the right one, as words of two pairs, 16
    columns after the other 16, and of each 16 rows (`ir/matrices/bf16_blocks.py`).
    """

    ref: Register
    left: Place
    left_at: Position
    right: Place
    right_at: Position
    count: Position


@dataclass(frozen=True, slots=True)
class Take:
    """Accumulate a term from a buffer in a register, or load a chain's partial sum from a cell."""

    ref: Register
    place: Place
    at: Position


@dataclass(frozen=True, slots=True)
class Fold:
    """An accumulator as a value, f64 or a chain's dtype: lanes by halves, or each for itself."""

    value: str
    ref: Register
    halves: bool = True


@dataclass(frozen=True, slots=True)
class FoldList:
    """A list of cells, folded by the list rule, as f64 (bool for `any`): each target's library."""

    value: str
    op: str
    dtype: DType  # of the value
    place: Place
    first: Position
    count: Position
    stride: Position
    scratch: Scratch
    once: bool  # a single cell is a leaf too
    beside: bool = False  # in lanes: of at most sixteen cells each, item k of all is a vector
    last: bool = False  # no later statement uses the scratch: no barrier behind it


@dataclass(frozen=True, slots=True)
class FoldShared:
    """A column of the table of all tensors, or its cells of one group, folded by the list rule."""

    value: str
    op: str
    dtype: DType
    column: int
    group: Position | None
    last: bool = False  # as `FoldList` has it


@dataclass(frozen=True, slots=True)
class Share:
    """Store the tensor's part of a reduction in its cell of the table of all tensors."""

    column: int
    value: str


@dataclass(frozen=True, slots=True)
class Barrier:
    """Wait for all threads of the block, or of a group's warp, and for their stores.

    No compiler moves a load from before it behind it.
    """

    of_warp: bool = False


Stmt = (
    For | If | Let | Load | Compute | Index | Store | Pack | Transpose | Prefetch | Reduce | Init
    | Accumulate | Take | Multiply | Fold | FoldList | FoldShared | Share | Barrier
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Nest:
    """The loops of one function over a rectangle of a tensor, its rows, a tensor, or the step."""

    name: str
    arguments: tuple[str, ...]  # as `$row`; RECTANGLE, ROWS, MATRICES, STRIPS or none
    places: tuple[tuple[str, Place], ...]  # names of all places that the body touches
    body: tuple[Stmt, ...]
    sizes: tuple[tuple[str, int], ...] = ()  # of every tensor that it is run for, as (`#rows`, 3)


RECTANGLE = ("$row", "$rows", "$col", "$cols")
MATRICES = ("$row", "$rows", "$batch", "$batches")  # so many rows, of so many of the batch
# Likewise, and a unit is so many tiles of columns: blocks of a GPU share a unit of rows.
STRIPS = (*MATRICES, "$strip", "$strips")
ROWS = ("$row", "$rows")
