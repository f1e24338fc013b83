"""Records what optax's optimizers do, in f64, for those that no library of the tests' has.

    python record.py            with numpy, jax and optax 0.2.8; writes NAME.npz beside itself

A file has cases 0, 1, ...; of each, `K/hyper/NAME` are the hyper-parameters in our names,
`K/loss` is the loss before each step, `K/gradI` the gradients of tensor I at each step, and
`K/paramI` tensor I at first and after each step.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

SHAPES = ((), (7,), (5, 3), (2, 3, 2, 2), (0,))
STEPS = 25

# Our name, its maker in optax, and two settings: our hyper-parameters, theirs.
Case = tuple[dict[str, float], dict[str, Any]]
TABLE: list[tuple[str, str, list[Case]]] = [
    (
        "acprop", "contrib.acprop",
        [
            ({}, {"learning_rate": 1e-3}),
            (
                {"lr": 0.1, "beta1": 0.7, "beta2": 0.9, "eps": 1e-3, "weight_decay": 0.2},
                {
                    "learning_rate": 0.1, "b1": 0.7, "b2": 0.9, "eps": 1e-3, "eps_root": 1e-3,
                    "weight_decay": 0.2,
                },
            ),
        ],
    ),
    (
        "cocob", "contrib.cocob",
        [
            ({}, {}),
            (
                {"lr": 0.5, "alpha": 3.0, "eps": 0.2},
                {"learning_rate": 0.5, "alpha": 3.0, "eps": 0.2},
            ),
        ],
    ),
    (
        "optimistic_sgd", "optimistic_gradient_descent",
        [
            ({}, {"learning_rate": 1e-2}),
            ({"lr": 0.1, "strength": 0.4}, {"learning_rate": 0.1, "beta": 0.4}),
        ],
    ),
    (
        "optimistic_adam", "optimistic_adam_v2",
        [
            ({}, {"learning_rate": 1e-3, "nesterov": False}),
            (
                {"lr": 0.1, "beta1": 0.7, "beta2": 0.9, "eps": 1e-3, "strength": 0.4},
                {
                    "learning_rate": 0.1, "b1": 0.7, "b2": 0.9, "eps": 1e-3, "beta": 0.4,
                    "nesterov": False,
                },
            ),
        ],
    ),
    (
        "dog", "contrib.dog",
        [
            ({}, {}),
            (
                {"lr": 0.7, "reps_rel": 1e-2, "eps": 0.1},
                {"learning_rate": 0.7, "init_step": ("heuristic", 1e-2), "eps": 0.1},
            ),
        ],
    ),
    (
        "dowg", "contrib.dowg",
        [({}, {}), ({"lr": 0.7, "eps": 0.1}, {"learning_rate": 0.7, "eps": 0.1})],
    ),
    (
        "polyak_sgd", "polyak_sgd",
        [
            ({}, {}),
            (
                {"lr": 0.05, "lower_bound": -0.3, "eps": 0.5},
                {"max_learning_rate": 0.05, "f_min": -0.3, "eps": 0.5},
            ),
        ],
    ),
    (
        "lamb", "lamb",
        [
            ({}, {"learning_rate": 1e-3}),
            (
                {"lr": 0.1, "beta1": 0.7, "beta2": 0.9, "eps": 1e-3, "weight_decay": 0.2},
                {
                    "learning_rate": 0.1, "b1": 0.7, "b2": 0.9, "eps": 1e-3, "weight_decay": 0.2,
                },
            ),
        ],
    ),
    (
        "momo", "contrib.momo",
        [
            ({}, {}),
            (
                {"lr": 0.1, "momentum": 0.7, "lower_bound": -0.3, "weight_decay": 0.2},
                {"learning_rate": 0.1, "beta": 0.7, "lower_bound": -0.3, "weight_decay": 0.2},
            ),
        ],
    ),
    (
        "momo_adam", "contrib.momo_adam",
        [
            ({}, {}),
            (
                {
                    "lr": 0.1, "beta1": 0.7, "beta2": 0.9, "eps": 1e-3, "lower_bound": -0.3,
                    "weight_decay": 0.2,
                },
                {
                    "learning_rate": 0.1, "b1": 0.7, "b2": 0.9, "eps": 1e-3, "lower_bound": -0.3,
                    "weight_decay": 0.2,
                },
            ),
        ],
    ),
    (
        "simplified_ademamix", "contrib.simplified_ademamix",
        [
            ({}, {"learning_rate": 1e-3}),
            (
                {
                    "lr": 0.1, "beta1": 0.7, "beta2": 0.9, "alpha": 3.0, "eps": 1e-3,
                    "weight_decay": 0.2,
                },
                {
                    "learning_rate": 0.1, "b1": 0.7, "b2": 0.9, "alpha": 3.0, "eps": 1e-3,
                    "weight_decay": 0.2,
                },
            ),
        ],
    ),
]  # fmt: skip


def record(make: Callable[..., Any], case: Case, apply: Callable[..., Any]) -> dict[str, Any]:
    """The trace of one setting."""
    rng = np.random.default_rng(13)
    params = [np.array(rng.normal(size=s)) for s in SHAPES]
    rule = make(**case[1])
    state = rule.init(params)
    sizes = np.resize([1.0, 10.0, 0.01, 1.0], STEPS)
    grads = [np.stack([size * rng.normal(0.3, size=s) for size in sizes]) for s in SHAPES]
    losses = np.abs(rng.normal(size=STEPS)) * np.resize([1.0, 0.02, 4.0], STEPS)
    kept = [[p] for p in params]
    for k in range(STEPS):
        given = {} if "Extra" not in type(rule).__name__ else {"value": losses[k]}
        updates, state = rule.update([g[k] for g in grads], state, params, **given)
        params = apply(params, updates)
        for trace, param in zip(kept, params, strict=True):
            trace.append(np.asarray(param))
    found = {f"hyper/{name}": value for name, value in case[0].items()} | {"loss": losses}
    for i, (grad, trace) in enumerate(zip(grads, kept, strict=True)):
        found |= {f"grad{i}": grad, f"param{i}": np.stack(trace)}
    return found


def main() -> None:
    """Writes all files."""
    importlib.import_module("jax").config.update("jax_enable_x64", True)
    optax = importlib.import_module("optax")
    for name, path, cases in TABLE:
        make: Any = optax
        for part in path.split("."):
            make = getattr(make, part)
        arrays = {
            f"{k}/{key}": value
            for k, case in enumerate(cases)
            for key, value in record(make, case, optax.apply_updates).items()
        }
        np.savez_compressed(Path(__file__).parent / f"{name}.npz", **arrays)


if __name__ == "__main__":
    main()
