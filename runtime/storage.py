"""Everything that outlives a step: the tensors' arrays, their states, the pool, the slots.

Kept by column, not by tensor, so that binding a hundred thousand tensors is a few NumPy
operations: `addresses["role:m"][n]` is where the state m of tensor n lies.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from ..ir import meaning
from ..ir.errors import BindError
from ..ir.graph import Role
from ..ir.kernel import TENSOR_COLUMNS, Place, Program
from ..ir.plan import Plan
from ..ir.types import F64
from .arena import Array, Pool
from .arrays import Spans, Wanted, address, addresses_of, as_bits, check_all, check_apart
from .forms import dims_of, kept
from .groups import Parsed
from .slots import Slots, first_number
from .tensors import States, Tensors, tensors_of

_BLOCK = 1 << 20  # elements rounded at a time when a state starts as a copy


@dataclass(frozen=True, slots=True)
class Storage:
    """The tensors of an optimizer and all memory that the programs need for them."""

    programs: tuple[Program, ...]
    plans: tuple[Plan, ...]
    tensors: Tensors
    params: tuple[Array, ...]
    adopted: dict[tuple[int, str], Array]  # states in arrays of the user's own
    slots: Slots
    scalars: dict[str, Array]  # the tensors' own numbers, between bindings
    pool: Pool
    offsets: Array  # where each tensor's part of the pool begins
    addresses: dict[str, Array]  # of each tensor's array, by column
    occupied: Spans  # the bytes that no gradient may lie in

    def arrays(self, number: int) -> dict[str, Array]:
        """A tensor's parameter and states, by role: views; 16-bit floats as bit patterns."""
        param = as_bits(self.params[number], self.tensors.wanted(number, "param"))
        states = kept(self.tensors.program_of(number))
        return {"param": param, **{r.name: self._state(number, r, p) for r, p in states}}

    def numbers(self, number: int) -> list[str]:
        """The states that are a number of the tensor's own."""
        return [r.name for r in _numbers(self.tensors.program_of(number))]

    def _state(self, number: int, role: Role, place: Place) -> Array:
        if (number, role.name) in self.adopted:
            return self.adopted[number, role.name]
        form = self.tensors.form_of(number)
        start = int(self.offsets[number]) + form.offsets[f"role:{role.name}"]
        flat = self.pool.view(start, form.shape.count(place.domain), place.dtype.numpy)
        view = self.tensors.program_of(number).graph.view
        return flat.reshape(dims_of(view, place, form.key.dims, form.shape))


def allocate(
    programs: Sequence[Program], plans: Sequence[Plan], given: Parsed, states: States = ()
) -> Storage:
    """Checks the arrays, then carves other states and temporaries. Raises BindError.

    `states` are arrays of the user's own, by role name, for each parameter.
    """
    if states and len(states) != len(given.arrays):
        raise BindError(f"expected states for {len(given.arrays)} parameters, got {len(states)}")
    tensors = tensors_of(programs, plans, given, states)
    everything = np.arange(len(tensors))
    check_all(given.arrays, tensors.needs("param", everything))
    params: tuple[Array, ...] = given.arrays  # type: ignore[assignment]
    adopted = _adopted(tensors, states)
    sizes = np.array([f.bytes for f in tensors.forms], np.int64)[tensors.form]
    pool = Pool(int(sizes.sum()))
    pool.carve(pool.capacity, np.dtype(np.uint8))
    offsets = np.cumsum(sizes) - sizes
    addresses = _addresses(tensors, plans, params, adopted, pool.address + offsets)
    occupied = _occupied(tensors, addresses, adopted, pool)
    check_apart(occupied)
    storage = Storage(
        tuple(programs), tuple(plans), tensors, params, adopted, Slots(programs, given.hypers),
        _first_numbers(tensors), pool, offsets, addresses, occupied,
    )  # fmt: skip
    _start_all(storage)
    return storage


def source_of(plan: Plan, column: str) -> str:
    """The column whose arrays a column of the tensor table has: its own, or a role's, donated."""
    donor = dict(plan.donations).get(column)
    return column if donor is None else f"role:{donor}"


# ------------------------------------------------------------------ memory


