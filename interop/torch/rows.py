"""Sparse gradients of torch: the rows that nn.Embedding(sparse=True) has looked up.

Only the listed rows are stepped, as torch's SparseAdam, SGD and Adagrad do; an optimizer with
momentum, which moves the other rows too, gets the dense gradient instead.
"""

from __future__ import annotations

import torch
from torch import Tensor

from ...ir.lowered.step_program import StepProgram
from ...runtime.gradients.row_rules import why_not
from ...runtime.gradients.row_sparse import Rows, rows_of, rows_of_coo
from ...runtime.memory.array_checks import ArrayRequirements
from ...runtime.memory.tensor_set import wanted
from .memory.layout import UnsupportedError, array, real

LAZY, EXACT, REFUSED = "lazy", "exact", ""  # what an optimizer does with sparse gradients


def rows_on_gpu(name: str, device: str) -> UnsupportedError:
    """The refusal of steps over listed rows on a GPU."""
    return UnsupportedError(
        f"{name} steps sparse gradients row by row on the CPU only, and the parameters are on "
        f"{device}; use grad.to_dense()"
    )


def rows_of_tensor(
    grad: Tensor, home: Tensor, program: StepProgram, name: str, param: str, decays: bool
) -> Rows:
    """The listed rows of a sparse gradient of a parameter, those listed twice summed.

    Raises UnsupportedError where the program cannot step rows alone, BindError for a gradient
    that is not of its parameter's rows.
    """
    if decays:
        raise UnsupportedError(
            f"{name} does not support weight_decay beside sparse gradients, which "
            f"do not reach all rows: {param}; use grad.to_dense()"
        )
    where = f"{param}, gradient"
    why = "its axes are not in order" if not home.is_contiguous() else ""
    if grad.layout != torch.sparse_coo or grad.sparse_dim() != 1 or not grad.shape:
        why = f"{grad.layout} with {grad.sparse_dim()} sparse axes, expected rows of a sparse_coo"
    dims = array(home).shape
    why = why or why_not(program, dims)
    if why:
        raise UnsupportedError(
            f"{name} does not support this sparse gradient: {where}: {why}; use grad.to_dense()"
        )
    plain = grad.detach()
    indices, values = plain._indices(), real(plain._values()).contiguous()
    rows = rows_of_coo(indices.numpy(), array(values))
    wants: ArrayRequirements = wanted(program, where, "grad", dims)
    return rows_of(rows, wants)
