"""A sample of ONNX's own tests of nodes, by kernels and interpreted: the campaign runs all."""

from __future__ import annotations

from unittest import SkipTest

import numpy as np
import pytest
from onnx import helper, parser
from stepfuse.interop.onnx.backend import (
    ENGINES,
    NodeOutcome,
    StepfuseBackend,
    outcome_of,
    reason_of,
    training_cases,
)

from tests.campaigns.onnx_nodes import LOADED, expected
from tests.support.oracles.exports import onnxs_own_cases

LEAST = 530
EVERY = {"CPU": 12, "INTERPRETER": 5}


@pytest.fixture(scope="module")
def cases() -> dict[str, object]:
    return onnxs_own_cases()


def test_the_suite_is_there(cases: dict[str, object]) -> None:
    assert len(cases) >= LOADED
    assert {*expected()} <= cases.keys()
    assert len(expected()) >= LEAST


@pytest.mark.parametrize("device", ENGINES)
def test_a_sample_passes(device: str, cases: dict[str, object]) -> None:
    names = expected()[:: EVERY[device]]
    found: list[NodeOutcome] = [outcome_of(cases[name], device) for name in names]
    assert [o for o in found if o.result != "passed"] == []
    assert sum(o.computes for o in found) > 0.8 * len(found)


def test_what_is_no_step_is_skipped_with_its_name(cases: dict[str, object]) -> None:
    others = [name for name in cases if name not in expected()]
    found = [outcome_of(cases[name], "INTERPRETER") for name in others[::40]]
    assert {o.result for o in found} == {"skipped"}
    reason = outcome_of(cases["test_top_k"], "CPU").reason
    assert "TopK of ai.onnx is no part of an optimizer's step" in reason


def test_a_wrong_result_fails(cases: dict[str, object], monkeypatch: pytest.MonkeyPatch) -> None:
    from stepfuse.interop.onnx.reading import ops

    row = {1: lambda call: call.given()}
    monkeypatch.setitem(ops.TABLES[""], "Neg", row)
    assert outcome_of(cases["test_neg"], "INTERPRETER").result == "failed"


def test_a_model_is_made_for_its_inputs() -> None:
    model = parser.parse_model(
        '<ir_version: 8, opset_import: ["" : 18]>\n'
        "g (float[N] x, int64[K] axes) => (float[M] y) { y = ReduceSum<keepdims=0>(x, axes) }"
    )
    prepared = StepfuseBackend.prepare(model)
    x = np.arange(12, dtype=np.float32).reshape(3, 4)
    for axes in ([0], [1], [0, 1]):
        (found,) = prepared.run([x, np.array(axes)])
        np.testing.assert_allclose(found, x.sum(tuple(axes)))
        assert found.dtype == np.float32
    with pytest.raises(SkipTest, match="an input of FLOAT8E4M3FN"):
        prepared.run([x.astype(helper.tensor_dtype_to_np_dtype(17)), np.array([0])])
    with pytest.raises(ValueError, match="device TPU; known: CPU, INTERPRETER"):
        StepfuseBackend.prepare(model, "TPU")


def test_the_seven_tests_of_training_ops_pass_at_a_tighter_tolerance(
    cases: dict[str, object],
) -> None:
    found = list(training_cases(cases.values()))
    assert [(case.rtol, case.atol) for case in found] == [(1e-6, 0.0)] * 7
    assert [o for o in (outcome_of(c, "CPU") for c in found) if o.result != "passed"] == []


def test_a_reason_keeps_the_digits_of_names() -> None:
    assert reason_of("an input of FLOAT8E4M3FN") == "an input of FLOAT8E4M3FN"
    assert reason_of("node y (Sub): integers above 2^53") == "integers above 2^53"
    assert reason_of("inputs that do not broadcast: (3, 4), (5,)") == "inputs that do not broadcast"
    assert reason_of("node y (Slice): a Slice of 1 to -1 of it; leave it") == "a Slice of to of it"
