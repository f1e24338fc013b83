"""An optimizer over a rank's own copy of parameters, which meets others.

step()    this rank's own step, then the joint one where it is due
save()    a file of each rank, and shared states, in a folder
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NoReturn

import torch
from torch.autograd.graph import increment_version

from ....array_optimizer import Optimizer as ArrayOptimizer
from ....ir.arrays import Array
from ....ir.errors import BindError
from ....ir.roles import RoleKind, must_be_given
from ....ranks.agreement import Fact, agreeing
from ....ranks.local.own_states import OwnReplica
from ....ranks.protocol import Ranks
from ....ranks.saved.each_rank import save_each, saved_last
from ....runtime.checkpoint.replacing import replacing
from ....runtime.step_lock import exclusive
from ..memory.layout import array, pointers_of
from ..memory.tensor_tracking import named_params
from ..registry import Optimizer
from ..sharded.checks import check_memory, check_params, facts_of_shapes, params_in


class OwnCopies(OwnReplica, Optimizer):
    """Steps a rank's own copy of a model, or of parameters as any optimizer of torch takes them.

    All ranks begin with rank 0's. Raises BindError, on every rank alike where they disagree;
    RanksError, OptionError, TypeError, ValueError.
    """

    _is_made = False

    def __init__(
        self, model_or_params: Any, spec: Any, ranks: Ranks | None, **options: Any
    ) -> None:
        self._steps_done = 0
        own = super().__init__
        self._begin(spec, ranks, lambda spec: own(params_in(model_or_params), spec, **options))
        self._is_made = True

    @property
    def _count(self) -> int:
        return self._steps_done

    def _changed_params(self) -> None:
        increment_version(self._params)

    def _check_params(self) -> None:
        named = [*named_params(self.param_groups)]
        self._params = [param for param, *_ in named]
        self._where = [name or place for _, name, place in named]
        hypers = self._spec.of_kind(RoleKind.HYPER)
        self._lacking = [r.name for r in hypers if must_be_given(r)]  # those without a default
        check_params(self._params, self._where)
        self._arrays = [array(param) for param in self._params]
        self._pointers = pointers_of(self._params)

    def _facts_of_params(self) -> list[Fact]:
        return facts_of_shapes(self._params, self._where)

    def _params_as_arrays(self) -> Sequence[Array]:
        return self._arrays

    def check_memory(self) -> None:
        """Raises BindError where a parameter is elsewhere than when this was made."""
        check_memory(type(self).__name__, self._params, self._pointers, self._where)

    def explain(self) -> str:
        """Explain a rank's own step, and its steps with others."""
        copies = [own.copy() for own in self._arrays]
        how: dict[str, Any] = {"policy": self._options.policy, "dtypes": self._options.dtypes}
        how |= {n: 1.0 for n in self._lacking}
        own = ArrayOptimizer(copies, self._spec, **how)
        return f"{own.explain()}\n{self._explain_shared()}"

    def add_param_group(self, param_group: dict[str, Any]) -> None:
        """Add a group as torch's, in the constructor. Raises BindError later."""
        if self._is_made:
            raise BindError(
                f"groups are not added to {type(self).__name__}: give all of them to the "
                f"constructor"
            )
        super().add_param_group(param_group)

    def state_dict(self, *, decoded: bool = False) -> NoReturn:
        """Raises BindError: a dict of one rank is not all that it goes on from."""
        raise BindError(
            f"{type(self).__name__} has states of its own on each rank, and what ranks share: "
            f"save(folder) and load(folder) keep all of it"
        )

    def load_state_dict(self, state_dict: Mapping[str, Any]) -> NoReturn:
        """Raises BindError, likewise."""
        self.state_dict()

    @exclusive
    def save(self, path: str | Path, *, params: bool = False) -> None:
        """Save a folder that all ranks see, all ranks together: each its own states.

        `params` are each rank's own. Raises BindError, CheckpointError, OSError, RanksError.
        """
        facts = [("the number of steps done", str(self._steps_done)), ("params", str(params))]

        def own(file: Path) -> None:
            held = {"states": super(OwnCopies, self).state_dict(), "done": self._steps_done}
            held["kept"] = self._values_kept()
            with replacing(file) as to:
                torch.save({**held, "params": self._params if params else None}, to)

        save_each(self._ranks, path, facts, own, self._save_shared)

    @exclusive
    def load(self, path: str | Path, *, params: bool = False) -> None:
        """Load the saved states on as many ranks, in their order. Raises as `save`."""
        phase = "a load"
        folder = saved_last(self._ranks, path, phase)
        with agreeing(self._ranks, "the file of this rank", phase):
            held = torch.load(folder / f"rank{self._ranks.rank}", weights_only=True)
            if params and held["params"] is None:
                raise BindError(f"{folder} has no parameters; they are saved by save(params=True)")
        self._check_saved(held["kept"], folder)
        with agreeing(self._ranks, "the states of this rank", phase):
            super().load_state_dict(held["states"])
        self._take_over(held, folder, params)

    def _take_over(self, held: Mapping[str, Any], shared: Any, params: bool) -> None:
        """Go on from the parameters and values of a rank, and from shared states."""
        if params:
            with torch.no_grad():
                for param, saved in zip(self._params, held["params"], strict=True):
                    param.copy_(saved)
        self._steps_done = held["done"]
        self._go_on(held["kept"], shared)
