"""Hyper-parameter search: the trials of one network are groups of one optimizer."""

from .space import HyperSearch, LogUniform, Uniform

__all__ = ["LogUniform", "HyperSearch", "Uniform"]
