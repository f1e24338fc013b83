"""Optimizers for the Hugging Face Trainer. They are in `stepfuse.interop.transformers`."""

from ..ir.errors import needed

with needed("stepfuse.transformers"):
    from ..interop.transformers import *
    from ..interop.transformers import __all__
