"""The optimizers among ONNX's ops, beside the formulas of their documents in f64."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import onnx
import pytest
import stepfuse as sf
import torch
from onnx import ModelProto, TensorProto, ValueInfoProto, helper
from onnx.backend.test.case.node import TestCase
from stepfuse import CaptureError
from stepfuse.interop.onnx.training import steps
from stepfuse.interop.onnx.training.ops import MICROSOFT, OPTIMIZER_OPS, PREVIEW
from stepfuse.interop.onnx.training.read import optimizer_nodes
from stepfuse.onnx import Trainer, export, load, lower_training_ops

from tests.support.oracles.exports import onnxs_own_cases, session_of

Array = np.ndarray[Any, Any]
SHAPES = ((), (0,), (5,), (3, 4))
node = helper.make_node


def adam(x: Array, g: Array, s: list[Array], r: float, t: int, a: Mapping[str, Any]) -> list[Array]:
    g = a["norm_coefficient"] * x + g
    v = a["alpha"] * s[0] + (1 - a["alpha"]) * g
    h = a["beta"] * s[1] + (1 - a["beta"]) * g * g
    if t > 0:
        r = r * np.sqrt(1 - a["beta"] ** t) / (1 - a["alpha"] ** t)
    return [(x - r * v / (np.sqrt(h) + a["epsilon"])) * (1 - a["norm_coefficient_post"]), v, h]


def adagrad(
    x: Array, g: Array, s: list[Array], r: float, t: int, a: Mapping[str, Any]
) -> list[Array]:
    g = a["norm_coefficient"] * x + g
    h = s[0] + g * g
    return [x - r / (1 + t * a["decay_factor"]) * g / (np.sqrt(h) + a["epsilon"]), h]


def momentum(
    x: Array, g: Array, s: list[Array], r: float, t: int, a: Mapping[str, Any]
) -> list[Array]:
    g = a["norm_coefficient"] * x + g
    v = a["alpha"] * s[0] + (a["beta"] if t > 0 else 1.0) * g
    return [x - r * (g + a["alpha"] * v if a["mode"] == "nesterov" else v), v]


ADAM = {"alpha": 0.8, "beta": 0.97, "epsilon": 0.02, "norm_coefficient": 0.3,
        "norm_coefficient_post": 0.1}  # fmt: skip
ADAGRAD = {"decay_factor": 0.4, "epsilon": 0.02, "norm_coefficient": 0.3}
MOMENTUM = {"alpha": 0.8, "beta": 0.6, "norm_coefficient": 0.3}
OPS: dict[str, tuple[str, Any, int, dict[str, Any]]] = {
    "adam": ("Adam", adam, 2, ADAM),
    "adagrad": ("Adagrad", adagrad, 1, ADAGRAD),
    "momentum": ("Momentum", momentum, 1, {**MOMENTUM, "mode": "standard"}),
    "nesterov": ("Momentum", momentum, 1, {**MOMENTUM, "mode": "nesterov"}),
}


def info(name: str, array: Array) -> ValueInfoProto:
    kind = helper.np_dtype_to_tensor_dtype(array.dtype)
    return helper.make_tensor_value_info(name, kind, array.shape)


def preview(op: str, dtypes: Sequence[Any], attributes: Mapping[str, Any], states: int) -> Any:
    """A graph of one node over a tensor of each shape, in turns of the dtypes, and its arrays."""
    rng = np.random.default_rng(5)
    arrays: dict[str, Array] = {}
    for role in ("x", "g", "v", "h")[: 2 + states]:
        for k, (shape, dtype) in enumerate(zip(SHAPES, itertools.cycle(dtypes), strict=False)):
            arrays[f"{role}{k}"] = np.array(np.abs(rng.normal(size=shape)), dtype)
    kept = [name for name in arrays if name[0] != "g"]
    given = [helper.make_tensor_value_info("R", TensorProto.FLOAT, []),
             helper.make_tensor_value_info("T", TensorProto.INT64, [])]  # fmt: skip
    given += [info(name, a) for name, a in arrays.items()]
    outputs = [f"{name}_new" for name in kept]
    made = node(op, ["R", "T", *arrays], outputs, domain=PREVIEW, **attributes)
    results = [info(name, arrays[name.removesuffix("_new")]) for name in outputs]
    graph = helper.make_graph([made], "one", given, results)
    imports = [helper.make_opsetid("", 18), helper.make_opsetid(PREVIEW, 1)]
    return helper.make_model(graph, opset_imports=imports), arrays, kept


def apart(
    name: str, dtypes: Sequence[Any] = (np.float32,), counts: Sequence[int] = (0, 1, 2, 9)
) -> float:
    """How far steps at some counts are from the formula in f64, beside the largest element."""
    op, formula, states, attributes = OPS[name]
    model, arrays, kept = preview(op, dtypes, attributes, states)
    trainer = Trainer(model, {n: arrays[n] for n in kept})
    wide = {n: a.astype(np.float64) for n, a in arrays.items()}
    rate, worst = float(np.float32(0.3)), 0.0
    for t in counts:
        grads = {n: a for n, a in arrays.items() if n[0] == "g"}
        found = trainer.step({"R": 0.3, "T": t, **grads})
        for k in range(len(SHAPES)):
            roles = [f"{role}{k}" for role in ("x", "v", "h")[: 1 + states]]
            new = formula(
                wide[roles[0]], wide[f"g{k}"], [wide[n] for n in roles[1:]], rate, t, attributes
            )
            wide |= dict(zip(roles, new, strict=True))
            for role in roles:
                mine = found[f"{role}_new"]
                assert mine.dtype == arrays[role].dtype and mine.shape == arrays[role].shape
                worst = max(worst, float(np.max(np.abs(mine - wide[role]), initial=0.0)))
    return worst


F32, F64 = 2e-6, 1e-14


@pytest.mark.parametrize("name", OPS)
def test_an_op_beside_its_formula_at_several_counts(name: str) -> None:
    assert apart(name) < F32
    assert apart(name, [np.float64]) < F64
    assert apart(name, [np.float32, np.float64]) < F32


COUNT = "rate = where(t > 0.0, adam_rate(lr, alpha, beta, maximum(t, 1.0)), lr)"
MUTANTS: list[tuple[str, str, str]] = [
    ("adam", COUNT, "rate = lr"),
    ("adam", "(1.0 - norm_coefficient_post) * (", "1.0 * ("),
    ("adam", "(sqrt(h) + epsilon)", "sqrt(h + epsilon)"),
    ("adam", "grad = grad + norm_coefficient * param", "pass"),
    ("adagrad", "grad = grad + norm_coefficient * param", "pass"),
    ("adagrad", "lr / (1.0 + t * decay_factor)", "lr"),
    ("momentum", "where(t > 0.0, beta, 1.0)", "1.0"),
    ("momentum", "where(t > 0.0, beta, 1.0)", "beta"),
    ("momentum", "t=t + 1.0", "t=t"),  # the formula is right, the count stands
]


@pytest.mark.parametrize(("name", "text", "other"), MUTANTS)
def test_wrong_engines_are_seen(
    name: str, text: str, other: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    head, start, rest = Path(steps.__file__).read_text().partition(f"def onnx_{name}(")
    assert text in rest
    space = dict(vars(steps))
    exec(compile(head + start + rest.replace(text, other), "wrong.py", "exec"), space)
    row = (PREVIEW, OPS[name][0])
    monkeypatch.setitem(OPTIMIZER_OPS, row, replace(OPTIMIZER_OPS[row], step=space[f"onnx_{name}"]))
    assert apart(name) > 1e-3


def official() -> list[TestCase]:
    names = ("test_adam", "test_adagrad", "test_momentum", "test_nesterov")
    cases = onnxs_own_cases()
    assert len(cases) >= 1884
    return [case for name, case in cases.items() if name.startswith(names)]


def test_the_official_tests() -> None:
    cases = official()
    assert len(cases) == 7
    for case in cases:
        model: Any = case.model
        made = optimizer_nodes(model)[0]
        kept = {name for role in ("param", *made.states) for name in made.roles[role]}
        for given, expected in case.data_sets or ():
            inputs = dict(zip([i.name for i in model.graph.input], given, strict=True))
            trainer = Trainer(model, {n: a for n, a in inputs.items() if n in kept})
            found = trainer.step({n: a for n, a in inputs.items() if n not in kept})
            for mine, theirs in zip(found.values(), expected, strict=True):
                np.testing.assert_allclose(mine, theirs, rtol=1e-6, atol=1e-7, strict=True)


# ------------------------------------------------------------------ onnxruntime's


def adamw(
    x: Array, g: Array, s: list[Array], r: float, t: int, a: Mapping[str, Any]
) -> list[Array]:
    m, v = 0.8 * s[0] + 0.2 * g, 0.97 * s[1] + 0.03 * g * g
    first, second = (1 - 0.8**t, 1 - 0.97**t) if a["correct_bias"] else (1.0, 1.0)
    if a["adam_mode"] == 0:
        x = x - r * 0.1 * x
        return [x - r * (m / first) / (np.sqrt(v / second) + 0.02), m, v]
    x = x - r * np.sqrt(second) / first * m / (np.sqrt(v) + 0.02)
    return [x - r * 0.1 * x, m, v]


def microsoft(op: str, count: int, clip: float = 0.0, **attributes: Any) -> ModelProto:
    """onnxruntime's `optimizer_model.onnx`, with what the op returns beside the flag."""
    states = ["m", "v"] if op == "AdamWOptimizer" else []
    sequences = ["params", "grads", *states]
    info = helper.make_tensor_value_info
    numbers = [info("lr", TensorProto.FLOAT, [1])]
    numbers += [info("step", TensorProto.INT64, [1])] if states else []
    nodes = [node("InplaceClipGradNorm", ["grads"], ["cut"], domain=MICROSOFT, max_norm=clip)]
    taken = [n.name for n in numbers] + ["params", "cut" if clip else "grads", *states, "signal"]
    made = ["flag", *(f"{name}.new" for name in ("params", *states))]
    nodes = [*(nodes if clip else []), node(op, taken, made, domain=MICROSOFT, **attributes)]
    given = [*numbers, info("signal", TensorProto.BOOL, [1])]
    given += [helper.make_tensor_sequence_value_info(n, TensorProto.FLOAT, None) for n in sequences]
    graph = helper.make_graph(nodes, "optimizer", given, [ValueInfoProto(name=n) for n in made])
    imports = [helper.make_opsetid("", 18), helper.make_opsetid(MICROSOFT, 1)]
    return helper.make_model(graph, opset_imports=imports, ir_version=8)


