"""`Sharded.state`: each parameter's states, as `state_dict` has them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from torch import Tensor


class StatesOfRank(Mapping[Tensor, Mapping[str, Any]]):
    """Made when they are looked at. There are some of every parameter from the beginning.

    So torch's `get_optimizer_state_dict` takes no step to have them made.
    """

    def __init__(self, params: Sequence[Tensor], taken: Callable[[], Mapping[int, Any]]) -> None:
        self._places = {param: n for n, param in enumerate(params)}
        self._taken = taken

    def __getitem__(self, param: Tensor) -> Mapping[str, Any]:
        return self._taken()[self._places[param]]

    def __iter__(self) -> Iterator[Tensor]:
        return iter(self._places)

    def __len__(self) -> int:
        return len(self._places)
