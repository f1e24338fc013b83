"""Extra inputs of a step among ranks: the same on all of them, or each its own.

not named in `mean`   the same on all ranks: they agree on a digest of it, before anything moves
named in `mean`       each rank's own, of its data: the step reads the mean, added up as the
                      tree that gradients are; arrays along elements travel by spans, and
                      others whole
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Generator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

import numpy as np

from ...ir.arrays import Array
from ...ir.errors import BindError, OptionError
from ...ir.graph import Spec
from ...ir.lowered.tables import PlaceKind
from ...ir.roles import RoleKind
from ...ir.types import ELEM
from ...runtime.hypers.scalar_slots import Slots
from ...runtime.launch.stepper import Stepper
from ...runtime.stepping.extra_inputs import InputRoles, numbers_in
from ..agreement import Fact, gathered_arrays
from ..protocol import Ranks
from ..spans.span_table import SpanTable, parts_of, scatter
from .pieces import PieceExchange, spans_of_present

LOSS = "loss"  # the hyper-parameter that is a rank's own, if nothing is said
_PHASE = "the exchange of extra inputs"
_Kept = tuple[PieceExchange, list[Array]]


def tree_mean(pieces: Sequence[Array]) -> Array:
    """((p0 + p1) + (p2 + p3)) / 4, in the pieces' dtype."""

    def total(mine: Sequence[Array]) -> Array:
        if len(mine) == 1:
            return mine[0]
        half = 1 << (len(mine) - 1).bit_length() - 1
        return total(mine[:half]) + total(mine[half:])

    with np.errstate(all="ignore"):
        return total(pieces) / pieces[0].dtype.type(len(pieces))


def mean_of_numbers(ranks: Ranks, numbers: Array, phase: str) -> Array:
    """The mean of every rank's f64 numbers, of one shape. Raises RanksError."""
    own = np.asarray(numbers, np.float64)
    return tree_mean(gathered_arrays(ranks, own, phase)).reshape(own.shape)


def checked_mean(mean: Any, spec: Spec) -> frozenset[str]:
    """The names in `mean`. Raises OptionError, but for `loss`, which a spec may be without."""
    known = [r.name for r in spec.roles if r.kind in (RoleKind.HYPER, RoleKind.AUX)]
    if isinstance(mean, str) or not all(isinstance(name, str) for name in mean):
        raise OptionError(f"mean: expected names, as ('{LOSS}',), got {mean!r:.80}")
    for name in mean:
        if name not in known and name != LOSS:
            raise OptionError(
                f"mean: {spec.name} has no extra input or hyper-parameter '{name}'; it has "
                f"{', '.join(known)}"
            )
    return frozenset(mean)


class SharedInputs:
    """The extra inputs of steps that ranks take together."""

    def __init__(self, ranks: Ranks, table: SpanTable, mean: Collection[str]) -> None:
        self._ranks, self._table, self._mean = ranks, table, mean
        self._kept: dict[tuple[object, ...], _Kept] = {}  # of the step before, by name and tensors

    @contextmanager
    def at_means(self, slots: Slots) -> Generator[None]:
        """Inside, hyper-parameters of `mean` are the means over ranks; this rank's own behind it.

        So a step that may be taken again takes the same means. Raises RanksError.
        """
        names = [name for name in slots.hypers[0] if name in self._mean]
        if not names or self._ranks.count == 1:
            yield
            return
        own = np.array([[hypers[name] for name in names] for hypers in slots.hypers])
        means = mean_of_numbers(self._ranks, own, f"the mean of {', '.join(names)}")
        _set_hypers(slots, names, means)
        try:
            yield
        finally:
            _set_hypers(slots, names, own)

    def facts(self, roles: InputRoles, aux: Mapping[str, Any], stepper: Stepper) -> list[Fact]:
        """Return the facts on given inputs that ranks must agree on. Raises BindError."""
        found: list[Fact] = []
        for name in roles.roles:
            arrays = stepper.binding.aux.get(name, {})
            if name not in self._mean:
                found.append((f"the extra input %{name}", _digest(name, arrays, aux)))
                continue
            for ordinal, array in arrays.items():
                if array.dtype.kind != "f":
                    where = stepper.storage.tensors.where(int(stepper.binding.present[ordinal]))
                    raise BindError(
                        f"{where}, %{name}: the mean over ranks is of f32 or f64, and it is stored "
                        f"in another dtype; take the mean yourself, and leave it out of `mean`"
                    )
        return found

    def averaged(
        self, roles: InputRoles, aux: Mapping[str, Any], stepper: Stepper
    ) -> dict[str, Any] | None:
        """The inputs, with means in this rank's spans; None where none is a mean."""
        own = [name for name in roles.roles if name in self._mean]
        if not own or self._ranks.count == 1:
            return None
        found, count = dict(aux), len(stepper.storage.tensors)
        groups = stepper.storage.slots.group_count
        for name in own:
            if name in roles.numbers:
                numbers = roles.number(name, aux[name], count, groups)
                if roles.kind(name) == PlaceKind.GROUP:
                    numbers = np.broadcast_to(numbers, (groups,))
                found[name] = mean_of_numbers(self._ranks, numbers, _PHASE)
                continue
            lists: list[Any] = [None] * count
            arrays = stepper.binding.aux[name]
            members = [int(stepper.binding.present[n]) for n in arrays]
            is_elem = roles.roles[name].type.domain == ELEM
            take = self._by_spans if is_elem else self._whole
            for n, mean in zip(members, take(name, members, [*arrays.values()]), strict=True):
                lists[n] = mean
            found[name] = lists
        return found

    def _by_spans(self, name: str, members: Sequence[int], arrays: Sequence[Array]) -> list[Array]:
        key, mine = (name, *members), self._ranks.rank
        spans = spans_of_present(self._ranks, self._table, members)
        if key not in self._kept:
            exchange = PieceExchange(self._ranks, spans, len(members), _PHASE)
            self._kept = {k: v for k, v in self._kept.items() if k[0] != name}
            self._kept[key] = exchange, [np.empty(a.shape, a.dtype) for a in arrays]
        exchange, found = self._kept[key]
        if not arrays:
            return found
        exchange.run(arrays)
        scatter(tree_mean(exchange.pieces), parts_of(found, spans[mine]))
        return found

    def _whole(self, name: str, members: Sequence[int], arrays: Sequence[Array]) -> list[Array]:
        return [
            tree_mean(gathered_arrays(self._ranks, array, _PHASE)).reshape(array.shape)
            for array in map(np.ascontiguousarray, arrays)
        ]


def _set_hypers(slots: Slots, names: Sequence[str], values: Array) -> None:
    """Sets hyper-parameters, a row of values for each group."""
    for group, row in enumerate(values.tolist()):
        for name, value in zip(names, row, strict=True):
            slots.set_hyper(group, name, value)


def _digest(name: str, arrays: Mapping[int, Array], aux: Mapping[str, Any]) -> str:
    found = hashlib.sha256()
    if not arrays:
        value = aux.get(name)
        found.update(b"" if isinstance(value, (list, tuple)) else numbers_in(name, value).tobytes())
    for array in arrays.values():
        found.update(np.ascontiguousarray(array).reshape(-1).view(np.uint8).data)
    return found.hexdigest()[:12]
