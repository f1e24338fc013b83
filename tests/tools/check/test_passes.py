"""Translation validation sees what is wrong, and says so when it cannot look."""

from __future__ import annotations

import re

import numpy as np
import pytest
from stepfuse.ir.text.parser import parse
from stepfuse.optim_defs import stage_names
from stepfuse.passes.fuse import branch_and_bound
from stepfuse.spec_texts.resolve import resolve
from stepfuse.tools.check import passes
from stepfuse.tools.check.inputs import DIMS, LOOP_DIMS, Dims, dims_for, random_tensor
from stepfuse.tools.check.passes import (
    FAILED,
    NOT_PROVEN,
    NOT_RUN,
    OK,
    Finding,
    check_backends,
    check_passes,
    runnable,
    same_bits,
)
from stepfuse.tools.inspect.history import full_pipeline

# Specs for whose loops every pass of every target is interpreted: over shapes that show most of
# what they do. `tests.campaigns.thinned` has them over all shapes that the command takes.
shapes = pytest.mark.parametrize(
    "shapes",
    [
        pytest.param([(0, 4), (3, 5), (70, 9), (2, 3, 4)], id="few"),
        pytest.param(LOOP_DIMS, id="all", marks=pytest.mark.thinned(0)),
    ],
)


# The suite has all under strict, and some under fast; `tests.campaigns.thinned` has all.
@pytest.mark.thinned(3, always=("strict", "lamb"))
@pytest.mark.parametrize("policy", ["strict", "fast"])
@pytest.mark.parametrize("name", ["lamb", "adafactor", "centralize+sgd", "check_finite+adam"])
def test_right_passes_are_found_right(name: str, policy: str) -> None:
    for graph in resolve(name).graphs:
        found = list(check_passes(graph, full_pipeline(policy)))
        assert {f.status for f in found} <= {OK, NOT_RUN}
        (plan,) = (f for f in found if f.subject == "plan")
        assert plan.status == OK
        assert found[-1].subject.startswith("loops for ") and found[-1].status == OK


def test_what_has_no_meaning_yet_is_said_to_be_not_run() -> None:
    graph = resolve("centralize+sgd").graphs[0]
    found = {f.subject: f for f in check_passes(graph, full_pipeline("strict"))}
    assert found["pass view"].status == NOT_RUN and "axes" in found["pass view"].detail


def test_narrow_storage() -> None:
    found = check_passes(resolve("adamw").graphs[0], full_pipeline("strict", "param=bf16,m=f16"))
    assert {f.status for f in found} == {OK}


def test_a_precision_that_is_lost_is_found() -> None:
    """1 + x - 1 in f32 is far from x: legalise changes what the equations say."""
    text = (
        "optimizer @a {\nparam %param : f32 elem\nstep {\n%0 = add %param, 1e9 : real elem\n"
        "%1 = sub %0, 1e9 : real elem\nupdate %param = %1\n}\n}"
    )
    found = {f.subject: f.status for f in check_passes(parse(text).graphs[0], "view,legalise")}
    assert found == {
        "pass view": OK, "pass legalise": FAILED, "the declared graph, in f64": FAILED
    }  # fmt: skip


def test_backends_agree_on_narrow_storage() -> None:
    spec = resolve("check_finite+momentum+shadow")
    found = list(check_backends(spec, "fast", "param=bf16,grad=bf16"))
    assert {f.status for f in found} == {OK}
    assert len([f for f in found if not f.subject.startswith("loops for ")]) == 4


@pytest.mark.parametrize("name", stage_names())
def test_stages_are_checked_with_an_optimizer(name: str) -> None:
    spec = runnable(resolve(name))
    assert name in spec.name and ("sgd" in spec.name or "adam" in spec.name)


def test_bits() -> None:
    zero, minus = np.zeros(1, np.float32), -np.zeros(1, np.float32)
    nan = np.array([np.nan], np.float32)
    other = (nan.view(np.uint32) ^ np.uint32(1)).view(np.float32)
    assert same_bits(zero, zero) and not same_bits(zero, minus)
    assert same_bits(nan, other) and not same_bits(nan, zero)
    assert not same_bits(zero, zero.astype(np.float64))


def test_inputs_have_empty_odd_and_special_cells() -> None:
    graph = resolve("sgd").graphs[0]
    assert dims_for(graph) == list(DIMS)
    tensor = random_tensor(graph.roles, (70, 9), np.random.default_rng(0), special=True)
    grad = tensor["grad"]
    assert np.isnan(grad).any() and np.isinf(grad).any() and np.isfinite(tensor["param"]).all()
    assert all(len(d) >= 2 for d in dims_for(resolve("adafactor").graphs[0]))


