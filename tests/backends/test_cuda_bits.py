"""The PTX, executed on the CPU, gives the same bits as native code: every spec, any geometry."""

from __future__ import annotations

import shutil
from typing import Any

import numpy as np
import pytest
import stepfuse
from stepfuse.backends import BACKENDS
from stepfuse.ir.graph import Spec

from tests.backends import cuda_emulator
from tests.backends.cuda_emulator import Geometry
from tests.numeric import same_bits
from tests.programs import spec_of

pytestmark = pytest.mark.skipif(shutil.which("cc") is None, reason="no C compiler")
SHAPES = [(n,) for n in (0, 1, 7, 33, 1025, 40_003)] + [
    (), (33, 31), (7, 1), (1, 9), (0, 5), (3, 4, 2, 2), (5, 3000), (70, 1100), (2, 65, 40),
    (1, 70_000),
]  # fmt: skip
CHAINS = (
    "unscale+check_finite+clip_by_global_norm+adamw+ema_weights+shadow+zero_grad",
    "centralize+lamb",
    "unscale+check_finite+clip_by_global_norm+adafactor+zero_grad",
)


def draw(rng: np.random.Generator, shape: tuple[int, ...]) -> Any:
    """Normal numbers over many magnitudes, a few denormals and zeros of both signs."""
    values = rng.standard_normal(shape) * 10.0 ** rng.integers(-6, 4, shape)
    odd = rng.random(shape)
    values = np.where(odd < 0.02, 1e-41 * np.sign(values), np.where(odd > 0.98, -0.0, values))
    return np.array(values, np.float32)


def trajectory(spec: Spec, backend: str, steps: int = 2) -> list[Any]:
    """Everything that two steps leave: parameters, gradients, states."""
    rng = np.random.default_rng(5)
    params = [draw(rng, s) for s in SHAPES]
    halves = [{"params": params[::2]}, {"params": params[1::2], "lr": 0.01}]
    optimizer = stepfuse.Optimizer(halves, spec, backend=backend, threads=1)
    ordered = params[::2] + params[1::2]
    grads: list[Any] = []
    for step in range(steps):
        grads = [draw(rng, p.shape) for p in ordered]
        if step == 1 and "check_finite" in spec.name:
            grads[3].flat[0] = np.inf  # a step that is skipped
        optimizer.step(grads)
    found = [*ordered, *grads, *(a for s in optimizer.state for a in s.values())]
    return [*found, *(np.asarray(v) for v in optimizer.numbers.values())]


@pytest.mark.parametrize("name", [*stepfuse.names(), *CHAINS])
def test_the_bits_are_those_of_native_code(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BACKENDS, "cuda", "tests.backends.cuda_emulator:compile_program")
    expected = trajectory(spec_of(name), "native")
    for geometry in (Geometry(3, 64, False), Geometry(2, 256, True)):
        monkeypatch.setattr(cuda_emulator, "GEOMETRY", geometry)
        found = trajectory(spec_of(name), "cuda")
        pairs = enumerate(zip(expected, found, strict=True))
        wrong = [i for i, (a, b) in pairs if not same_bits(a, b)]
        assert not wrong, f"{geometry} differs in arrays {wrong}"
