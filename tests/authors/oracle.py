"""The authors' rules, one function each, and a run of one beside ours.

A function has the parameter and its gradient in long double, the tensor's states `s`, which are 0
until they are set, the number `t` of the step and the hyper-parameters `h`; it gives the new
parameter. `t` is the optimizer's count, where theirs may be the tensor's.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType, SimpleNamespace
from typing import Any, NamedTuple

import numpy as np
from stepfuse.optim_defs import definition
from stepfuse.tools.dev.citations import citation

from tests.support.oracles.proof import Comparison
from tests.support.oracles.stepper import Stepper

Array = np.ndarray[Any, np.dtype[np.longdouble]]
Settings = dict[str, Any]
SHAPES = ((), (7,), (3, 5), (3, 2, 2, 3), (0,))
STEPS, MISSING = 40, 5
# Values unlike every default; an optimizer is given those that it has.
CHANGED: Settings = {
    "lr": 0.02, "beta1": 0.8, "beta2": 0.95, "beta3": 0.97, "beta": 0.85, "eps": 0.05,
    "weight_decay": 0.3, "alpha": 2.0, "warmup": 13.0, "final_lr": 0.03, "gamma": 0.25,
    "momentum": 0.75, "kappa": 200.0, "xi": 20.0, "strength": 0.4, "start": 7.0, "delta": 0.3,
    "partial": 0.4, "threshold": 0.7, "relative_eps": 0.1, "switch_rate": 0.1,
}  # fmt: skip


class States:
    """The states of a tensor by their names, 0 at first."""

    label: str = ""

    def __getattr__(self, name: str) -> Any:
        return np.longdouble(0.0)


class Tensor:
    """A parameter, its gradient at this step, None where there is none, and its states."""

    def __init__(self, p: Any, label: str) -> None:
        self.p, self.g = p.astype(np.longdouble), np.zeros(0, np.longdouble)
        self.s: Any = States()
        self.s.label = label


class Oracle(NamedTuple):
    """A rule over all tensors, the settings that it runs with, and how."""

    step: Callable[[list[Tensor], States, int, Any], None]
    settings: tuple[Settings, ...]
    shapes: Sequence[tuple[int, ...]]
    labels: tuple[str, ...]
    ulps: float
    drift: float
    schedule: tuple[float, ...]
    steps: int
    wholes: Mapping[str, int]


ORACLES: dict[str, Oracle] = {}


def authors(
    *settings: Settings,
    whole: bool = False,
    shapes: Sequence[tuple[int, ...]] = SHAPES,
    labels: tuple[str, ...] = ("",),
    ulps: float = 64.0,
    drift: float = 0.0,
    schedule: tuple[float, ...] = (1.0,),
    steps: int = STEPS,
    wholes: Mapping[str, int] = MappingProxyType({}),
) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Registers the function as the oracle of the optimizer of its name.

    It runs with the defaults, and with each of `settings`, which names every hyper-parameter it
    changes; what is there for others is left out. A `whole` rule is given all tensors that have
    a gradient, the states that they share, `t` and `h`, and changes the tensors. `labels` are
    given to the tensors in turn. `ulps` is the error that is not exceeded; `drift` the mean of the
    gradients, beside their deviation of 1; `schedule` multiplies the learning rate, step by step
    and over again; `steps` is how many there are; `wholes` are numbers that bodies are written
    with.
    """

    def register(function: Callable[..., Any]) -> Callable[..., Any]:
        def each(tensors: list[Tensor], shared: States, t: int, h: Any) -> None:
            for tensor in tensors:
                tensor.p = function(tensor.p, tensor.g, tensor.s, t, h)

        step = function if whole else each
        given = ({}, *(settings or (CHANGED,)))
        made = Oracle(step, given, shapes, labels, ulps, drift, schedule, steps, wholes)
        ORACLES[function.__name__] = made
        return function

    return register


def run(name: str, settings: Settings) -> None:
    """Steps ours and theirs side by side, and asserts that no element is further than `ulps`."""
    oracle, rng = ORACLES[name], np.random.default_rng(5)
    spec = definition(name)(**oracle.wholes)
    hypers = {r.name: r.default for r in spec.of_kind("hyper", "static")}
    hypers |= {n: v for n, v in settings.items() if n in hypers}
    start = [np.array(rng.normal(size=s)) for s in oracle.shapes]
    labels = [oracle.labels[i % len(oracle.labels)] for i in range(len(start))]
    ours = Stepper(spec, start, hypers, labels=labels)
    theirs, shared = [Tensor(p, label) for p, label in zip(start, labels, strict=True)], States()
    cited = citation(spec)
    assert cited is not None
    seen = Comparison(name, cited.oracle, start)
    scales = [
        np.where(rng.random(s) < 0.5, 1.0, 10.0 ** rng.uniform(-8, 1, s)) for s in oracle.shapes
    ]
    rate = hypers["lr"]
    for t in range(1, oracle.steps + 1):
        grads = [_gradient(rng, scale, oracle.drift) for scale in scales]
        if "loss" in hypers:
            hypers |= {"loss": float(rng.exponential())}
        hypers["lr"] = rate * oracle.schedule[(t - 1) % len(oracle.schedule)]
        ours.hypers = hypers
        if t == MISSING and len(grads) > 1:
            grads[1] = None
            seen.miss()
        ours.step(grads)
        _step(oracle, theirs, grads, shared, t, hypers)
        for i, (mine, their) in enumerate(zip(ours.tensors, theirs, strict=True)):
            seen.see(i, mine["param"], their.p.astype(np.float64))
        worst = seen.errors[seen.case]
        assert worst <= oracle.ulps, f"{name}, step {t}: {worst:.3g} ulp"


def _gradient(rng: Any, scale: Any, drift: float) -> Any:
    """Elements of many sizes, and now and then a zero."""
    there = rng.random(scale.shape) < 0.95
    return np.array(rng.normal(drift, size=scale.shape) * scale * there)


def _step(
    oracle: Oracle,
    tensors: list[Tensor],
    grads: Sequence[Any],
    shared: States,
    t: int,
    hypers: Mapping[str, Any],
) -> None:
    present = [x for x, g in zip(tensors, grads, strict=True) if g is not None]
    for tensor, grad in zip(present, (g for g in grads if g is not None), strict=True):
        tensor.g = grad.astype(np.longdouble)
    h = {n: v if isinstance(v, bool) else np.longdouble(v) for n, v in hypers.items()}
    with np.errstate(all="ignore"):
        oracle.step(present, shared, t, SimpleNamespace(**h))
