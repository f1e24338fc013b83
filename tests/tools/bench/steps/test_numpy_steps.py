"""The NumPy that `bench` times computes the step: in f64 it agrees with the interpreter."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import stepfuse
from stepfuse.ir import interpreter
from stepfuse.ir.errors import WrongUsage
from stepfuse.tools.bench.steps.numpy_source import numpy_source
from stepfuse.tools.bench.steps.numpy_steps import numpy_step, settled
from stepfuse.tools.check.inputs import random_numbers, random_tensor

from tests.support.inputs.programs import KINDS

WHOLE = "unscale+check_finite+clip_by_global_norm+adamw+ema_weights+shadow+zero_grad"
STEPS, TENSORS = 2, 3


def _wide(arrays: dict[str, Any]) -> dict[str, Any]:
    return {n: a if a.dtype == np.uint16 else np.asarray(a, np.float64) for n, a in arrays.items()}


# The suite has one of each kind, and one in five of the others; `tests.campaigns.thinned` has all.
@pytest.mark.thinned(5, always=KINDS)
@pytest.mark.parametrize("dims", [(7,), (6, 5)], ids=str)
@pytest.mark.parametrize("name", [*stepfuse.names(), WHOLE])
def test_numpy_takes_the_declared_step(name: str, dims: tuple[int, ...]) -> None:
    spec = stepfuse.chain(*name.split("+"))
    graph = settled(spec.variants(), dims)
    rng = np.random.default_rng(1)
    tensors = [_wide(random_tensor(graph.roles, dims, rng, view=graph.view))
               for _ in range(TENSORS)]  # fmt: skip
    twins = [{n: a.copy() for n, a in t.items()} for t in tensors]
    hypers = {r.name: r.default for r in spec.of_kind("hyper", "static")} | {"loss": 3.0}
    expected = random_numbers(graph.roles)
    numbers = {n: float(np.reshape(v, -1)[0]) for n, v in expected.items()}
    step = numpy_step(graph, tensors, hypers, numbers)
    for _ in range(STEPS):
        step()
        interpreter.run([graph], twins, hypers, expected)
    for tensor, twin in zip(tensors, twins, strict=True):
        for role, array in tensor.items():
            np.testing.assert_allclose(array, twin[role], rtol=1e-9, atol=1e-12, err_msg=role)
    for role, value in numbers.items():
        np.testing.assert_allclose(value, expected[role], rtol=1e-9, err_msg=role)


def test_adamw_is_written_as_by_hand() -> None:
    """As many whole-array calls as the equations have operations, and no new arrays."""
    source = numpy_source(settled(stepfuse.get("adamw").variants(), (8,)))
    body = source.text.partition("def tensor")[2].splitlines()[1:]
    calls = [line for line in body if "np." in line]
    assert len(calls) == 15 and all("out=" in line for line in calls)
    assert source.scratch == 3


def test_what_numpy_lacks_is_named() -> None:
    @stepfuse.optimizer
    def bell(param: Any, grad: Any, *, lr: float = 0.1) -> Any:
        return stepfuse.update(param=param - lr * stepfuse.erf(grad))

    with pytest.raises(WrongUsage, match="@bell: it has no erf"):
        numpy_source(settled(bell.spec.variants(), (8,)))
