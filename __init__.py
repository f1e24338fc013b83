"""stepfuse: a compiler for optimizer steps.

Declare an optimizer as equations, see it fused pass by pass, run it as one in-place kernel.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .public import names as _names

    __all__: list[str] = []
    __all__ += _names.__all__

    from .ir.frontend.functions import *  # mypy reads no `__all__ += ...`
    from .public.names import *
    from .public.names import compile as compile

__version__ = "0.1.0"

# Public names that artifacts are stepped with, by their modules: whoever asks for no more loads
# nothing of the compiler. And what ranks share, which others do not load.
_OF_ARTIFACTS = {
    "ArtifactError": ".backends.aot.load",
    "BindError": ".ir.errors",
    "Compilation": ".runtime.compilation",
    "Gossip": ".ranks.gossip.gossip",
    "LocalSteps": ".ranks.local.local_steps",
    "OneBitAdam": ".ranks.onebit_adam",
    "Optimizer": ".array_optimizer",
    "PushSum": ".ranks.gossip.gossip",
    "RowSparse": ".runtime.gradients.row_sparse",
    "Sharded": ".ranks.sharded",
    "StepfuseError": ".ir.errors",
    "Variant": ".runtime.compilation",
    "ZeroOneAdam": ".ranks.local.zero_one_adam",
    "load": ".public.artifact",
}

if not TYPE_CHECKING:  # else any name would do for a type checker

    def __getattr__(name: str) -> Any:
        """A module of ours, or a public name: loaded when asked for, so that commands start fast.

        Raises AttributeError.
        """
        if name != "__all__" and name.startswith("_"):
            raise AttributeError(f"module '{__name__}' has no attribute '{name}'")
        if name in _OF_ARTIFACTS:
            found = globals()[name] = getattr(import_module(_OF_ARTIFACTS[name], __name__), name)
            return found
        spec = find_spec(f"{__name__}.{name}")
        if spec is not None and spec.origin:  # a folder without modules is none of ours
            return import_module(f".{name}", __name__)
        public = import_module(".public.names", __name__)
        if not hasattr(public, name):
            from difflib import get_close_matches

            instead = import_module(".ir.frontend.remedies", __name__).INSTEAD.get(name)
            near = get_close_matches(name, public.__all__)
            hint = f"; write {instead}" if instead else f"; near: {', '.join(near)}" if near else ""
            raise AttributeError(f"module '{__name__}' has no attribute '{name}'{hint}")
        found = globals()[name] = getattr(public, name)
        return found

    def __dir__() -> list[str]:
        """The public names."""
        return sorted(["__version__", "compile", *import_module(".public.names", __name__).__all__])
