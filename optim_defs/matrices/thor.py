"""THOR."""

from __future__ import annotations

from typing import Any

from ...ir.frontend.trace import (
    add_diag,
    aux,
    cholesky,
    diag,
    hyper,
    inverse_lower,
    isfinite,
    maximum,
    norm,
    sqrt,
    step,
    update,
    where,
    zeros,
)
from ...ir.roles import Range
from ...ir.types import BATCH, COL, ROW, TENSOR, gram
from ..declare import optimizer

_ROWS, _COLS = gram(ROW), gram(COL)
_IS_LAYER = 'label != "embedding" and label != "layer_norm" and label != "plain"'
_DENSE, _FILTERS = f"rank == 2 and {_IS_LAYER}", f"rank >= 4 and {_IS_LAYER}"
_EMBEDDING = 'rank == 2 and label == "embedding"'
_OFTEN = hyper(100, within=Range(2.0, float("inf"), open_high=True))  # as MindSpore's


def _unscaled(cov, batch_size, loss_scale):
    """The covariance of the losses' gradients, of one of the mean of scaled losses."""
    return (batch_size / loss_scale) * (batch_size / loss_scale) * cov


def _inverse(cov: Any, damping: Any, literal: Any = False) -> tuple[Any, Any]:
    """Return the condition that a damped covariance has an inverse, and the inverse."""
    root = cholesky(add_diag(cov, damping))
    x = inverse_lower(root)
    return isfinite(diag(root)).all(BATCH), where(literal, x @ x, x.T @ x)


def _stored(is_there: Any, known: Any, kept: Any, **pairs: Any) -> Any:
    """New inverses all together, or the old ones."""
    found = {name: where(is_there, new, old) for name, (new, old) in pairs.items()}
    known, kept = where(is_there, 1.0, known), kept + where(is_there, 0.0, 1.0)
    return update(**found, known=known, kept=kept)


def _moved(param, g, m, lr, momentum, weight_decay, nesterov, clip):
    """A step by momentum, with the decay in the gradient."""
    g = g + weight_decay * param
    g = where(clip, g / maximum(1.0, norm(g, TENSOR)), g)
    m = momentum * m + g
    return update(param=param - lr * where(nesterov, g + momentum * m, m), m=m)


@optimizer(when=_DENSE, paper="https://ojs.aaai.org/index.php/AAAI/article/view/16867")
def thor(
    param, grad, m=zeros, left=zeros[_ROWS], right=zeros[_COLS], known=zeros[BATCH], t=step,
    *, lr=0.1, momentum=0.9, weight_decay=0.0, damping=0.03, loss_scale=1.0,
    batch_size=32.0, frequency=_OFTEN, nesterov=False, clip=False, literal=False,
):  # fmt: skip
    """Momentum of gradients that are multiplied by inverses of a layer's covariances.

        A, G  = the covariances of a layer's inputs and of the gradients of its outputs
        at steps 1, 1 + frequency, ..., with s = sqrt(damping), N = batch_size, S = loss_scale:
          left  <- inverse(N^2 / S^2 G + s I)
          right <- inverse(A + s I)
        of filters, with the positions p, q that A and G are averages over:
          left  <- sqrt(1 / p) inverse(N^2 / S^2 G + s sqrt(1 / q) I)
          right <- sqrt(1 / p) inverse(A + s sqrt(1 / p) I)
        of an embedding, whose rows were looked up `counts` times:
          scales <- 1 / (counts / N + s)
          right  <- inverse(N^2 / S^2 G + s I)
        g     = left (grad / S) right    or scales (grad / S) right
        g     = (grad / S) / ((grad / S)^2 / N + s)    of a group labelled "layer_norm"
        g     = grad / S    of other vectors, and of a group labelled "plain"
        g     <- g + weight_decay param
        g     <- g / max(1, |g|)    with clip
        m     <- momentum m + g
        param <- param - lr m    or param - lr (g + momentum m), with nesterov

    State: m, the sum of the gradients; left, right and scales, the inverses; known, 1 once there
    are any, before which g = grad / S; kept, the number of refreshes that left them as they were,
    as a pivot was not above 0; t, the number of this step.
    Deviations: without inverses MindSpore's first steps are 0. With literal an embedding has
    inverse_lower(l) inverse_lower(l) for its inverse, as MindSpore's code for GPUs has.
    Source: Chen et al., "THOR, trace-based ... layer-oriented natural gradient descent", AAAI 2021.
    Code: mindspore-ai/mindspore v2.10.0 mindspore/python/mindspore/nn/optim/thor.py
    """
    g = grad / loss_scale
    g = where(known > 0.0, left @ g @ right, g)
    return _moved(param, g, m, lr, momentum, weight_decay, nesterov, clip)


