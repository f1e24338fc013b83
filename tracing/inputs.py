"""The arrays and numbers that a traced step reads, checked by role; the user's are not changed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..ir import semantics
from ..ir.arrays import Array
from ..ir.conditions import matches
from ..ir.errors import BindError
from ..ir.graph import Graph, Spec
from ..ir.roles import Role, RoleKind, must_be_given, not_given
from ..ir.tensor_view import View, shape_under
from ..ir.types import ARRAY_FLOATS, ELEM, F64, GROUP
from ..runtime.hypers.groups import ParsedGroups
from ..runtime.hypers.scalar_slots import first_number
from ..runtime.memory.array_checks import ArrayRequirements, as_bits, check_list
from ..runtime.memory.dlpack import is_foreign, shared


@dataclass(frozen=True, slots=True)
class UserInputs:
    """A user's inputs beside parameters; arrays and numbers by role name."""

    grads: Sequence[Any]
    states: Sequence[Mapping[str, Any]] = ()  # of each parameter; those left out start as in step 1
    numbers: Mapping[str, Any] | None = None  # states of the step and of groups
    aux: Mapping[str, Any] | None = None  # a list of one array a parameter, or a number


def variants_of(graphs: Sequence[Graph], params: ParsedGroups) -> list[int]:
    """The variant that each tensor takes, by its place. Raises BindError where none does."""
    return [_chosen(graphs, params, number) for number in range(len(params.arrays))]


def tensors_of(
    graphs: Sequence[Graph],
    chosen: Sequence[int],
    params: ParsedGroups,
    given: UserInputs,
    as_stored: bool,
) -> list[dict[str, Array]]:
    """The arrays of each tensor by role name, copies. Raises BindError naming the role.

    `as_stored` asks for the roles' own dtypes (16-bit floats become bit patterns); otherwise any
    float will do.
    """
    _check_counts(params, given)
    found: list[dict[str, Array]] = []
    for number, place in enumerate(chosen):
        graph, dims = graphs[place], _dims_of(params, number)
        used = {"param", *graph.reads, *(update.role for update in graph.updates)}
        own: dict[str, Array] = {}
        for role in (r for r in graph.roles if r.name in used and _is_of_tensors(r)):
            array = _array_of(role, number, params, given)
            where = f"{title_of(params, number)}, %{role.name}"
            if array is None:
                own[role.name] = _start(graph, role, own, dims, where)
            else:
                own[role.name] = _checked(array, role, dims, graph.view, where, as_stored)
        found.append(own)
    return found


def numbers_of(graph: Graph, params: ParsedGroups, given: UserInputs) -> dict[str, Any]:
    """The numbers of the step and of groups. Raises BindError."""
    found: dict[str, Any] = {}
    for role in graph.roles:
        if role.kind in (RoleKind.HYPER, RoleKind.STATIC) or not role.type.domain <= GROUP:
            continue
        value = {**(given.numbers or {}), **(given.aux or {})}.get(role.name)
        if value is None and role.kind == RoleKind.AUX:
            raise BindError(f"%{role.name}: a step reads this number: aux={{'{role.name}': ...}}")
        cells = np.asarray(first_number(role) if value is None else value, role.type.dtype.numpy)
        wanted = (len(params.hypers),) if role.type.domain == GROUP else ()
        if cells.shape not in ((), wanted):
            raise BindError(f"%{role.name}: expected {wanted or 'one'} numbers, got {cells.shape}")
        found[role.name] = np.broadcast_to(cells, wanted).copy()
    return found


def check_names(spec: Spec, graphs: Sequence[Graph], given: UserInputs) -> None:
    """Refuse names that are no roles of the spec or of its stored form (BindError)."""
    roles = {r.name: r for r in (*spec.roles, *(r for g in graphs for r in g.roles))}
    kept = [n for n, r in roles.items() if r.kind in (RoleKind.STATE, RoleKind.SHADOW)]
    lists = [(n, kept) for own in given.states for n in own]
    lists += [(n, kept) for n in given.numbers or ()]
    lists += [(n, [k for k, r in roles.items() if r.kind == RoleKind.AUX]) for n in given.aux or ()]
    for name, known in lists:
        if name not in known:
            raise BindError(
                f"'{name}' is no such role of {spec.name}; {', '.join(known) or 'none'} is"
            )


def check_hypers(spec: Spec, params: ParsedGroups) -> None:
    """Refuses a step without a hyper-parameter that has no default (BindError)."""
    for role in filter(must_be_given, spec.of_kind(RoleKind.HYPER)):
        for group, hypers in enumerate(params.hypers):
            if hypers[role.name] != hypers[role.name]:
                raise BindError(not_given(role, f"group {group}", f"trace(..., {role.name}=...)"))


