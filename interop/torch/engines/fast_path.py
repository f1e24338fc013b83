"""A step in a few microseconds, where since the last one only gradients and numbers changed.

It is made after a step that went the full way, and looks at all that the full way looks at, but
at all tensors in one call each:

1. groups: the same parameters under the same options; other numbers are read anew;
2. parameters: the addresses and the order they had; states, where they may have been changed;
3. gradients: one for each parameter that had one, in order, of its bytes and dtype.

Where anything else is so it changes nothing and says so, and the full way is taken.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import repeat
from typing import Any

from ....runtime.calls import Step
from ..memory.layout import where_stored
from ..memory.tensor_tracking import DenseGradients
from .engine import Engine

Group = Mapping[str, Any]
Check = Callable[[Group, int], bool]  # whether a group's new values leave the program as it is

_GRAD = operator.attrgetter("grad")
_NOT_COMPARED = ("params", "param_names")  # the first by identity; names change no step
_PLAIN = (bool, int, float, str, type(None))
_UNLIKE = (KeyError, RuntimeError, TypeError, ValueError)  # of comparing with anything at all


class SameGroups:
    """The fingerprint of an optimizer's groups, which holds unless more than numbers changed (1).

    Raises TypeError where a group has a value that may change unnoticed.
    """

    def __init__(self, groups: Sequence[Group], same: Check) -> None:
        self._same = same
        self.params = [tuple(group["params"]) for group in groups]
        self._keys = [tuple(k for k in group if k not in _NOT_COMPARED) for group in groups]
        self._get = [operator.itemgetter(*keys) for keys in self._keys]
        self._sizes = [len(group) for group in groups]
        self._known = list(map(_known, self._keys, groups))

    def changed(self, groups: Sequence[Group]) -> list[int] | None:
        """The groups with other values; None where they have other parameters or options."""
        try:
            return self._changed(groups)
        except _UNLIKE:
            return None

    def take(
        self, groups: Sequence[Group], changed: Sequence[int], read: Callable[[], None]
    ) -> bool:
        """Read changed numbers for the kernels; False if an option has changed."""
        try:
            now = [_known(self._keys[n], groups[n]) for n in changed]
        except TypeError:
            return False
        if not all(self._same(groups[n], n) for n in changed):
            return False
        for number in changed:
            self._known[number] = ()  # until they are there: reading may be refused
        read()
        for number, values in zip(changed, now, strict=True):
            self._known[number] = values
        return True

    def _changed(self, groups: Sequence[Group]) -> list[int] | None:
        if len(groups) != len(self.params):
            return None
        found: list[int] = []
        for number, group in enumerate(groups):
            mine, params = group["params"], self.params[number]
            if len(mine) != len(params) or not all(map(operator.is_, mine, params)):
                return None
            if len(group) != self._sizes[number]:
                return None
            if self._get[number](group) != self._known[number]:
                found.append(number)
        return found


class FastPath:
    """The step of an engine whose gradients alone have moved. Raises TypeError as `SameGroups`."""

    def __init__(self, engine: Engine, groups: Sequence[Group], same: Check) -> None:
        self.engine, self._memory, self._groups = engine, engine.memory, SameGroups(groups, same)
        self._read = partial(engine.read_groups, {})
        self.calls, self._pointers = engine.stepper.calls, engine.memory.pointers
        self._stepped = [engine.memory.params[n] for n in engine.stepper.present]
        stepped = set(map(id, self._stepped))
        self._others = [p for ps in self._groups.params for p in ps if id(p) not in stepped]
        self._wanted = DenseGradients(self._stepped)

    def run(self, groups: Sequence[Group]) -> bool:
        """Run the step; False, changing nothing, where more than gradients and numbers changed."""
        changed = self._groups.changed(groups)
        if changed is None or not self._memory.is_unchanged(self._pointers):
            return False
        grads = list(map(_GRAD, self._stepped))
        if not self._wanted.fits(grads):
            return False
        if self._others and not all(map(operator.is_, map(_GRAD, self._others), repeat(None))):
            return False
        if changed and not self._groups.take(groups, changed, self._read):
            return False
        self.engine.stepper.aim("grad", where_stored(grads))
        self.engine.run()
        return True

    def goes_on(self, calls: Step, groups: Sequence[Group]) -> bool:
        """True if the calls, parameters and options are still those of this path.

        Asked after a full step, whose tables say where the parameters are now.
        """
        self._pointers = self._memory.pointers
        return calls is self.calls and self._groups.changed(groups) is not None


def fast_of(engine: Engine, groups: Sequence[Group], same: Check) -> FastPath | None:
    """The fast path behind a full step of an engine; None where it has none."""
    try:
        return FastPath(engine, groups, same) if engine.is_plain else None
    except TypeError:
        return None


def _known(keys: Sequence[str], group: Group) -> tuple[Any, ...]:
    """A group's values, copied. Raises TypeError for a mutable one other than lists."""
    return tuple(_kept(group[key]) for key in keys)


def _kept(value: Any) -> Any:
    if isinstance(value, list | tuple):
        kept: Any = [_kept(one) for one in value]
        return tuple(kept) if isinstance(value, tuple) else kept
    if not isinstance(value, _PLAIN):
        raise TypeError(f"expected a number, a text or None, got {type(value).__name__}")
    return value
