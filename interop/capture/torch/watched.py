"""Parameters and groups of a recorded step that refuse uses which no recording of one tensor shows.

That is an attribute of a parameter that the class did not set, and how many parameters or groups
there are.
"""

from __future__ import annotations

import sys
from typing import Any

import torch

from ..sites import is_users
from .numbers import Follower

_REMEDY = "give the class an option for it: options are captured as they are"


class CountedList(list[Any]):
    """A list of parameters or groups, of which another step has more."""


def watched_parameter(param: torch.Tensor, follower: Follower) -> torch.nn.Parameter:
    """A copy that refuses to be asked for attributes which it does not have."""

    class AskedParameter(torch.nn.Parameter):
        """A parameter in a recorded step."""

        def __getattr__(self, name: str) -> Any:
            if not name.startswith("__") and _asked_by_user():
                raise follower.refusal(f"attribute '{name}' of a parameter", _REMEDY)
            raise AttributeError(name)

    return AskedParameter(param.detach().clone())


def with_counted_lists(optimizer: Any) -> None:
    """The lists of parameters and groups are `CountedList`."""
    for group in optimizer.param_groups:
        group["params"] = CountedList(group["params"])
    optimizer.param_groups = CountedList(optimizer.param_groups)


def _asked_by_user() -> bool:
    """True if the code that asks a watched object for something is the user's."""
    return is_users(sys._getframe(2).f_code.co_filename)  # pyright: ignore[reportPrivateUsage]
