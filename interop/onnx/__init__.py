"""Optimizer steps as ONNX models and back, training graphs that run, passes over networks."""

from .network.fold_batch_norm import FoldDecision, FoldedNetwork, fold_batch_norm
from .reading.load import ImportedModel, ImportedStep, load, load_all
from .training.expand import lower_training_ops
from .training.trainer import Trainer
from .writing.write import export

__all__ = [
    "FoldDecision",
    "FoldedNetwork",
    "ImportedModel",
    "ImportedStep",
    "Trainer",
    "export",
    "fold_batch_norm",
    "load",
    "load_all",
    "lower_training_ops",
]
