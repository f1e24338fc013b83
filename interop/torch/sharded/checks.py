"""Parameters and options that a sharded step cannot take, each refused by a sentence."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from numbers import Number, Real
from typing import Any

import torch
from torch import Tensor

from ....ir.errors import BindError, OptionError
from ....ranks.agreement import Fact
from ....ranks.step.wire import checked_wire
from ..memory.layout import check_param, is_sharded
from ..refusals import reducer_of

_ON_HOST = {
    "wire": "gradients travel as they are so far; leave `wire` out",
    "feedback": "gradients travel as they are so far; leave it out",
    "combine": "the mean of gradients is taken so far; leave it out",
    "overlap": "a forward pass stands behind the step in the stream anyway; leave it out",
    "free_gradients": "gradients stay so far; leave it out",
    "repeatable": "a step that has begun has counted itself; leave it out, and load a checkpoint",
}


def params_in(given: Any) -> list[Any]:
    """A model's named parameters that require gradients, or the argument itself, as torch takes it.

    Raises BindError, TypeError.
    """
    if given is None or isinstance(given, (str, Number)):
        raise TypeError(f"expected a model, or a list of parameters or groups, got {given!r:.80}")
    if not isinstance(given, torch.nn.Module):
        return list(given)
    found = [(n, p) for n, p in given.named_parameters() if p.requires_grad]
    if not found:
        raise BindError(f"{type(given).__name__} has no parameter that requires gradients")
    return found


def check_params(params: Sequence[Tensor], where: Sequence[str]) -> None:
    """Raises BindError."""
    for param, name in zip(params, where, strict=True):
        if is_sharded(param):
            raise BindError(
                f"{name} is a DTensor, which is sharded already: step it by an optimizer of "
                f"stepfuse.torch, or give the whole parameters"
            )
        if param.device != params[0].device:
            raise BindError(
                f"{name} is on {param.device}, and {where[0]} on {params[0].device}; a rank shares "
                f"parameters of one device"
            )
        check_param(param, name)
        if param.dtype != torch.float32 or not param.is_contiguous():
            kind = "contiguous" if param.is_contiguous() else "not contiguous"
            raise BindError(
                f"{name}: expected a contiguous tensor of float32, got {param.dtype}, {kind}"
            )
    _check_apart(params, where)
    check_not_wrapped(params)


def check_memory(
    owner: str, params: Sequence[Tensor], pointers: Sequence[int], where: Sequence[str]
) -> None:
    """Raises BindError where a parameter is elsewhere than when its optimizer was made."""
    for param, known, name in zip(params, pointers, where, strict=True):
        if param.data_ptr() != known and param.numel():
            raise BindError(
                f"{name} has been given other memory since {owner} was made of it; copy into it, "
                f"as param.data.copy_(...) does, or make another {owner}"
            )


def facts_of_shapes(params: Sequence[Tensor], where: Sequence[str]) -> list[Fact]:
    """The facts of shapes, on which ranks agree."""
    both = zip(params, where, strict=True)
    return [(f"the shape of {name}", str(tuple(param.shape))) for param, name in both]


def check_on_gpu(flags: Mapping[str, Any], options: Mapping[str, Any], device: Any) -> None:
    """Raises BindError for options that need parameters on the CPU. `flags` were given as such."""
    for name, why in _ON_HOST.items():
        value = {**flags, **options}.get(name)
        if value and value not in ("f32", "mean"):
            raise BindError(f"{name}={value!r}, and parameters are on {device}, where {why}")


def check_not_wrapped(params: Iterable[Tensor]) -> None:
    """Raises BindError where a wrapper reduces the gradients too."""
    if name := reducer_of(params):
        raise BindError(
            f"{name} reduces the gradients of these parameters, and Sharded takes their mean "
            f"itself; give it the model without {name}"
        )


def _check_apart(params: Sequence[Tensor], where: Sequence[str]) -> None:
    """Refuses parameters in one memory: tied ones, which are to be one Parameter (BindError)."""
    ends, owner = 0, ""
    for begin, size, name in sorted(
        (p.data_ptr(), p.numel() * p.element_size(), w) for p, w in zip(params, where, strict=True)
    ):
        if size and begin < ends:
            raise BindError(
                f"{name} and {owner} share memory; tied parameters are to be one Parameter, and "
                f"given once"
            )
        if size:
            ends, owner = begin + size, name


def check_options(wire: Any, bucket: Any, flags: dict[str, Any]) -> None:
    """Raises OptionError."""
    for name, flag in flags.items():
        if not isinstance(flag, bool):
            raise OptionError(f"{name}: expected True or False, got {flag!r}")
    if checked_wire(wire, "ranks", flags["feedback"]).is_rounded and flags["free_gradients"]:
        raise OptionError(
            f"free_gradients keeps means of gradients that travel as they are, and wire={wire!r} "
            f"rounds them; leave one of the two out"
        )
    if isinstance(bucket, bool) or not isinstance(bucket, int) or bucket < 1:
        raise OptionError(f"bucket: expected a number of bytes above 0, got {bucket!r}")


_NOT_HERE = ("order", "backend", "states", "numbers", "staging", "jit", "stream", "micro_batches")


def check_rest(options: Iterable[str]) -> None:
    """Raises OptionError, TypeError."""
    for name in options:
        if name in ("buckets", "frees"):  # of the steps that are made of these options
            raise TypeError(f"Sharded has no option {name!r}")
        if name in _NOT_HERE:
            raise OptionError(f"{name} is an option of stepfuse.Sharded, not of the one for torch")


def check_hypers(group: Mapping[str, Any], names: Iterable[str]) -> None:
    """Raises TypeError for a value that is no number."""
    for name in names:
        value = group[name]
        if value is not None and not isinstance(value, (Real, Tensor)):
            raise TypeError(
                f"{name}: expected a number, got {value!r:.80}; use a scheduler of "
                f"torch.optim.lr_scheduler, or set group['{name}'] before each step"
            )
