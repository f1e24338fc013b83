"""Update clipping by the root mean square of each tensor."""

from ...ir.frontend.trace import forward, maximum
from ...ir.types import TENSOR
from ..blocks import rms
from ..declare import optimizer


@optimizer(paper="https://arxiv.org/abs/1804.04235")
def clip_by_block_rms(grad, *, threshold=1.0):
    """Shortens each tensor's gradient until its root mean square is `threshold`.

        grad -> grad / max(1, rms(grad) / threshold)

    State: none.
    Deviations: before the optimizer it clips gradients; Adafactor clips its update with it.
    Source: Shazeer & Stern, "Adafactor: adaptive learning rates", ICML 2018, section 6.
    """
    return forward(grad=grad / maximum(1.0, rms(grad, TENSOR) / threshold))
