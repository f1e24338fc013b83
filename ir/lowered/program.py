"""The lowered program: kernels over chunks, segments of scalars and vectors between, launches.

Values that live in memory have a `Place` (`tables.py`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import StrEnum

from ..errors import LowerError, StepfuseError, called
from ..graph import Graph, Operand
from ..matrices.values import FACTORS
from ..ops import ROLE
from ..types import BF16, Domain, DType
from .launches import Launch
from .memory_plan import LONG_PANEL_BYTES, PANEL_BYTES, TILE_ROWS
from .schedule import Schedule
from .tables import Place, PlaceKind, TableColumn, ValueArray, columns_under
from .visits import Visit


class ProgramError(StepfuseError):
    """A program differs from its graph: names the value and the launch."""


class LeafDirection(StrEnum):
    """The direction of a reduction's leaves: 1024 elements of a row, or 64 rows of a column."""

    ROW = "row"
    COL = "col"


@dataclass(frozen=True, slots=True)
class PlacedStore:
    """An update of a kernel or a commit of a segment."""

    update: int
    value: Operand
    place: Place
    guard: int | None


@dataclass(frozen=True, slots=True)
class LeafReduction:
    """A reduction taken in a kernel: leaf sums along rows or columns go to `partial`."""

    node: int
    along: LeafDirection  # rows and blocks have leaves of 1024, columns of 64 rows
    partial: Place


@dataclass(frozen=True, slots=True)
class ElementLoad:
    """An element value and the array it is loaded from."""

    value: int
    place: Place


@dataclass(frozen=True, slots=True)
class Kernel:
    """One pass of a sweep over one chunk."""

    name: str
    sweep: int
    index: int
    scalars: tuple[int, ...]  # scalars, loaded from slots once a chunk
    rows: tuple[int, ...]  # row and batch vectors, or of its blocks: loaded once a row or block
    cols: tuple[int, ...]  # other vectors, loaded beside the elements
    loads: tuple[ElementLoad, ...]
    computes: tuple[int, ...]  # element values, in order
    stores: tuple[PlacedStore, ...]
    reduces: tuple[LeafReduction, ...]
    keeps: tuple[
        ElementLoad, ...
    ] = ()  # element values stored to the tile's buffers, for later passes
    prefetch: tuple[Place, ...] = ()  # arrays that it asks for some elements ahead
    block: int = 0  # elements of its blocks: those that begin in the chunk; 0: it goes by rows


@dataclass(frozen=True, slots=True)
class Run:
    """Scalar and vector values computed in one loop over the cells of their domain."""

    domain: Domain
    nodes: tuple[int, ...]


class Scope(StrEnum):
    """The scope of a segment: it runs for some rows, for each tensor, or once."""

    ROWS = "rows"
    TENSOR = "tensor"
    STEP = "step"


@dataclass(frozen=True, slots=True)
class Segment:
    """Scalar and vector values computed together, for each unit of the scope."""

    name: str
    scope: Scope
    runs: tuple[Run, ...]
    commits: tuple[PlacedStore, ...] = ()
    writes_shared: tuple[int, ...] = ()  # reductions whose per-tensor part this segment leaves
    folds_shared: tuple[int, ...] = ()  # reductions over all tensors that it finishes
    lists: tuple[int, ...] = ()  # reductions whose first level, of a long list, is there before it
    apart: tuple[int, ...] = ()  # runs, by their places, whose cells are there if they are as many

    @property
    def cells(self) -> Segment:
        """The runs that are apart, of some rows."""
        runs = tuple(self.runs[n] for n in self.apart)
        return Segment(f"{self.name}_cells", Scope.ROWS, runs)


@dataclass(frozen=True, slots=True)
class Sweep:
    """One sweep over the elements: its kernels, and the row segments between its passes."""

    kernels: tuple[Kernel, ...]
    rows: tuple[Segment | None, ...]  # after each kernel; after the last only if there are stores
    tile: int = 0  # elements of whole rows that all passes visit before the next, if it has buffers
    block: int = 0  # elements of rows that one function takes through all passes, row by row

    @property
    def parts(self) -> Iterator[Kernel | Segment]:
        """Kernels and row segments that become functions; one if all passes are fused per block."""
        yield from self.kernels[:1] if self.block else self.kernels
        yield from (() if self.block else filter(None, self.rows))

    @property
    def buffer_bytes(self) -> int:
        """The bytes of all buffers of its tile."""
        kept = (load.place.dtype.bytes for k in self.kernels for load in k.keeps)
        return self.tile * sum(kept)


@dataclass(frozen=True, slots=True)
class MatrixKernel:
    """A pass over matrices: the cells of a product or factor, and the values computed of each."""

    name: str
    space: Domain
    product: int | None  # None: its cells are computed of others alone
    factors: tuple[ProductOperand, ...]  # what the product takes
    scalars: tuple[int, ...]
    loads: tuple[ElementLoad, ...]  # each at the cell at hand, a transpose at the other
    computes: tuple[int, ...]
    keeps: tuple[ElementLoad, ...]
    stores: tuple[PlacedStore, ...]
    turned: bool = False  # its cells go by columns
    half: bool = False  # only those below the diagonal are computed
    mirrors: bool = False  # it only copies cells below the diagonals of what it keeps
    vectors: tuple[int, ...] = ()  # rows', columns', or of a batch: loaded beside the cells
    reduces: tuple[LeafReduction, ...] = ()  # of Gram values
    routine: str = ""  # the routine of a library that computes what it keeps, of its factor

    def is_factor(self, graph: Graph) -> bool:
        """True if it factors whole matrices."""
        return self.product is not None and graph.nodes[self.product].op in FACTORS


