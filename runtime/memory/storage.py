"""Everything that outlives a step: the tensors' arrays, their states, the pools, the slots.

Kept by column, not by tensor, so that binding a hundred thousand tensors is a few NumPy
operations: `addresses[RoleArray("m")][n]` is where the state m of tensor n lies.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import numpy as np

from ...ir import semantics
from ...ir.clocks.clock import EntryClock
from ...ir.errors import BindError
from ...ir.lowered.launches import ProgramLaunch, interleave
from ...ir.lowered.step_program import StepProgram
from ...ir.lowered.tables import PARAM, PlaceKind, RoleArray, TableColumn, TensorFact
from ...ir.roles import Role, RoleKind
from ...ir.types import F64, Domain
from ..hypers.groups import ParsedGroups
from ..hypers.scalar_slots import Slots, first_number
from .array_checks import ArrayRequirements, Spans, check_all, check_apart
from .array_fingerprint import check_base
from .dlpack import shared
from .pool import Parts, Pool
from .space import HOST_SPACE, Array, ArraySpace, cells_for, on_host
from .tensor_layout import KeptState
from .tensor_set import States, Tensors, check_states, tensors_of, under_refresh

if TYPE_CHECKING:
    from .ownership import StorageOwnership

# Who owns what of tensors, in the order of those given; None where one has all.
Share = Callable[[Tensors, ParsedGroups, ArraySpace], "StorageOwnership | None"]
Programs = Sequence[StepProgram]
_BLOCK = 1 << 20  # elements rounded at a time when a state starts as a copy
_NOWHERE = np.iinfo(np.int64).min


@dataclass(frozen=True, slots=True)
class ClockedPrograms:
    """The programs of an entry that the stepper runs by itself, and when it is due."""

    name: str
    clock: EntryClock
    programs: tuple[StepProgram, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Storage:
    """The tensors of an optimizer and all memory that the programs need for them."""

    programs: tuple[StepProgram, ...]
    launches: tuple[ProgramLaunch, ...]  # the launches of a step of all programs
    tensors: Tensors
    given: ParsedGroups  # as the user wrote it
    lent: tuple[Mapping[str, Any], ...]  # states in arrays of the user's own, likewise
    params: tuple[Array, ...]
    adopted: dict[tuple[int, str], Array]  # what is lent, as NumPy's
    slots: Slots
    scalars: dict[str, Array]  # the tensors' own numbers, between bindings
    parts: Parts  # of the pools, where states and temporaries are
    addresses: dict[TableColumn, Array]  # of each tensor's array, by column
    occupied: Spans  # the bytes that no gradient may lie in
    space: ArraySpace = HOST_SPACE  # where all arrays are
    clocked: ClockedPrograms | None = None  # of the entry by the clock, if there is one
    refresh: Storage | None = None  # that entry's: over the same parameters, states and slots
    ownership: StorageOwnership | None = None  # of tensors' parts, where several ranks step them

    def arrays(self, number: int) -> dict[str, Array]:
        """Parameter and states by role: views, a part in a line; 16-bit floats as bit patterns."""
        param = self.space.import_array(self.params[number], self.tensors.wanted(number, "param"))
        states = self.tensors.layout_of(number).kept
        return {"param": param, **{s.role.name: self._state(number, s) for s in states}}

    @property
    def handed_over(self) -> list[Any]:
        """The user's arrays that programs are bound to, as they were given."""
        return [*self.given.arrays, *(a for mine in self.lent for a in mine.values())]

    @property
    def pools(self) -> tuple[Pool, ...]:
        """The memory of states and temporaries, also of an entry by the clock."""
        return (*self.parts.pools, *(() if self.refresh is None else self.refresh.pools))

    def part(self, number: int, domain: Domain) -> tuple[int, int] | None:
        """Of a tensor's array, the cells in a line that this rank owns; None where all have it."""
        return None if self.ownership is None else self.ownership.part(number, domain)

    def owned(self, number: int) -> bool:
        """True if this rank owns the single copy of a tensor."""
        return self.ownership is None or bool(self.ownership.owned(np.array([number]))[0])

    def numbers(self, number: int) -> list[str]:
        """The states that are a number of the tensor's own."""
        return [r.name for r in _numbers(self.tensors.program_of(number))]

    def _state(self, number: int, state: KeptState) -> Array:
        name = state.role.name
        if (number, name) in self.adopted:
            return self.adopted[number, name]
        form = self.tensors.layout_of(number)
        start = form.offsets[RoleArray(name)] + state.first * state.place.dtype.bytes
        flat = self.parts.view(number, start, state.count, state.place.dtype.numpy)
        return flat.reshape(state.dims)


