"""Members stacked along an axis step as optimizers of their own would, to the bit."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import stepfuse
import torch
from stepfuse import BindError

Stacks = dict[str, np.ndarray[Any, np.dtype[Any]]]
MEMBERS = 3
DIMS: dict[str, tuple[int, ...]] = {"weight": (17, 33), "bias": (33,), "scale": ()}
RATES, DECAYS = [1e-2, 3e-3, 1e-3], np.array([0.0, 0.1, 0.2])


@stepfuse.optimizer
def clip_by_group_norm(grad: Any, *, max_norm: float = 1.0) -> Any:
    """Shortens each group's gradient by the group's own norm."""
    norm = stepfuse.norm(grad, stepfuse.GROUP)
    return stepfuse.forward(grad=grad * stepfuse.minimum(1.0, max_norm / (norm + 1e-6)))


def _stacks(seed: int) -> Stacks:
    rng = np.random.default_rng(seed)
    return {n: rng.standard_normal((MEMBERS, *d), np.float32) for n, d in DIMS.items()}


@pytest.mark.parametrize(
    ("spec", "alone"),
    [
        ("adamw", "adamw"),
        (stepfuse.chain(clip_by_group_norm, "adamw"), "clip_by_global_norm+adamw"),
    ],
)
def test_a_population_steps_as_optimizers_of_their_own(spec: Any, alone: str) -> None:
    stacked, apart = _stacks(0), _stacks(0)
    groups = stepfuse.population(stacked, lr=RATES, weight_decay=DECAYS, eps=1e-6)
    opt = stepfuse.Optimizer(groups, spec)
    own = [
        stepfuse.Optimizer(
            {name: a[n, ...] for name, a in apart.items()}, alone,
            lr=RATES[n], weight_decay=float(DECAYS[n]), eps=1e-6,
        )
        for n in range(MEMBERS)
    ]  # fmt: skip
    for seed in (1, 2, 3):
        grads = _stacks(seed)
        opt.step(stepfuse.unstack(grads))
        for n, one in enumerate(own):
            one.step([a[n, ...] for a in grads.values()])
    assert all(np.array_equal(stacked[name], apart[name]) for name in DIMS)
    assert not np.array_equal(stacked["weight"], _stacks(0)["weight"])
    assert [[name for name, _ in g["params"]] for g in groups] == [list(DIMS)] * MEMBERS


def test_members_of_torch_are_stepped_where_they_are() -> None:
    """What `stack_module_state` gives requires gradients, and `ours[n]` would be no leaf."""
    members = [torch.nn.Linear(4, 2) for _ in range(MEMBERS)]
    ours, _ = torch.func.stack_module_state(members)  # type: ignore[arg-type]
    opt = stepfuse.Optimizer(stepfuse.population(ours, lr=RATES), "sgd")
    grads = {name: torch.ones_like(a) for name, a in ours.items()}
    opt.step(stepfuse.unstack(grads))
    for n, module in enumerate(members):
        for name, param in module.named_parameters():
            param.grad = torch.ones_like(param)
            torch.optim.SGD([param], lr=RATES[n]).step()
            assert torch.equal(param, ours[name][n])


@pytest.mark.parametrize(
    ("stacked", "hypers", "error", "says"),
    [
        (np.ones((3, 2)), {}, BindError, "got one array"),
        ([], {}, BindError, "no stacked arrays"),
        ({"w": np.ones(()), "b": np.ones(3)}, {}, BindError, r"0 'w': expected shape \(members"),
        ({"w": np.ones((3, 2)), "b": np.ones(2)}, {}, BindError, r"1 'b': .*\(3, \.\.\.\).*\(2,\)"),
        ([np.ones((3, 2))], {"lr": [0.1, 0.2]}, ValueError, "'lr' has 2 entries for 3 members"),
    ],
)
def test_what_is_no_population_is_refused(
    stacked: Any, hypers: Any, error: type[Exception], says: str
) -> None:
    with pytest.raises(error, match=says):
        stepfuse.population(stacked, **hypers)


@pytest.mark.parametrize("spec", ["adamw", "dog", "lamb"])
def test_some_members_go_on_from_a_snapshot_of_all(spec: str) -> None:
    """Their states, a group's own numbers and its hyper-parameters, in another order."""
    rng, kept = np.random.default_rng(0), [2, 0]
    shapes = {"w": (4, 8, 4), "b": (4, 4)}
    whole = {n: rng.standard_normal(s).astype(np.float32) for n, s in shapes.items()}
    grads = {n: rng.standard_normal(s).astype(np.float32) for n, s in shapes.items()}
    all_ = stepfuse.Optimizer(stepfuse.population(whole, lr=[0.1, 0.2, 0.3, 0.4]), spec)
    all_.step(stepfuse.unstack(grads))
    some = {n: np.zeros_like(a[kept]) for n, a in whole.items()}
    opt = stepfuse.Optimizer(stepfuse.population(some, lr=0.0), spec)
    opt.restore(all_.snapshot(params=True).of_groups(kept), params=True)
    assert [group["lr"] for group in opt.groups] == [0.3, 0.1]
    assert opt.steps == 1
    for _ in range(3):
        all_.step(stepfuse.unstack(grads))
        opt.step(stepfuse.unstack({n: g[kept] for n, g in grads.items()}))
    assert all(np.array_equal(some[n], a[kept]) for n, a in whole.items())