@shapes
@pytest.mark.parametrize("domain", ["tensor", "unit", "block(4)"])
def test_states_of_every_view(
    domain: str, shapes: list[Dims], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(passes, "LOOP_DIMS", shapes)
    when = "when rank >= 2 " if domain == "unit" else ""
    text = (
        "optimizer @a {\nparam %param : f32 elem\ngrad %grad : f32 elem\n"
        f"state %v = 0.0 : f64 {domain}\nstep {when}{{\n%0 = max %grad : real {domain}\n"
        f"%1 = add %v, %0 : real {domain}\nupdate %param = %1\nupdate %v = %1\n}}\n}}"
    )
    spec = parse(text)
    found = [f.status for f in check_passes(spec.graphs[0], full_pipeline("strict"))]
    assert set(found) <= {OK, NOT_RUN} and found.count(OK) > found.count(NOT_RUN)
    if not when:
        assert {f.status for f in check_backends(spec, "strict")} == {OK}


def test_numbers_are_as_precise_as_the_elements_they_are_made_of() -> None:
    text = (
        "optimizer @a {{\nparam %param : {0} elem\nstate %s = 0.0 : f64 step\nstep {{\n"
        "%0 = mul %param, 0.1 : real elem\n%1 = sum %0 : real step\n"
        "update %param = %0\nupdate %s = %1\n}}\n}}"
    )
    for dtype in ("f32", "f64"):
        found = check_passes(parse(text.format(dtype)).graphs[0], "view,legalise")
        assert {f.status for f in found} == {OK}


@shapes
def test_backends_agree_on_products_of_low_values_and_without_gradients(
    shapes: list[Dims], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(passes, "LOOP_DIMS", shapes)
    text = (
        "optimizer @a {\nparam %param : f32 elem\nstate %a = 0.0 : f64 tensor\n"
        "state %b = 0.0 : f64 step\nstate %c = 0.0 : f64 step\nstep when rank >= 2 {\n"
        "%0 = mean %param : real row\n%1 = mean %param : real col\n%2 = dot %0, %1 : real tensor\n"
        "%3 = dot %param, %0 : real tensor\n%4 = sumsq %0 : real step\n"
        "%5 = dot %2, %3 : real step\n%6 = mul %param, 0.5 : real elem\n"
        "update %param = %6\nupdate %a = %3\nupdate %b = %4\nupdate %c = %5\n}\n}"
    )
    assert {f.status for f in check_backends(parse(text), "strict")} == {OK}


@pytest.mark.parametrize("dtypes", ["", "param=f64,grad=f64"])
def test_backends_agree_on_functions_of_elements_and_of_numbers(dtypes: str) -> None:
    text = (
        "optimizer @a {\nparam %param : f32 elem\ngrad %grad : f32 elem\n"
        "state %t = 0.0 : f64 step\nstate %last = 0.0 : f64 step\nstep {\n"
        "%0 = add %t, 1.0 : real step\n%1 = sin %0 : real step\n%2 = cos %0 : real step\n"
        "%3 = mul %1, %2 : real step\n%4 = erf %3 : real step\n"
        "%5 = mul %grad, 40.0 : real elem\n%6 = sin %5 : real elem\n%7 = cos %grad : real elem\n"
        "%8 = add %6, %7 : real elem\n%9 = erf %8 : real elem\n%10 = mul %9, %4 : real elem\n"
        "%11 = sub %param, %10 : real elem\n"
        "update %param = %11\nupdate %t = %0\nupdate %last = %4\n}\n}"
    )
    spec = parse(text)
    assert {f.status for f in check_backends(spec, "strict", dtypes)} == {OK}
    found = check_passes(spec.graphs[0], full_pipeline("strict", dtypes))
    assert {f.status for f in found} == {OK}


def test_a_fusion_that_is_not_proven_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def found() -> Finding:
        every = check_passes(resolve("prodigy").graphs[0], full_pipeline("strict"))
        return next(f for f in every if f.subject == "fusion")

    assert found().status == OK and "bytes/param, proven" in found().detail
    monkeypatch.setattr(branch_and_bound, "WORK", 0)
    monkeypatch.setattr(branch_and_bound, "POLISH", 0)
    doubtful = found()
    assert doubtful.status == NOT_PROVEN
    assert re.fullmatch(r"at most [1-9]\d* bytes/param above the bound", doubtful.detail)
