"""Chains of a stage and an optimizer: their loops verify for every target, and engines agree.

python -m tests.campaigns.chains [--minutes 10] [--jobs 2] [--seed 0] [--engines quick,python]
                                 [--stages NAME,..] [--optimizers NAME,..]

Every stage that is registered, and those that a user might write, with every optimizer: 3,552
chains. After each pass of each target the loops verify and store the same cells, as `stepfuse
check` has it; then the engines step tensors of n elements, n from 0 to 70 and around 1024, beside
the reference, and every bit is compared. What is not reached in the time is counted.
"""

from __future__ import annotations

import argparse
import sys
from functools import partial
from typing import Any

import numpy as np
from stepfuse.array_optimizer import Optimizer
from stepfuse.compiler import as_spec, compile_spec
from stepfuse.ir.errors import OptionError, StepfuseError
from stepfuse.ir.graph import Spec
from stepfuse.optim_defs import get, names, stage_names
from stepfuse.passes.chain.compose import chain
from stepfuse.runtime.compilation import Compilation
from stepfuse.tools.check.loops import check_loops

from tests.campaigns.budget import REFUSED, report, run_trials
from tests.campaigns.engines import SLOW, compiled_by
from tests.conformance.stages import with_stage
from tests.support.inputs.user_stages import USER_STAGES
from tests.support.oracles.numeric import same_bits

Trial = tuple[str, str]
SIZES = (*range(71), *range(1008, 1041))
FEW = (0, 1, 15, 20, 33, 48, 63, 1023)  # for engines that go element by element
STEPS = 3
_BY_USERS = {as_spec(stage).name: as_spec(stage) for stage in USER_STAGES}


def trials(stages: str = "", optimizers: str = "") -> list[Trial]:
    """All chains, or those of some stages and optimizers."""
    ahead = stages.split(",") if stages else (*_BY_USERS, *stage_names())
    behind = optimizers.split(",") if optimizers else names()
    return [(stage, name) for stage in ahead for name in behind]


def spec_of(trial: Trial) -> Spec:
    """The chain, each stage on its side of the optimizer. Raises OptionError where none fits."""
    stage, name = trial
    if stage in _BY_USERS:
        return chain(_BY_USERS[stage], get(name))
    return with_stage(stage, get(name))


def answer(engines: tuple[str, ...], trial: Trial) -> str:
    """What is wrong with a chain; nothing where all is well."""
    try:
        spec = spec_of(trial)
    except (OptionError, ValueError):
        return REFUSED
    try:
        return wrong_with(spec, engines)
    except StepfuseError as error:
        return f"{type(error).__name__}: {str(error)[:300]}"


def wrong_with(spec: Spec, engines: tuple[str, ...]) -> str:
    """The first target whose loops are wrong, or engine that differs, and at which sizes."""
    made = compile_spec(spec, backend="reference")
    for variant in made.variants:
        for target, wrong in check_loops(variant.program):
            if wrong:
                return f"{target}: {wrong}"
    return wrong_bits(made, engines)


def wrong_bits(made: Compilation, engines: tuple[str, ...]) -> str:
    """The first engine that differs from the reference, and at which sizes."""
    for some, is_slow in ((SIZES, False), (FEW, True)):
        chosen = [e for e in engines if (e in SLOW) is is_slow]
        expected = stepped(made, some) if chosen else {}
        for engine in chosen:
            found = stepped(compiled_by(made, engine), some)
            wrong = [key for key in expected if not same_bits(expected[key], found[key])]
            if wrong:
                at = sorted({some[number] for _, number in wrong if number >= 0})
                return f"{engine}: {', '.join(sorted({n for n, _ in wrong}))} differ at sizes {at}"
    return ""


def stepped(made: Compilation, sizes: tuple[int, ...]) -> dict[tuple[str, int], Any]:
    """All that is stored after some steps, by name and the number of the tensor, -1 of none."""
    rng = np.random.default_rng(3)
    params = [rng.standard_normal(n).astype(np.float32) for n in sizes]
    asked = {r.name: 0.5 for r in made.spec.of_kind("hyper") if r.default is None}  # as a loss
    stepper = Optimizer([{"params": params, **asked}], made, threads=1)
    extra = made.spec.of_kind("aux")
    for step in range(STEPS):
        grads = [rng.standard_normal(n).astype(np.float32) for n in sizes]
        if step == 1:
            grads[-1][0] = np.inf  # what guards look for
        stepper.step(grads, {r.name: [2.0 * g for g in grads] for r in extra} or None)
    found: dict[tuple[str, int], Any] = {("param", i): p for i, p in enumerate(params)}
    for number, state in enumerate(stepper.state):
        found |= {(name, number): np.array(array) for name, array in state.items()}
    return found | {(name, -1): np.asarray(value) for name, value in stepper.numbers.items()}


def main() -> int:
    """Runs what the time allows; 1 where anything is wrong."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--engines", default="quick,python")
    parser.add_argument("--stages", default="")
    parser.add_argument("--optimizers", default="")
    given = parser.parse_args()
    asked = trials(given.stages, given.optimizers)
    engines = tuple(filter(None, given.engines.split(",")))
    said = run_trials(partial(answer, engines), asked, given.jobs, given.minutes, given.seed)
    return report(said, len(asked), "every chain verifies, and has the reference's bits")


if __name__ == "__main__":
    sys.exit(main())
