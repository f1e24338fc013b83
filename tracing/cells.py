"""The values of one tensor, the cells of each, and texts that name an element."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..ir import semantics
from ..ir.arrays import Array
from ..ir.errors import WrongUsage
from ..ir.graph import Graph, Node, Update
from ..ir.interpreter import Environment
from ..ir.ops import OPS
from ..ir.tensor_view import axes_of
from ..ir.types import ELEM, Domain, DType, join


@dataclass(frozen=True, slots=True)
class TracedCells:
    """One member of a variant: its values as arrays [outer, inner, rows, cols], or as numbers."""

    environment: Environment
    place: int  # among the variant's members
    dims: tuple[int, ...]

    @property
    def graph(self) -> Graph:
        """The variant's graph."""
        return self.environment.graph

    @property
    def live(self) -> list[int]:
        """The values that were evaluated."""
        return [v for v, found in enumerate(self.environment.values) if found]

    @property
    def tensors(self) -> int:
        """The number of tensors over all variants."""
        return len(self.environment.all_tensors)

    def array(self, value: int) -> Array:
        """All cells of a value: of elements in the tensor's shape, else in a list; or a number."""
        domain = self.graph.nodes[value].type.domain
        found = self._full(value)
        if domain == ELEM:
            return found.reshape(-1)[: int(np.prod(self.dims))].reshape(self.dims)
        return _listed(found, domain) if axes_of(domain) else found.reshape(())

    def of_element(self, value: int, index: int) -> Any:
        """The cell of a value that the element at a flat index has part in."""
        domain = self.graph.nodes[value].type.domain
        found = self._full(value)
        axes = axes_of(domain)
        if not axes:
            return found.reshape(())[()]
        return found[tuple(p if a in axes else 0 for a, p in enumerate(self._at(index)))]

    def source(self, node: Node) -> Domain:
        """The domain of a reduction's operands."""
        return join(*(self.graph.nodes[v].type.domain for v in node.values))

    def reduced(self, node: Node, index: int) -> tuple[Array, Array]:
        """The cells that a reduction folds into the cell of an element, and their flat indices."""
        source = self.source(node)
        target = axes_of(node.type.domain)
        if not axes_of(source):
            return self._full(node.values[0]).reshape(1), np.zeros(1, np.int64)
        if source.block is not None:
            cells = _listed(self._full(node.values[0]), source)
            return cells, np.arange(cells.size)
        if (length := node.type.domain.block) is not None:
            first = index // length * length
            cells = self._full(node.values[0]).reshape(-1)[first : first + length]
            return cells, np.arange(first, first + cells.size)
        sizes = self._sizes(source)
        found = np.broadcast_to(self._full(node.values[0]), sizes)
        places = np.arange(found.size).reshape(sizes)
        at = self._at(index)
        picked = tuple(
            at[a] if a in target and a in axes_of(source) else slice(None) for a in range(4)
        )
        cells, numbers = found[picked].reshape(-1), places[picked].reshape(-1)
        inside = numbers < (int(np.prod(self.dims)) if source == ELEM else found.size)
        return cells[inside], numbers[inside]

    def holds(self, update: Update) -> bool:
        """True if an update is stored."""
        return self.environment.holds(update.guard, self.place)

    def stored(self, update: Update, index: int | None = None) -> Any:
        """Return the value that an update stores; of an element, its cell."""
        role = self.graph.role(update.role)
        found = _plain(self.environment.stored(update, self.place), role.type.dtype)
        axes = axes_of(role.type.domain)
        if not axes:
            return found.reshape(())
        full = np.broadcast_to(found, self._sizes(role.type.domain))
        if index is not None:
            return full[tuple(p if a in axes else 0 for a, p in enumerate(self._at(index)))]
        flat = _listed(full, role.type.domain)
        is_elem = role.type.domain == ELEM
        return flat[: int(np.prod(self.dims))].reshape(self.dims) if is_elem else flat

    def is_reduction(self, value: int) -> bool:
        """True if a value is a reduction."""
        return OPS[self.graph.nodes[value].op].is_reduction

    def _full(self, value: int) -> Array:
        """A value as numbers, along all axes of its domain."""
        kind = self.graph.nodes[value].type
        found = _plain(self.environment.values[value][self.place], kind.dtype)
        if not axes_of(kind.domain):
            return found
        return np.broadcast_to(found, self._sizes(kind.domain))

    def _sizes(self, domain: Domain) -> tuple[int, ...]:
        return self.environment.shapes[self.place].lengths(domain)

    def _at(self, index: int) -> tuple[int, ...]:
        """Return the index of an element under the view."""
        places = np.unravel_index(index, self.environment.shapes[self.place].sizes)
        return tuple(int(place) for place in places)


def _listed(full: Array, domain: Domain) -> Array:
    """The cells of a domain in a list: of blocks, which stand at all their elements, the first."""
    return full.reshape(-1)[:: domain.block or 1]


def _plain(value: Any, dtype: DType) -> Array:
    """Numbers; of bit patterns those that they stand for."""
    found = np.asarray(value)
    is_pattern = dtype.is_pattern and found.dtype == dtype.numpy
    return semantics.widen(found, dtype) if is_pattern else found


_PLACE = re.compile(r"\s*(?P<name>[^\[\]]+?)\s*(?:\[(?P<index>[^\]]*)\])?\s*")


def place_of(
    text: str, names: Sequence[str], shapes: Sequence[tuple[int, ...]], roles: Sequence[str]
) -> tuple[int, int]:
    """The tensor and the flat index. Raises WrongUsage for a text that names no element.

    `roles` are those that have one value an element: their names do where there is one tensor.
    """
    found = _PLACE.fullmatch(text)
    if found is None:
        raise WrongUsage(f"at='{text}': expected a tensor and an element, as param[17] or w[3, 4]")
    tensor = _tensor(text, found["name"], names, roles)
    return tensor, _index(text, found["index"], shapes[tensor])


def _tensor(text: str, name: str, names: Sequence[str], roles: Sequence[str]) -> int:
    role, slash, rest = name.partition("/")
    name = rest if slash and role in roles else name
    if name in names:
        return list(names).index(name)
    if name.isdigit() and int(name) < len(names):
        return int(name)
    known = [n or str(k) for k, n in enumerate(names)]
    if name in roles and len(names) == 1:
        return 0
    if name in roles:
        some = ", ".join(f"{n}[0]" for n in known[:4])
        raise WrongUsage(f"at='{text}': there are {len(names)} tensors; say which, as {some}")
    raise WrongUsage(
        f"at='{text}': no tensor '{name}' ({', '.join(known[:8])}), nor a role of elements "
        f"({', '.join(roles)})"
    )


def _index(text: str, index: str | None, shape: tuple[int, ...]) -> int:
    size = int(np.prod(shape))
    if not (index or "").strip():
        if size == 1:
            return 0
        raise WrongUsage(f"at='{text}': the tensor has shape {shape}; say which element, as [17]")
    try:
        found = tuple(int(part) for part in str(index).split(",") if part.strip())
    except ValueError:
        raise WrongUsage(f"at='{text}': expected whole numbers between the brackets") from None
    bounds = shape if len(found) == len(shape) and len(found) != 1 else (size,)
    if len(found) != len(bounds) or not all(0 <= n < m for n, m in zip(found, bounds, strict=True)):
        many = f", or {len(shape)} within its shape {shape}" if len(shape) > 1 else ""
        raise WrongUsage(f"at='{text}': expected one number from 0 to {size - 1}{many}")
    return int(np.ravel_multi_index(found, bounds))
