"""`stepfuse.capture`: the reader that a class or a factory is for."""

from __future__ import annotations

from importlib import import_module
from inspect import signature
from typing import Any

from ...ir.errors import CaptureError, is_a, needed
from .report import CapturedSpec

_READERS = {"torch": ("torch.capture", "capture_torch"), "jax": ("jax.capture", "capture_optax")}


def capture(cls_or_factory: Any, /, *, prove: bool = True, **options: Any) -> CapturedSpec:
    """The spec of a `torch.optim.Optimizer` class or an `optax` factory, proved beside it.

    `options` are the class's or the factory's own. Without `prove` nothing is compared, which the
    spec's doc says. Raises CaptureError.
    """
    if not is_a(prove, bool):
        raise CaptureError(f"prove: expected True or False, got {prove!r}")
    module, name = _READERS[_library(cls_or_factory, options)]
    with needed("stepfuse.capture"):
        reader = getattr(import_module(f".{module}", __package__), name)
    found: CapturedSpec = reader(cls_or_factory, options, prove)
    return found


def _library(given: Any, options: dict[str, Any]) -> str:
    """The library of an optimizer: a class says so; a factory, by its results."""
    if callable(getattr(given, "init", None)) and callable(getattr(given, "update", None)):
        return "jax"
    if not callable(given):
        raise CaptureError(
            f"expected an optimizer class, or a function that makes one, got {given!r}",
            remedy="pass torch.optim.NAdam, or optax.adamw, and its options by name",
        )
    bases = getattr(given, "__mro__", ())
    if any(base.__module__.startswith("torch.") for base in bases):
        return "torch"
    home = str(getattr(given, "__module__", ""))
    if home.split(".")[0] in ("optax", "jax"):
        return "jax"
    return "torch" if isinstance(given, type) or _takes_parameters(given, options) else "jax"


def _takes_parameters(given: Any, options: dict[str, Any]) -> bool:
    """True if a function wants a torch optimizer's parameters: it has an argument left for them."""
    left = [p for p in signature(given).parameters.values() if p.name not in options]
    return any(p.default is p.empty and p.kind <= p.POSITIONAL_OR_KEYWORD for p in left)
