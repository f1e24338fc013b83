"""Records what other libraries' optimizers do, in f64, for those that none of the tests' has right.

    python record.py optax      with numpy, jax and optax 0.2.8; writes NAME.npz beside itself
    python record.py torch      with numpy, torch and torch_optimizer 0.3.0
    python record.py torchao    with numpy, torch and torchao 0.18.0
    python record.py bitsandbytes    with numpy, torch and bitsandbytes 0.50.2, on a CPU

A file has cases 0, 1, ...; of each, `K/hyper/NAME` are the hyper-parameters in our names,
`K/loss` is the loss before each step, `K/gradI` the gradients of tensor I at each step, and
`K/paramI` tensor I at first and after each step. Of torchao's step with states of 4 bits there are
`param` at first and at the end, `grad` of each step, and the codes and scales at the end. Of
bitsandbytes' AdamW there are, of tensors 0 and 1, the second below the size that it codes, the
states after three steps (`I/NAME`), and of the next two `gradI` and `paramI`, before and after.
"""

from __future__ import annotations

import importlib
import sys
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
            ({"c": 1.0, "eps": 0.0}, {}),
            (
                {"lr": 0.05, "lower_bound": -0.3, "c": 1.0, "eps": 0.5},
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

OF_TORCH: list[tuple[str, str, list[Case]]] = [
    (
        "a2grad_uni", "A2GradUni",
        [({}, {}), ({"lips": 3.0, "strength": 2.0}, {"lips": 3.0, "beta": 2.0})],
    ),
    (
        "a2grad_inc", "A2GradInc",
        [({}, {}), ({"lips": 3.0, "strength": 2.0}, {"lips": 3.0, "beta": 2.0})],
    ),
    (
        "a2grad_exp", "A2GradExp",
        [
            ({}, {}),
            (
                {"lips": 3.0, "strength": 2.0, "rho": 0.8},
                {"lips": 3.0, "beta": 2.0, "rho": 0.8},
            ),
        ],
    ),
    (
        "pid", "PID",  # its d takes the second gradient for its change: only without d
        [
            (
                {"momentum": 0.9, "dampening": 0.3, "derivative": 0.0},
                {"lr": 1e-3, "momentum": 0.9, "dampening": 0.3, "derivative": 0.0},
            ),
            (
                {"lr": 0.1, "momentum": 0.7, "dampening": 0.6, "integral": 2.0, "derivative": 0.0,
                 "weight_decay": 0.2},
                {"lr": 0.1, "momentum": 0.7, "dampening": 0.6, "integral": 2.0, "derivative": 0.0,
                 "weight_decay": 0.2},
            ),
        ],
    ),
]  # fmt: skip


class AsTransformation:
    """A class of torch's kind with optax's two functions; an update is where the parameter is."""

    def __init__(self, make: Callable[..., Any]) -> None:
        self.make, self.torch = make, importlib.import_module("torch")

    def init(self, params: list[Any]) -> Any:
        """The optimizer, over copies."""
        self.params = [self.torch.nn.Parameter(self.torch.tensor(p)) for p in params]
        return self.make(self.params)

    def update(self, grads: list[Any], state: Any, _: Any) -> tuple[list[Any], Any]:
        """One step."""
        for param, grad in zip(self.params, grads, strict=True):
            param.grad = self.torch.tensor(grad)
        state.step()
        return [p.detach().numpy().copy() for p in self.params], state


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


def write(name: str, traces: list[dict[str, Any]]) -> None:
    """One file."""
    arrays = {f"{k}/{key}": value for k, found in enumerate(traces) for key, value in found.items()}
    np.savez_compressed(Path(__file__).parent / f"{name}.npz", **arrays)


def of_optax() -> None:
    """The files of optax's."""
    importlib.import_module("jax").config.update("jax_enable_x64", True)
    optax = importlib.import_module("optax")
    for name, path, cases in TABLE:
        make: Any = optax
        for part in path.split("."):
            make = getattr(make, part)
        write(name, [record(make, case, optax.apply_updates) for case in cases])


def of_torch() -> None:
    """The files of torch_optimizer's."""
    library = importlib.import_module("torch_optimizer")

    def make(cls: Any) -> Callable[..., Any]:
        return lambda **given: AsTransformation(lambda params: cls(params, **given))

    for name, cls, cases in OF_TORCH:
        rule = make(getattr(library, cls))
        write(name, [record(rule, case, lambda _, moved: moved) for case in cases])


def of_torchao() -> None:
    """The file of torchao's AdamW4bit, whose step is run as it is written, not compiled."""
    torch = importlib.import_module("torch")
    torch.compile = lambda function, **_: function
    rng = np.random.default_rng(17)
    start = rng.standard_normal(4096).astype(np.float32)
    grads = np.stack([rng.standard_normal(4096) * 10.0 ** rng.uniform(-3, 0, 4096)
                      for _ in range(3)]).astype(np.float16)  # fmt: skip
    param = torch.nn.Parameter(torch.tensor(start))
    made = importlib.import_module("torchao.optim").AdamW4bit([param], lr=1e-3, weight_decay=0.01)
    for grad in grads:
        param.grad = torch.tensor(grad.astype(np.float32))
        made.step()
    found: dict[str, Any] = {"grad": grads, "param": np.stack([start, param.detach().numpy()])}
    for name, key in (("m", "exp_avg"), ("v", "exp_avg_sq")):
        state = made.state[param][key]
        codes = torch.stack([state.codes >> 4, state.codes & 15], -1).reshape(-1)
        found |= {name: codes.numpy(), f"{name}_scale": state.scale.numpy()}
    np.savez_compressed(Path(__file__).parent / "adamw_4bit.npz", **found)


def of_bitsandbytes() -> None:
    """The file of bitsandbytes' AdamW8bit."""
    torch, library = map(importlib.import_module, ("torch", "bitsandbytes"))
    rng = np.random.default_rng(23)
    sizes = (4100, 70)
    params = [torch.nn.Parameter(torch.tensor(rng.standard_normal(n, np.float32))) for n in sizes]
    grads = [rng.standard_normal((5, n), np.float32).astype(np.float16) for n in sizes]
    made = library.optim.AdamW8bit(params, lr=1e-2, weight_decay=0.01)
    found: dict[str, Any] = {f"grad{i}": grad[3:] for i, grad in enumerate(grads)}
    seen: list[list[Any]] = [[], []]
    for step in range(5):
        for i, param in enumerate(params):
            if step == 3:
                state = made.state[param].items()
                found |= {f"{i}/{k}": torch.as_tensor(v).clone().numpy() for k, v in state}
            if step >= 3:
                seen[i].append(param.detach().numpy().copy())
            param.grad = torch.tensor(grads[i][step].astype(np.float32))
        made.step()
    for i, param in enumerate(params):
        found[f"param{i}"] = np.stack([*seen[i], param.detach().numpy()])
    np.savez_compressed(Path(__file__).parent / "adamw_8bit.npz", **found)


RECORDERS = {
    "optax": of_optax,
    "torch": of_torch,
    "torchao": of_torchao,
    "bitsandbytes": of_bitsandbytes,
}

if __name__ == "__main__":
    RECORDERS[sys.argv[1]]()
