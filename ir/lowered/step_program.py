"""A program as its steps need it: roles, tables, launches, temporaries; no graph and no code.

The record that launching reads, whether its code was compiled in this process or is an artifact's,
whose manifest holds it as JSON (`ir/text/records.py`). `passes/lower/step_program.py` makes it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from ..roles import Role
from ..tensor_view import Shape, View
from ..types import Domain
from .launches import Launch
from .memory_plan import Buffer
from .tables import Place, PlaceKind, TableColumn, columns_under

MANY = 256  # chunks that are enough for all of a GPU's multiprocessors


@dataclass(frozen=True, slots=True)
class ChunkSizes:
    """Sizes of a program's chunks, in elements."""

    most: int  # of a chunk, if its tensor's rows and leaves allow it
    whole: int  # up to which a tensor is one chunk; no more than `most`
    long_row: int  # columns beyond which rows are cut
    large: int  # of a chunk, of a tensor that has MANY of such a size

    def of(self, shape: Shape) -> int:
        """The elements of a chunk of a tensor."""
        return self.large if shape.numel >= MANY * self.large else self.most


@dataclass(frozen=True, slots=True)
class RoleStore:
    """A role that a step stores to, always or where a guard holds."""

    role: str
    guarded: bool


@dataclass(frozen=True, slots=True)
class RoleStream:
    """The roles that a call over chunks loads or stores, of those that may be out of core.

    Arrays that are stored under a guard are loaded too.
    """

    entry: str
    argument: int | None  # None: whatever the argument
    whole: bool  # of tensors that are one chunk, or of larger ones
    used: tuple[str, ...]
    stored: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class StepGuard:
    """The condition that parameters are stored under, of the whole step."""

    slot: int  # a step slot: 0 where the step is skipped
    calls: tuple[str, ...]  # the entries behind which it is known


@dataclass(frozen=True, slots=True)
class RowFold:
    """A reduction, as far as it says whether rows without a gradient may be left out."""

    text: str  # how errors call it
    domain: Domain
    ignores_rows: bool  # zeros of the gradient add nothing to it
    ends: bool  # it is used within the tensor


@dataclass(frozen=True, slots=True)
class RowCounts:
    """The values that depend on sizes alone, as the text of a graph, and those that matter."""

    graph: str
    values: tuple[tuple[int, str], ...]  # a node of it, and how errors call it


@dataclass(frozen=True, slots=True)
class ProductSizes:
    """Products, or factors, whose pairs grow alike: rows^rows columns^cols size in each matrix."""

    count: int
    rows: int
    cols: int
    half: bool = False  # they are symmetric, and computed below the diagonal alone
    part: int = 1  # of so many, which a factor's chains have
    size: int = 1  # the chosen size of low-rank matrices, along which it has cells or pairs

    def flops(self, shape: Shape) -> int:
        """The operations for a tensor: two a pair."""
        pairs = shape.rows**self.rows * shape.cols**self.cols * self.size
        if self.half:
            side = shape.rows if self.rows > self.cols else shape.cols
            pairs = (pairs + pairs // max(1, side)) // 2
        return 2 * self.count * shape.batches * pairs // self.part


@dataclass(frozen=True, slots=True)
class LibraryResult:
    """Matrices that a library's routine leaves: the op that they are of, and where they lie."""

    op: str
    place: Place


@dataclass(frozen=True, slots=True)
class LibraryCall:
    """A launch over Gram values, or elements, of which a library's routine makes others."""

    entry: str
    routine: str
    taken: Place
    transposed: bool  # it is of the transposed of what lies there
    left: tuple[LibraryResult, ...]


def counts(sizes: Sequence[ProductSizes]) -> tuple[int, int]:
    """The numbers of products and factors."""
    products = sum(one.count for one in sizes if one.part == 1)
    return products, sum(one.count for one in sizes) - products


def counts_text(products: int, factors: int) -> str:
    """These in words: `15 products`, `2 products and 1 factor`."""
    each = (("product", products), ("factor", factors))
    return " and ".join(f"{n} {noun}{'' if n == 1 else 's'}" for noun, n in each if n)


@dataclass(frozen=True, slots=True)
class StepCost:
    """The cost of a step: bytes per parameter and sweeps, and why not less, in words."""

    bytes: int
    floor: int  # every live role read once, every updated role written once
    sweeps: int
    doubt: str  # what is not proven of it, or nothing
    waits: tuple[str, ...]  # what later sweeps move again, and what they wait for
    products: tuple[ProductSizes, ...] = ()  # beside the sweeps
    stores_last: int | None = None  # of the bytes, what it costs that stores come last, if so


@dataclass(frozen=True, slots=True)
class StepProgram:
    """One variant of an entry, as the runtime takes it."""

    name: str
    when: str  # the bind-time facts under which a tensor takes it
    view: View
    roles: tuple[Role, ...]  # with the types that they are stored in
    stores: tuple[RoleStore, ...]
    role_places: dict[str, Place]  # of the roles that it uses
    columns: tuple[TableColumn, ...]  # of the tensor table
    slots: dict[PlaceKind, int]  # how many step, group and tensor slots there are
    launches: tuple[Launch, ...]
    buffers: tuple[Buffer, ...]  # of temporaries
    by_columns: bool  # a kernel reduces along columns
    gpu_chunks: ChunkSizes
    tile_rows: int  # of a matrix that one unit of a pass over matrices has; 0: there are no passes
    long_list: int  # cells from which on a list is long; 0: none is
    list_part: int  # cells of such a list that one block takes at a time
    shared: tuple[str, ...]  # the reductions above the tensor, as text, by their shared columns
    reduces: bool  # it has a reduction
    draws: bool  # it draws by the tensors' places among those of a step
    guard: StepGuard | None
    streams: tuple[RoleStream, ...]
    row_folds: tuple[RowFold, ...]
    row_counts: RowCounts | None
    cost: StepCost
    whole: tuple[str, ...] = ()  # of the parameter and gradient, what products take whole
    routines: tuple[LibraryCall, ...] = ()  # by launches that have no code
    # Temporaries that its code keeps on the stack where a tensor is one chunk: a negative cell of
    # the tensor table, -1 - n, is byte n there.
    own: tuple[TableColumn, ...] = ()
    apart: tuple[TableColumn, ...] = ()  # arrays of a tensor's that its owners alone touch
    # Of the tensors that it takes, where an optimizer has several; no record has it.
    device: str = field(default="", compare=False)

    def role(self, name: str) -> Role:
        """The role called `name`. Raises KeyError."""
        for role in self.roles:
            if role.name == name:
                return role
        raise KeyError(name)

    def stores_to(self, role: str) -> bool:
        """True if it stores to a role."""
        return any(store.role == role for store in self.stores)

    @property
    def array_columns(self) -> tuple[TableColumn, ...]:
        """The columns of the tensor table that have addresses, but for the scratch."""
        return self.columns[len(columns_under(self.view)) :]
