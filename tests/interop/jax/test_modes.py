"""`eval` and `train` under jax.jit: the bits of `stepfuse.Optimizer`, and a state that says so."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import stepfuse

jax = pytest.importorskip("jax")
front = pytest.importorskip("stepfuse.jax")

SPECS = ["schedule_free_adamw", "adamw+schedule_free", "clip_by_global_norm+adamw+ema_weights"]
SCHEDULED = {"beta1": stepfuse.schedules.cosine_decay(max=0.9, min=0.8)}


def arrays(seed: int) -> dict[str, Any]:
    rng = np.random.default_rng(seed)
    dims = {"a": (3,), "b": (7, 5), "c": (0,), "d": ()}
    return {n: np.asarray(rng.standard_normal(d), np.float32) for n, d in dims.items()}


def test_who_has_nothing_to_evaluate_says_so() -> None:
    with pytest.raises(ValueError, match="adamw has no entry 'eval'"):
        front.optimizer("adamw").eval(None, None)


@pytest.mark.parametrize(("spec", "given"), [*[(s, {}) for s in SPECS], (SPECS[0], SCHEDULED)])
def test_weights_have_the_bits_of_the_optimizer(spec: str, given: dict[str, Any]) -> None:
    """`beta1` by a schedule: the entry reads the count of steps."""
    opt, params = front.optimizer(spec, lr=0.1, **given), arrays(0)
    mine = [a.copy() for a in params.values()]
    host, state = stepfuse.Optimizer(mine, spec, lr=0.1, **given), opt.init(params)
    step, evaluate, train = map(jax.jit, (opt.step, opt.eval, opt.train))

    def check() -> None:
        for name, array in zip(params, mine, strict=True):
            assert np.asarray(params[name]).tobytes() == array.tobytes(), name

    for turn in range(2):
        for number in range(3):
            grads = arrays(1 + number)
            params, state = step(grads, state, params)
            host.step([*grads.values()])
        before = jax.tree.map(np.asarray, state)
        host.eval()
        for _ in range(2):
            params, state = evaluate(state, params)
            check()
        with pytest.raises(stepfuse.BindError, match=r"call train\(\) first"):
            step(arrays(9), state, params)
        assert opt.read(state)["t"] == 3.0 * (turn + 1)
        host.train()
        for _ in range(2):
            params, state = train(state, params)
            check()
        assert jax.tree.all(jax.tree.map(np.array_equal, before, state))
