"""Arrays in another memory than the host's, to be parameters or gradients of an optimizer.

    weights = Elsewhere(FileMemory("weights.bin"), (1000, 64), np.dtype(np.float32))
    opt = stepfuse.Optimizer([weights], "adamw", staging=1 << 20)
    opt.step([gradient])                       # an array, or Elsewhere as well

Any other memory, a device's for instance, is an object with the methods of `Memory`.
"""

from __future__ import annotations

from typing import NoReturn

from .runtime.out_of_core.external_memory import Elsewhere, FileMemory, Memory

__all__ = ["Elsewhere", "FileMemory", "Memory"]


def __getattr__(name: str) -> NoReturn:
    """Says what to write for a name that was here once."""
    if name == "Optimizer":
        raise AttributeError(
            "stepfuse.offload.Optimizer is gone: write stepfuse.Optimizer(params, spec, "
            "staging=...), which takes parameters that are Elsewhere"
        )
    raise AttributeError(f"module '{__name__}' has no attribute '{name}'")
