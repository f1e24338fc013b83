"""Overflow detection."""

from ...ir.frontend.trace import guard, isfinite
from ...ir.types import STEP
from ..declare import optimizer


@optimizer(paper="https://arxiv.org/abs/1710.03740")
def check_finite(grad):
    """Skips the step where one gradient of one tensor is infinite or NaN.

        guard all(isfinite(grad))

    State: none.
    Deviations: none.
    Source: Micikevicius et al., "Mixed precision training", ICLR 2018.
    """
    return guard(isfinite(grad).all(STEP))
