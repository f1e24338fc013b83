"""Contents of an optimizer's checkpoint: its tensors by key, and its manifest.

A parameter's key is its name, or its position where names are missing or not unique. The state
m of the parameter w is the tensor `m/w`, the parameter itself `param/w`; a number of the step
or of the groups is the tensor of its own name, such as `t`.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ...ir.graph import Spec
from ...ir.roles import EVAL, MODES, Role, RoleKind
from ...ir.text.printer import to_text
from ...ir.types import ELEM, F64, I64, DType
from ..memory.space import on_host
from ..memory.storage import Storage
from .container import StoredTensor

Held = list[list[StoredTensor]]  # of each tensor, what `eval` keeps for `train`


@dataclass(frozen=True, slots=True)
class CheckpointContents:
    """The parts of an optimizer that a checkpoint keeps."""

    spec: Spec
    formats: Sequence[Mapping[str, str]]  # by program, the codec of each role stored in one
    storage: Storage
    steps: int
    pending: frozenset[int] = frozenset()  # the tensors that have accumulated gradients
    held: Held | None = None  # in evaluation

    def formats_of(self, number: int) -> Mapping[str, str]:
        """The codecs that the states of a tensor are stored in."""
        return self.formats[int(self.storage.tensors.variant[number])]


def keys_of(names: Sequence[str]) -> list[str]:
    """The keys of parameters with these names."""
    unique = all(names) and len(set(names)) == len(names)
    return list(names) if unique else [str(n) for n in range(len(names))]


def spec_text(spec: Spec) -> str:
    """The spec without parts that no step depends on: documentation, defaults, `eval`, `train`."""
    roles = tuple(
        dataclasses.replace(r, default=0.0, range=None) if r.kind == RoleKind.HYPER else r
        for r in spec.roles
    )
    graphs = tuple(g.replace(roles=roles) for g in spec.graphs if g.entry not in MODES)
    return to_text(dataclasses.replace(spec, graphs=graphs, doc="", paper=""))


def states_of(storage: Storage, number: int) -> Iterator[StoredTensor]:
    """A tensor's states, by role: arrays and, as arrays of one 8-byte cell, numbers."""
    arrays, program = storage.arrays(number), storage.tensors.program_of(number)
    for state in storage.tensors.layout_of(number).kept:
        name, place = state.role.name, state.place
        whole = () if state.part is None else state.whole
        yield StoredTensor(name, place.dtype, arrays[name], state.part, whole)
    for name in storage.numbers(number):
        dtype = cell_dtype(program.role(name))
        cell = storage.scalars[name][number : number + 1].reshape(())
        yield StoredTensor(name, dtype, cell.view(dtype.numpy))


def param_of(storage: Storage, number: int) -> StoredTensor:
    """A parameter, as if it were a state: of one that ranks share the cells that this one owns."""
    dtype, array = storage.tensors.wanted(number, "param").dtype, storage.arrays(number)["param"]
    part = storage.part(number, ELEM)
    if part is None:
        return StoredTensor("param", dtype, array)
    return StoredTensor("param", dtype, array.reshape(-1)[slice(*part)], part, array.shape)


def numbers_of(storage: Storage) -> Iterator[StoredTensor]:
    """The numbers of the step and of the groups, as copies of their 8-byte cells."""
    for role in storage.slots.numbers:
        dtype = cell_dtype(role)
        yield StoredTensor(role.name, dtype, storage.slots.read(role.name).view(dtype.numpy).copy())


def cell_dtype(role: Role) -> DType:
    """Return the dtype of a slot: integers as such, all else as f64."""
    return I64 if role.type.dtype.kind == "int" else F64


def tensors_of(contents: CheckpointContents, params: bool) -> list[StoredTensor]:
    """All tensors of a checkpoint."""
    storage, held = contents.storage, contents.held
    found = list(numbers_of(storage))
    for number, key in enumerate(keys_of(storage.tensors.names)):
        mine = [*states_of(storage, number), *([param_of(storage, number)] if params else [])]
        mine += held[number] if held else []
        keyed = ((t, f"{t.key}/{key}") for t in mine)
        found += [dataclasses.replace(t, key=name, array=on_host(t.array)) for t, name in keyed]
    return found


def manifest_of(held: CheckpointContents, params: bool, extra: Mapping[str, Any]) -> dict[str, Any]:
    """Return the description of the tensors, as JSON."""
    tensors = held.storage.tensors
    rows = zip(keys_of(tensors.names), tensors.names, tensors.owners.tolist(), strict=True)
    members: list[list[dict[str, Any]]] = [[] for _ in held.storage.slots.hypers]
    for number, (key, name, owner) in enumerate(rows):
        dims = list(tensors.layout_of(number).key.dims)
        row: dict[str, Any] = {"key": key, "name": name, "shape": dims}
        own = held.formats_of(number)
        row |= {"formats": dict(own)} if own != held.formats[0] else {}
        members[owner].append(row | ({"pending": True} if number in held.pending else {}))
    return {
        "spec": held.spec.name,
        "text": spec_text(held.spec),
        "formats": dict(held.formats[0]),  # of the parameters that do not say otherwise
        "steps": held.steps,
        "params": params,
        **({} if held.held is None else {"mode": EVAL}),
        "extra": dict(extra),
        "groups": [
            {"hypers": {n: v for n, v in hypers.items() if v == v}, "parameters": mine}
            for hypers, mine in zip(held.storage.slots.hypers, members, strict=True)
        ],
    }
