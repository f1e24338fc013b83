"""Another library's optimizer as the oracle of one of ours: both step in f64."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

import numpy as np

from tests.support.oracles.proof import Comparison, reference_of

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
    computed: str = "f64",
) -> None:
    """Asserts equal parameters and states after every step, and records the largest error.

    `make` gives the other optimizer over torch parameters; `states` maps our states' names to
    its own; what wraps it calls it `inner`. At the step `missing` (counted from 0) the second
    tensor has no gradient, and ours is given none. `drift` is the mean of the gradients, beside
    their deviation of 1. `computed` says what the other computes in, where it is not f64.
    """
    import torch

    rng = np.random.default_rng(11)
    start = [np.array(rng.normal(size=s)) for s in shapes]
    job = stepper(spec, start, hypers)
    params = [torch.nn.Parameter(torch.tensor(p, dtype=torch.float64)) for p in start]
    other = make(params)
    _without_second_eps(getattr(other, "inner", other))
    seen = Comparison(spec.name, reference_of(other), start, computed)
    for k in range(steps):
        size = (1.0, 10.0, 0.01, 1.0)[k % 4]
        grads: list[Array | None] = [np.array(size * rng.normal(drift, size=s)) for s in shapes]
        if k == missing and len(shapes) > 1:
            grads[1] = None
            seen.miss()
        job.step(grads)
        for param, grad in zip(params, grads, strict=True):
            param.grad = None if grad is None else torch.tensor(grad)
        other.step()
        for i, (tensor, param) in enumerate(zip(job.tensors, params, strict=True)):
            _close(tensor["param"], param, rtol, atol, f"param, step {k}")
            seen.see(i, tensor["param"], param.detach().numpy())
            theirs = other.state.get(param, {})
            for mine, name in (states or {}).items():
                if mine in tensor and theirs.get(name) is not None:
                    _close(tensor[mine], theirs[name], rtol, atol, f"{mine}, step {k}")


def _without_second_eps(other: Any) -> None:
    """pytorch_optimizer adds 1e-15 to v below the root, beside eps: in no paper."""
    for name in ("apply_ams_bound", "apply_ams_bound_foreach"):
        bound = getattr(other, name, None)
        if bound is not None:
            assert bound.__defaults__ == (1e-15,)
            setattr(other, name, partial(bound, exp_avg_sq_eps=0.0))


def _close(found: Array, expected: Any, rtol: float, atol: float, what: str) -> None:
    wanted = np.asarray(expected.detach().numpy(), np.float64)
    mine = found.reshape(wanted.shape)
    np.testing.assert_allclose(mine, wanted, rtol=rtol, atol=atol, err_msg=what)
