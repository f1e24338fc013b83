"""The fronts by short names: `stepfuse.torch` is `stepfuse.interop.torch`, and so on.

A folder `torch` beside `ir` would hide torch itself from whoever runs Python in the repository.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType

FRONTS = ("jax", "mindspore", "torch")


class Fronts(MetaPathFinder, Loader):
    """Finds `stepfuse.FRONT` and the modules in it: the very same modules, not copies."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The spec of a front's module; None for all others."""
        parts = fullname.split(".")
        if parts[0] != __package__ or len(parts) < 2 or parts[1] not in FRONTS:
            return None
        return ModuleSpec(fullname, self)

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        """The module itself. Raises ImportError where what it is a front of is not installed."""
        package, _, rest = spec.name.partition(".")
        module = importlib.import_module(f"{package}.interop.{rest}")
        spec.loader_state = module.__spec__
        return module

    def exec_module(self, module: ModuleType) -> None:
        """Nothing: the module has run; its own spec is given back to it."""
        spec = module.__spec__
        assert spec is not None
        module.__spec__ = spec.loader_state
        sys.modules[spec.name] = module


def front(name: str) -> ModuleType:
    """The front of that name, imported. Raises ImportError."""
    return importlib.import_module(f"{__package__}.{name}")
