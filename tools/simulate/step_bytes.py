"""The traffic of a spec's step over ranks for each parameter, by the compiler's own count."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, prod

from ...compiler import lower_graph
from ...ir.conditions import matches_rank
from ...ir.errors import WrongUsage
from ...ir.graph import Spec
from ...ir.lowered.launches import GatherItem, Launch
from ...ir.lowered.memory_plan import cells_of
from ...ir.lowered.program import Program
from ...ir.tensor_view import Shape, shape_under
from ...passes.chain.compose import chain
from ...passes.lower.variants import linked
from ...passes.pipeline import policy_pipeline
from ...ranks.combine import mean_of_ranks
from ...ranks.step.wire import WIRES, wire_of, with_pieces
from ..recommend.recommend import memory_of
from .model import StepBytes

_MATRIX = (4096, 4096)
_ADDED = 8  # ranks whose pieces one sweep adds; of more by levels


def step_bytes(spec: Spec, dtypes: str, wire: str, ranks: int) -> StepBytes:
    """Bytes of a step over a matrix, with the mean over ranks in the sweeps, as in `Sharded`.

    Beyond `_ADDED` ranks sums of as many pieces are stored before, in f32, level by level.
    Raises WrongUsage for a spec that steps no parameters, FormatError.
    """
    alone = _of_matrices(spec, dtypes)
    kept = memory_of(alone)
    if not kept.param:
        raise WrongUsage(f"{spec.name}: expected an optimizer, got a stage without one")
    left, form, before = ranks, wire_of(wire), 0.0
    while left > _ADDED:
        read, form, left = left * form.bytes, WIRES["f32"], ceil(left / _ADDED)
        before += read + left * form.bytes
    if ranks == 1:
        whole = alone
    else:
        meant = chain(mean_of_ranks(left, form.is_rounded), spec)
        whole = _of_matrices(meant, with_pieces(dtypes, left, form))
    gathers = [launch for launch in whole.launches if launch.lists]
    moved = before + whole.schedule.cost.optimal
    lists = _list_bytes(gathers, shape_under(whole.graph.view, _MATRIX))
    return StepBytes(
        wire_of(wire).bytes, kept.param, kept.grad, kept.state, moved, lists, len(gathers)
    )


def _of_matrices(spec: Spec, dtypes: str) -> Program:
    pipeline = policy_pipeline("strict", dtypes)
    graphs = linked(spec.variants(), pipeline)
    found = next((g for g in graphs if matches_rank(g.when, len(_MATRIX))), graphs[0])
    return lower_graph(found, pipeline)


def _list_bytes(gathers: Sequence[Launch], shape: Shape) -> float:
    lists = [x for launch in gathers for x in launch.lists if x.what == GatherItem.LIST]
    return sum(cells_of(x.extent, shape) * x.bytes for x in lists) / prod(_MATRIX)
