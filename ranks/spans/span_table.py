"""The owner of each span. Every element has one owner, and nothing is padded."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from ...ir.arrays import Array
from ...ir.errors import BindError


@dataclass(frozen=True, slots=True)
class Span:
    """A range of a tensor's elements, which one rank owns."""

    tensor: int
    first: int
    count: int


def parts_of(arrays: Sequence[Array], spans: Iterable[Span]) -> list[Array]:
    """The cells of spans in the arrays of all tensors: views, each in a line."""
    return [arrays[s.tensor].reshape(-1)[s.first : s.first + s.count] for s in spans]


def scatter(cells: Array, parts: Iterable[Array]) -> None:
    """Stores cells to the parts, one after the other."""
    at = 0
    for part in parts:
        part[...] = cells[at : at + part.size]
        at += part.size


@dataclass(frozen=True, slots=True, eq=False)
class SpanTable:
    """All spans, tensor by tensor in the order of their elements, and their owners."""

    tensors: Array
    firsts: Array
    counts: Array
    owners: Array
    starts: Array  # of each tensor, its first span, then the number of all
    first_owners: Array  # of each tensor: of its first element, of all that it is visited whole for

    def of(self, rank: int) -> Iterator[Span]:
        """The spans of a rank."""
        for n in np.flatnonzero(self.owners == rank).tolist():
            yield Span(int(self.tensors[n]), int(self.firsts[n]), int(self.counts[n]))

    def bounds(self, tensor: int) -> tuple[Array, Array]:
        """The first elements of a tensor's spans, and their owners."""
        there = slice(int(self.starts[tensor]), int(self.starts[tensor + 1]))
        return self.firsts[there], self.owners[there]

    def owners_of(self, tensor: int, elements: Array) -> Array:
        """Return the owners of elements of a tensor."""
        firsts, owners = self.bounds(tensor)
        if len(owners) < 2:
            return np.full(len(elements), self.first_owners[tensor])
        return owners[np.searchsorted(firsts, elements, "right") - 1]


def deal(sizes: Sequence[int], cuts: Callable[[int], Array], count: int) -> SpanTable:
    """Deals tensors of these sizes to so many ranks: parts as equal as their cuts allow.

    Each rank has one piece of all of them in a line, which begins at the allowed cut that is
    nearest to an equal part; so of a tensor it has one span at most.
    """
    numel = np.array(sizes, np.int64)
    ends = np.cumsum(numel)
    offsets, total = ends - numel, int(ends[-1]) if len(ends) else 0
    bounds = [0]
    for rank in range(1, count):
        wanted = total * rank / count
        n = min(int(np.searchsorted(ends, wanted, "right")), max(len(sizes) - 1, 0))
        inside = cuts(n) if len(sizes) else numel
        allowed = np.concatenate([[0], inside, numel[n : n + 1]]) + (offsets[n] if total else 0)
        nearest = int(allowed[np.abs(allowed - wanted).argmin()]) if total else 0
        bounds.append(max(bounds[-1], nearest))
    inner = np.array(bounds[1:], np.int64)
    edges = np.unique(np.concatenate([offsets[numel > 0], inner, [0]]))
    edges = edges[edges < total]
    tensors = np.searchsorted(ends, edges, "right")
    counts = np.diff(np.append(edges, total))
    first_owners = np.searchsorted(inner, offsets, "right")
    starts = np.searchsorted(tensors, np.arange(len(sizes) + 1))
    owners = np.searchsorted(inner, edges, "right")
    return SpanTable(tensors, edges - offsets[tensors], counts, owners, starts, first_owners)


def joined(tables: Sequence[SpanTable]) -> SpanTable:
    """The table of the tensors of several, one after the other."""
    ends = np.cumsum([len(table.first_owners) for table in tables])
    tensors = [t.tensors + e - len(t.first_owners) for t, e in zip(tables, ends, strict=True)]
    spans = np.cumsum([len(table.owners) for table in tables])
    starts = [t.starts[:-1] + e - len(t.owners) for t, e in zip(tables, spans, strict=True)]
    return SpanTable(
        np.concatenate(tensors),
        np.concatenate([table.firsts for table in tables]),
        np.concatenate([table.counts for table in tables]),
        np.concatenate([table.owners for table in tables]),
        np.concatenate([*starts, spans[-1:]]),
        np.concatenate([table.first_owners for table in tables]),
    )


def check_spans(
    table: SpanTable,
    sizes: Sequence[int],
    cuts: Callable[[int], Array],
    count: int,
    where: Callable[[int], str],
) -> None:
    """R1: every element has one owner, and spans end at allowed cuts. Raises BindError."""
    for n, size in enumerate(sizes):
        firsts, owners = table.bounds(n)
        there = slice(int(table.starts[n]), int(table.starts[n + 1]))
        ends = firsts + table.counts[there]
        at = [0, *ends.tolist()]
        holes = [(a, b) for a, b in zip(at, [*firsts.tolist(), size], strict=True) if a != b]
        if holes:
            first, second = holes[0]
            what = "has no owner" if first < second else "has two owners"
            raise BindError(
                f"{where(n)}: element {min(first, second)} of {size} {what}; every element has one"
            )
        if ((owners < 0) | (owners >= count)).any():
            raise BindError(f"{where(n)}: an owner that is none of {count} ranks: {owners.max()}")
        wrong = np.setdiff1d(firsts[1:], cuts(n)) if len(firsts) > 1 else firsts[:0]
        if len(wrong):
            raise BindError(
                f"{where(n)}: a span begins at element {wrong[0]}, where it may not be cut; spans "
                f"begin at whole leaves of 1024 elements, rows or blocks, and matrices are whole"
            )
