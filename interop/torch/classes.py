"""torch's own optimizers by their own names: their constructors, checks and states, our step."""

from __future__ import annotations

import inspect
from typing import Any

import torch

from .engines.engine import Engine
from .memory.layout import UnsupportedError
from .memory.tensor_tracking import params_of
from .name_map import Group, TorchBinding, of_muon, of_torch
from .optimizer import FusedOptimizer
from .storage import COMPILED, options_of


class TorchOptimizer(FusedOptimizer):
    """One of torch's own classes, with its arguments and options of the compiler.

    `dtypes` is the storage, as `state=linear8`, where a group has none of its own; `policy` is
    `strict`, `fast` or `carry`. Raises FormatError, OptionError, TypeError, and as torch does.
    """

    _torch_kind = ""  # of `name_map.TORCH`, where it is one for all groups

    def __init__(
        self, *args: Any, dtypes: str = "", policy: str = "strict", **options: Any
    ) -> None:
        self._options = options_of(None, dtypes, policy)
        super().__init__(*args, **options)

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        theirs = next(base for base in cls.__mro__ if base.__module__.startswith("torch."))
        known = inspect.signature(theirs)
        own = [inspect.signature(TorchOptimizer.__init__).parameters[name] for name in COMPILED]
        cls.__signature__ = known.replace(parameters=[*known.parameters.values(), *own])

    def _kind_of(self, group: Group) -> str:
        """The kind of a group's step, where it is not one for all."""
        raise NotImplementedError  # abstract: SGD and RMSprop with momentum are other kinds

    def binding(self, group: Group, scaled: int) -> TorchBinding:
        """The spec with the group's options."""
        return of_torch(self._torch_kind or self._kind_of(group), group, scaled)


class Adam(TorchOptimizer, torch.optim.Adam):
    """torch.optim.Adam, fused."""

    has_torch_fused = True
    _torch_kind = "adam"


class AdamW(TorchOptimizer, torch.optim.AdamW):
    """torch.optim.AdamW, fused."""

    has_torch_fused = True
    _torch_kind = "adam"


class SGD(TorchOptimizer, torch.optim.SGD):
    """torch.optim.SGD, fused."""

    has_torch_fused = True

    def _kind_of(self, group: Group) -> str:
        return "momentum" if group["momentum"] else "sgd"


class Adagrad(TorchOptimizer, torch.optim.Adagrad):
    """torch.optim.Adagrad, fused."""

    has_torch_fused = True
    _torch_kind = "adagrad"


class SparseAdam(TorchOptimizer, torch.optim.SparseAdam):
    """torch.optim.SparseAdam, fused."""

    _torch_kind = "sparse_adam"

    def _check_group(self, number: int) -> None:
        if any(param.is_sparse for param in self.param_groups[number]["params"]):
            raise ValueError(f"group {number}: SparseAdam requires dense parameter tensors")
        super()._check_group(number)

    def state_dict(self, *, decoded: bool = False) -> dict[str, Any]:
        """Return the state dict as in torch, whose SparseAdam counts in a Python number."""
        found = super().state_dict(decoded=decoded)
        counted = {
            n: {**s, "step": int(s["step"])} if "step" in s else s
            for n, s in found["state"].items()
        }
        return {**found, "state": counted}

    def _ready(self, aux: object) -> list[Engine]:
        grads = (param.grad for param in params_of(self.param_groups))
        if any(grad is not None and grad.layout == torch.strided for grad in grads):
            raise UnsupportedError(
                "SparseAdam does not support dense gradients, please consider Adam instead"
            )
        return super()._ready(aux)


class RMSprop(TorchOptimizer, torch.optim.RMSprop):
    """torch.optim.RMSprop, fused."""

    def _kind_of(self, group: Group) -> str:
        return "rmsprop_momentum" if group["momentum"] > 0 else "rmsprop"


class Adadelta(TorchOptimizer, torch.optim.Adadelta):
    """torch.optim.Adadelta, fused."""

    _torch_kind = "adadelta"


class Adamax(TorchOptimizer, torch.optim.Adamax):
    """torch.optim.Adamax, fused."""

    _torch_kind = "adamax"


class NAdam(TorchOptimizer, torch.optim.NAdam):
    """torch.optim.NAdam, fused."""

    _torch_kind = "nadam"


class RAdam(TorchOptimizer, torch.optim.RAdam):
    """torch.optim.RAdam, fused."""

    _torch_kind = "radam"


class Rprop(TorchOptimizer, torch.optim.Rprop):
    """torch.optim.Rprop, fused.

    Signs are multiplied where torch multiplies gradients: its product of two below 1e-23 is 0, so
    that the step of such an element never changes.
    """

    _torch_kind = "rprop"


class ASGD(TorchOptimizer, torch.optim.ASGD):
    """torch.optim.ASGD, fused."""

    _torch_kind = "asgd"


class Adafactor(TorchOptimizer, torch.optim.Adafactor):
    """torch.optim.Adafactor, fused.

    An element whose square overflows stands still where torch's is NaN (its first `lerp_` is
    inf - inf), and the product of a row's and a column's mean is divided before it overflows.
    """

    _torch_kind = "adafactor"


class Muon(TorchOptimizer, torch.optim.Muon):
    """torch.optim.Muon in the parameters' dtype, not in bf16, and AdamW beside it in one step.

    A group with `algorithm="adamw"` takes tensors of any rank; its defaults are those of
    torch.optim.AdamW.
    """

    def __init__(
        self, params: Any, *args: Any, dtypes: str = "", policy: str = "strict", **options: Any
    ) -> None:
        self._options = options_of(None, dtypes, policy)
        theirs = torch.optim.Muon([torch.zeros(1, 1)], *args, **options)  # which checks them
        torch.optim.Optimizer.__init__(self, params, theirs.defaults)

    def binding(self, group: Group, scaled: int) -> TorchBinding:
        return of_torch("adam", group, scaled) if _is_adamw(group) else of_muon(group, scaled)

    def add_param_group(self, param_group: dict[str, Any]) -> None:
        """Add a group as in torch; one of AdamW has its options. Raises BindError, ValueError."""
        if not _is_adamw(param_group):
            super().add_param_group(param_group)
            return
        ours, self.defaults = self.defaults, _ADAMW
        try:
            super().add_param_group(param_group)
        finally:
            self.defaults = ours

    def _check_group(self, number: int) -> None:
        group = self.param_groups[number]
        for param in () if _is_adamw(group) else group["params"]:
            if param.ndim != 2:
                raise ValueError(
                    f"Muon only supports 2D parameters whereas we found a parameter with size: "
                    f'{param.size()}; give it a group with algorithm="adamw"'
                )
        self.binding(group, 0)
        super()._check_group(number)


_ADAMW = torch.optim.AdamW([torch.zeros(1)]).defaults


def _is_adamw(group: Group) -> bool:
    found = group.get("algorithm", "muon")
    if found not in ("muon", "adamw"):
        raise ValueError(f"algorithm of a group: expected 'muon' or 'adamw', got {found!r}")
    return found == "adamw"