@pytest.mark.parametrize("clip", [0.0, 0.7])
@pytest.mark.parametrize(("mode", "correct"), [(0, 1), (0, 0), (1, 1), (1, 0)])
def test_adamw_of_onnxruntime(mode: int, correct: int, clip: float) -> None:
    attributes = {"adam_mode": mode, "correct_bias": correct}
    shown = {"alpha": 0.8, "beta": 0.97, "epsilon": 0.02, "weight_decay": 0.1}
    rng = np.random.default_rng(3)
    x = [np.array(rng.normal(size=s), np.float32) for s in SHAPES]
    wide = [[a.astype(np.float64), np.zeros(a.shape), np.zeros(a.shape)] for a in x]
    trainer = Trainer(microsoft("AdamWOptimizer", 4, clip, **attributes, **shown), {"params": x})
    for t in range(1, 6):
        grads = [np.array(rng.normal(size=s), np.float32) for s in SHAPES]
        inputs = {"lr": 0.25, "step": t, "grads": grads}
        found = trainer.step({**inputs, "signal": True})
        norm = np.sqrt(sum(float(np.sum(g.astype(np.float64) ** 2)) for g in grads))
        scale = min(1.0, clip / (norm + 1e-6)) if clip else 1.0
        for k, g in enumerate(grads):
            wide[k] = adamw(wide[k][0], g * scale, wide[k][1:], 0.25, t, attributes)
            for mine, theirs in zip(("params.new", "m.new", "v.new"), wide[k], strict=True):
                np.testing.assert_allclose(found[mine][k], theirs, rtol=0, atol=2e-6)
        before = found["params.new"][2].copy()
        assert found["flag"] == [True]
        assert trainer.step({**inputs, "signal": False})["flag"] == [False]
        assert (trainer.values["params"][2] == before).all()


