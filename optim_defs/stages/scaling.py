"""Loss scaling: undone, checked for overflow, adapted; and a narrow copy of the parameters."""

from ...ir.frontend.trace import (
    for_all,
    forward,
    guard,
    isfinite,
    maximum,
    scalar,
    shadow_copy,
    update,
    update_always,
    where,
)
from ...ir.roles import POSITIVE
from ...ir.types import STEP
from ..declare import optimizer


@optimizer(paper="https://arxiv.org/abs/1710.03740")
def unscale(grad, *, scale=1.0):
    """Divides the gradients by the scale that the loss was multiplied by.

        grad -> grad (1 / scale)

    State: none.
    Deviations: none.
    Source: Micikevicius et al., "Mixed precision training", ICLR 2018.
    """
    return forward(grad=grad * (1.0 / scale))


@optimizer(paper="https://arxiv.org/abs/1710.03740")
def check_finite(grad):
    """Skips the step where one gradient of one tensor is infinite or NaN.

        guard all(isfinite(grad))

    State: none.
    Deviations: none.
    Source: Micikevicius et al., "Mixed precision training", ICLR 2018.
    """
    return guard(isfinite(grad).all(STEP))


_LARGEST = 3.4028234663852886e38  # of f32


@optimizer(paper="https://arxiv.org/abs/1710.03740")
def dynamic_loss_scale(
    grad, scale=scalar(65536.0, within=POSITIVE), good=scalar(0.0), *,
    growth_factor=for_all(2.0), backoff_factor=for_all(0.5), window=for_all(2000.0),
    least=for_all(1.0),
):  # fmt: skip
    """Divides the gradients by a loss scale, skips a step that overflows, finds the scale.

        grad  -> grad (1 / scale)
        guard all(isfinite(grad))
        scale <- max(backoff_factor scale, least)      where it does not hold: good <- 0
        scale <- growth_factor scale                   at the window-th good step: good <- 0
        good  <- good + 1                              at other good steps

    State: scale, which the loss of the next step is to be multiplied by; it grows as long as it
    is a finite f32; good, the good steps since it changed. A skipped step changes these two only.
    Deviations: none; MindSpore's has least = 1, torch's GradScaler has least = 0.
    Source: Micikevicius et al., "Mixed precision training", ICLR 2018.
    """
    finite = isfinite(grad).all(STEP)
    grown = scale * growth_factor
    due = good + 1.0 >= window
    after = where(due & (grown <= _LARGEST), grown, scale)
    scaled = forward(grad=grad * (1.0 / scale)) | guard(finite)
    return scaled | update_always(
        scale=where(finite, after, maximum(scale * backoff_factor, least)),
        good=where(finite & ~due, good + 1.0, 0.0),
    )


@optimizer(paper="https://arxiv.org/abs/1710.03740")
def shadow(param, shadow=shadow_copy):
    """Rounds the updated parameters to the copy that the network computes with.

        shadow <- param

    State: shadow, the copy, bf16 unless another dtype is chosen.
    Deviations: none.
    Source: Micikevicius et al., "Mixed precision training", ICLR 2018.
    """
    return update(shadow=param)
