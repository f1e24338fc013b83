"""An optimizer over a rank's own copy of parameters, which meets others by what it tells them.

step()    this rank's own step -> what is due with the others
save()    a file of each rank, and what they share, in a folder
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NoReturn

import torch
from torch import Tensor
from torch.autograd.graph import increment_version

from ....array_optimizer import Optimizer as ArrayOptimizer
from ....ir.errors import BindError
from ....ir.graph import Spec
from ....ir.roles import RoleKind, must_be_given
from ....ranks.agreement import Fact, agreeing, beginning_alike, check_agreement
from ....ranks.here import given_or_here
from ....ranks.protocol import Ranks
from ....ranks.saved.each_rank import save_each, saved_last
from ....ranks.step.facts import declared_spec, fact_of_spec
from ....runtime.checkpoint.replacing import replacing
from ..memory.layout import array
from ..registry import Optimizer
from ..sharded.checks import check_params, params_in

PHASE = "the first exchange"


class OwnCopies(Optimizer):
    """Steps a rank's own copy of a model, or of parameters as any optimizer of torch takes them.

    All ranks begin with rank 0's. Raises BindError, on every rank alike where they disagree;
    RanksError, OptionError, TypeError, ValueError.
    """

    _is_made = False

    def __init__(
        self, model_or_params: Any, spec: Any, ranks: Ranks | None, **options: Any
    ) -> None:
        self._ranks = given_or_here(ranks)
        self._done = 0  # calls of `step`
        with agreeing(self._ranks, "the arguments", PHASE):
            declared = declared_spec(spec)
            super().__init__(params_in(model_or_params), self._whole_spec(declared), **options)
            self._named_params = self._named()
            self._params = [param for _, param in self._named_params]
            self._check_params()
        told = [fact_of_spec(declared), *self._facts()]
        told += [(f"the shape of {n}", str(tuple(p.shape))) for n, p in self._named_params]
        check_agreement(self._ranks, repr(told), lambda: told, PHASE)
        self._arrays = [array(param) for param in self._params]
        with beginning_alike(self._ranks, self._arrays, PHASE):
            self._begin_together()
        increment_version(self._params)
        self._is_made = True

    def _whole_spec(self, spec: Spec) -> Spec:
        """Return the spec to compile. Raises OptionError."""
        return spec

    @property
    def _lacking(self) -> list[str]:
        """Hyper-parameters that have no default."""
        return [r.name for r in self._spec.of_kind(RoleKind.HYPER) if must_be_given(r)]

    def _check_params(self) -> None:
        """Refuses parameters that ranks cannot exchange (BindError)."""
        check_params(self._params, [name for name, _ in self._named_params])

    def _begin_together(self) -> None:
        """Makes what ranks share, when all have rank 0's parameters. Raises as the constructor."""

    def _facts(self) -> list[Fact]:
        """Return the facts that ranks must agree on, beside the spec and the parameters."""
        return []

    def _named(self) -> list[tuple[str, Tensor]]:
        found: list[tuple[str, Tensor]] = []
        for number, group in enumerate(self.param_groups):
            names = group.get("param_names") or [""] * len(group["params"])
            for place, (param, name) in enumerate(zip(group["params"], names, strict=True)):
                found.append((name or f"parameter {place} of group {number}", param))
        return found

    def check_memory(self) -> None:
        """Raises BindError where a parameter is elsewhere than when this was made."""
        for (name, param), known in zip(self._named_params, self._arrays, strict=True):
            if param.numel() and param.data_ptr() != known.ctypes.data:
                raise BindError(
                    f"{name} has been given other memory since {type(self).__name__} was made of "
                    f"it; copy into it, as param.data.copy_(...) does, or make another"
                )

    def explain(self) -> str:
        """Explain a rank's own step, and its steps with others."""
        copies = [own.copy() for own in self._arrays]
        how: dict[str, Any] = {"policy": self._options.policy, "dtypes": self._options.dtypes}
        how |= {n: 1.0 for n in self._lacking}
        own = ArrayOptimizer(copies, self._spec, **how)
        return own.explain()

    def add_param_group(self, param_group: dict[str, Any]) -> None:
        """As torch's, in the constructor. Raises BindError later."""
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

    def _save(self, path: str | Path, params: bool, shared: Callable[[Path], None]) -> None:
        facts = [("the number of steps done", str(self._done)), ("params", str(params))]

        def own(file: Path) -> None:
            held = {"states": super(OwnCopies, self).state_dict(), "done": self._done}
            held["kept"] = self._saved_beside()
            with replacing(file) as to:
                torch.save({**held, "params": self._params if params else None}, to)

        save_each(self._ranks, path, facts, own, shared)

    def _saved_beside(self) -> dict[str, float]:
        """Return the numbers of this rank's checkpoint beside states."""
        return {}

    def _check_saved(self, kept: Mapping[str, float], folder: Path) -> None:
        """Refuses, on all ranks, what ranks cannot go on from, before anything moves."""

    def _load(self, path: str | Path, params: bool) -> tuple[Path, dict[str, float]]:
        """Loads this rank's own file; gives the folder of the save, and what is beside states."""
        phase = "a load"
        folder = saved_last(self._ranks, path, phase)
        with agreeing(self._ranks, "the file of this rank", phase):
            held = torch.load(folder / f"rank{self._ranks.rank}", weights_only=True)
            if params and held["params"] is None:
                raise BindError(f"{folder} has no parameters; they are saved by save(params=True)")
        self._check_saved(held["kept"], folder)
        with agreeing(self._ranks, "the states of this rank", phase):
            super().load_state_dict(held["states"])
        if params:
            with torch.no_grad():
                for param, saved in zip(self._params, held["params"], strict=True):
                    param.copy_(saved)
        self._done = held["done"]
        return folder, held["kept"]
