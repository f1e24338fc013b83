"""Another library's optimizer as the oracle of one of ours: both step in f64."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

Array = np.ndarray[Any, np.dtype[Any]]
SHAPES: tuple[tuple[int, ...], ...] = ((), (7,), (5, 3), (4, 3, 2, 2), (0,))
STEPS = 25


def same_as(
    stepper: Any,
    spec: Any,
    hypers: Mapping[str, float | bool],
    make: Callable[[list[Any]], Any],
    states: Mapping[str, str] | None = None,
    *,
    shapes: Sequence[tuple[int, ...]] = SHAPES,
    steps: int = STEPS,
    missing: int | None = 3,
    drift: float = 0.0,
    rtol: float = 1e-9,
    atol: float = 1e-11,
) -> float:
    """Asserts equal parameters and states after every step; the largest relative difference.

    `make` gives the other optimizer over torch parameters; `states` maps our states' names to
    its own. At the step `missing` (counted from 0) the second tensor has no gradient, and ours
    is given none. `drift` is the mean of the gradients, beside their deviation of 1.
    """
    import torch

    rng = np.random.default_rng(11)
    start = [np.array(rng.normal(size=s)) for s in shapes]
    job = stepper(spec, start, hypers)
    params = [torch.nn.Parameter(torch.tensor(p, dtype=torch.float64)) for p in start]
    other, worst = make(params), 0.0
    for k in range(steps):
        size = (1.0, 10.0, 0.01, 1.0)[k % 4]
        grads: list[Array | None] = [np.array(size * rng.normal(drift, size=s)) for s in shapes]
        if k == missing and len(shapes) > 1:
            grads[1] = None
        job.step(grads)
        for param, grad in zip(params, grads, strict=True):
            param.grad = None if grad is None else torch.tensor(grad)
        other.step()
        for tensor, param in zip(job.tensors, params, strict=True):
            worst = max(worst, _close(tensor["param"], param, rtol, atol, f"param, step {k}"))
            theirs = other.state.get(param, {})
            for mine, name in (states or {}).items():
                if mine in tensor and theirs.get(name) is not None:
                    _close(tensor[mine], theirs[name], rtol, atol, f"{mine}, step {k}")
    return worst


def _close(found: Array, expected: Any, rtol: float, atol: float, what: str) -> float:
    wanted = np.asarray(expected.detach().numpy(), np.float64)
    mine = found.reshape(wanted.shape)
    np.testing.assert_allclose(mine, wanted, rtol=rtol, atol=atol, err_msg=what)
    return float(np.max(np.abs(mine - wanted) / (np.abs(wanted) + 1e-30), initial=0.0))
