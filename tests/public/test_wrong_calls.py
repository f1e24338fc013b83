"""Calls of public functions with what they cannot take: a sentence, and nothing is half done."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import stepfuse as sf
from stepfuse.ir.errors import OptionError


def params() -> list[Any]:
    return [np.ones(3, np.float32)]


def made(spec: Any = "adamw", **options: Any) -> Any:
    given: Any = params()
    return sf.Optimizer(given, spec, **options)


def of(given: Any, spec: Any) -> Any:
    return lambda: sf.Optimizer(given, spec)


ANY: Any = sf
CASES: list[tuple[Callable[[], Any], type[Exception], str]] = [
    (lambda: made(backend=3), OptionError, "backend: expected a name such as .*, got 3"),
    (lambda: made(backend="cuda:x"), ValueError, r"target 'cuda:x'; .*cuda \(cuda:0, sm_80"),
    (lambda: made(jit="no"), OptionError, "jit: expected True or False, got 'no'"),
    (lambda: made(states=3), sf.BindError, "states: expected a list of dicts .*, got 3"),
    (lambda: made(states=[None]), sf.BindError, r"states: expected a list of .*, got \[None\]"),
    (of("adamw", params()), TypeError, "parameters first and the spec second.* got 'adamw' first"),
    (of(None, "adamw"), sf.BindError, "parameters: expected a list of arrays .*, got None"),
    (lambda: made().save(None), TypeError, "expected the path of a checkpoint, got None"),
    (lambda: made().load(3), TypeError, "expected the path of a checkpoint, got 3"),
    (lambda: ANY.load(None), TypeError, "expected the path of an artifact's directory, got None"),
    (lambda: ANY.compile("adamw", shapes=3), sf.BindError, "shapes: expected those of .*got 3"),
    (lambda: ANY.get(None), TypeError, "get: expected the name of an optimizer, .* got None"),
    (lambda: ANY.parse(None), TypeError, "parse: expected the text of a spec, got NoneType"),
    (lambda: ANY.to_text("adamw"), TypeError, "to_text: expected a spec, .* got 'adamw'"),
    (lambda: ANY.verify(None), TypeError, "verify: expected a spec, .* got None"),
    (lambda: ANY.optimizer(3), sf.TraceError, "@optimizer stands above a function, got 3"),
    (lambda: ANY.schedule(None), sf.TraceError, "@schedule stands above a function, got None"),
    (lambda: ANY.Range("a", 1), TypeError, "Range expects two numbers, got 'a' and 1"),
    (lambda: ANY.trace("adamw", [1.0], [1.0]), sf.BindError, "tensor 0: expected an array, got 1"),
    (lambda: ANY.capture(dict, prove="no"), sf.CaptureError, "prove: expected True or False, got"),
    (lambda: ANY.compile("adamw", passes=3), TypeError, "passes: expected the text .*, got 3"),
    (lambda: ANY.ema(None, 1.0, 0.9), sf.TraceError, "ema: average expects a value .* got None"),
    (lambda: ANY.debias(None, 0.9, 1.0), sf.TraceError, "debias: average expects .* got None"),
    (lambda: ANY.trust_ratio(None, None), sf.TraceError, "trust_ratio: param_norm expects a"),
    (lambda: ANY.norm(3), sf.TraceError, "norm expects a value of a definition, .* got 3"),
    (lambda: ANY.rms(3, sf.TENSOR), sf.TraceError, "rms expects a value of a definition, .* got 3"),
    (lambda: ANY.uniform(1, None), sf.TraceError, "uniform: like expects a value .* got None"),
    (lambda: ANY.offload.ExternalArray(3, 3, 3), sf.BindError, "ExternalArray: expected a memory"),
    (lambda: ANY.offload.FileMemory(None), TypeError, "the path of a file that is there, got None"),
]  # fmt: skip


@pytest.mark.parametrize(("call", "kind", "said"), CASES, ids=[c[2][:30] for c in CASES])
def test_a_wrong_call_is_a_sentence(
    call: Callable[[], Any], kind: type[Exception], said: str
) -> None:
    with pytest.raises(kind, match=said):
        call()


def test_boost() -> None:
    boost: Any = pytest.importorskip("stepfuse.boost")
    with pytest.raises(TypeError, match=r"adasum: expected a list of arrays, .* got NoneType"):
        boost.adasum(None)
    with pytest.raises(TypeError, match=r"load_state_dict: expected what state_dict\(\) gave"):
        boost.AutoBoost("O1").load_state_dict(None)
    with pytest.raises(boost.BoostError, match=r"level \['O1'\] is unknown; there are O0, O1"):
        boost.AutoBoost(["O1"], as_mindspore=True)
    with pytest.raises(TypeError, match="param_groups: expected an int, got None"):
        boost.GradientFreeze(None)


def test_jax() -> None:
    jax: Any = pytest.importorskip("stepfuse.jax")
    with pytest.raises(TypeError, match=r"what stepfuse.jax.optimizer\(3\) gives: call that"):
        jax.Fused(3)


def test_mindspore() -> None:
    mindspore: Any = pytest.importorskip("stepfuse.mindspore")
    with pytest.raises(TypeError, match="expected indices, values and dense_shape, no values"):
        mindspore.RowTensor(3)
    with pytest.raises(TypeError, match=r"'dense_shape' must be the dims, as .*, got 3"):
        mindspore.RowTensor([0], [[1.0]], 3)


def test_onnx() -> None:
    onnx: Any = pytest.importorskip("stepfuse.onnx")
    for function in (onnx.lower_training_ops, onnx.fold_batch_norm):
        with pytest.raises(TypeError, match=r"expected an onnx.ModelProto, got NoneType; use onnx"):
            function(None)
    export: Any = onnx.export
    for wrong in ({"rank": "x"}, {"rank": 1, "opset": "18"}, {"rank": True}):
        with pytest.raises(ValueError, match=f"{list(wrong)[-1]} is a whole number, got"):
            export("adamw", **wrong)


def test_captured() -> None:
    torch: Any = pytest.importorskip("torch")
    captured: Any = pytest.importorskip("stepfuse.torch").Captured
    load: Any = pytest.importorskip("stepfuse.torch").load_state_dict
    with pytest.raises(sf.CheckpointError, match=r"expected a stepfuse.Optimizer and a state dict"):
        load({}, made())
    weights = [torch.nn.Parameter(torch.ones(3))]
    weights[0].grad = torch.ones(3)
    own = pytest.importorskip("stepfuse.torch").AdamW(weights, lr=0.5)
    for name, wrong, said in (("lr", None, "lr"), ("betas", (0.9, None), r"betas\[1\]")):
        own.param_groups[0].update({"lr": 0.5, name: wrong})
        with pytest.raises(sf.BindError, match=f"option '{said}' .*expected a number, got None"):
            own.step()
    with pytest.raises(sf.CaptureError, match="groups first and the class second"):
        captured(torch.optim.SGD, weights)
    with pytest.raises(sf.CaptureError, match="option 'lr': expected a number, got nan"):
        captured(weights, torch.optim.SGD, lr=float("nan"))
    with pytest.raises(
        sf.CaptureError, match=r"a closure for the loss .*: step it by the original"
    ):
        captured(weights, torch.optim.LBFGS)
    stepped = captured(weights, torch.optim.SGD, lr=0.1)
    for wrong in (float("nan"), None):
        stepped.param_groups[0]["lr"] = wrong
        with pytest.raises(sf.CaptureError, match=f"option 'lr' of a group: .*, got {wrong}"):
            stepped.step()
    stepped.param_groups[0]["lr"] = 0.5
    stepped.step()
    assert weights[0].tolist() == [0.5, 0.5, 0.5]