def allocate(
    programs: Programs,
    given: ParsedGroups,
    states: States = (),
    space: ArraySpace = HOST_SPACE,
    clocked: ClockedPrograms | None = None,
    share: Share = lambda *_: None,
) -> Storage:
    """Checks the arrays, then carves other states and temporaries. Raises BindError.

    `states` are arrays of the user's own, by role name, for each parameter. `share` says who owns
    what: a rank gets memory for its own part.
    """
    check_states(given, states)
    slots = Slots([*programs, *(clocked.programs if clocked else ())], given.hypers)
    storage = _laid_out(programs, given, states, slots, Parts(), space, clocked, share)
    _start_all(storage, 0)
    return _with_refresh(storage, None)


def extended(
    storage: Storage,
    programs: Programs,
    more: ParsedGroups,
    states: States = (),
    share: Share = lambda *_: None,
) -> Storage:
    """The storage and more parameters; its arrays stay where they are. Raises BindError.

    `programs` are its own and further ones behind them; `share` is as it was for the tensors that
    there were. The two share the slots, which still lack the programs and the groups of `more`.
    """
    check_states(more, states)
    count, given = len(storage.tensors), storage.given + more
    lent = [*storage.lent, *(states or [{} for _ in more.arrays])]
    slots, parts, space = storage.slots, storage.parts, storage.space
    found = _laid_out(programs, given, lent, slots, parts, space, storage.clocked, share)
    for name, values in found.scalars.items():
        values[:count] = storage.scalars[name]
    _start_all(found, count)
    return _with_refresh(found, storage.refresh)


def moved(storage: Storage) -> Storage:
    """The storage over the same arrays of the user's, wherever they are now.

    Raises BindError where one is of another shape or dtype than it was.
    """
    tensors, parts, space = storage.tensors, storage.parts, storage.space
    try:
        params, adopted = _taken_over(tensors, storage.given, storage.lent, space)
        addresses = _addresses(tensors, params, adopted, parts.addresses, space)
        occupied = _occupied(tensors, addresses, adopted, parts, space)
        check_apart(occupied)
    except BindError as error:
        raise BindError(f"changed since it was bound: {error}") from None
    found = replace(storage, params=params, adopted=adopted, addresses=addresses, occupied=occupied)
    return _with_refresh(found, storage.refresh)


# ------------------------------------------------------------------ memory


def _laid_out(
    programs: Programs,
    given: ParsedGroups,
    states: States,
    slots: Slots,
    parts: Parts,
    space: ArraySpace,
    clocked: ClockedPrograms | None,
    share: Share,
) -> Storage:
    """Checks the arrays, and gives the tensors behind `parts` theirs."""
    sizes = [space.chunk_sizes(p) for p in programs]
    refresh = clocked.programs if clocked else ()
    tensors = tensors_of(programs, given, states, sizes, refresh)
    own = share(tensors, given, space)
    tensors = tensors if own is None else own.in_memory(tensors, refresh)
    params, adopted = _taken_over(tensors, given, states, space)
    bytes_ = np.array([f.bytes for f in tensors.layouts], np.int64)[tensors.layout]
    parts = _with_room(parts, tensors, bytes_, space)
    addresses = _addresses(tensors, params, adopted, parts.addresses, space)
    occupied = _occupied(tensors, addresses, adopted, parts, space)
    check_apart(occupied)
    lent = tuple(states or [{} for _ in params])
    return Storage(
        tuple(programs), _launches(programs, own), tensors, given, lent, params, adopted, slots,
        _first_numbers(tensors), parts, addresses, occupied, space, clocked, None,
        own and own.over(tensors, parts.pools),
    )  # fmt: skip


def _launches(programs: Programs, own: StorageOwnership | None) -> tuple[ProgramLaunch, ...]:
    return own.launches(programs) if own else interleave([p.launches for p in programs])


