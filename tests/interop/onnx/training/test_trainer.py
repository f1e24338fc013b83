"""Training graphs that run: forward, backward and optimizer beside torch."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import onnx
import pytest
import stepfuse as sf
import torch
from onnx import ModelProto, NodeProto, TensorProto, ValueInfoProto, helper, numpy_helper
from stepfuse.interop.onnx.training.ops import PREVIEW
from stepfuse.onnx import Trainer, export, load

Array = np.ndarray[Any, Any]
node = helper.make_node
SIZES = {"w1": [4, 8], "b1": [8], "w2": [8, 3], "b2": [3]}
FORWARD = [
    node("MatMul", ["x", "w1"], ["h0"]), node("Add", ["h0", "b1"], ["h1"]),
    node("Tanh", ["h1"], ["a"]), node("MatMul", ["a", "w2"], ["z0"]),
    node("Add", ["z0", "b2"], ["z"]), node("Sub", ["z", "y"], ["e"]),
    node("Mul", ["e", "e"], ["e2"]), node("ReduceMean", ["e2"], ["loss"], keepdims=0),
    # the backward pass: dz = 2 e / n, dh = (dz w2') (1 - a a), and their sums over the batch
    node("Size", ["e"], ["count"]), node("CastLike", ["count", "e"], ["n"]),
    node("Add", ["e", "e"], ["twice"]), node("Div", ["twice", "n"], ["dz"]),
    node("ReduceSum", ["dz", "batch"], ["db2"], keepdims=0),
    node("Transpose", ["a"], ["at"]), node("MatMul", ["at", "dz"], ["dw2"]),
    node("Transpose", ["w2"], ["w2t"]), node("MatMul", ["dz", "w2t"], ["da"]),
    node("Mul", ["a", "a"], ["aa"]), node("Mul", ["da", "aa"], ["daa"]),
    node("Sub", ["da", "daa"], ["dh"]), node("ReduceSum", ["dh", "batch"], ["db1"], keepdims=0),
    node("Transpose", ["x"], ["xt"]), node("MatMul", ["xt", "dh"], ["dw1"]),
]  # fmt: skip


def info(name: str, sizes: Sequence[Any], kind: int = TensorProto.FLOAT) -> ValueInfoProto:
    return helper.make_tensor_value_info(name, kind, sizes)


def optimizer(
    op: str, states: str, names: Sequence[str], count: str = "T", **attributes: Any
) -> NodeProto:
    kept = [f"{role}{p}" for role in ("", *states) for p in names]
    taken = [*names, *(f"d{p}" for p in names), *kept[len(names) :]]
    results = [f"{name}_new" for name in kept]
    return node(op, ["R", count, *taken], results, domain=PREVIEW, **attributes)


def graph(
    optimizers: Sequence[NodeProto], weights: Mapping[str, Array] | None = None
) -> ModelProto:
    """A network of two layers with its gradient and optimizers; T counts where it has `T.next`."""
    given = [info("x", ["N", 4]), info("y", ["N", 3]), info("R", []),
             info("T", [], TensorProto.INT64)]  # fmt: skip
    states = [name for n in optimizers for name in n.output]
    kept = [name.removesuffix("_new") for name in states]
    starts = [numpy_helper.from_array(a, n) for n, a in (weights or {}).items()]
    starts.append(numpy_helper.from_array(np.array([0]), "batch"))
    given += [info(n, SIZES[re.sub("^[vh]", "", n)]) for n in kept if n not in (weights or {})]
    outputs = [info("loss", []), *(ValueInfoProto(name=n) for n in states)]
    made = helper.make_graph([*FORWARD, *optimizers], "net", given, outputs, starts)
    imports = [helper.make_opsetid("", 18), helper.make_opsetid(PREVIEW, 1)]
    return helper.make_model(made, opset_imports=imports, ir_version=8)


def started() -> tuple[dict[str, Array], dict[str, Array]]:
    rng = np.random.default_rng(0)
    weights = {p: (rng.normal(size=s) * 0.4).astype(np.float32) for p, s in SIZES.items()}
    batch = {n: rng.normal(size=(16, k)).astype(np.float32) for n, k in (("x", 4), ("y", 3))}
    return weights, batch


def in_torch(weights: Mapping[str, Array]) -> dict[str, Any]:
    return {n: torch.nn.Parameter(torch.tensor(a)) for n, a in weights.items()}


def torch_loss(p: Mapping[str, Any], batch: Mapping[str, Array]) -> Any:
    x, y = (torch.tensor(batch[n]) for n in ("x", "y"))
    return ((torch.tanh(x @ p["w1"] + p["b1"]) @ p["w2"] + p["b2"] - y) ** 2).mean()


@pytest.mark.parametrize("runtime", ["onnxruntime", "reference"])
def test_adam_follows_torch_for_thirty_steps_in_one_sweep(runtime: str) -> None:
    """With the op's own epsilon, beside the uncorrected root; torch computes all the rest."""
    weights, batch = started()
    model = graph([optimizer("Adam", "vh", list(SIZES), epsilon=1e-7)])
    trainer, p = Trainer(model, weights, runtime=runtime), in_torch(weights)
    moments = {n: [torch.zeros(s), torch.zeros(s)] for n, s in SIZES.items()}
    losses: list[float] = []
    for t in range(1, 31):
        losses.append(float(trainer.step({**batch, "R": 0.05, "T": t})["loss"]))
        loss = torch_loss(p, batch)
        np.testing.assert_allclose(losses[-1], loss.detach(), atol=1e-6)
        grads = torch.autograd.grad(loss, list(p.values()))
        rate = 0.05 * np.sqrt(1 - 0.999**t) / (1 - 0.9**t)
        with torch.no_grad():
            for (n, w), g in zip(p.items(), grads, strict=True):
                v, h = moments[n]
                v.mul_(0.9).add_(g, alpha=0.1)
                h.mul_(0.999).addcmul_(g, g, value=0.001)
                w.sub_(rate * v / (h.sqrt() + 1e-7))
    assert losses[-1] < losses[0] / 2
    for n, w in p.items():
        np.testing.assert_allclose(trainer.values[n], w.detach(), rtol=0, atol=1e-6)
    assert trainer.runtime == runtime
    assert "4 tensors, 67 parameters, 1 group" in trainer.explain()
    assert "1 sweep, 28 bytes/param, which is the least there can be" in trainer.explain()


