"""Adam-mini."""

from ..ir.frontend.trace import sqrt, step, update, zeros
from ..ir.types import ROW, TENSOR
from .blocks import debias, ema
from .declare import optimizer


def _moved(param, m, second, t, lr, beta1, beta2, eps, weight_decay):
    """The parameter after AdamW's step."""
    direction = debias(m, beta1, t) / (sqrt(debias(second, beta2, t)) + eps)
    return (1.0 - lr * weight_decay) * param - lr * direction


def _one(param, grad, m, size, t, lr, beta1, beta2, eps, weight_decay):
    """A second moment for the whole tensor."""
    m = ema(m, grad, beta1)
    size = ema(size, (grad * grad).mean(TENSOR), beta2)
    param = _moved(param, m, size, t, lr, beta1, beta2, eps, weight_decay)
    return update(param=param, m=m, size=size)


@optimizer(when='label != "embed" and label != "bias"', paper="https://arxiv.org/abs/2406.16793")
def adam_mini(
    param, grad, m=zeros, size=zeros[TENSOR], t=step,
    *, lr=1e-3, beta1=0.9, beta2=0.999, eps=1e-8, weight_decay=0.0,
):  # fmt: skip
    """AdamW with one second moment for a whole tensor, or for each row of an embedding.

        m     <- beta1 m + (1 - beta1) grad
        size  <- beta2 size + (1 - beta2) mean(grad^2)
        param <- (1 - lr weight_decay) param
        param <- param - lr m / (1 - beta1^t) / (sqrt(size / (1 - beta2^t)) + eps)

    State: m, the average gradient; size, the second moment; t, the number of this step; row, the
    second moments of the rows of a matrix labelled "embed"; v, those of the elements of a tensor
    labelled "bias".
    Deviations: the authors' code finds by the tensors' names what is labelled here: "embed" are
    its embeddings, outputs, values, projections and MLPs. It splits queries and keys by heads:
    give each head a tensor of its own.
    Source: Zhang et al., "Adam-mini: use fewer learning rates to gain more", ICLR 2025.
    Code: zyushun/Adam-mini 402aadfed2 adam_mini/adam_mini.py
    """
    return _one(param, grad, m, size, t, lr, beta1, beta2, eps, weight_decay)


@adam_mini.variant('label == "embed" and rank >= 2')
def rows(
    param, grad, m=zeros, row=zeros[ROW], t=step, *, lr, beta1, beta2, eps, weight_decay
):  # fmt: skip
    """A second moment for each token, or neuron."""
    m = ema(m, grad, beta1)
    row = ema(row, (grad * grad).mean(ROW), beta2)
    param = _moved(param, m, row, t, lr, beta1, beta2, eps, weight_decay)
    return update(param=param, m=m, row=row)


@adam_mini.variant('label == "embed" and rank < 2')
def one_row(
    param, grad, m=zeros, size=zeros[TENSOR], t=step, *, lr, beta1, beta2, eps, weight_decay
):  # fmt: skip
    """A vector is one row."""
    return _one(param, grad, m, size, t, lr, beta1, beta2, eps, weight_decay)


@adam_mini.variant('label == "bias"')
def elements(
    param, grad, m=zeros, v=zeros, t=step, *, lr, beta1, beta2, eps, weight_decay
):  # fmt: skip
    """Biases are AdamW's."""
    m = ema(m, grad, beta1)
    v = ema(v, grad * grad, beta2)
    param = _moved(param, m, v, t, lr, beta1, beta2, eps, weight_decay)
    return update(param=param, m=m, v=v)
