"""Weight decay: of the parameters beside the update, or of the gradient."""

from ...ir.frontend.trace import forward, inner, sqrt, step, update, updated, wrapped
from ...ir.types import STEP
from ..blocks import debias, quotient
from ..declare import optimizer


@optimizer(paper="https://arxiv.org/abs/1711.05101")
def decoupled_weight_decay(param, grad, *, lr, weight_decay=1e-2):
    """Wraps an optimizer: the parameters shrink beside its step, by its learning rate's measure.

        param <- inner(param, grad) - lr weight_decay param

    State: none of its own; lr is the wrapped optimizer's.
    Deviations: the decay is multiplied by lr, as in torch; the paper has a schedule for both.
    Source: Loshchilov & Hutter, "Decoupled weight decay regularization", ICLR 2019.
    """
    return update(param=inner(param, grad) - lr * weight_decay * param)


@optimizer(paper="https://arxiv.org/abs/2309.14322")
def independent_weight_decay(param, grad, *, weight_decay=1e-4):
    """Wraps an optimizer: the parameters shrink beside its step, whatever the learning rate is.

        param <- inner(param, grad) - weight_decay param

    State: none of its own.
    Deviations: no schedule is applied to the decay; give weight_decay one.
    Source: Wortsman et al., "Small-scale proxies for training instabilities", ICLR 2024.
    """
    return update(param=inner(param, grad) - weight_decay * param)


@optimizer(paper="https://doi.org/10.5555/2986916.2987033")
def l2_weight_decay(param, grad, *, weight_decay=1e-2):
    """Adds the gradient of a penalty on the parameters' size.

        grad -> grad + weight_decay param

    State: none.
    Deviations: the factor 2 of the penalty's derivative is part of weight_decay.
    Source: Krogh & Hertz, "A simple weight decay can improve generalization", NIPS 1991.
    """
    return forward(grad=grad + weight_decay * param)


@optimizer(paper="https://arxiv.org/abs/2011.11152")
def stable_weight_decay(
    param, grad, v=wrapped, t=step, *, lr, beta2, weight_decay=1e-2
):  # fmt: skip
    """Wraps an optimizer with a second moment v: large gradients on the whole, little decay.

        w     = v / (1 - beta2^t)                                after the wrapped step
        decay = lr weight_decay / sqrt(mean(w)),                 0 where that is 0
        param <- inner(param, grad) - decay param

    State: none of its own; v, lr and beta2 are the wrapped optimizer's, t is the number of this
    step. The mean is that of all tensors together.
    Deviations: where all gradients have been 0, nothing decays; the authors' code divides by 0.
    Source: Xie et al., "On the overlooked pitfalls of weight decay", NeurIPS 2023.
    """
    moved = inner(param, grad)
    typical = sqrt(debias(updated(v).mean(STEP), beta2, t))
    return update(param=moved - quotient(lr * weight_decay, typical) * param)
