"""Parameters of five and six axes, as a convolution over volumes has, by every front."""

from __future__ import annotations

import numpy as np
import pytest
import stepfuse
import stepfuse.jax
import stepfuse.onnx
import torch
from onnx import parser
from stepfuse.interop.capture.literals import shapes_for
from stepfuse.ir.conditions import rank_bounds
from stepfuse.ir.errors import CaptureError
from stepfuse.mindspore import Parameter, Tensor, nn
from stepfuse.torch import Captured

SHAPES = ((2, 3, 2, 2, 3), (2, 3, 2, 2, 3, 2))
RNG = np.random.default_rng(5)


@pytest.mark.parametrize("cls", [torch.optim.AdamW, torch.optim.Adafactor])
def test_a_captured_class_steps_convolutions_over_volumes(cls: type[torch.optim.Optimizer]) -> None:
    starts = [torch.randn(shape) for shape in SHAPES]
    pairs = [[torch.nn.Parameter(start.clone()) for _ in "ab"] for start in starts]
    nets = [torch.nn.Conv3d(2, 3, 2) for _ in "ab"]
    nets[1].load_state_dict(nets[0].state_dict())
    theirs, ours = (
        [*net.parameters(), *ps] for net, ps in zip(nets, zip(*pairs, strict=True), strict=True)
    )
    original, captured = cls(theirs), Captured(ours, cls)
    for _ in range(3):
        for one, other in zip(theirs, ours, strict=True):
            one.grad = torch.randn_like(one)
            other.grad = one.grad.clone()
        original.step()
        captured.step()
    for one, other in zip(theirs, ours, strict=True):
        torch.testing.assert_close(other, one, rtol=1e-6, atol=1e-7)
    captured.load_state_dict(original.state_dict())


@pytest.mark.parametrize("rank", range(5, 9))
def test_a_model_is_read_at_every_rank(rank: int) -> None:
    dims = ",".join("ABCDEFGH"[:rank])
    axes = ",".join(map(str, range(1, rank)))
    model = parser.parse_model(
        f'<ir_version: 8, opset_import: ["" : 18]> step (float[{dims}] param, float[{dims}] grad, '
        f'float[A] m) => (float[{dims}] "param.next", float[A] "m.next") {{ '
        f"axes = Constant<value_ints = [{axes}]>()  s = ReduceMean<keepdims = 0>(grad, axes) "
        f'"m.next" = Add(m, s)  c = Unsqueeze("m.next", axes)  n = Size(grad) '
        f'k = Cast<to = 1>(n)  z = Div(c, k)  "param.next" = Sub(param, z) }}'
    )
    shape = (2, 3, 2, 2, 3, 2, 1, 2)[:rank]
    grad = RNG.standard_normal(shape).astype(np.float32)
    param = np.zeros(shape, np.float32)
    stepfuse.Optimizer([param], stepfuse.onnx.load(model)).step([grad])
    means = grad.mean(axis=tuple(range(1, rank)), keepdims=True)
    np.testing.assert_allclose(param, np.broadcast_to(-means / grad.size, shape), rtol=1e-5)


@pytest.mark.parametrize("name", ["adamw", "lamb", "adafactor"])
def test_a_model_of_ours_comes_back_at_rank_6(name: str) -> None:
    model = stepfuse.onnx.export(name, rank=6)
    assert stepfuse.onnx.load(model).name == name


def test_more_axes_than_are_told_apart_are_refused() -> None:
    with pytest.raises(CaptureError, match="a parameter of 9 axes; at most 8 are told apart"):
        shapes_for(9)


@pytest.mark.parametrize(
    ("condition", "bounds"),
    [("rank == 8", (8, 8)), ("rank == 9", (9, 9)), ("rank >= 9 and rank < 12", (9, 11)),
     ("rank > 8", (9, None)), ("rank != 3", (0, None)), ("", (0, None))],
)  # fmt: skip
def test_a_condition_bounds_any_rank(condition: str, bounds: tuple[int, int | None]) -> None:
    assert rank_bounds(condition) == bounds


@pytest.mark.parametrize("shape", SHAPES)
def test_the_fronts_of_jax_and_mindspore_step_them_as_vectors(shape: tuple[int, ...]) -> None:
    start, grad = RNG.standard_normal((2, *shape)).astype(np.float32)
    found: dict[int, list[np.ndarray]] = {}
    for flat, dims in enumerate((shape, (-1,))):
        param, g = start.reshape(dims), grad.reshape(dims)
        fused = stepfuse.jax.optimizer("adamw", lr=0.1)
        stepped, _ = fused.step({"w": g}, fused.init({"w": param}), {"w": param})
        weight = Parameter(Tensor(param.copy()), name="w")
        nn.Adam([weight], 0.1)((Tensor(g),))
        found[flat] = [np.asarray(stepped["w"]).reshape(-1), weight.asnumpy().reshape(-1)]
    np.testing.assert_array_equal(found[0], found[1])
    assert (found[0][0] != start.reshape(-1)).all() and (found[0][1] != start.reshape(-1)).all()
