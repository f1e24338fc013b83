"""Interpreter, Numba and native code agree bit for bit, at every size and thread count.

So do the nests, run by the loop interpreter, for a few. Over specs that have every op and every
kind of program; `python -m tests.campaigns.products --only agreement` has all.
"""

from __future__ import annotations

import numpy as np
import pytest
import stepfuse
from stepfuse.ir.graph import Spec

from tests.support.inputs.normal import many_magnitudes
from tests.support.inputs.programs import KINDS, NUMBA, SAMPLE
from tests.support.oracles.numeric import same_bits

LENGTHS = (0, 1, 3, 7, 8, 9, 31, 33, 127, 4097, 100_003)
SHAPES = [(n,) for n in LENGTHS] + [
    (),
    (33, 31),
    (7, 1),
    (1, 9),
    (3, 4, 2, 2),
    (130, 257),
    (4, 70_000),
    (70, 3),
    (3, 150, 2),
    (5_000, 1),
    (65, 17),
    (5, 7, 3, 130),
]
STEP = (
    "unscale", "check_finite", "clip_by_global_norm", "centralize", "adamw", "ema_weights",
    "shadow", "zero_grad",
)  # fmt: skip
CHAINS = {
    "whole step": STEP,
    "centralize+lamb": ("centralize", "lamb"),
    "clip+adafactor": ("unscale", "check_finite", "clip_by_global_norm", "adafactor", "zero_grad"),
}
THOROUGH = (*KINDS, *CHAINS)
LOOPS = ("whole step", "adamw", "lamb", "adafactor", "sm3", "novograd")
FEW = [(1025,), (33, 31), (), (7, 1), (3, 1031), (66, 5), (2, 3, 5), (0,)]
SMALL = [s for s in SHAPES if np.prod(s) < 5_000]


def spec_of(name: str) -> Spec:
    return stepfuse.chain(*CHAINS[name]) if name in CHAINS else stepfuse.get(name)


def trajectory(
    name: str, backend: str, threads: int, shapes: list[tuple[int, ...]] = SHAPES, steps: int = 3
) -> list[np.ndarray]:
    """Everything that a few steps leave: parameters, gradients, states."""
    rng = np.random.default_rng(7)
    params = [many_magnitudes(rng, s) for s in shapes]
    spec = spec_of(name)
    other = {role.name: 0.01 for role in spec.of_kind("hyper") if role.name == "lr"}
    given = {role.name: 3.0 for role in spec.of_kind("hyper") if role.name == "loss"}
    halves = [{"params": params[::2]}, {"params": params[1::2], **other}]
    optimizer = stepfuse.Optimizer(halves, spec, backend=backend, threads=threads, **given)
    ordered = params[::2] + params[1::2]
    grads: list[np.ndarray] = []
    for step in range(steps):
        grads = [many_magnitudes(rng, p.shape) for p in ordered]
        if step == 1 and name in CHAINS:
            grads[3].flat[0] = np.inf  # a step that check_finite skips
        optimizer.step(grads)
    found = [*ordered, *grads, *(a for s in optimizer.state for a in s.values())]
    return [*found, *(np.asarray(v) for v in optimizer.numbers.values())]


# The suite has the hardest, and one in three of the others; `tests.campaigns.thinned` has all.
@pytest.mark.thinned(3, always=("whole step", "adafactor", "lamb"))
@pytest.mark.parametrize("name", THOROUGH)
def test_the_backends_agree(name: str) -> None:
    numba = (("numba", 1),) if name in NUMBA else ()  # test_numba.py has the whole step
    check(name, SHAPES, (("native", 1), ("native", 2), *numba))


@pytest.mark.parametrize("name", sorted({*SAMPLE} - {*THOROUGH}))
def test_native_code_has_the_interpreters_bits(name: str) -> None:
    check_native(name)


def check_native(name: str) -> None:
    """Asserts that native code has the interpreter's bits, on one thread and on two."""
    check(name, SMALL, (("native", 1), ("native", 2)))


@pytest.mark.parametrize("name", LOOPS)
def test_the_nests_have_the_interpreters_bits(name: str) -> None:
    check(name, FEW, (("loops", 1),))


def check(name: str, shapes: list[tuple[int, ...]], engines: tuple[tuple[str, int], ...]) -> None:
    """Asserts that the engines leave the same bits as the interpreter, most of them finite."""
    meaning = trajectory(name, "reference", 1, shapes)
    for backend, threads in engines:
        found = trajectory(name, backend, threads, shapes)
        wrong = [
            i for i, (a, b) in enumerate(zip(meaning, found, strict=True)) if not same_bits(a, b)
        ]
        assert not wrong, f"{backend} with {threads} threads differs in arrays {wrong}"
    finite = [a for a in meaning if a.dtype == np.float32]
    assert sum(np.isfinite(a).sum() for a in finite) > 0.5 * sum(a.size for a in finite)


@pytest.mark.parametrize("name", ["adafactor", "racs", "sm3"])
def test_loops_of_a_processor_over_few_columns(name: str) -> None:
    check(name, [(2, 5, 1), (5, 3), (20, 2)], (("loops:x86-64", 1),))


def test_numba_compiles_powers() -> None:
    """They alone have `table8`, which Python as it stands takes in more ways than Numba."""
    check("padam", [(33, 31), ()], (("numba", 1),))
