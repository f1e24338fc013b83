"""Everything that outlives a step: the tensors' arrays, their states, the pool, the slots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np

from ..ir import meaning
from ..ir.errors import BindError
from ..ir.facts import matches
from ..ir.graph import Role
from ..ir.kernel import Place, Program
from ..ir.plan import Plan
from ..ir.types import BATCH, COL, ELEM, F64, ROW
from ..ir.views import Shape, shape_under
from .arena import Array, Pool, aligned
from .arrays import Spans, Wanted, address, as_bits, check_apart, spans
from .groups import Parsed
from .slots import Slots, first_number

_BLOCK = 1 << 20  # elements rounded at a time when a state starts as a copy
_KEPT = ("state", "shadow")


@dataclass(slots=True)
class Tensor:
    """One parameter: where it belongs and what it has. Arrays of 16-bit floats are bits."""

    index: int
    name: str
    group: int
    variant: int  # the program that runs over it
    dims: tuple[int, ...]
    shape: Shape
    label: str = ""  # its group's, which may choose its variant
    arrays: dict[str, Array] = field(default_factory=dict[str, Array])
    scalars: dict[str, float] = field(default_factory=dict[str, float])  # between bindings
    temporaries: dict[str, int] = field(default_factory=dict[str, int])  # column to address
    adopted: set[str] = field(default_factory=set[str])  # states in arrays of the user's own

    @property
    def where(self) -> str:
        """How errors name it."""
        return f"tensor {self.index} ({self.name})" if self.name else f"tensor {self.index}"


@dataclass(slots=True)
class Storage:
    """The tensors of an optimizer and all memory that the programs need for them."""

    programs: tuple[Program, ...]
    plans: tuple[Plan, ...]
    tensors: tuple[Tensor, ...]
    slots: Slots
    pool: Pool
    occupied: Spans  # the bytes that no gradient may lie in


def allocate(
    programs: Sequence[Program],
    plans: Sequence[Plan],
    given: Parsed,
    states: Sequence[Mapping[str, object]] = (),
) -> Storage:
    """Checks the arrays, then carves other states and temporaries. Raises BindError.

    `states` are arrays of the user's own, by role name, for each parameter.
    """
    tensors = tuple(
        _tensor(programs, index, array, given.names[index], owner, given.labels[owner])
        for index, (array, owner) in enumerate(zip(given.arrays, given.owners, strict=True))
    )
    if states:
        _adopt(programs, tensors, states)
    params = _given_spans(programs, tensors)
    check_apart(params)
    size = sum(_bytes(programs[t.variant], plans[t.variant], t) for t in tensors)
    slots, pool = Slots(programs, given.hypers), Pool(size)
    own = spans(["the optimizer's own memory"], [pool.address], [pool.capacity], [True])
    storage = Storage(tuple(programs), tuple(plans), tensors, slots, pool, own + params)
    for tensor in tensors:
        _carve(storage, tensor)
    return storage


def wanted(programs: Sequence[Program], tensor: Tensor, role: str) -> Wanted:
    """What the array of param or grad must be; one that the spec lacks is like the other."""
    program = programs[tensor.variant]
    known = {r.name: r.type.dtype for r in program.graph.roles if r.kind in ("param", "grad")}
    dtype, written = known.get(role) or next(iter(known.values())), is_stored(program, role)
    return Wanted(f"{tensor.where}, %{role}", role, tensor.dims, dtype, written)


def _adopt(
    programs: Sequence[Program], tensors: Sequence[Tensor], states: Sequence[Mapping[str, object]]
) -> None:
    """Takes the user's arrays as states: their contents are what the first step finds."""
    if len(states) != len(tensors):
        raise BindError(f"expected states for {len(tensors)} parameters, got {len(states)}")
    for tensor, arrays in zip(tensors, states, strict=True):
        program = programs[tensor.variant]
        kept = {role.name: place for role, place in _kept(program)}
        for name, array in arrays.items():
            if name not in kept:
                known = ", ".join(kept) or "none"
                raise BindError(f"{tensor.where}: no state %{name} is kept in an array; {known} is")
            dims, dtype = _dims(program.graph.view, kept[name], tensor), kept[name].dtype
            need = Wanted(f"{tensor.where}, %{name}", name, dims, dtype, True)
            tensor.arrays[name] = as_bits(array, need)
            tensor.adopted.add(name)


def _given_spans(programs: Sequence[Program], tensors: Sequence[Tensor]) -> Spans:
    """The bytes of the parameters and of adopted states."""
    found = [
        (f"{t.where}, %{name}", t.arrays[name], name != "param" or is_stored(program, name))
        for t in tensors
        for program in (programs[t.variant],)
        for name in ("param", *sorted(t.adopted))
    ]
    return spans(
        [where for where, _, _ in found],
        [address(array) for _, array, _ in found],
        [array.nbytes for _, array, _ in found],
        [written for _, _, written in found],
    )


