"""Stages of a step around the optimizer, by family; `_STAGES` of the folder above lists them."""