@dataclass(frozen=True, slots=True)
class ProductOperand:
    """An operand of a product, and the array that it lies in, as it is or transposed."""

    value: int
    place: Place
    transposed: bool  # where it stands in the product


class ItemKind(StrEnum):
    """The kind of an item of a program's order."""

    SWEEP = "sweep"
    SEGMENT = "segment"
    MATRIX = "matrix"


@dataclass(frozen=True, slots=True)
class Item:
    """A sweep, a segment or a pass over matrices, by its place among them."""

    kind: ItemKind
    index: int


@dataclass(frozen=True, slots=True)
class Program:
    """An entry's variant, lowered: everything a backend needs, and nothing else."""

    name: str
    graph: Graph
    schedule: Schedule
    places: dict[int, Place]  # scalar or vector values that outlive the loop they are computed in
    role_places: dict[str, Place]
    partials: dict[int, Place]  # element reduction to its leaf sums
    shared: dict[int, int]  # reduction above the tensor to its column of the shared table
    sweeps: tuple[Sweep, ...]
    segments: tuple[Segment, ...]
    order: tuple[Item, ...]  # of all these, as it holds for every tensor
    columns: tuple[TableColumn, ...]  # all columns of the tensor table
    slots: dict[PlaceKind, int]  # how many step, group and tensor slots there are
    visits: tuple[Visit, ...] = ()  # what each entry does: `order`, as tensors are cut
    launches: tuple[Launch, ...] = ()  # the entries in their order
    meaning: Graph | None = None  # what it computes, to the bit, before the passes made it small
    long_list: int = 0  # cells from which on a list is long; 0: none is
    list_part: int = 0  # cells of such a list that one block takes at a time
    matrices: tuple[MatrixKernel, ...] = ()
    tile_rows: int = TILE_ROWS  # of a matrix that a unit of a pass over matrices has
    turned: dict[int, Place] = field(default_factory=dict[int, Place])  # matrices by columns
    rounded: tuple[int, ...] = ()  # matrices of f32 that temporaries keep in bf16
    apart: tuple[TableColumn, ...] = ()  # arrays of a tensor's that its owners alone touch

    @property
    def entries(self) -> tuple[str, ...]:
        """The names of the functions that are launched."""
        return tuple(dict.fromkeys(visit.entry for visit in self.visits))

    @property
    def array_columns(self) -> tuple[TableColumn, ...]:
        """The columns of the tensor table that have addresses, but for the scratch."""
        return self.columns[len(columns_under(self.graph.view)) :]

    @property
    def panel_bytes(self) -> int:
        """Room on the stack for the panels of products."""
        return LONG_PANEL_BYTES if self.tile_rows > TILE_ROWS else PANEL_BYTES

    def stored_as(self, value: int) -> DType:
        """The dtype that a value has in memory."""
        return BF16 if value in self.rounded else self.graph.nodes[value].type.dtype

    def lies_turned(self, place: Place) -> bool:
        """True if a matrix lies by columns there."""
        column = self.columns[place.index]
        return isinstance(column, ValueArray) and column.turned

    def matrix_place(self, value: int) -> Place:
        """The storage of a matrix, or of the one that it transposes: by rows if it has one."""
        node = self.graph.nodes[value]
        if node.op == "transpose" and value not in self.places:
            return self.matrix_place(node.values[0])
        is_there = node.op == "read" or value in self.places
        return self.place(value) if is_there else self.turned[value]

    def place(self, value: int) -> Place:
        """Return the place of a value. Raises KeyError when it has no memory."""
        node = self.graph.nodes[value]
        return self.role_places[node[ROLE]] if node.op == "read" else self.places[value]


def refuse_tiles(program: Program, target: str) -> None:
    """Raises LowerError for a program whose passes keep values in tiles, where a target has none.

    It was lowered for another target.
    """
    if any(sweep.tile for sweep in program.sweeps):
        raise LowerError(
            f"@{program.name} keeps values in tiles, which {target} has not; lower it for {target}"
        )


def refuse_library(program: Program, target: str) -> None:
    """Raises LowerError for a program of which a library computes a part, on the host."""
    one = next((m for m in program.matrices if m.routine), None)
    if one is not None and one.product is not None:
        node = program.graph.nodes[one.product]
        raise LowerError(
            f"{called(program.name, node.origin)}: {one.routine} ({node.op}) is a library's, which "
            f"runs on the host; got {target}: step arrays of the host, as by backend='native'",
            node.origin,
        )


def refuse_tiles_of_matrices(program: Program, target: str) -> None:
    """Raises LowerError for tiles as a batch of matrices, which no GPU's kernel goes over yet."""
    one = next((n for n in program.graph.nodes if n.type.domain.tiles), None)
    if one is not None:
        raise LowerError(
            f"{called(program.name, one.origin)}: {target} has no kernels for {one.type.domain}; "
            f"step arrays of the host, as by backend='native'",
            one.origin,
        )


def refuse_blocks_beside_rows(program: Program, target: str) -> None:
    """Raises LowerError for blocks beside rows or columns, which no GPU's kernel goes by yet."""
    domains = (n.type.domain for n in program.graph.nodes)
    found = next((d for d in domains if d.block is not None), None)
    if found is not None:
        raise LowerError(
            f"@{program.name}: {target} has no kernels by {found} beside the rows of view "
            f"{program.graph.view}; keep its states in f32 or bf16 there, as in dtypes='state=bf16'"
        )
