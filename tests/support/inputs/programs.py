"""Programs to plan, bind and launch: every registered spec, and chains."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from stepfuse.ir.graph import Spec
from stepfuse.ir.loops.loop_program import LoopProgram
from stepfuse.ir.lowered.program import Program
from stepfuse.optim_defs import get, names
from stepfuse.passes.chain.compose import chain
from stepfuse.passes.fuse.fuse import fuse
from stepfuse.passes.lower.lower import lower
from stepfuse.passes.pipeline import STRICT, run_graph
from stepfuse.passes.targets import loop_steps, target_of

WHOLE_STEP = "unscale+check_finite+clip_by_global_norm+adamw+ema_weights+shadow+zero_grad"
CHAINS = ("centralize+adamw", "centralize+lamb", "check_finite+adafactor", WHOLE_STEP)

# One of each kind of program: what is slow to run runs over these, what is quick over all names.
KINDS = (
    "adadelta", "adafactor", "adafactor_mindspore", "adagrad", "adam", "adamw", "asgd", "ftrl",
    "fused_adam_op", "lamb", "lion", "momentum", "nadam", "proximal_adagrad", "radam", "rprop",
    "sgd",
)  # fmt: skip

# With those, every op and dtype that a registered spec computes tensors in.
SAMPLE = (*KINDS, "adagc", "adamp", "fadam", "gravity", "madgrad", "rose")

# Numba takes seconds to compile a program: what is a part of a chain that it runs is left out.
NUMBA = tuple(name for name in KINDS if name not in ("adafactor", "adamw", "lamb"))


def spec_of(text: str) -> Spec:
    """The chain written with plus signs."""
    return chain(*map(get, text.split("+")))


@cache
def programs_of(text: str) -> list[Program]:
    """The lowered variants of a spec."""
    return [lower(fuse(run_graph(g, STRICT))) for g in spec_of(text).variants()]


def loops_of(program: Program, target: str) -> LoopProgram:
    """The loops of a program that was lowered for a target."""
    made: Any = program
    for _, function in loop_steps(target_of(target)):
        made = function(made)
    return made


def of_programs(
    compile_program: Callable[..., Any], target: str, **options: Any
) -> Callable[..., Any]:
    """A backend's function of loops, as a function of the program that they are of."""
    return lambda program, **more: compile_program(loops_of(program, target), **options, **more)


ALL = (*names(), *CHAINS)
