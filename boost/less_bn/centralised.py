"""Gradients whose mean over all axes but the first is taken off as soon as they are computed."""

from __future__ import annotations

from collections.abc import Callable

from torch import Tensor, nn

from .normalised_head import NormalisedHead

_NOT = ("beta", "gamma", "bias")  # in the names of what has no centralised gradient
_KERNEL = 16  # MindSpore's kernel leaves alone what this does not divide


def centralise(network: nn.Module, as_mindspore: bool) -> tuple[list[str], Callable[[], None]]:
    """The parameters whose gradients are centralised from now on, and the way back.

        g <- g - mean(g over all axes but the first)

    All of two axes or more, but those of grouped convolutions and normalised heads; as_mindspore
    leaves out those whose second axis is no multiple of 16. Source: Yong et al. 2020.
    """
    found: list[str] = []
    handles = []
    for path, owner in network.named_modules():
        if isinstance(owner, NormalisedHead) or getattr(owner, "groups", 1) != 1:
            continue
        for name, param in owner.named_parameters(recurse=False):
            full = f"{path}.{name}" if path else name
            fits = param.ndim > 1 and not (as_mindspore and param.shape[1] % _KERNEL)
            if fits and param.requires_grad and not any(part in full for part in _NOT):
                found.append(full)
                handles.append(param.register_hook(_centred))

    def undo() -> None:
        for handle in handles:
            handle.remove()

    return found, undo


def _centred(gradient: Tensor) -> Tensor:
    return gradient - gradient.mean(tuple(range(1, gradient.ndim)), keepdim=True)