def title_of(params: ParsedGroups, number: int) -> str:
    """Return a tensor's name for errors."""
    name = params.names[number]
    return f"tensor {number} ({name})" if name else f"tensor {number}"


def _check_counts(params: ParsedGroups, given: UserInputs) -> None:
    check_list(given.grads)
    count = len(params.arrays)
    if len(given.grads) != count:
        raise BindError(f"expected {count} gradients, one a parameter, got {len(given.grads)}")
    if given.states and len(given.states) != count:
        raise BindError(f"expected states for {count} parameters, got {len(given.states)}")


def _chosen(graphs: Sequence[Graph], params: ParsedGroups, number: int) -> int:
    dims, facts = _dims_of(params, number), params.facts[number]
    label = params.labels[params.owners[number]]
    found = (n for n, graph in enumerate(graphs) if matches(graph.when, dims, label, *facts))
    place = next(found, None)
    if place is None:
        known = "; ".join(g.when for g in graphs)
        raise BindError(f"{title_of(params, number)}: no variant takes shape {dims}; {known} do")
    try:
        shape_under(graphs[place].view, dims)
    except ValueError as error:
        raise BindError(f"{title_of(params, number)}: shape {dims}: {error}") from None
    return place


def _dims_of(params: ParsedGroups, number: int) -> tuple[int, ...]:
    param: Any = params.arrays[number]
    if not hasattr(param, "shape"):
        raise BindError(f"{title_of(params, number)}: expected an array, got {param!r:.80}")
    return tuple(param.shape)


def _is_of_tensors(role: Role) -> bool:
    return role.kind not in (RoleKind.HYPER, RoleKind.STATIC) and not role.type.domain <= GROUP


def _array_of(role: Role, number: int, params: ParsedGroups, given: UserInputs) -> Any:
    """Return the user's input for a role, None for a state that starts. Raises BindError."""
    where = f"{title_of(params, number)}, %{role.name}"
    if role.kind == RoleKind.PARAM:
        return params.arrays[number]
    if role.kind == RoleKind.GRAD:
        if given.grads[number] is None:
            raise BindError(
                f"{where}: no gradient; a step leaves such a tensor out, so leave it out"
            )
        return given.grads[number]
    if role.kind == RoleKind.AUX:
        arrays = (given.aux or {}).get(role.name)
        if arrays is None:
            raise BindError(f"{where}: a step reads it: aux={{'{role.name}': [...]}}, one a tensor")
        if not isinstance(arrays, (list, tuple)) or len(arrays) != len(params.arrays):
            raise BindError(f"{where}: expected a list of {len(params.arrays)}, got {arrays!r:.60}")
        if arrays[number] is None:
            raise BindError(f"{where}: this extra input is missing, which a step reads")
        return arrays[number]
    return given.states[number].get(role.name) if given.states else None


def _checked(
    array: Any, role: Role, dims: tuple[int, ...], view: View, where: str, as_stored: bool
) -> Array:
    domain, dtype = role.type.domain, role.type.dtype
    wanted = ArrayRequirements(where, role.name, tuple(getattr(array, "shape", dims)), dtype, False)
    found = shared(array, wanted) if is_foreign(array) else np.asarray(array)
    cells = _dims(role, dims, view)
    if domain != ELEM and found.size == int(np.prod(cells)):
        found = found.reshape(cells)
    if found.shape != cells:
        raise BindError(f"{where}: expected shape {cells}, got {found.shape}")
    found = np.array(found, order="C")
    if as_stored:
        return as_bits(found, ArrayRequirements(where, role.name, cells, dtype, False))
    if found.dtype.kind in ("f", "b"):
        return found
    if found.dtype.name not in ARRAY_FLOATS:  # which NumPy itself may not know, as bfloat16
        raise BindError(f"{where}: expected floats, got {found.dtype}")
    return found.astype(np.float32)


def _start(
    graph: Graph, role: Role, own: Mapping[str, Array], dims: tuple[int, ...], where: str
) -> Array:
    """A state before the first step: a number, or a copy of a role that comes before it."""
    if not isinstance(role.default, str):
        first = semantics.cast(np.asarray(float(role.default or 0.0)), role.type.dtype, F64)
        return np.full(_dims(role, dims, graph.view), first)
    if role.default not in own:
        raise BindError(f"{where}: it starts as a copy of %{role.default}: give it in states")
    source, kind = own[role.default], graph.role(role.default).type.dtype
    is_bits = source.dtype == kind.numpy
    return np.array(semantics.cast(source, role.type.dtype, kind)) if is_bits else source.copy()


def _dims(role: Role, dims: tuple[int, ...], view: View) -> tuple[int, ...]:
    """The shape of a role's array beside a parameter of these dims; rows and columns lie flat."""
    domain = role.type.domain
    if domain == ELEM or domain.is_scalar:
        return dims if domain == ELEM else ()
    return (shape_under(view, dims).count(domain),)
