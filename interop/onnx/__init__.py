"""Optimizer steps as ONNX models, and a pass over networks."""

from .network.fold_batch_norm import FoldDecision, FoldedNetwork, fold_batch_norm
from .writing.write import export

__all__ = ["FoldDecision", "FoldedNetwork", "export", "fold_batch_norm"]