def _with_room(parts: Parts, tensors: Tensors, sizes: Array, space: ArraySpace) -> Parts:
    """The parts, and those of further tensors. Raises BindError where memory does not hold them."""
    first = len(parts.home)
    try:
        devices = [tensors.layout_of(n).key.device for n in range(first, len(tensors))]
        return parts.with_more(sizes[first:], devices, space.pool)
    except MemoryError:
        largest = first + int(sizes[first:].argmax())
        dims, whole = tensors.layout_of(largest).key.dims, int(sizes[first:].sum())
        raise BindError(
            f"{tensors.where(largest)}, of shape {tuple(dims)}: its states and temporaries are "
            f"{int(sizes[largest])} of {whole} bytes that memory does not hold; free some, or "
            f"have no square matrix of a long side, as by a smaller max_rows or max_cols"
        ) from None


def _taken_over(
    tensors: Tensors, given: ParsedGroups, lent: States, space: ArraySpace
) -> tuple[tuple[Array, ...], dict[tuple[int, str], Array]]:
    """The user's arrays as those of a space. Raises BindError for one that does not fit."""
    params: tuple[Any, ...] = given.arrays
    if not space.is_host:
        wanted = (tensors.wanted(n, "param") for n in range(len(params)))
        params = tuple(map(space.import_array, params, wanted))
    elif set(map(type, params)) != {np.ndarray}:
        params = tuple(shared(p, tensors.wanted(n, "param")) for n, p in enumerate(params))
    if space.is_host:
        check_all(params, tensors.needs("param", np.arange(len(tensors))))
    for number, array in enumerate(params):
        if getattr(array, "base", None) is not None:
            check_base(array, f"{tensors.where(number)}, %param")
    return params, _adopted(tensors, lent, space)


def _adopted(tensors: Tensors, states: States, space: ArraySpace) -> dict[tuple[int, str], Array]:
    """The user's arrays as states: the first step reads their contents."""
    found: dict[tuple[int, str], Array] = {}
    for number, arrays in enumerate(states):
        where, form = tensors.where(number), tensors.layout_of(number)
        states_kept = {state.role.name: state for state in form.kept}
        for name, array in arrays.items():
            if name not in states_kept:
                known = ", ".join(states_kept) or "none"
                raise BindError(f"{where}: no state %{name} is kept in an array; {known} is")
            state = states_kept[name]
            dims, dtype = state.dims, state.place.dtype
            need = ArrayRequirements(f"{where}, %{name}", name, dims, dtype, True, form.key.device)
            found[number, name] = space.import_array(array, need)
    return found


def _addresses(
    tensors: Tensors,
    params: Sequence[Array],
    adopted: dict[tuple[int, str], Array],
    parts: Array,
    space: ArraySpace,
) -> dict[TableColumn, Array]:
    """Return the address of each tensor's array of every column; 0 for later gradients.

    `parts` says where each tensor's part of a pool begins.
    """
    found: dict[TableColumn, Array] = {PARAM: space.addresses(params)}
    states = dict.fromkeys(RoleArray(s.role.name) for f in tensors.layouts for s in f.kept)
    for program in tensors.programs:
        for column in (TensorFact.SCRATCH, *program.array_columns, *states):
            if column not in found:
                offsets = [f.offsets.get(column, _NOWHERE) for f in tensors.layouts]
                offset = np.array(offsets, np.int64)[tensors.layout]
                own = np.array([f.own.get(column, -1) for f in tensors.layouts], np.int64)
                own = own[tensors.layout]
                there = offset != _NOWHERE
                found[column] = np.where(there, parts + offset, np.where(own < 0, 0, ~own))
    for (number, name), array in adopted.items():
        if RoleArray(name) in found:
            state = next(s for s in tensors.layout_of(number).kept if s.role.name == name)
            begin = space.addresses([array])[0] - state.first * state.place.dtype.bytes
            found[RoleArray(name)][number] = begin
    return found


def _occupied(
    tensors: Tensors,
    addresses: dict[TableColumn, Array],
    adopted: dict[tuple[int, str], Array],
    parts: Parts,
    space: ArraySpace,
) -> Spans:
    """The bytes of the pools, of the parameters and of adopted states."""
    pools = [(p.address, p.capacity) for p in parts.pools]
    own = Spans(lambda _: "the optimizer's own memory", *_columns(pools))
    params = tensors.spans("param", np.arange(len(tensors)), addresses[PARAM])
    keys = list(adopted)
    states = Spans(
        lambda n: f"{tensors.where(keys[n][0])}, %{keys[n][1]}",
        space.addresses(list(adopted.values())),
        np.array([a.nbytes for a in adopted.values()], np.int64),
        np.ones(len(adopted), np.bool_),
    )
    return own + params + states


