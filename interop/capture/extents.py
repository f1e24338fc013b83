"""The extent of each value: its scope (step, group, tensor) and the axes along which it varies.

States start as one number for the step and rise as their updates need, to a fixed point.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ...ir.errors import CaptureError
from ...ir.graph import Operand
from ...ir.ops import OPS
from ...ir.roles import RoleKind
from ...ir.types import Const
from .branches import reads_of
from .labels import axes_in
from .operations import EVERY
from .recording import Recording

STEP, GROUP, TENSOR = range(3)


@dataclass(frozen=True, slots=True)
class Extent:
    """The scope of a value (step, group, tensor) and the axes along which it varies."""

    scope: int = STEP
    axes: frozenset[int] = frozenset()

    def __or__(self, other: Extent) -> Extent:
        return Extent(max(self.scope, other.scope), self.axes | other.axes)


@dataclass(frozen=True, slots=True)
class Extents:
    """The extents of all operations and roles, and the live ones of both."""

    operations: tuple[Extent, ...]
    roles: Mapping[str, Extent]
    kinds: Mapping[str, RoleKind]
    stored: tuple[str, ...]
    live: tuple[int, ...]  # operations in the order of the updates that need them

    def of(self, operand: Operand) -> Extent:
        """The extent of an operand; a literal has none."""
        return Extent() if isinstance(operand, Const) else self.operations[operand]


def find_extents(
    recording: Recording, least: Mapping[str, Extent] | None = None, counters: bool = False
) -> Extents:
    """The least extents that hold all updates, and at least those given for some roles.

    `counters`: numbers that follow from numbers alone are kept though they lead to no array.
    Raises CaptureError for a step that does not move the parameter.
    """
    stored = _changed(recording)
    kinds = {name: _kind(recording, name, name in stored) for name in recording.roles}
    roles = {n: _first(recording, n, kinds[n]) | (least or {}).get(n, Extent()) for n in kinds}
    while True:
        records = _records(recording, roles)
        found = dict(roles)
        for name in stored:
            operand = recording.stores[name].operand
            found[name] |= Extent() if isinstance(operand, Const) else records[operand]
        if found == roles:
            break
        roles = found
    if "param" in recording.roles and "param" not in stored:
        raise CaptureError(
            "the step does not move the parameter",
            remedy="capture it later, with gradients and options under which it moves",
        )
    for name in stored:
        _check_kept(recording, name, roles[name])
    kept, live = _needed(recording, stored, roles, counters)
    return Extents(tuple(records), roles, kinds, kept, live)


def _changed(recording: Recording) -> list[str]:
    """The roles that the step stores something else to than they were, and copies of others.

    A state that starts as a copy of the parameter and stays so is stored as it is: no hyper or
    `aux` would be that.
    """

    def is_kept(name: str) -> bool:
        operand = recording.stores[name].operand
        same = not isinstance(operand, Const) and recording.operations[operand].role == name
        return same and not isinstance(recording.roles[name].default, str)

    return [name for name in recording.stores if not is_kept(name)]


def _kind(recording: Recording, name: str, stored: bool) -> RoleKind:
    """A state that is never stored is a hyper-parameter, or an array that is only read."""
    role = recording.roles[name]
    if role.kind != RoleKind.STATE or stored:
        return role.kind
    return RoleKind.AUX if axes_in(role.labels) else RoleKind.HYPER


def _first(recording: Recording, name: str, kind: RoleKind) -> Extent:
    role = recording.roles[name]
    if kind in (RoleKind.PARAM, RoleKind.GRAD) or isinstance(role.default, str):
        return Extent(TENSOR, recording.all_axes)
    if kind == RoleKind.HYPER:
        return Extent(GROUP)
    if kind == RoleKind.AUX or (role.spread and axes_in(role.labels)):
        return Extent(TENSOR, axes_in(role.labels))
    return Extent(role.kept.scope if role.kept is not None else STEP)


def _check_kept(recording: Recording, name: str, found: Extent) -> None:
    """Refuses a number that is kept once, and that each tensor stores to. Raises CaptureError."""
    kept, operand = recording.roles[name].kept, recording.stores[name].operand
    if kept is not None and found.scope > kept.scope:
        whose = ("step", "group", "tensor")[found.scope]
        raise CaptureError(
            f"'{name}' is kept once for a whole {kept}, and what is stored there is that of each "
            f"{whose}",
            recording.place_of(operand),
            "keep it in the parameter's state",
        )


def _records(recording: Recording, roles: Mapping[str, Extent]) -> list[Extent]:
    found: list[Extent] = []
    for operation in recording.operations:
        extent = Extent()
        for arg in operation.args:
            extent |= Extent() if isinstance(arg, Const) else found[arg]
        if operation.op == "read":
            extent = roles[operation.role]
        elif operation.op == "count":
            extent = Extent(TENSOR)
        elif operation.axes:
            extent = Extent(TENSOR, operation.axes)
        elif operation.op == "uniform":
            extent = Extent(TENSOR, recording.all_axes)
        elif operation.gone >= EVERY:
            extent = Extent(operation.target.scope if operation.target else STEP)
        elif OPS[operation.op].is_reduction:
            missing = operation.gone - extent.axes and operation.op in ("sum", "sumsq", "dot")
            scope = operation.target.scope if operation.target is not None else extent.scope
            extent = Extent(TENSOR if missing else scope, extent.axes - operation.gone)
        found.append(extent)
    return found


def _needed(
    recording: Recording, stored: list[str], roles: Mapping[str, Extent], counters: bool
) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """The stored roles that are arrays or lead to one, and the operations that they need."""
    own = _counters(recording, stored, roles) if counters else set[str]()
    wanted = [name for name in stored if roles[name].axes or name in own]
    live: dict[int, None] = {}
    for name in wanted:  # grows
        found = recording.leading_to(recording.stores[name].operand, known=live)
        live |= dict.fromkeys(found)
        for number in found:
            operation = recording.operations[number]
            if operation.op == "read" and operation.role in stored and operation.role not in wanted:
                wanted.append(operation.role)
    return tuple(name for name in recording.roles if name in wanted), tuple(live)


def _counters(recording: Recording, stored: list[str], roles: Mapping[str, Extent]) -> set[str]:
    """The numbers whose next values are made of such numbers, hypers and literals alone."""
    plain = {n for n in roles if n not in stored and not roles[n].axes}
    kept = {n for n in stored if not isinstance(recording.stores[n].operand, Const)}
    found = {n for n in kept if not roles[n].axes}
    while True:
        reads = {n: reads_of(recording, recording.stores[n].operand) for n in found}
        kept = {n for n in found if reads[n] <= plain | found}
        if kept == found:
            return found
        found = kept
