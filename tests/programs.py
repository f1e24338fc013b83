"""Programs to plan, bind and launch: every registered spec, chains, and a spec that spills."""

from __future__ import annotations

from stepfuse.ir.graph import Spec
from stepfuse.ir.kernel import Program
from stepfuse.ir.trace import norm, ones, optimizer, sqrt, update
from stepfuse.ir.types import TENSOR
from stepfuse.optim_defs import get, names
from stepfuse.passes.compose import chain
from stepfuse.passes.fuse import fuse
from stepfuse.passes.lower import lower
from stepfuse.passes.pipeline import STRICT, run_graph

WHOLE_STEP = "unscale+check_finite+clip_by_global_norm+adamw+ema_weights+shadow+zero_grad"
CHAINS = ("centralize+adamw", "centralize+lamb", "check_finite+adafactor", WHOLE_STEP)

# One of each kind of program: what is slow to run runs over these, what is quick over all names.
KINDS = (
    "adadelta", "adafactor", "adafactor_mindspore", "adagrad", "adam", "adamw", "asgd", "ftrl",
    "fused_adam_op", "lamb", "lion", "momentum", "nadam", "proximal_adagrad", "radam", "rprop",
    "sgd",
)  # fmt: skip


@optimizer
def donor(param, grad, a=ones, b=ones, c=ones, e=ones, *, lr=1e-3):
    """Its direction is dearer to load again than to keep; a is dead while it is kept."""
    d = grad * a + b * c + sqrt(e * e + 1.0)
    n = norm(d, TENSOR)
    return update(param=param - lr * n * d, a=n * param)


@donor.entry("refresh")
def refresh(param, b=ones, c=ones, e=ones):
    """The states that a step only reads."""
    return update(b=param, c=param, e=param)


def spec_of(text: str) -> Spec:
    """The chain written with plus signs, or `donor`."""
    return donor.spec if text == "donor" else chain(*map(get, text.split("+")))


def programs_of(text: str) -> list[Program]:
    """The lowered variants of a spec."""
    return [lower(fuse(run_graph(g, STRICT))) for g in spec_of(text).variants()]


ALL = (*names(), *CHAINS, "donor")