def test_several_optimizers_are_one_step() -> None:
    """Beside torch's own SGD and Adagrad, whose counts are 0 at first."""
    weights, batch = started()
    first = optimizer("Momentum", "v", ["w1", "b1"], alpha=0.9, beta=0.8, norm_coefficient=0.01,
                      mode="standard")  # fmt: skip
    second = optimizer("Momentum", "v", ["w2"], alpha=0.5, beta=1.0, norm_coefficient=0.0,
                       mode="standard")  # fmt: skip
    third = optimizer("Adagrad", "h", ["b2"], epsilon=1e-10, decay_factor=0.1)
    trainer, p = Trainer(graph([first, second, third], weights)), in_torch(weights)
    assert [len(step.optimizer.groups) for step in trainer.steps] == [3]
    groups = [{"params": [p["w1"], p["b1"]], "momentum": 0.9, "weight_decay": 0.01,
               "dampening": 0.2}, {"params": [p["w2"]], "momentum": 0.5}]  # fmt: skip
    rivals = [torch.optim.SGD(groups, lr=0.05),
              torch.optim.Adagrad([p["b2"]], lr=0.05, lr_decay=0.1)]  # fmt: skip
    for t in range(30):
        trainer.step({**batch, "R": 0.05, "T": t})
        for rival in rivals:
            rival.zero_grad()
        torch_loss(p, batch).backward()
        for rival in rivals:
            rival.step()
    for n, w in p.items():
        np.testing.assert_allclose(trainer.values[n], w.detach(), rtol=0, atol=1e-6)


def test_an_exported_training_op_counts_by_itself(tmp_path: Path) -> None:
    onnx.save(
        export("momentum(momentum=0.9)", rank=1, form="preview.training"), tmp_path / "m.onnx"
    )
    mine, ours = (np.array([1.0, -2.0, 3.0], np.float32) for _ in range(2))
    trainer = Trainer(tmp_path / "m.onnx", {"param": mine, "state.t": np.array(0)})
    step = sf.Optimizer([ours], "momentum(momentum=0.9)", lr=0.25)
    for _ in range(4):
        found = trainer.step({"grad": ours * 0.5, "lr": 0.25})
        step.step([ours * 0.5])
        np.testing.assert_allclose(found["param.next"], ours, rtol=1e-6)
    assert trainer.values["state.t"] == 4 and (mine == [1.0, -2.0, 3.0]).all()


