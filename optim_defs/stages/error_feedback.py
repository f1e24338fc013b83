"""Error feedback: a format's rounding error of a gradient is added to the next one."""

from ...ir.frontend.trace import as_stored, forward, update, zeros
from ..declare import optimizer


@optimizer(paper="https://arxiv.org/abs/1901.09847")
def error_feedback(grad, residual=zeros, sent=zeros):
    """Rounds gradients to the format of the state `sent`, and adds its errors to the next.

        total = grad + residual
        grad -> as_stored(total, sent)
        residual <- total - as_stored(total, sent)

    State: residual; sent, the total as it is stored, say sent=linear8 in dtypes: in f32 nothing is
    lost, and the gradient stays as it is.
    Deviations: the format is any; the paper's has one sign an element and one scale a tensor.
    Source: Karimireddy et al., "Error Feedback Fixes SignSGD", ICML 2019, algorithm 2.
    """
    total = grad + residual
    read = as_stored(total, sent)
    return update(sent=total, residual=total - read) | forward(grad=read)
