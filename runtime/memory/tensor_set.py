"""The tensors of an optimizer as columns: each one's group, layout, and derived numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from ...ir.arrays import Array
from ...ir.errors import BindError, is_a
from ...ir.lowered.step_program import ChunkSizes, StepProgram
from ...ir.roles import RoleKind
from ...ir.tensor_view import shape_under
from ...ir.types import F32
from ..hypers.groups import ParsedGroups
from .array_checks import ArrayRequirements, ListRequirements, Spans
from .dlpack import is_foreign
from .tensor_layout import LayoutKey, TensorLayout, layout_of, layout_under

States = Sequence[Mapping[str, object]]


@dataclass(frozen=True, slots=True, eq=False)
class Tensors:
    """Facts of all tensors, none of their memory. Arrays have a cell for each tensor."""

    programs: tuple[StepProgram, ...]
    names: tuple[str, ...]
    owners: Array  # its group
    layouts: tuple[TensorLayout, ...]
    layout: Array  # its index among the layouts
    variant: Array  # its program
    numel: Array
    kind: Array
    refreshed: frozenset[str] = frozenset()  # the roles that an entry by the clock stores to

    def __len__(self) -> int:
        return len(self.names)

    def where(self, number: int) -> str:
        """Return a tensor's name in errors."""
        return _where(self.names, number)

    def layout_of(self, number: int) -> TensorLayout:
        """A tensor's layout."""
        return self.layouts[self.layout[number]]

    def program_of(self, number: int) -> StepProgram:
        """The program that runs over a tensor."""
        return self.programs[self.variant[number]]

    def wanted(self, number: int, role: str) -> ArrayRequirements:
        """Return the requirements on a tensor's array of param or grad."""
        dims = self.layout_of(number).key.dims
        found = wanted(self.program_of(number), f"{self.where(number)}, %{role}", role, dims)
        return replace(found, written=True) if role in self.refreshed else found

    def needs(self, role: str, present: Array) -> ListRequirements:
        """Return the requirements on the arrays of param or grad of some tensors."""
        used = [self.programs[n] for n in set(self.variant[present].tolist())]
        places: list[int] = present.tolist()
        return ListRequirements(
            [self.layouts[n].key.dims for n in self.layout[present].tolist()],
            frozenset(wanted(p, "", role, ()).dtype.numpy for p in used),
            role in self.refreshed or any(p.stores_to(role) for p in used),
            lambda n: self.wanted(places[n], role),
        )

    def spans(self, role: str, present: Array, start: Array) -> Spans:
        """The bytes of the arrays of param or grad of some tensors, which begin at `start`."""
        every = [wanted(p, "", role, ()) for p in self.programs]
        bytes_ = np.array([w.dtype.bytes for w in every], np.int64)
        written = np.array([w.written or role in self.refreshed for w in every], np.bool_)
        variant, places = self.variant[present], present
        return Spans(
            lambda n: f"{self.where(int(places[n]))}, %{role}",
            start,
            self.numel[present] * bytes_[variant],
            written[variant],
        )


def tensors_of(
    programs: Sequence[StepProgram],
    given: ParsedGroups,
    states: States,
    sizes: Sequence[ChunkSizes],
    refresh: Sequence[StepProgram] = (),
) -> Tensors:
    """The parameters in their order. Raises BindError where no variant takes one.

    `refresh` are the programs of an entry by the clock, whose states are kept as well.
    """
    dims = [_dims(given, number) for number in range(len(given.arrays))]
    labels = [given.labels[owner] for owner in given.owners]
    adopted = [tuple(sorted(mine)) for mine in states] or [()] * len(dims)
    facts, devices = given.facts or [("", "")] * len(dims), given.devices or [""] * len(dims)
    each = zip(devices, dims, labels, adopted, facts, strict=True)
    keys = [(*key, *fact) for *key, fact in each]
    first: dict[tuple[Any, ...], int] = {}
    for number, key in enumerate(keys):
        first.setdefault(key, number)
    layouts = [
        layout_of(programs, LayoutKey(*k, device=d), _where(given.names, n), sizes, refresh)
        for (d, *k), n in first.items()
    ]
    known = {key: index for index, key in enumerate(first)}
    layout = np.array([known[key] for key in keys], np.int64)
    columns = np.array([(f.variant, f.shape.numel, f.kind) for f in layouts], np.int64)[layout]
    owners = np.array(given.owners, np.int64)
    variant, numel, kind = np.ascontiguousarray(columns.T)
    return Tensors(
        tuple(programs), given.names, owners, tuple(layouts), layout, variant, numel, kind,
        frozenset(store.role for p in refresh for store in p.stores),
    )  # fmt: skip


def check_states(given: ParsedGroups, states: States) -> None:
    """Refuses states that are no list of dicts, one a parameter (BindError)."""
    if not is_a(states, Sequence) or not all(is_a(s, Mapping) for s in states):
        raise BindError(
            f"states: expected a list of dicts of arrays by state, one a parameter in their order, "
            f"as [{{'m': m, 'v': v}}, ...], got {states!r:.80}"
        )
    if states and len(states) != len(given.arrays):
        raise BindError(f"expected states for {len(given.arrays)} parameters, got {len(states)}")


def under_refresh(
    tensors: Tensors, programs: Sequence[StepProgram], sizes: Callable[[StepProgram], ChunkSizes]
) -> Tensors:
    """The tensors as the programs of their entry by the clock see them, behind those of the step.

    Its states are where the step has them. A tensor that no program takes has variant -1.
    """
    every, first = (*tensors.programs, *programs), len(tensors.programs)
    layouts = tuple(_refreshed(form, every, first, sizes) for form in tensors.layouts)
    columns = np.array([(f.variant, f.kind) for f in layouts], np.int64)[tensors.layout]
    variant, kind = np.ascontiguousarray(columns.T)
    return replace(tensors, programs=every, layouts=layouts, variant=variant, kind=kind)


def _refreshed(
    form: TensorLayout,
    programs: Sequence[StepProgram],
    first: int,
    sizes: Callable[[StepProgram], ChunkSizes],
) -> TensorLayout:
    if form.refresh < 0:
        return replace(form, variant=-1, offsets={}, bytes=0)
    number = first + form.refresh
    program = programs[number]
    key = replace(form.key, adopted=tuple(state.role.name for state in form.kept))
    shape = shape_under(program.view, key.dims)
    found = layout_under(program, key, number, shape, sizes(program))
    return replace(found, key=form.key)


def wanted(program: StepProgram, where: str, role: str, dims: tuple[int, ...]) -> ArrayRequirements:
    """Return the requirements on param or grad; without the role those of the other, or f32."""
    known = {
        r.name: r.type.dtype for r in program.roles if r.kind in (RoleKind.PARAM, RoleKind.GRAD)
    }
    dtype = known.get(role) or next(iter(known.values()), F32)
    return ArrayRequirements(where, role, dims, dtype, program.stores_to(role), program.device)


def _where(names: Sequence[str], number: int) -> str:
    name = names[number]
    return f"tensor {number} ({name})" if name else f"tensor {number}"


def _dims(given: ParsedGroups, number: int) -> tuple[int, ...]:
    array: Any = given.arrays[number]
    if not isinstance(array, np.ndarray) and not is_foreign(array):
        raise BindError(
            f"{_where(given.names, number)}, %param: expected a NumPy array, got "
            f"{type(array).__name__}; np.asarray(x) shares the memory of most arrays"
        )
    return tuple(array.shape)