def is_stored(program: Program, role: str) -> bool:
    """Whether the program stores to a role."""
    return any(u.role == role and not u.forward for u in program.graph.updates)


def _tensor(
    programs: Sequence[Program], index: int, array: object, name: str, group: int, label: str
) -> Tensor:
    dims: tuple[int, ...] = getattr(array, "shape", ())
    tensor = Tensor(index, name, group, 0, dims, Shape(0, 0, 0, 0), label)
    tensor.variant, tensor.shape = _variant(programs, tensor)
    program = programs[tensor.variant]
    for role in program.graph.roles:
        if role.kind == "aux" and role.name in program.role_places:
            raise BindError(
                f"{tensor.where}: @{program.name} needs the extra input %{role.name}, which "
                f"a step over parameters and gradients does not have"
            )
    tensor.arrays["param"] = as_bits(array, wanted(programs, tensor, "param"))
    return tensor


def _variant(programs: Sequence[Program], tensor: Tensor) -> tuple[int, Shape]:
    """The first variant whose condition the tensor fulfils, and its shape there."""
    for number, program in enumerate(programs):
        if matches(program.graph.when, tensor.dims, tensor.label):
            try:
                return number, shape_under(program.graph.view, tensor.dims)
            except ValueError as error:
                raise BindError(f"{tensor.where}: shape {tensor.dims}: {error}") from None
    bodies = "; ".join(p.graph.when for p in programs)
    labelled = f" with label '{tensor.label}'" if tensor.label else ""
    raise BindError(
        f"{tensor.where}: no variant of @{programs[0].name} takes shape {tensor.dims}{labelled}; "
        f"it takes tensors with {bodies}: reshape the parameter, or give it to another optimizer"
    )


# ------------------------------------------------------------------ the pool


def _kept(program: Program) -> list[tuple[Role, Place]]:
    """The states and shadows that a program keeps in arrays."""
    used = program.role_places
    found = [(r, used[r.name]) for r in program.graph.roles if r.kind in _KEPT and r.name in used]
    return [(role, place) for role, place in found if place.kind in ("vector", "elem")]


def _bytes(program: Program, plan: Plan, tensor: Tensor) -> int:
    own = [place for role, place in _kept(program) if role.name not in tensor.adopted]
    states = (tensor.shape.count(p.domain) * p.dtype.bytes for p in own)
    return sum(map(aligned, states)) + plan.layout(tensor.shape)[1]


def _carve(storage: Storage, tensor: Tensor) -> None:
    program, plan = storage.programs[tensor.variant], storage.plans[tensor.variant]
    own = [(role, place) for role, place in _kept(program) if role.name not in tensor.adopted]
    for role, place in own:
        flat = storage.pool.carve(tensor.shape.count(place.domain), place.dtype.numpy)
        tensor.arrays[role.name] = flat.reshape(_dims(program.graph.view, place, tensor))
    for role, place in own:
        _start(program, tensor, role, place)
    for role in program.graph.roles:
        place = program.role_places.get(role.name)
        if role.kind == "state" and place is not None and place.kind == "tensor":
            tensor.scalars[role.name] = first_number(role)
    offsets, size = plan.layout(tensor.shape)
    base = address(storage.pool.carve(size, np.dtype(np.uint8)))
    tensor.temporaries = {column: base + offset for column, offset in offsets.items()}


def _dims(view: str, place: Place, tensor: Tensor) -> tuple[int, ...]:
    """The shape that a state's array has for its user."""
    dims = tensor.dims
    if place.domain == ROW:
        return {"first": dims[:1], "matrix": dims[:-1]}.get(view, (tensor.shape.rows,))
    return {ELEM: dims, COL: (*dims[:-2], *dims[-1:]), BATCH: dims[:-2]}[place.domain]


def _start(program: Program, tensor: Tensor, role: Role, place: Place) -> None:
    """A state's first value: a number, or a copy of a role, rounded to the state's dtype."""
    array = tensor.arrays[role.name].reshape(-1)
    if not isinstance(role.default, str):
        if role.default:
            array[...] = meaning.cast(np.asarray(float(role.default)), place.dtype, F64)
        return
    source = tensor.arrays.get(role.default)
    if source is None:
        raise BindError(
            f"{tensor.where}: %{role.name} starts as a copy of %{role.default}, which has no "
            f"array before the first step"
        )
    dtype, flat = program.graph.role(role.default).type.dtype, source.reshape(-1)
    with np.errstate(all="ignore"):
        for at in range(0, flat.size, _BLOCK):
            array[at : at + _BLOCK] = meaning.cast(flat[at : at + _BLOCK], place.dtype, dtype)
