"""The state of a run of a nest: values, iterations of its loops, lanes that run in lockstep."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from ...lowered.tables import Place, PlaceKind
from ...semantics import LANES, cell
from ...types import Const, DType
from ..nest import MOST_THREADS, Operand, Stmt
from ..position import OPERATIONS, THREADS, Position
from .cells import Array, CellAccess, LoopError
from .memory import TensorCells, is_slot
from .races import EVERY, Races

Watch = Callable[[Stmt, Any], None]  # called with each statement and its value


@dataclass(frozen=True, slots=True)
class Settings:
    """Settings of a run: the threads of a block (0: none), and a callback for each step."""

    threads: int = 0
    watch: Watch | None = None


@dataclass(frozen=True, slots=True)
class Lanes:
    """Lanes in lockstep: `count` of them, of which those in `active` are on."""

    variable: str
    iterations: Array  # of each lane, counted from the loop's first
    active: Array
    threads: Array | int = EVERY  # the thread of each lane
    width: int = LANES  # lanes of one iteration

    @property
    def count(self) -> int:
        """The number of values."""
        return len(self.iterations)

    def where(self, condition: Array) -> Lanes:
        """The lanes in which a condition also holds."""
        active = self.active & condition
        return Lanes(self.variable, self.iterations, active, self.threads, self.width)

    def on(self, value: Any) -> Array:
        """The values of the lanes that are on; one value if it is the same in all."""
        found = np.asarray(value)
        return found[self.active] if found.ndim else np.atleast_1d(found)

    def spread(self, value: Any) -> Array:
        """A value for each lane that is on."""
        return np.broadcast_to(value, (self.count,))[self.active]

    def filled(self, found: Array) -> Array:
        """A value for each lane, from those of the lanes that are on; zero in the others."""
        full = np.zeros(self.count, found.dtype)
        full[self.active] = found
        return full

    def who(self) -> Array | int:
        """The threads of the lanes that are on."""
        return self.threads if isinstance(self.threads, int) else self.threads[self.active]


class NestState:
    """One run of a nest over an area of a tensor."""

    def __init__(self, tensor: TensorCells, area: dict[str, int], settings: Settings) -> None:
        self.tensor, self.area, self.settings = tensor, area, settings
        self.values: dict[str, Any] = {}
        self.dtypes: dict[str, DType] = {}
        self.variables: dict[str, Any] = {}
        self.positions: dict[Position, Any] = {}  # as long as no variable in them changes
        self.positions_of: dict[str, list[Position]] = {}  # by those variables
        self.accs: dict[str, tuple[Array, Lanes | None]] = {}  # with the lanes they stand in
        self.lanes: Lanes | None = None
        self.group = EVERY  # the first thread of the group that runs
        self.width_of_group = LANES
        self.round: Races | None = None  # of the groups that run, whose folds are barriers
        self.skipped: set[Place] = set()  # places that a false guard leaves unstored

    def where(self) -> str:
        """The iteration of each loop, for errors."""
        iterations = [f"{n} = {_iteration(v)}" for n, v in self.variables.items()]
        return f" (at {', '.join(iterations)})" if iterations else ""

    def who(self) -> Array | int:
        """The threads of the statement at hand."""
        return self.group if self.lanes is None else self.lanes.who()

    # -- positions

    def at(self, position: Position) -> Any:
        """The value of a position: a number, or one for each lane."""
        if position.op == "const":
            return position.args[0]
        found = self.positions.get(position)
        if found is None:
            self.positions[position] = found = self._computed(position)
            for variable in position.variables:
                self.positions_of.setdefault(variable, []).append(position)
        return found

    def number(self, position: Position) -> int:
        """The value of a position that is the same in all lanes."""
        found = self.at(position)
        if np.ndim(found):
            raise LoopError("a step differs from lane to lane")
        return int(found)

    def name(self, variable: str, at: Any) -> None:
        """Gives a variable another value."""
        self.variables[variable] = at
        for position in self.positions_of.pop(variable, ()):
            self.positions.pop(position, None)

    def _computed(self, position: Position) -> Any:
        if position.op == "var":
            return self.variables[position.args[0]]
        if position.op == "name":
            name = position.args[0]
            if name == THREADS:
                return self.settings.threads or MOST_THREADS
            return self.area[name] if name[0] == "$" else self.tensor.size(name)
        parts = [self.at(p) for p in position.parts]
        if position.op in "/%" and not np.all(parts[1]):
            raise LoopError("a position divides by 0")
        return OPERATIONS[position.op](*parts)

    # -- cells and values

    def cells_at(self, place: Place, position: Position) -> tuple[CellAccess, Array]:
        """The cells of a place, and the indices that the active lanes access."""
        cells = self.tensor.cells(place)
        if not is_slot(place):
            return cells, self.on(np.asarray(self.at(position)))
        is_own = place.kind != PlaceKind.GROUP or position.op == "const"
        owner = None if is_own else self.on(np.asarray(self.at(position)))
        return cells, self.tensor.slot(place, owner)

    def on(self, value: Array) -> Array:
        """The values of the lanes that are on; one where it is the same in all."""
        return np.atleast_1d(value) if self.lanes is None else self.lanes.on(value)

    def width(self) -> int:
        """The number of active lanes."""
        return 1 if self.lanes is None else int(self.lanes.active.sum())

    def operand(self, operand: Operand, dtype: DType) -> Any:
        """A value, or a literal of a dtype."""
        if not isinstance(operand, Const):
            if operand not in self.values:
                raise LoopError(f"%{operand} is used before it is computed")
            return self.values[operand]
        return cell(operand.value, dtype)

    def known(self, name: str, dtype: DType, value: Any) -> Any:
        """Names a value."""
        self.dtypes[name] = dtype
        self.values[name] = value
        return value


def _iteration(value: Any) -> str:
    found = np.atleast_1d(value)
    return str(found[0]) if len(found) == 1 else f"{found[0]}..{found[-1]}"
