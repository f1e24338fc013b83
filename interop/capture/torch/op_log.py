"""A step that is watched: what functions of torch make at which line, and the numbers they take."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from torch.overrides import TorchFunctionMode

from .. import sites
from ..proof.first_node import LoggedOp
from ..sites import place_of


class OpLog(TorchFunctionMode):
    """Collects values while it is entered, as they are then."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[LoggedOp] = []

    def __torch_function__(
        self, func: Any, types: Any, args: tuple[Any, ...] = (), kwargs: Any = None
    ) -> Any:
        kwargs = kwargs or {}
        result = func(*args, **kwargs)
        place = place_of(sites.here())
        for value in result if isinstance(result, (tuple, list)) else (result,):
            if isinstance(value, torch.Tensor):
                self.seen.append(LoggedOp(place, np.array(value.detach().double().numpy())))
            elif isinstance(value, float):
                self.seen.append(LoggedOp(place, np.array(value)))
        for value in (*args, *kwargs.values()):
            if isinstance(value, float):
                self.seen.append(LoggedOp(place, np.array(abs(value)), made=False))
        return result
