"""The storage of an optimizer as ranks share it: who owns what, and launches with their gathers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from ...ir.arrays import Array
from ...ir.errors import BindError
from ...ir.lowered.launches import Launch, interleave
from ...ir.lowered.step_program import StepProgram
from ...runtime.memory.storage import Storage
from ...runtime.memory.tensor_layout import carries
from ...runtime.memory.tensor_set import Tensors, tensors_of
from ..protocol import Ranks
from ..spans.cuts import cuts_of, is_elementwise
from ..spans.span_table import SpanTable, check_spans, deal, joined
from .bucket_calls import StepFlow
from .own_parts import OwnParts
from .stored_before import arrays_stored


def table_for(
    storage: Storage,
    count: int,
    buckets: Sequence[range] = (),
    entries: Sequence[Sequence[StepProgram]] = (),
) -> SpanTable:
    """The spans of so many ranks: of all tensors, or of each bucket, equal parts. Raises BindError.

    `buckets` are tensors that follow one another, all of them in their order; `entries` the
    programs of others that are run over the same spans.
    """
    tensors = storage.tensors
    others = [_seen_by(storage, programs) for programs in entries]
    sizes = [tensors.layout_of(n).shape.numel for n in range(len(tensors))]

    def cuts(number: int) -> Array:
        if storage.refresh is not None and storage.refresh.tensors.variant[number] >= 0:
            return np.zeros(0, np.int64)  # whatever that entry's view
        found = cuts_of(tensors.program_of(number), tensors.layout_of(number))
        for other in others:
            program, form = other.program_of(number), other.layout_of(number)
            if not is_elementwise(program):
                found = np.intersect1d(found, cuts_of(program, form))
        return found

    def dealt(bucket: range) -> SpanTable:
        return deal([sizes[n] for n in bucket], lambda n: cuts(bucket[n]), count)

    table = joined([dealt(bucket) for bucket in buckets or [range(len(sizes))]])
    check_spans(table, sizes, cuts, count, tensors.where)
    return table


def _seen_by(storage: Storage, programs: Sequence[StepProgram]) -> Tensors:
    """The tensors as programs of another entry see them."""
    sizes = [storage.space.chunk_sizes(program) for program in programs]
    return tensors_of(programs, storage.given, (), sizes)


def refuse_lent(storage: Storage) -> None:
    """Refuses states of the user's own (BindError)."""
    if storage.adopted:
        raise BindError(
            "states in arrays of the user's own are not shared by ranks; leave `states` out"
        )


def sharded(
    storage: Storage,
    ranks: Ranks,
    table: SpanTable,
    flow: StepFlow | None = None,
    *,
    stores_last: bool = False,
) -> Storage:
    """The storage with the parts of this rank; itself where that is alone.

    `flow`: gradients come, and parameters leave, in the step. With `stores_last` no program stores
    to arrays while another still has a gather. Raises BindError for what cannot be shared.
    """
    if not storage.space.is_host:
        raise BindError(
            f"the parameters are on {storage.space}; ranks share arrays of the host so far: give "
            f"NumPy arrays"
        )
    if any(map(carries, storage.programs)):
        raise BindError("sums that steps carry over are not shared; compile with policy='strict'")
    if ranks.count == 1:
        return storage
    leaves = storage.refresh is None
    own = OwnParts(ranks, table, storage.tensors, storage.pools, flow, leaves)
    found = _with_parts(storage, own, 0, stores_last)
    if storage.refresh is None:
        return found
    own = replace(own, tensors=storage.refresh.tensors)
    refresh = _with_parts(storage.refresh, own, len(storage.programs), stores_last)
    return replace(found, refresh=refresh)


def among(storage: Storage, ranks: Ranks) -> Storage:
    """The storage with the parts that it has, among ranks that have begun anew."""
    own, refresh = storage.ownership, storage.refresh
    assert own is None or isinstance(own, OwnParts), "parts that `sharded` has dealt"
    return replace(
        storage,
        ownership=None if own is None else replace(own, ranks=ranks),
        refresh=None if refresh is None else among(refresh, ranks),
    )


def _with_parts(storage: Storage, own: OwnParts, first: int, stores_last: bool) -> Storage:
    """The storage, whose programs stand behind so many others, with its turns on ranks."""
    programs = storage.programs[first:]

    def is_last(number: int, launch: Launch) -> bool:
        return stores_last and bool(arrays_stored(programs[number], launch))

    found = interleave([p.launches for p in programs], on_ranks=True, is_last=is_last)
    return replace(storage, turns=tuple((first + n, x) for n, x in found), ownership=own)