def test_adamw_of_mode_0_is_torchs_and_sgd_is_sgd() -> None:
    x, lr = np.array([1.0, -2.0, 3.0], np.float32), 0.125
    ours = {"adamw": Trainer(microsoft("AdamWOptimizer", 1), {"params": [x]}),
            "sgd": Trainer(microsoft("SGDOptimizerV2", 1), {"params": [x]})}  # fmt: skip
    theirs = {name: torch.nn.Parameter(torch.tensor(x)) for name in ours}
    rival = {"adamw": torch.optim.AdamW([theirs["adamw"]], lr=lr),
             "sgd": torch.optim.SGD([theirs["sgd"]], lr=lr)}  # fmt: skip
    for t in range(1, 11):
        g = np.random.default_rng(t).normal(size=3).astype(np.float32)
        for name, trainer in ours.items():
            count = {"step": t} if name == "adamw" else {}
            trainer.step({"lr": lr, **count, "grads": [g], "signal": True})
            theirs[name].grad = torch.tensor(g)
            rival[name].step()
            found = trainer.values["params"][0]
            np.testing.assert_allclose(found, theirs[name].detach(), atol=1e-6)


@pytest.mark.parametrize("clip", [0.0, 0.7])
@pytest.mark.parametrize("mode", [0, 1])
def test_one_op_over_sequences_is_read_as_a_spec(mode: int, clip: float) -> None:
    shown = {"alpha": 0.8, "beta": 0.97, "epsilon": 0.02, "weight_decay": 0.1, "adam_mode": mode}
    model = microsoft("AdamWOptimizer", 4, clip, **shown)
    model.graph.node[-1].input.pop()  # the signal
    spec = load(model)
    assert (spec.role("lr").default, spec.of_kind("static")) == (None, ())
    rng = np.random.default_rng(3)
    x = [np.array(rng.normal(size=s), np.float32) for s in SHAPES]
    wide = [[a.astype(np.float64), np.zeros(a.shape), np.zeros(a.shape)] for a in x]
    step = sf.Optimizer(x, spec, lr=0.25)
    for t in range(1, 6):
        grads = [np.array(rng.normal(size=s), np.float32) for s in SHAPES]
        step.step(grads)
        norm = np.sqrt(sum(float(np.sum(g.astype(np.float64) ** 2)) for g in grads))
        scale = min(1.0, clip / (norm + 1e-6)) if clip else 1.0
        attributes = {"adam_mode": mode, "correct_bias": 1}
        for k, g in enumerate(grads):
            wide[k] = adamw(wide[k][0], g * scale, wide[k][1:], 0.25, t, attributes)
            np.testing.assert_allclose(x[k], wide[k][0], rtol=0, atol=2e-6)


