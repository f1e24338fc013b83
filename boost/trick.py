"""What a trick of Boost is: something that is applied to a network and its optimizer.

A trick checks everything before it alters anything: `apply` either raises, and has changed
nothing, or returns what it has made, with the way back.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from .errors import BoostError


class NotApplicable(BoostError):
    """A trick that cannot act here through no fault of its settings, such as without ranks.

    An error where the trick was asked for by name; where a level brings it, it is left out, and
    `explain()` says so.
    """


@dataclass(frozen=True, slots=True)
class Applied:
    """What a trick has made: network and optimizer, lines for `explain()`, and the way back.

    Both may be the very objects that were given. `undo` makes those as they were, but for what
    training has moved since.
    """

    network: Any
    optimizer: Any
    lines: tuple[str, ...]
    undo: Callable[[], None]


class Trick(Protocol):
    """One trick with its settings; `optimizer` is None where a network is only evaluated."""

    def apply(self, network: Any, optimizer: Any) -> Applied:
        """Applies it. Raises BoostError, BoostTypeError, and then nothing has changed."""
        ...
