"""Captured specs are as good as our own: the same bytes and sweeps, hardly more operations."""

from __future__ import annotations

from typing import Any

import pytest
import stepfuse
from stepfuse.optim_defs import get

from tests.campaigns.captured_beside_declared import Pair, compared, costs

pytest.importorskip("torch")
theirs = pytest.importorskip("pytorch_optimizer")

PAIRS: list[tuple[str, str, str, dict[str, Any]]] = [
    *(
        (name.lower(), "torch.optim", name, {})
        for name in ("Adam", "AdamW", "NAdam", "RAdam", "Adamax", "Adagrad", "Adadelta", "RMSprop")
    ),
    ("momentum", "torch.optim", "SGD", {"lr": 0.1, "momentum": 0.9}),
    ("lion", "pytorch_optimizer", "Lion", {}),
    ("adabelief", "pytorch_optimizer", "AdaBelief", {}),
]


@pytest.mark.parametrize(("ours", "module", "name", "options"), PAIRS)
def test_a_captured_spec_takes_what_the_declared_one_takes(
    ours: str, module: str, name: str, options: dict[str, Any]
) -> None:
    row = compared(Pair(ours, module, name, tuple(options.items())), prove=False)
    for rank, cost in row.captured.items():
        own = row.ours[rank]
        assert (cost.sweeps, cost.bytes) == (own.sweeps, own.bytes)
        assert cost.flops <= 1.2 * own.flops
    assert set(row.captured) == {1, 2}


@pytest.mark.parametrize("name", ["Adan", "Yogi", "AdEMAMix", "PID"])
def test_a_first_step_that_differs_is_not_computed_beside_the_others(name: str) -> None:
    """What differs is a state's first value, or numbers; not the whole step twice."""
    spec = stepfuse.capture(getattr(theirs, name), prove=False)
    assert costs(spec)[1].flops <= 1.35 * costs(get(name.lower()))[1].flops


def test_states_that_are_never_read_need_no_first_value() -> None:
    """Lamb keeps its norms, for others to see."""
    spec = stepfuse.capture(theirs.Lamb, prove=False)
    assert {r.name for r in spec.of_kind("state")} == {"step", "exp_avg", "exp_avg_sq"}
