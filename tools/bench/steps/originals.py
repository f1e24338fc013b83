"""Originals of captured specs, made again from the class and options in their docs."""

from __future__ import annotations

import ast
import importlib
import re
from dataclasses import dataclass
from typing import Any

from ....interop.capture.captured_spec import capture
from ....ir.errors import StepfuseError, WrongUsage
from ....ir.graph import Spec

_DOC = re.compile(r"Captured from ([\w.]+)\.(\w+)(\(.*?\))\.(?:\n|$)")


@dataclass(frozen=True, slots=True)
class CapturedFrom:
    """The origin of a captured spec."""

    module: str
    name: str
    options: str  # in parentheses, as they were given

    @property
    def package(self) -> str:
        """`optax`; else the optimizer steps parameters of torch."""
        return "optax" if self.module.split(".")[0] == "optax" else "torch"

    def __str__(self) -> str:
        return f"{self.module}.{self.name}{self.options}"


def captured_from(spec: Spec) -> CapturedFrom | None:
    """Return the origin in a spec's doc; None where it was not captured."""
    found = _DOC.match(spec.doc)
    return CapturedFrom(*found.groups()) if found else None


def original_of(spec: Spec, source: CapturedFrom) -> tuple[Any, dict[str, Any]]:
    """The class or factory, and its options. Raises WrongUsage.

    Nothing is called that is no optimizer, and the spec has to be equal to today's capture.
    """
    options = _options(source)
    found = _found(source)
    try:
        again = capture(found, prove=False, **options)
    except StepfuseError as error:
        raise WrongUsage(f"{source} cannot be captured again: {error}") from None
    if again.graphs != spec.graphs:
        raise WrongUsage(
            f"@{spec.name} is not what {source} is captured as: it was edited, or its library is "
            f"another version; capture it again"
        )
    return found, options


def _options(source: CapturedFrom) -> dict[str, Any]:
    """The options as Python's literals say them."""
    try:
        call = ast.parse(f"f{source.options}", mode="eval").body
        if not isinstance(call, ast.Call) or call.args:
            raise ValueError
        return {str(k.arg): ast.literal_eval(k.value) for k in call.keywords}
    except (SyntaxError, ValueError):
        raise WrongUsage(
            f"{source}: expected options that are numbers, strings and lists of them; others "
            f"cannot be read from a file"
        ) from None


def _found(source: CapturedFrom) -> Any:
    """An optimizer class of torch, or a function of optax."""
    try:
        found = getattr(importlib.import_module(source.module), source.name)
    except (ImportError, AttributeError) as error:
        raise WrongUsage(f"{source} is not there: {error}") from None
    if source.package == "optax" and callable(found):
        return found
    bases = {f"{base.__module__}.{base.__name__}" for base in getattr(found, "__mro__", ())}
    if "torch.optim.optimizer.Optimizer" not in bases:
        raise WrongUsage(f"{source} is no torch.optim.Optimizer; capture a class")
    return found
