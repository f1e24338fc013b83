"""The tricks of Boost: their protocol, and a row for each in the order in which they are applied.

A trick checks everything before it alters anything: it either raises, and has changed nothing, or
returns its result, with a function that undoes it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Protocol

from ..drawing.svg import Drawing
from .errors import BoostError
from .settings import Settings


class NotApplicable(BoostError):
    """A trick that cannot act here through no fault of its settings, such as without ranks.

    An error where the trick was asked for by name; where a level brings it, it is left out, and
    `explain()` says so.
    """


class Progress(Protocol):
    """The state of a trick from which a saved training is resumed."""

    def state_dict(self) -> dict[str, Any]:
        """Return the progress."""
        ...

    def load_state_dict(self, state: dict[str, Any]) -> None:
        """Goes on from there. Raises BoostError, BoostTypeError."""
        ...


@dataclass(frozen=True, slots=True)
class AppliedTrick:
    """The result of a trick: network and optimizer, lines for `explain()`, and `undo`.

    Both may be the very objects that were given. `undo` makes those as they were, with values
    trained since. `progress` has states that neither's state_dict has, if there are any, `drawn`
    the network with its changes.
    """

    network: Any
    optimizer: Any
    lines: tuple[str, ...]
    undo: Callable[[], None]
    progress: Progress | None = None
    drawn: tuple[Drawing, ...] = ()


ApplyTrick = Callable[[Settings, Any, Any], AppliedTrick]


@dataclass(frozen=True, slots=True)
class TrickRow:
    """A trick: its switch, its title, and `module:function` that applies it.

    The function takes all settings, checked, the network and the optimizer, None where a network
    is only evaluated, which tricks that are for it `evaluates`.
    """

    name: str
    title: str
    function: str
    evaluates: bool = False

    def load(self) -> ApplyTrick:
        """The function; its module is loaded now."""
        module, _, function = self.function.partition(":")
        found: ApplyTrick = getattr(import_module(module, __package__), function)
        return found


TRICKS = (
    TrickRow("dim_reduce", "DimReduce", ".dim_reduce.trick:dim_reduce_trick"),
    TrickRow("less_bn", "LessBN", ".less_bn.less_bn:less_bn_trick", evaluates=True),
    TrickRow("grad_freeze", "GradientFreeze", ".networks.gradient_freeze:freeze_trick"),
    TrickRow("adasum", "AdaSum", ".networks.adaptive_steps:adasum_trick"),
    TrickRow("loss_scale_group", "GroupLossScaleManager", ".networks.scaled_groups:scales_trick"),
    TrickRow(
        "grad_accumulation", "GradientAccumulation", ".networks.gradient_accumulation:mean_trick"
    ),
)