@thor.variant(_FILTERS, "axes(0,1)")
def filters(
    param, grad, m=zeros, left=zeros[_ROWS], right=zeros[_COLS], known=zeros[BATCH], t=step,
    *, lr, momentum, weight_decay, loss_scale, nesterov, clip,
):  # fmt: skip
    """Filters are a matrix (out, in * height * width)."""
    g = grad / loss_scale
    g = where(known > 0.0, left @ g @ right, g)
    return _moved(param, g, m, lr, momentum, weight_decay, nesterov, clip)


@thor.variant(_EMBEDDING)
def embedding(
    param, grad, m=zeros, scales=zeros.row, right=zeros[_COLS], known=zeros[BATCH], t=step,
    *, lr, momentum, weight_decay, loss_scale, nesterov, clip,
):  # fmt: skip
    """An embedding has a row for each word: the covariance of its inputs is diagonal."""
    g = grad / loss_scale
    g = where(known > 0.0, (scales * g) @ right, g)
    return _moved(param, g, m, lr, momentum, weight_decay, nesterov, clip)


@thor.variant('label == "layer_norm"')
def layer_norm(
    param, grad, m=zeros, t=step,
    *, lr, momentum, weight_decay, damping, loss_scale, batch_size, nesterov, clip,
):  # fmt: skip
    """A layer norm's numbers, by their own squares."""
    g = grad / loss_scale
    g = g / (g * g / batch_size + sqrt(damping))
    return _moved(param, g, m, lr, momentum, weight_decay, nesterov, clip)


@thor.variant("")
def others(
    param, grad, m=zeros, t=step, *, lr, momentum, weight_decay, loss_scale, nesterov, clip
):  # fmt: skip
    """Momentum alone."""
    return _moved(param, grad / loss_scale, m, lr, momentum, weight_decay, nesterov, clip)


@thor.entry("refresh", _DENSE, every="frequency", first=1)
def refresh(
    left_cov=aux[_ROWS], right_cov=aux[_COLS], left=zeros[_ROWS], right=zeros[_COLS],
    known=zeros[BATCH], kept=zeros[BATCH], *, damping, loss_scale, batch_size,
):  # fmt: skip
    """The inverses of a layer of inputs and outputs."""
    s = sqrt(damping)
    g_is, g_inverse = _inverse(_unscaled(left_cov, batch_size, loss_scale), s)
    a_is, a_inverse = _inverse(right_cov, s)
    return _stored(g_is & a_is, known, kept, left=(g_inverse, left), right=(a_inverse, right))


@thor.entry("refresh", _FILTERS, "axes(0,1)")
def refresh_filters(
    left_cov=aux[_ROWS], right_cov=aux[_COLS], left_positions=aux[BATCH],
    right_positions=aux[BATCH], left=zeros[_ROWS], right=zeros[_COLS],
    known=zeros[BATCH], kept=zeros[BATCH], *, damping, loss_scale, batch_size,
):  # fmt: skip
    """The inverses of a convolution; both have the factor of A's positions, as MindSpore's."""
    s, factor = sqrt(damping), sqrt(1.0 / right_positions)
    cov = _unscaled(left_cov, batch_size, loss_scale)
    g_is, g_inverse = _inverse(cov, s * sqrt(1.0 / left_positions))
    a_is, a_inverse = _inverse(right_cov, s * factor)
    found = {"left": (factor * g_inverse, left), "right": (factor * a_inverse, right)}
    return _stored(g_is & a_is, known, kept, **found)


@thor.entry("refresh", 'rank == 2 and label == "embedding"')
def refresh_embedding(
    counts=aux.row, right_cov=aux[_COLS], scales=zeros.row, right=zeros[_COLS],
    known=zeros[BATCH], kept=zeros[BATCH],
    *, damping, loss_scale, batch_size, literal,
):  # fmt: skip
    """The inverse of an embedding's gradients, and the scales of its rows."""
    s = sqrt(damping)
    is_there, inverse = _inverse(_unscaled(right_cov, batch_size, loss_scale), s, literal)
    rows = 1.0 / (counts / batch_size + s)
    found = {"scales": (rows, scales), "right": (inverse, right)}
    return _stored(is_there & isfinite(rows).all(BATCH), known, kept, **found)
