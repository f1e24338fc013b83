"""optax's optimizers as contestants: update and application in one jitted, donating call."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from typing import Any

import jax  # pyright: ignore[reportMissingImports]
import numpy as np
import optax  # pyright: ignore[reportMissingImports]

from ....ir.errors import WrongUsage
from ....ir.types import F32
from ..contest import Step
from ..contestants import Job, random_array
from .originals import captured_from, original_of

Numbers = Mapping[str, float | bool]


def _moments(h: Numbers, *more: str) -> dict[str, Any]:
    return {"learning_rate": h["lr"], "b1": h["beta1"], "b2": h["beta2"], **{n: h[n] for n in more}}


def _sgd(h: Numbers) -> Any:
    return optax.sgd(h["lr"], momentum=h.get("momentum"), nesterov=bool(h.get("nesterov", False)))


# optax's optimizer for a spec, and the spec's numbers that it has no place for (must be 0).
_MAKERS: dict[str, tuple[Callable[[Numbers], Any], tuple[str, ...]]] = {
    "adam": (lambda h: optax.adam(**_moments(h, "eps")), ("weight_decay", "amsgrad")),
    "adamw": (lambda h: optax.adamw(**_moments(h, "eps", "weight_decay")), ("amsgrad",)),
    "sgd": (_sgd, ("weight_decay",)),
    "momentum": (_sgd, ("weight_decay", "dampening")),
    "lion": (lambda h: optax.lion(**_moments(h, "weight_decay")), ()),
    "lamb": (lambda h: optax.lamb(**_moments(h, "eps", "weight_decay")), ()),
}


def step_of(name: str, job: Job) -> Step:
    """The job's step by optax. Raises WrongUsage where optax has none."""
    optimizer = _optimizer(name, job)
    rng = np.random.default_rng(0)
    params = [jax.numpy.asarray(random_array(rng, d, F32, 1.0)) for d in job.dims]
    grads = [jax.numpy.asarray(random_array(rng, d, F32, 1e-2)) for d in job.dims]
    held = [params, optimizer.init(params)]

    def update(params: Any, states: Any, grads: Any) -> Any:
        changes, states = optimizer.update(grads, states, params)
        return optax.apply_updates(params, changes), states

    jitted = jax.jit(update, donate_argnums=(0, 1))

    def step() -> None:
        held[:] = jax.block_until_ready(jitted(held[0], held[1], grads))

    step()
    return step


def _optimizer(name: str, job: Job) -> Any:
    """optax's own for a spec, or the transformation it was captured from. Raises WrongUsage."""
    source = captured_from(job.spec)
    if source is None:
        make, absent = _MAKERS[job.registered("optax", list(_MAKERS))]
        _check(name, job, absent)
        return make(job.hypers)
    if source.package != "optax":
        raise WrongUsage(f"@{job.spec.name} was captured from {source}; write --against torch")
    _check(name, job, ())
    factory, options = original_of(job.spec, source)
    return factory(**options)


def _check(name: str, job: Job, absent: tuple[str, ...]) -> None:
    """Refuse options that optax would ignore (WrongUsage)."""
    for hyper in absent:
        if job.hypers.get(hyper):
            raise WrongUsage(f"{name} has no {hyper} for @{job.spec.name}; set {hyper}=0")
    if job.dtypes:
        raise WrongUsage(f"{name} runs in f32; leave --dtype or {name} out")
    cpus = len(os.sched_getaffinity(0))
    if job.threads != cpus:
        raise WrongUsage(f"{name} uses all {cpus} CPUs of the process; leave --threads out")
