"""Counts and scales of a spec that a user sets: checked, all or none; the next step reads them."""

from __future__ import annotations

import copy
import shutil
from functools import partial
from typing import Any

import numpy as np
import pytest
import stepfuse

from tests.backends.cuda_driver import Driver
from tests.support.devices.on_gpu import Exported, settle
from tests.support.inputs.normal import normal_arrays
from tests.support.oracles.numeric import same_bits

SHAPES = [(5,), (4, 3)]
STAGED = partial(stepfuse.Optimizer, staging=1 << 20)
GROUPED = """
optimizer @grouped {
  param %param : f32 elem
  grad %grad : f32 elem
  state %t = 0.0 : f64 step
  state %drawn = 7.0 : f64 step
  state %small = 1.0 : f64 step
  state %total = 0.0 : f64 group
  step {
    %0 = add %t, 1.0 : f64 step
    %1 = add %drawn, 2.0 : f64 step
    %2 = mul %small, 0.5 : f64 step
    %3 = add %total, 0.25 : f64 group
    %4 = mul %grad, %3 : real elem
    %5 = mul %4, %2 : real elem
    %6 = sub %param, %5 : real elem
    update %param = %6
    update %t = %0
    update %drawn = %1
    update %small = %2
    update %total = %3
  }
}
"""


drawn = partial(normal_arrays, SHAPES)


@pytest.fixture(name="spec")
def grouped(tmp_path: Any) -> str:
    (tmp_path / "grouped.sf").write_text(GROUPED)
    return str(tmp_path / "grouped.sf")


def _groups(arrays: list[Any]) -> list[dict[str, Any]]:
    return [{"params": [array]} for array in arrays]


@pytest.mark.parametrize("make", [stepfuse.Optimizer, STAGED], ids=["", "staged"])
@pytest.mark.parametrize("at_first", [True, False])
def test_a_run_goes_on_from_states_and_numbers(make: Any, at_first: bool) -> None:
    """As if it had not ended: AdamW's corrections hang on the count."""
    params = drawn(0)
    whole = stepfuse.Optimizer(params, "adamw", lr=0.1)
    for number in range(3):
        whole.step(drawn(1 + number))
    states = [{k: s[k].copy() for k in ("m", "v")} for s in whole.state]
    mine = [p.copy() for p in params]
    given = {"numbers": {"t": 3}} if at_first else {}
    again = make(mine, "adamw", lr=0.1, states=states, **given)
    if not at_first:
        again.numbers["t"] = np.int64(3)
    assert again.t == 3
    for number in range(3, 6):
        for optimizer in (whole, again):
            optimizer.step(drawn(1 + number))
    assert all(map(same_bits, params, mine))
    assert again.t == 6


def test_numbers_of_groups_and_dtypes(spec: str) -> None:
    params = [np.zeros(s, np.float32) for s in SHAPES]
    ones = [np.ones(s, np.float32) for s in SHAPES]
    made = stepfuse.Optimizer(_groups(params), spec, numbers={"total": [0.75, 1.75]})
    made.step(ones)
    assert [float(p.flat[0]) for p in params] == [-0.5, -1.0]
    shown = made.numbers
    shown.update({"t": 10, "drawn": -5.5}, small=np.float32(4.0))
    assert shown["t"] == 10.0 == made.numbers["t"]
    shown["total"] = 0.75
    made.step(ones)
    assert [float(p.flat[0]) for p in params] == [-2.5, -3.0]
    found = made.numbers
    assert (found["t"], found["drawn"], found["small"]) == (11.0, -3.5, 2.0)
    assert found["total"].tolist() == [1.0, 1.0]
    found |= {"small": np.array(0.1)}
    assert made.numbers["small"] == 0.1
    assert type(copy.deepcopy(found)) is dict


