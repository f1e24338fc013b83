"""The libraries that a spec can be timed beside; each is loaded where it is asked for."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any

from ...ir.errors import WrongUsage

# Each contestant's module and the extra that installs what it imports.
BASELINES: dict[str, tuple[str, str]] = {
    "torch": ("torch_steps", "torch"),
    "torch-fused": ("torch_steps", "torch"),
    "torch-foreach": ("torch_steps", "torch"),
    "torch-forloop": ("torch_steps", "torch"),
    "torch-compile": ("torch_steps", "torch"),
    "numpy": ("numpy_steps", ""),
    "optax": ("optax_steps", "bench"),
    "onnxruntime": ("onnxruntime_steps", "onnx"),
}


def check_baselines(wanted: Sequence[str]) -> None:
    """Refuses unknown contestants, repeated ones, and those not installed (WrongUsage)."""
    for name in wanted:
        if name not in BASELINES:
            raise WrongUsage(f"no contestant is called '{name}'; there are {', '.join(BASELINES)}")
        if wanted.count(name) > 1:
            raise WrongUsage(f"contestant '{name}' is named twice")
        module_of(name)


def module_of(name: str) -> Any:
    """The module of a contestant. Raises WrongUsage where its library is not installed."""
    module, extra = BASELINES[name]
    try:
        return import_module(f"{__package__}.steps.{module}")
    except ModuleNotFoundError as error:
        raise WrongUsage(
            f"contestant '{name}' needs {error.name}; pip install 'stepfuse[{extra}]'"
        ) from None
