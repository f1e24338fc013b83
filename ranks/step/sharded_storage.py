"""The storage of an optimizer as ranks share it: refusals, and the owner of each span."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from ...ir.arrays import Array
from ...ir.errors import BindError
from ...ir.lowered.step_program import StepProgram
from ...runtime.hypers.groups import ParsedGroups
from ...runtime.memory.space import ArraySpace
from ...runtime.memory.storage import Storage
from ...runtime.memory.tensor_layout import carries
from ...runtime.memory.tensor_set import Tensors, tensors_of
from ..protocol import Ranks
from ..spans.cuts import cuts_of, is_elementwise
from ..spans.span_table import SpanTable, check_spans, deal, joined
from .own_parts import OwnParts


def check_shared(
    programs: Sequence[StepProgram], space: ArraySpace, *, is_staged: bool, on_gpus: bool
) -> None:
    """Refuse arrays that ranks cannot share (BindError); `on_gpus`: arrays of a GPU are shared."""
    if is_staged:
        raise BindError("ranks do not share parameters that are elsewhere; give arrays")
    if not space.is_host and not on_gpus:
        raise BindError(
            f"the parameters are on {space}; ranks share arrays of the host, and tensors of a GPU "
            f"by stepfuse.torch.Sharded: give these, or NumPy arrays"
        )
    if any(map(carries, programs)):
        raise BindError("sums that steps carry over are not shared; compile with policy='strict'")


def table_for(
    tensors: Tensors,
    count: int,
    buckets: Sequence[range] = (),
    others: Sequence[Tensors] = (),
    known: SpanTable | None = None,
    block: int = 1,
) -> SpanTable:
    """The spans of so many ranks: of all tensors, or of each bucket, equal parts. Raises BindError.

    `buckets` are tensors that follow one another; `others` the tensors as other entries see them
    that are run over the same spans. `known` are the spans of the first tensors, which stay. Spans
    begin at multiples of `block`.
    """
    sizes = tensors.numel.tolist()

    def cuts(number: int) -> Array:
        form = tensors.layout_of(number)
        if form.refresh >= 0:
            return np.zeros(0, np.int64)  # whatever the view of that entry by the clock
        found = cuts_of(tensors.program_of(number), form)
        for other in others:
            program, form = other.program_of(number), other.layout_of(number)
            if not is_elementwise(program):
                found = np.intersect1d(found, cuts_of(program, form))
        return found[found % block == 0]

    def dealt(bucket: range) -> SpanTable:
        return deal([sizes[n] for n in bucket], lambda n: cuts(bucket[n]), count)

    begin = 0 if known is None else len(known.first_owners)
    new = sorted((b for b in buckets if b.start >= begin), key=lambda bucket: bucket.start)
    found = [] if known is None else [known]
    table = joined([*found, *map(dealt, new or [range(begin, len(sizes))])])
    check_spans(table, sizes, cuts, count, tensors.where)
    return table


def seen_by(programs: Sequence[StepProgram], given: ParsedGroups, space: ArraySpace) -> Tensors:
    """The tensors as programs of another entry see them."""
    return tensors_of(programs, given, (), [space.chunk_sizes(program) for program in programs])


def among(storage: Storage, ranks: Ranks) -> Storage:
    """The storage with the parts that it has, among ranks that have begun anew."""
    own, refresh = storage.ownership, storage.refresh
    assert own is None or isinstance(own, OwnParts), "parts that spans have been dealt for"
    return replace(
        storage,
        ownership=None if own is None else replace(own, ranks=ranks),
        refresh=None if refresh is None else among(refresh, ranks),
    )