@pytest.mark.parametrize(
    ("given", "kind", "message"),
    [
        ({"tt": 1}, TypeError, r"grouped has no number 'tt' that steps change; did you mean t"),
        ({"param": 1}, TypeError, r"no number 'param' that steps change"),
        ({3: 1}, TypeError, r"no number '3' that steps change; it has t, drawn, small, total"),
        ({"t": 1.5}, ValueError, r"numbers\['t'\]: it counts, so expected a whole .*, got 1.5"),
        ({"t": -1}, ValueError, r"expected a whole number from 0 to 9007199254740992, got -1"),
        ({"t": 2**60}, ValueError, r"expected a whole number"),
        ({"t": True}, TypeError, r"'t' expects a number, got True"),
        ({"t": "3"}, TypeError, r"'t' expects a number, got '3'"),
        ({"t": None}, TypeError, r"'t' expects a number"),
        ({"t": float("nan")}, ValueError, r"'t' must be in|finite"),
        ({"t": [3]}, TypeError, r"numbers\['t'\]: expected a number, got \[3\]"),
        ({"t": np.ones((1, 1))}, TypeError, r"'t' expects a number"),
        ({"small": np.inf}, ValueError, r"expected a finite number, got inf"),
        ({"small": 1j}, TypeError, r"'small' expects a number, got 1j"),
        ({"small": float("inf")}, ValueError, r"expected a finite number, got inf"),
        ({"total": [1.0]}, TypeError, r"expected a number, or 2 of them, one a group, got \[1.0\]"),
        ({"total": [1.0, "a"]}, TypeError, r"'total' expects a number, got 'a'"),
        ([("t", 1)], TypeError, r"expected a dict by name, as \{'t': 3\}, got \[\('t', 1\)\]"),
    ],
)
def test_what_is_no_number_changes_nothing(spec: str, given: Any, kind: Any, message: str) -> None:
    params = [np.zeros(s, np.float32) for s in SHAPES]
    with pytest.raises(kind, match=message):
        stepfuse.Optimizer(_groups(params), spec, numbers=given)
    made = stepfuse.Optimizer(_groups(params), spec)
    before = str(made.numbers)
    if isinstance(given, dict):
        with pytest.raises(kind, match=message):
            made.numbers.update({"total": 5.0, **given})
    assert str(made.numbers) == before


def test_a_spec_without_numbers_has_none_to_set() -> None:
    made = stepfuse.Optimizer(drawn(0), "sgd")
    with pytest.raises(TypeError, match="sgd has no number 't' that steps change; it has none"):
        made.numbers["t"] = 3
    with pytest.raises(TypeError, match="none is taken away"):
        del stepfuse.Optimizer(drawn(0), "adamw").numbers["t"]


def test_scales_and_counts_of_a_chain() -> None:
    """Set within a window of accumulated gradients: the step divides by it, the window stays."""
    param, grad = np.zeros(3, np.float32), np.full(3, 8.0, np.float32)
    spec = stepfuse.chain("accumulate", "dynamic_loss_scale", "sgd")
    made = stepfuse.Optimizer([param], spec, lr=1.0, scale=2.0)
    made.accumulate([grad])
    made.numbers["scale"] = 4.0
    assert made.numbers["count"] == 1.0
    made.step([grad])
    assert param.tolist() == [-2.0] * 3
    assert made.numbers["scale"] == 4.0


@pytest.mark.skipif(shutil.which("cc") is None, reason="no C compiler")
def test_numbers_on_devices(spec: str, gpu: Driver) -> None:
    """On a GPU, and on two devices at once, as on the CPU alone."""
    gpu.count = 2
    left: list[Any] = []
    for homes, backend in (([None, None], "native"), ([0, 0], "cuda:0"), ([None, 0], "auto")):
        arrays, kept = drawn(0), list[Any]()

        def there(given: list[Any], homes: Any = homes, kept: Any = kept) -> list[Any]:
            kept.append(given)
            return [a if n is None else Exported(a, n) for a, n in zip(given, homes, strict=True)]

        made = stepfuse.Optimizer(
            _groups(there(arrays)), spec, backend=backend, numbers={"total": [0.5, 2.0]}
        )
        made.step(there(drawn(1)))
        made.numbers.update(t=40, small=8.0)
        made.numbers["total"] = [1.5, 0.25]
        made.step(there(drawn(2)))
        settle(gpu)
        left.append((arrays, str(made.numbers)))
    for arrays, numbers in left[1:]:
        assert numbers == left[0][1]
        assert all(map(same_bits, arrays, left[0][0]))
