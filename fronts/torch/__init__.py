"""Optimizers for PyTorch: `from stepfuse.torch import AdamW`. See `stepfuse.interop.torch`."""

from ..ir.errors import needed

with needed("stepfuse.torch"):
    from ..interop.torch import *
    from ..interop.torch import __all__, __dir__, __getattr__