def test_what_is_more_than_one_op_over_sequences_is_the_trainers() -> None:
    def refused(model: ModelProto, **options: Any) -> str:
        with pytest.raises(CaptureError) as error:
            load(model, **options)
        return str(error.value)

    model = microsoft("SGDOptimizerV2", 2)
    assert "with 'signal', which says whether there is a step" in refused(model)
    model.graph.node[0].input.pop()
    assert load(model).role("lr").default is None
    assert "SGDOptimizerV2 says itself which sequence is which" in refused(model, roles={})
    model.graph.node.append(node("Identity", ["flag"], ["done"]))
    told = refused(model)
    assert "Identity beside SGDOptimizerV2" in told and "stepfuse.onnx.Trainer(model)" in told


@pytest.mark.parametrize("name", OPS)
def test_an_op_in_primitives_beside_its_formula(name: str) -> None:
    op, formula, states, attributes = OPS[name]
    for dtypes, bound in (([np.float32, np.float64], F32), ([np.float64], F64)):
        model, arrays, kept = preview(op, dtypes, attributes, states)
        lowered = lower_training_ops(model)
        onnx.checker.check_model(lowered, full_check=True)
        assert {i.domain for i in lowered.opset_import} == {""}
        session = session_of(lowered)
        for t in (0, 1, 9):
            inputs = {"R": np.array(0.3, np.float32), "T": np.array(t), **arrays}
            found = dict(zip(kept, session.run([f"{n}_new" for n in kept], inputs), strict=True))
            for k in range(len(SHAPES)):
                roles = [f"{role}{k}" for role in ("x", "v", "h")[: 1 + states]]
                x, g, *before = (arrays[n].astype(float) for n in (roles[0], f"g{k}", *roles[1:]))
                expected = formula(x, g, before, float(np.float32(0.3)), t, attributes)
                for role, theirs in zip(roles, expected, strict=True):
                    assert found[role].dtype == arrays[role].dtype
                    np.testing.assert_allclose(found[role], theirs, rtol=0, atol=bound)


