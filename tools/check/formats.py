"""Validation of `encode`: a step over stored codes is the step over the values, rounded.

Codes and scales are drawn at random and decoded. The graph before runs over the values, the
graph after over the codes; its results are decoded, and have to be within the format's bound.
"""

from __future__ import annotations

import numpy as np

from ...ir import interpreter
from ...ir.builder import Builder
from ...ir.graph import Graph
from ...ir.roles import Role
from ...ir.types import BF16, ELEM, F32, F64
from ...passes.codecs.codec import Codec
from ...passes.expansions.value import TypedValue
from ...passes.pipeline import Step
from ...passes.storage.encode import codecs_of
from ...passes.storage.formats import RequestedCodec, parse_storage, stored_as
from .inputs import Array, Dims, dims_for, random_numbers, random_tensor

_COMPUTED = 2.0**-16  # of the values themselves: sums are taken in another order by blocks


def difference_of_formats(step: Step, seed: int) -> str:
    """The name of a role that is further off than its format allows, empty where none is."""
    codecs = codecs_of(step.before, step.options.formats)
    storage = parse_storage(step.options.formats)
    for dims in dims_for(step.after):
        wanted, found = _values(step.before, step.after, codecs, dims, seed)
        for role in (r for r in step.before.roles if r.name in wanted):
            asked = stored_as(role, storage) if role.name in codecs else None
            if not _within(wanted[role.name], found[role.name], asked):
                return f"shape {dims}: %{role.name} differs"
    return ""


def decoded(graph: Graph, name: str, codec: Codec, tensor: dict[str, Array]) -> Array:
    """The value of a coded role of a tensor."""
    builder = Builder(graph.roles, typed=True)
    parts = ((part.role(name), part.dtype) for part in codec.parts)
    codec.decode(tuple(TypedValue(builder, builder.read(role), dtype) for role, dtype in parts))
    values = interpreter.evaluate(builder.finish(graph, (), None), tensor, {})[-1]
    cells = tensor[codec.parts[0].role(name)]
    return np.asarray(values).reshape(-1)[: cells.size].reshape(cells.shape)


def _values(
    before: Graph, after: Graph, codecs: dict[str, Codec], dims: Dims, seed: int
) -> tuple[dict[str, Array], dict[str, Array]]:
    """Return the roles' values after a step: by the graph before, and by the one after."""
    before, after = before.replace(when=""), after.replace(when="")
    stored = random_tensor(after.roles, dims, np.random.default_rng(seed), view=after.view)
    for name, codec in codecs.items():
        for part in codec.parts[1:]:
            if part.dtype is BF16:  # a rounding error, of which any number is not one
                stored[part.role(name)][...] = 0
    values = {name: np.array(array) for name, array in stored.items()}
    values |= {name: decoded(after, name, codec, stored) for name, codec in codecs.items()}
    interpreter.run([before], [values], {}, random_numbers(before.roles))
    interpreter.run([after], [stored], {}, random_numbers(after.roles))
    found = stored | {name: decoded(after, name, codec, stored) for name, codec in codecs.items()}
    return {r.name: values[r.name] for r in before.roles if _is_of_elements(r)}, found


def _is_of_elements(role: Role) -> bool:
    return role.type.domain == ELEM and role.type.dtype in (F32, F64)


def _within(wanted: Array, found: Array, asked: object) -> bool:
    return bool(np.all(share_of_bound(wanted, found, asked) <= 1.0))


def share_of_bound(wanted: Array, found: Array, asked: object) -> Array:
    """The error of each cell over its format's bound, which may be of its block's largest."""
    size = np.abs(np.asarray(wanted, np.float64)).reshape(-1)
    bound = _COMPUTED
    if isinstance(asked, RequestedCodec):
        bound += asked.format.bound
        if asked.format.has_blocks and size.size:
            starts = np.arange(0, size.size, asked.parameter)
            largest = np.maximum.reduceat(size, starts)
            size = np.repeat(largest, asked.parameter)[: size.size]
    off = np.abs(np.asarray(found, np.float64) - wanted).reshape(-1)
    return off / (bound * size + _COMPUTED * bound)
