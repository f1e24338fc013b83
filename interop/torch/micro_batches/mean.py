"""Steps by the mean of several gradients, whose sum is a state of each parameter.

sum_of_grads   <- sum_of_grads + grad               for each but the last: a sweep of its own
grad           -> (sum_of_grads + grad) / parts     for the last one, within the step's sweep
sum_of_grads   <- 0
"""

# pyright: reportMissingParameterType=false, reportUnknownParameterType=false
# (the signatures are the roles, the bodies the equations)

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from ....ir.frontend.trace import forward, optimizer, update, zeros
from ....ir.roles import with_defaults
from ....passes.chain.compose import chain
from ..name_map import TorchBinding, TorchNames

SUM = "sum_of_grads"


@optimizer
def add_gradient(grad, sum_of_grads=zeros):
    """Adds a gradient to the sum of those before it."""
    return update(sum_of_grads=sum_of_grads + grad)


@optimizer
def mean_gradient(grad, sum_of_grads=zeros, *, parts=1.0):
    """The mean of the sum and the last gradient; the sum starts anew."""
    return forward(grad=(sum_of_grads + grad) * (1.0 / parts)) | update(sum_of_grads=0.0)


@optimizer
def store_gradient(grad):
    """Leaves the gradient as it is now in its own memory, for another optimizer's step."""
    return update(grad=grad)


@lru_cache(256)
def of_mean(binding: TorchBinding, parts: int) -> TorchBinding:
    """A binding behind the mean of so many gradients."""
    mean = with_defaults(mean_gradient.spec, {"parts": float(parts)})
    return replace(binding, spec=chain(mean, binding.spec))


ADDING = TorchBinding(add_gradient.spec, TorchNames())
STORING = TorchBinding(store_gradient.spec, TorchNames())
