"""A stage that sees units before an optimizer that sees rows and columns: ranks 2 and 3."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import stepfuse
from stepfuse import chain, get
from stepfuse.ir.text.parser import parse
from stepfuse.ir.text.printer import to_text

SHAPES = [(7, 4), (4, 3, 5), (6,), ()]


def test_is_torchs_adafactor_of_centralised_gradients(stepper: Any) -> None:
    torch = pytest.importorskip("torch")
    rng = np.random.default_rng(6)
    start = [np.array(rng.normal(size=s)) for s in SHAPES]
    job = stepper(chain(get("centralize"), get("adafactor")), start, {"eps1": 1e-3})
    params = [torch.nn.Parameter(torch.tensor(p)) for p in start]
    other = torch.optim.Adafactor(params, eps=(1e-3, 1e-3), foreach=False)
    for _ in range(10):
        grads = [np.array(rng.normal(1.0, size=s)) for s in SHAPES]
        job.step(grads)
        for param, grad in zip(params, grads, strict=True):
            axes = tuple(range(1, grad.ndim))
            centred = grad - grad.mean(axes, keepdims=True) if axes else grad
            param.grad = torch.tensor(centred)
        other.step()
        for tensor, param in zip(job.tensors, params, strict=True):
            np.testing.assert_allclose(tensor["param"], param.detach().numpy(), rtol=1e-9)


def test_variants_are_for_the_ranks_with_a_view() -> None:
    spec = chain(get("centralize"), get("adafactor"))
    assert [g.when for g in spec.variants()] == ["rank == 2", "rank == 3", "rank < 2"]
    assert parse(to_text(spec)) == spec
    labelled = chain(get("centralize"), get("momentum"), get("lars"))
    assert next(g.when for g in labelled.variants()) == 'rank >= 2 and label != "plain"'


def test_a_tensor_of_rank_4_is_named() -> None:
    spec = chain(get("centralize"), get("adafactor"))
    params = {"conv": np.ones((2, 2, 2, 2), np.float32)}
    with pytest.raises(stepfuse.BindError, match=r"conv.*: no variant .* rank == 2; rank == 3"):
        stepfuse.Optimizer(params, spec, backend="reference")