def _columns(pairs: Sequence[tuple[int, int]]) -> tuple[Array, Array, Array]:
    """Starts and sizes of bytes that are stored to."""
    start, size = np.array(pairs, np.int64).reshape(-1, 2).T
    return start, size, np.ones(len(pairs), np.bool_)


# ------------------------------------------------------------------ an entry by the clock


def _with_refresh(storage: Storage, old: Storage | None) -> Storage:
    """The storage with its entry's, as it was or not yet; itself where none is."""
    if storage.clocked is None:
        return storage
    clocked, first, space = storage.clocked, len(storage.programs), storage.space
    tensors = under_refresh(storage.tensors, clocked.programs, space.chunk_sizes)
    own = storage.ownership
    tensors = tensors if own is None else own.in_memory(tensors)
    bytes_ = np.array([f.bytes for f in tensors.layouts], np.int64)[tensors.layout]
    parts = _with_room(old.parts if old else Parts(), tensors, bytes_, space)
    addresses = _addresses(tensors, storage.params, {}, parts.addresses, space) | {
        column: found for column, found in storage.addresses.items() if type(column) is RoleArray
    }
    taken = np.flatnonzero(tensors.variant >= 0).tolist()
    refresh = replace(
        storage,
        programs=tensors.programs,
        launches=tuple((first + n, launch) for n, launch in _launches(clocked.programs, own)),
        tensors=tensors,
        adopted={(n, name): array for n in taken for name, array in storage.arrays(n).items()},
        parts=parts,
        addresses=addresses,
        clocked=None,
        ownership=own and own.over(tensors, (*storage.parts.pools, *parts.pools)),
    )
    return replace(storage, refresh=refresh)


# ------------------------------------------------------------------ first values


def _numbers(program: StepProgram) -> list[Role]:
    """The states of a program that are one number a tensor."""
    places = program.role_places
    found = [r for r in program.roles if r.kind == RoleKind.STATE and r.name in places]
    return [r for r in found if places[r.name].kind == PlaceKind.TENSOR]


def _first_numbers(tensors: Tensors) -> dict[str, Array]:
    """The first values of the tensors' own numbers; programs agree on roles."""
    roles = {role.name: role for p in tensors.programs for role in _numbers(p)}
    return {name: np.full(len(tensors), first_number(role)) for name, role in roles.items()}


def _start_all(storage: Storage, first: int) -> None:
    """Gives states of the tensors from `first` on their first values; pools are zero already."""
    tensors = storage.tensors
    for index, form in enumerate(tensors.layouts):
        starting = [state for state in form.kept if state.role.default]
        new = first + np.flatnonzero(tensors.layout[first:] == index)
        for number in new.tolist() if starting else ():
            arrays = storage.arrays(number)
            for state in starting:
                if (number, state.role.name) not in storage.adopted:
                    _start(storage, number, arrays, state)


def _start(storage: Storage, number: int, arrays: dict[str, Array], state: KeptState) -> None:
    """A state's first value: a number, or a copy of a role, rounded to the state's dtype."""
    role, place = state.role, state.place
    target = arrays[role.name].reshape(-1)
    array = cells_for(target)
    if not isinstance(role.default, str):
        array[...] = semantics.cast(np.asarray(float(role.default or 0.0)), place.dtype, F64)
        if target is not array:
            target[...] = array
        return
    source = arrays.get(role.default)
    if source is None:
        raise BindError(
            f"{storage.tensors.where(number)}: %{role.name} starts as a copy of "
            f"%{role.default}, which has no array before the first step"
        )
    source_role = storage.tensors.program_of(number).role(role.default)
    dtype, flat = source_role.type.dtype, on_host(source).reshape(-1)
    if state.part is not None and flat.size != target.size:  # as the parameter, there whole
        flat = flat[slice(*state.part)]
    with np.errstate(all="ignore"):
        for at in range(0, flat.size, _BLOCK):
            array[at : at + _BLOCK] = semantics.cast(flat[at : at + _BLOCK], place.dtype, dtype)
    if target is not array:
        target[...] = array