@pytest.mark.parametrize("name", ["momentum", "adam_mindspore", "adagrad"])
def test_a_model_of_one_op_is_read_as_a_spec(name: str) -> None:
    spec = load(export(name, rank=1, form="preview.training"))
    mine, ours = (np.array([1.0, -2.0, 3.0], np.float32) for _ in range(2))
    steps_of = [sf.Optimizer([mine], spec, lr=0.1), sf.Optimizer([ours], sf.get(name), lr=0.1)]
    assert steps_of[0].bytes_per_param == steps_of[1].bytes_per_param
    for k in range(5):
        grad = np.random.default_rng(k).normal(size=3).astype(np.float32)
        for step in steps_of:
            step.step([grad])
        np.testing.assert_allclose(mine, ours, rtol=1e-6)


def test_a_node_that_is_wrong_says_so() -> None:
    def refused(model: ModelProto, **changes: Any) -> str:
        made = model.graph.node[-1]
        for name, value in changes.items():
            made.attribute.append(helper.make_attribute(name, value))
        with pytest.raises(CaptureError) as error:
            optimizer_nodes(model)
        return str(error.value)

    assert "Momentum of mode None" in refused(preview("Momentum", [np.float32], MOMENTUM, 1)[0])
    odd = preview("Adam", [np.float32], ADAM, 2)[0]
    odd.graph.node[0].input.append("x0")
    assert "Adam with 19 operands and 12 results; R, T, then as many" in refused(odd)
    assert "attribute gamma of Adagrad" in refused(
        preview("Adagrad", [np.float32], ADAGRAD, 1)[0], gamma=1.0
    )
    assert "adam_mode 2" in refused(microsoft("AdamWOptimizer", 1, adam_mode=2))
    computed = preview("Adam", [np.float32], ADAM, 2)[0]
    computed.graph.node.insert(0, node("Identity", ["x1"], ["y"]))
    computed.graph.node[1].input[2] = "y"
    assert "Adam of 'y', which Identity computes; its %param has to be" in refused(computed)


def test_attributes_are_the_decimals_that_were_written() -> None:
    model = preview("Adam", [np.float32], {"beta": 0.999, "epsilon": 1e-8}, 2)[0]
    assert optimizer_nodes(model)[0].hypers == {"beta": 0.999, "epsilon": 1e-8}
