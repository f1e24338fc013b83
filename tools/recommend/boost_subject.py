"""The subject of `stepfuse recommend --boost`: a network, its batch and its loss, of a file."""

from __future__ import annotations

import copy
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ...ir.errors import WrongUsage, needed
from ...spec_texts.resolve import module_in

with needed("stepfuse recommend --boost"):
    import torch

_FORM = "FILE.py:NETWORK, a torch.nn.Module or a function that returns (network, batch, loss)"


@dataclass(frozen=True, slots=True)
class BoostSubject:
    """A network, a batch, and `loss(network, batch)`, a tensor of one element."""

    network: torch.nn.Module
    batch: Any
    loss: Callable[[Any, Any], Any]

    def copied(self) -> torch.nn.Module:
        """A network of one's own, in training mode."""
        return copy.deepcopy(self.network).train()


def subject_of(text: str, shape: str = "") -> BoostSubject:
    """Return the subject that a text names; `shape` is a bare module's batch, as 32x3x64x64.

    Raises WrongUsage, InvalidProgram.
    """
    file, _, name = text.rpartition(":")
    if not file.endswith(".py") or not name.isidentifier():
        raise WrongUsage(f"--boost: expected {_FORM}, got '{text}'")
    found = getattr(module_in(Path(file)), name, None)
    if isinstance(found, torch.nn.Module):
        made = BoostSubject(found, _random(text, shape), _squares)
    elif callable(found) and not isinstance(found, type):
        if shape:
            raise WrongUsage(f"--input is for a bare module; the function '{name}' has its batch")
        made = _returned(text, found)
    else:
        what = "nothing of that name" if found is None else f"{type(found).__name__}"
        raise WrongUsage(f"--boost: expected {_FORM}; {file} has {what} as '{name}'")
    _check_step(text, made)
    return made


def _squares(network: Any, batch: Any) -> Any:
    return network(batch).square().mean()


def _random(text: str, shape: str) -> torch.Tensor:
    sizes = shape.split("x")
    if not all(size.isdecimal() and int(size) for size in sizes):
        raise WrongUsage(
            f"--input: expected the shape of a batch for the module {text}, as 32x3x64x64, got "
            f"'{shape}'; or name a function that returns (network, batch, loss)"
        )
    return torch.randn(*map(int, sizes), generator=torch.Generator().manual_seed(0))


def _returned(text: str, function: Callable[[], Any]) -> BoostSubject:
    try:
        made = function()
    except Exception as error:  # whatever a user's function raises
        raise WrongUsage(f"{text}: it raised {type(error).__name__}: {error}") from None
    if isinstance(made, tuple) and len(made) == 3:  # pyright: ignore[reportUnknownArgumentType]
        network, batch, loss = made  # pyright: ignore[reportUnknownVariableType]
        if isinstance(network, torch.nn.Module) and callable(loss):  # pyright: ignore
            return BoostSubject(network, batch, loss)  # pyright: ignore[reportUnknownArgumentType]
    raise WrongUsage(
        f"{text}: expected it to return (network, batch, loss), a torch.nn.Module, anything, and "
        f"a function of both; got {type(made).__name__}"
    )


def _check_step(text: str, made: BoostSubject) -> None:
    """Raises WrongUsage where the network cannot be copied, or cannot take one step."""
    try:
        value = made.loss(made.copied(), made.batch)
        value.backward()
    except Exception as error:  # whatever a user's network raises
        raise WrongUsage(
            f"{text}: a forward and a backward pass raised {type(error).__name__}: {error}"
        ) from None