def test_what_is_wrong_is_said_before_anything_changes() -> None:
    weights, batch = started()
    model = graph([optimizer("Adam", "vh", list(SIZES))])
    with pytest.raises(sf.BindError, match="Adam: the parameter 'w2' has no value; give an array"):
        Trainer(model, {n: a for n, a in weights.items() if n != "w2"})
    with pytest.raises(
        sf.BindError, match="'q' is nothing that the training graph keeps; it keeps b1"
    ):
        Trainer(model, {**weights, "q": weights["w1"]})
    with pytest.raises(sf.BindError, match=r"'ww1' is nothing .*; did you mean w1.*; it keeps b1"):
        Trainer(model, {**{n: a for n, a in weights.items() if n != "w1"}, "ww1": weights["w1"]})
    anything: Any = None
    no_dict: Any = [*weights.values()]
    with pytest.raises(sf.CaptureError, match="expected a ModelProto or the path of one, got None"):
        Trainer(anything)
    with pytest.raises(sf.BindError, match="values: expected a dict of arrays by name, as Trainer"):
        Trainer(model, no_dict)
    with pytest.raises(sf.BindError, match=r"a step's inputs: expected a dict .*, got NoneType"):
        Trainer(model, weights).step(anything)
    with pytest.raises(ValueError, match="unknown runtime 'tpu'; known: onnxruntime, reference"):
        Trainer(model, weights, runtime="tpu")
    trainer = Trainer(model, weights)
    with pytest.raises(sf.BindError, match="the input 'T' is missing; a step has x, y, R, T"):
        trainer.step({**batch, "R": 0.1})
    with pytest.raises(sf.BindError, match="'x' is float64, and the graph has float32; give it"):
        trainer.step({**batch, "x": batch["x"].astype(float), "R": 0.1, "T": 1})
    with pytest.raises(sf.BindError, match=r"'T' is 1\.5, and the graph has int64: give a whole"):
        trainer.step({**batch, "R": 0.1, "T": 1.5})
    with pytest.raises(sf.BindError, match="'T' is nan, and the graph has int64"):
        trainer.step({**batch, "R": 0.1, "T": float("nan")})
    with pytest.raises(sf.BindError, match=r"'x' has the shape \(.*\), and the graph has \("):
        trainer.step({**batch, "x": batch["x"][:, :-1], "R": 0.1, "T": 1})
    with pytest.raises(sf.BindError, match=r"'w1' has the shape"):
        Trainer(model, {**weights, "w1": weights["w1"][:-1]})
    with pytest.raises(sf.BindError, match="'w1' is float64"):
        Trainer(model, {**weights, "w1": weights["w1"].astype(float)})
    with pytest.raises(sf.BindError, match="no input 'z' of a step"):
        trainer.step({**batch, "R": 0.1, "T": 1, "z": 1})
    assert all((trainer.values[n] == a).all() for n, a in weights.items())
    no_step = graph([])
    with pytest.raises(sf.CaptureError, match="without an optimizer among its nodes"):
        Trainer(no_step)
    asked = graph([optimizer("Adam", "vh", list(SIZES))])
    wanted = node("Gradient", ["w1"], ["d"], domain=PREVIEW, xs=["w1"], y="loss")
    asked.graph.node.append(wanted)
    for refused in (Trainer, load):
        with pytest.raises(sf.CaptureError, match=r"a Gradient: networks are .* in torch or JAX"):
            refused(asked)
    model.graph.node.append(node("ReduceSum", ["w1_new"], ["total"], keepdims=0))
    model.graph.output.append(info("total", []))
    with pytest.raises(sf.CaptureError, match="ReduceSum of 'w1_new', which an optimizer makes"):
        Trainer(model, weights)


def test_onnxruntimes_own_optimizer_file_runs() -> None:
    """The sequences that nothing is given for start at 0."""
    mine, ours = ([np.array([1.0, -2.0], np.float32), np.ones((2, 3), np.float32)] for _ in "ab")
    model = export("adamw", rank=1, form="ort-training")
    trainer = Trainer(model, {"params": mine})
    step = sf.Optimizer(ours, "adamw", lr=0.01)
    for t in range(1, 5):
        grads = [a * np.float32(t) for a in ours]
        found = trainer.step({"learning_rate": 0.01, "step": t, "gradients": grads})
        step.step(grads)
        assert found["updated_flag"] == [True]
        for a, b in zip(trainer.values["params"], ours, strict=True):
            np.testing.assert_allclose(a, b, rtol=2e-6)
