"""Read-only views of an optimizer; an assignment that would change nothing is refused.

opt.lr = 1.0                    AttributeError: ... opt.groups[0]['lr'] = ...
opt.groups[0].lr = 1.0          AttributeError, likewise
opt.state[0]["m"] = array       TypeError: ... opt.state[0]['m'][...] = ...
opt.numbers["t"] = 3            sets it, once it is checked
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NoReturn, Self

import numpy as np

from ..ir.roles import RoleKind, Signature

NUMBERS = "a spec's numbers are set, as optimizer.numbers['t'] = 3, and none is taken away"
STATES = (
    "the arrays of states stay where they are: write into one, as optimizer.state[0]['m'][...] = "
    "array; a number is what load() or restore() brings"
)


class ReadOnlyView(dict[str, Any]):
    """A dict of what is somewhere else; a change of it says how to change that (TypeError)."""

    __slots__ = ("_how",)

    def __init__(self, values: Mapping[str, Any], how: str) -> None:
        super().__init__(values)
        self._how = how

    def _refuse(self, *_: Any, **__: Any) -> NoReturn:
        raise TypeError(f"an assignment here would change nothing; {self._how}")

    __setitem__ = __delitem__ = __ior__ = _refuse  # type: ignore[assignment]
    clear = pop = popitem = setdefault = update = _refuse  # type: ignore[assignment]

    def __reduce__(self) -> tuple[type, tuple[dict[str, Any]]]:
        """A copy is a plain dict."""
        return dict, (dict(self),)


class SpecNumbers(ReadOnlyView):
    """The numbers of a spec; `change` sets some of them, and returns all as they are then."""

    __slots__ = ("_change",)

    def __init__(
        self, values: Mapping[str, Any], change: Callable[[Mapping[str, Any]], Mapping[str, Any]]
    ) -> None:
        super().__init__(values, NUMBERS)
        self._change = change

    def __setitem__(self, name: str, value: Any) -> None:
        self.update({name: value})

    def update(self, *given: Any, **named: Any) -> None:  # type: ignore[override]
        """Sets several, or none where one is refused. Raises TypeError, ValueError."""
        super(ReadOnlyView, self).update(self._change(dict(*given, **named)))

    def __ior__(self, given: Any) -> Self:
        self.update(given)
        return self


def number(value: Any) -> np.ndarray[Any, np.dtype[Any]]:
    """A copy of a number's cells that cannot be written to."""
    found = np.array(value)
    found.flags.writeable = False
    return found


def check_settable(optimizer: object, spec: Signature, name: str) -> None:
    """Refuses an assignment to what nothing reads (AttributeError); a user's class has its own."""
    if name in vars(optimizer) or hasattr(type(optimizer), name):
        return
    ours = type(optimizer).__module__.partition(".")[0] == __name__.partition(".")[0]
    if ours or any(name == r.name for r in spec.roles):
        raise unknown_attribute(optimizer, spec, name)


def unknown_attribute(optimizer: object, spec: Signature, name: str) -> AttributeError:
    """The error of an assignment to an attribute that nothing reads."""
    kinds = {r.name: r.kind for r in spec.roles}
    kind = kinds.get(name)
    if kind == RoleKind.HYPER:
        how = f"'{name}' is the groups': optimizer.groups[0]['{name}'] = ..., for each group"
    elif kind == RoleKind.STATIC:
        how = f"'{name}' changes the program: make a new optimizer with it"
    elif kind in ("state", "shadow"):
        how = f"%{name} is in optimizer.state or optimizer.numbers"
    else:
        hypers = ", ".join(r.name for r in spec.of_kind(RoleKind.HYPER))
        how = f"hyper-parameters are the groups': {hypers or 'none'}"
    return not_settable(optimizer, name, how)


def not_settable(optimizer: object, name: str, how: str) -> AttributeError:
    """The error of an assignment to an attribute that nothing would read; `how` says what works."""
    return AttributeError(f"{type(optimizer).__name__} has no attribute '{name}' to set; {how}")
