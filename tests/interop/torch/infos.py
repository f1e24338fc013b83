"""torch's own table of optimizers, its inputs and errors, for the classes that have ours.

EXCLUDED is all that is left out, each with its reason.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass
from typing import Any
from unittest.mock import Mock

import stepfuse.torch as ours
import torch

# The table takes one class from a module that makes those of thousands of ops, in 3 s. What that
# class marks, torch's own tests that fail, is of no use here.
_OPS = "torch.testing._internal.common_methods_invocations"
_FOUND = sys.modules.setdefault(_OPS, Mock())
from torch.testing._internal.common_optimizers import (  # noqa: E402
    OptimizerErrorEnum as OptimizerErrorEnum,
)
from torch.testing._internal.common_optimizers import OptimizerInfo, optim_db  # noqa: E402

if isinstance(_FOUND, Mock):
    del sys.modules[_OPS]

EXCLUDED = {
    "LBFGS": "its step needs a closure, and its inputs are in test_lbfgs",
    "Muon": "is in bf16 there: its inputs and errors are in test_muon",
    "SparseAdam": "takes sparse gradients only: its inputs and errors are in test_sparse",
    "inputs with capturable": "only for CUDA graphs; refused, see test_flags",
    "differentiable": "refused, see test_flags; the inputs of the table do not set it",
    "devices other than the CPU": "refused, see test_memory",
    "memory and large-tensor tests": "about foreach's temporaries on CUDA",
}


@dataclass(frozen=True)
class Case:
    """One input of one optimizer."""

    info: OptimizerInfo
    desc: str
    options: dict[str, Any]

    @property
    def name(self) -> str:
        return self.info.optim_cls.__name__

    def ours(self, params: Any, **more: Any) -> torch.optim.Optimizer:
        return getattr(ours, self.name)(params, **{**deepcopy(self.options), **more})

    def theirs(self, params: Any, **more: Any) -> torch.optim.Optimizer:
        """torch's for-loop."""
        foreach = {"foreach": False} if "foreach" in self.info.supported_impls else {}
        return self.info.optim_cls(params, **{**deepcopy(self.options), **foreach, **more})

    def __str__(self) -> str:
        return f"{self.name}: {self.desc}"


INFOS = [info for info in optim_db if info.optim_cls.__name__ not in EXCLUDED]
CASES = [
    Case(info, found.desc, found.kwargs)
    for info in INFOS
    for found in info.optim_inputs_func(device="cpu")
]


def errors() -> Iterator[tuple[str, Any]]:
    """Every input that is an error, with its optimizer's name."""
    for info in INFOS:
        for found in info.optim_error_inputs_func(device="cpu", dtype=torch.float32):
            yield info.optim_cls.__name__, found