def _adopted(tensors: Tensors, states: States) -> dict[tuple[int, str], Array]:
    """The user's arrays as states: their contents are what the first step finds."""
    found: dict[tuple[int, str], Array] = {}
    for number, arrays in enumerate(states):
        where, program = tensors.where(number), tensors.program_of(number)
        places = {role.name: place for role, place in kept(program)}
        form = tensors.form_of(number)
        for name, array in arrays.items():
            if name not in places:
                known = ", ".join(places) or "none"
                raise BindError(f"{where}: no state %{name} is kept in an array; {known} is")
            dims = dims_of(program.graph.view, places[name], form.key.dims, form.shape)
            need = Wanted(f"{where}, %{name}", name, dims, places[name].dtype, True)
            found[number, name] = as_bits(array, need)
    return found


def _addresses(
    tensors: Tensors,
    plans: Sequence[Plan],
    params: Sequence[Array],
    adopted: dict[tuple[int, str], Array],
    parts: Array,
) -> dict[str, Array]:
    """Where each tensor's array of every column lies; 0 for gradients, which come later.

    `parts` says where each tensor's part of the pool begins.
    """
    found = {"role:param": addresses_of(params)}
    for program, plan in zip(tensors.programs, plans, strict=True):
        for column in ("scratch", *program.columns[len(TENSOR_COLUMNS) :]):
            source = source_of(plan, column)
            if source not in found:
                offsets = [f.offsets.get(source, -1) for f in tensors.forms]
                offset = np.array(offsets, np.int64)[tensors.form]
                found[source] = np.where(offset < 0, 0, parts + offset)
    for (number, name), array in adopted.items():
        if f"role:{name}" in found:
            found[f"role:{name}"][number] = address(array)
    return found


def _occupied(
    tensors: Tensors,
    addresses: dict[str, Array],
    adopted: dict[tuple[int, str], Array],
    pool: Pool,
) -> Spans:
    """The bytes of the pool, of the parameters and of adopted states."""
    own = Spans(lambda _: "the optimizer's own memory", *_columns([(pool.address, pool.capacity)]))
    params = tensors.spans("param", np.arange(len(tensors)), addresses["role:param"])
    keys = list(adopted)
    states = Spans(
        lambda n: f"{tensors.where(keys[n][0])}, %{keys[n][1]}",
        *_columns([(address(a), a.nbytes) for a in adopted.values()]),
    )
    return own + params + states


def _columns(pairs: Sequence[tuple[int, int]]) -> tuple[Array, Array, Array]:
    """Starts and sizes of bytes that are stored to."""
    start, size = np.array(pairs, np.int64).reshape(-1, 2).T
    return start, size, np.ones(len(pairs), np.bool_)


# ------------------------------------------------------------------ first values


def _numbers(program: Program) -> list[Role]:
    """The states of a program that are one number a tensor."""
    places = program.role_places
    found = [r for r in program.graph.roles if r.kind == "state" and r.name in places]
    return [r for r in found if places[r.name].kind == "tensor"]


def _first_numbers(tensors: Tensors) -> dict[str, Array]:
    """The first values of the tensors' own numbers; programs agree on roles."""
    roles = {role.name: role for p in tensors.programs for role in _numbers(p)}
    return {name: np.full(len(tensors), first_number(role)) for name, role in roles.items()}


def _start_all(storage: Storage) -> None:
    """Gives states their first values; the pool is zero already."""
    tensors = storage.tensors
    for variant, program in enumerate(tensors.programs):
        starting = {role.name for role, _ in kept(program) if role.default}
        for number in np.flatnonzero(tensors.variant == variant).tolist() if starting else ():
            arrays = storage.arrays(number)
            for role, place in kept(program):
                if role.name in starting and (number, role.name) not in storage.adopted:
                    _start(storage, number, arrays, role, place)


def _start(
    storage: Storage, number: int, arrays: dict[str, Array], role: Role, place: Place
) -> None:
    """A state's first value: a number, or a copy of a role, rounded to the state's dtype."""
    array = arrays[role.name].reshape(-1)
    if not isinstance(role.default, str):
        array[...] = meaning.cast(np.asarray(float(role.default or 0.0)), place.dtype, F64)
        return
    source = arrays.get(role.default)
    if source is None:
        raise BindError(
            f"{storage.tensors.where(number)}: %{role.name} starts as a copy of "
            f"%{role.default}, which has no array before the first step"
        )
    graph = storage.tensors.program_of(number).graph
    dtype, flat = graph.role(role.default).type.dtype, source.reshape(-1)
    with np.errstate(all="ignore"):
        for at in range(0, flat.size, _BLOCK):
            array[at : at + _BLOCK] = meaning.cast(flat[at : at + _BLOCK], place.dtype, dtype)
