"""THOR for a model of torch: covariances are taken of its layers where a refresh is due.

Linear, Conv2d in one group, Embedding    the weight by inverses of its covariances
LayerNorm                                 weight and bias by their own squares
all other parameters                      momentum
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any

import torch
from torch import nn

from ....ir.errors import BindError
from ....ir.roles import check_hyper
from ..engines.engine import Engine
from ..internals import is_distributed
from ..memory.tensor_tracking import params_of
from ..registry import Optimizer
from .capture import LayerCapture, lists_of
from .covariances import Covariances, takes

_EMBEDDING, _NORM, _PLAIN = "embedding", "layer_norm", "plain"
_LARGEST = 128  # rows and columns of a block, as MindSpore's


class ThorOfModel(Optimizer):
    """THOR over a model whose layers it looks at, until `remove()`."""

    def __init__(
        self,
        model: nn.Module,
        groups: Sequence[dict[str, Any]],
        options: dict[str, Any],
        block: int | None,
        skip: Collection[str],
    ) -> None:
        super().__init__(groups, "thor", **options)
        self._is_wanted = True
        self._captures: dict[int, LayerCapture] = {}
        for name, module in model.named_modules():
            if takes(module) and name not in skip:
                covariances = Covariances(module, block, bool(options["literal"]))
                capture = LayerCapture(name, covariances, lambda: self._is_wanted)
                self._captures[id(module.weight)] = capture
        self._root = model.register_forward_pre_hook(lambda *_: self._look())

    def remove(self) -> None:
        """Remove all hooks from the model."""
        self._root.remove()
        for capture in self._captures.values():
            capture.remove()

    def kept(self) -> dict[str, int]:
        """The refreshes that found no inverse and kept the old one, by layer, of those with any."""
        counts = {c.name: int(self.state[c.weight].get("kept", 0)) for c in self._captures.values()}
        return {name: count for name, count in counts.items() if count}

    def _look(self) -> None:
        self._is_wanted = self._due()

    def _due(self) -> bool:
        """True if a refresh is due in the next step, for any layer."""
        for number, group in enumerate(self.param_groups):
            check_hyper(self._spec.role("frequency"), group["frequency"], f"group {number}")
            for param in group["params"] if group["label"] in ("", _EMBEDDING) else ():
                done = float(self.state[param]["step"]) if self.state.get(param) else 0.0
                if done % group["frequency"] == 0:
                    return True
        return False

    def _ready(self, aux: object) -> list[Engine]:
        for number, group in enumerate(self.param_groups):
            for name in ("damping", "batch_size", "loss_scale"):
                check_hyper(self._spec.role(name), group[name], f"group {number}")
        if getattr(self, "grad_scale", None) is not None:
            raise BindError(
                "thor: a GradScaler's factor is in the covariances too, which step(scaler) does "
                "not undo; say it as loss_scale, and step without the scaler"
            )
        if aux is None and self._due():
            for capture in self._captures.values():
                capture.check()
            aux = lists_of(self._captures, params_of(self.param_groups))
        return super()._ready(aux)

    def _run(self, ready: Sequence[Engine]) -> None:
        super()._run(ready)
        for capture in self._captures.values():
            capture.forget()
        self._look()


def thor(
    model: nn.Module,
    lr: float,
    damping: float,
    momentum: float = 0.9,
    weight_decay: float = 0.0,
    *,
    batch_size: float,
    loss_scale: float = 1.0,
    frequency: int = 100,
    nesterov: bool = False,
    clip: bool = False,
    decay_filter: Callable[[str], bool] | None = None,
    skip: Collection[str] = (),
    block: int | None = _LARGEST,
    literal: bool = False,
) -> ThorOfModel:
    """THOR over all parameters of a model that require gradients; see `docs/thor.md`.

    `batch_size` is of the mean that the loss is; of parameters whose names `decay_filter` refuses
    none decays; modules named in `skip` have momentum alone; `block` is the largest covariance, of
    more the blocks of its diagonal. Raises BindError, ValueError.
    """
    _check(model, skip, block)
    labels: dict[tuple[str, bool], dict[str, Any]] = {}
    owners = _labels(model, skip)
    for name, param in model.named_parameters():
        if param.requires_grad:
            decays = decay_filter is None or bool(decay_filter(name))
            label = owners.get(id(param), _PLAIN)
            group = labels.setdefault((label, decays), {"params": [], "label": label})
            group["params"].append((name, param))
            group["weight_decay"] = weight_decay if decays else 0.0
    options: dict[str, Any] = {
        "lr": lr, "damping": damping, "momentum": momentum, "batch_size": batch_size,
        "loss_scale": loss_scale, "frequency": frequency, "nesterov": nesterov, "clip": clip,
        "literal": literal,
    }  # fmt: skip
    return ThorOfModel(model, list(labels.values()), options, block, skip)


def _labels(model: nn.Module, skip: Collection[str]) -> dict[int, str]:
    """The labels of parameters that are not plain, by their ids."""
    found: dict[int, str] = {}
    for name, module in model.named_modules():
        if name in skip:
            continue
        if takes(module):
            found[id(module.weight)] = _EMBEDDING if isinstance(module, nn.Embedding) else ""
        elif isinstance(module, nn.LayerNorm):
            found |= dict.fromkeys(map(id, module.parameters()), _NORM)
    return found


def _check(model: nn.Module, skip: Collection[str], block: int | None) -> None:
    """Refuse options of another optimizer. Raises BindError, ValueError."""
    known, shared = {name for name, _ in model.named_modules()}, dict[int, str]()
    if isinstance(skip, str) or not set(skip) <= known:
        raise ValueError(f"thor: skip expects names of modules of the model, got {skip!r:.80}")
    if block is not None and (type(block) is not int or block < 1):
        raise ValueError(f"thor: block expects a whole number from 1 on, or None, got {block!r}")
    for name, module in model.named_modules():
        if takes(module) and name not in skip:
            first = shared.setdefault(id(module.weight), name)
            if first != name:
                raise BindError(
                    f"thor: layers '{first}' and '{name}' have one weight, and covariances are of "
                    f"one layer; name both in `skip`"
                )
    if is_distributed() and torch.distributed.get_world_size() > 1:
        raise BindError(
            "thor: each process would have inverses of its own part of the batch, and other "
            "parameters after a step; train on one process"
        )
