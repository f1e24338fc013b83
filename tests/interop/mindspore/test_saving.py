"""Checkpoints through the front, and optimizers of the user's own beside the fused ones."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from stepfuse.mindspore import Parameter, Tensor, experimental, load_param_into_net, nn, ops

SHAPES = {"conv.weight": (3, 16, 2), "fc.bias": (5,), "bn.gamma": (4,)}


def params(seed: int, narrow: str = "") -> list[Parameter]:
    rng = np.random.default_rng(seed)
    return [
        Parameter(rng.normal(size=s).astype("f2" if n == narrow else "f4"), name=n)
        for n, s in SHAPES.items()
    ]


def train(optimizer: Any, first: int, last: int) -> list[Any]:
    for k in range(first, last):
        rng = np.random.default_rng(100 + k)
        grads = {n: rng.normal(size=s) for n, s in SHAPES.items()}
        optimizer(tuple(grads[p.name].astype(p.dtype) for p in optimizer.parameters))
    return sorted((p.name, p.asnumpy().tobytes()) for p in optimizer.parameters)


MAKERS: list[Callable[[list[Parameter]], Any]] = [
    lambda ps: nn.Adam(ps, nn.WarmUpLR(0.1, 9), weight_decay=0.1, use_amsgrad=True),
    lambda ps: nn.ASGD([{"params": ps[:1], "lr": 0.5}, {"params": ps[1:]}]),
    lambda ps: nn.AdaFactor(ps),
    lambda ps: nn.SGD(ps, [0.1 * k for k in range(9)], momentum=0.9, dampening=0.5),
    lambda ps: nn.LARS(nn.Momentum(ps, 0.1, 0.9, 0.1)),
    lambda ps: experimental.optim.NAdam([{"params": ps[:1], "lr": 0.5}, {"params": ps[1:]}]),
]


@pytest.mark.parametrize("make", MAKERS)
@pytest.mark.parametrize("narrow", ["", "fc.bias"])
def test_what_is_loaded_goes_on_to_the_bit(
    make: Callable[[list[Parameter]], Any], narrow: str, tmp_path: Path
) -> None:
    saved, loaded = make(params(1, narrow)), make(params(2, narrow))
    train(saved, 0, 3)
    saved.save(tmp_path / "a")
    assert len(list(tmp_path.iterdir())) == 1  # whatever the dtypes
    train(loaded, 5, 6)
    loaded.load(tmp_path / "a")
    assert train(loaded, 3, 6) == train(saved, 3, 6)
    one, other = saved.parameters_dict(), loaded.parameters_dict()
    assert {n: p.asnumpy().tobytes() for n, p in one.items()} == {
        n: p.asnumpy().tobytes() for n, p in other.items()
    }


def test_other_groups_and_a_changed_learning_rate(tmp_path: Path) -> None:
    saved = nn.Adam(params(1), 0.5)
    saved.learning_rate.set_data(0.25)
    train(saved, 0, 3)
    saved.save(tmp_path / "a")
    one, two, three = params(2)
    loaded = nn.Adam([{"params": [three]}, {"params": [two, one]}])
    loaded.load(str(tmp_path / "a"))
    assert float(loaded.learning_rate) == 0.25 and int(loaded.global_step) == 3
    assert train(loaded, 3, 6) == train(saved, 3, 6)


@pytest.mark.parametrize("make", MAKERS)
@pytest.mark.parametrize("narrow", ["", "fc.bias"])
def test_what_one_shows_another_takes(make: Callable[[list[Parameter]], Any], narrow: str) -> None:
    one, other = make(params(1, narrow)), make(params(2, narrow))
    train(one, 0, 3)
    assert load_param_into_net(other, one.parameters_dict()) == ([], [])
    train(one, 3, 6)
    train(other, 3, 6)
    for name, held in one.parameters_dict().items():
        found = other.parameters_dict()[name].asnumpy()
        np.testing.assert_allclose(found, held.asnumpy(), rtol=1e-5, atol=1e-6, err_msg=name)


def test_what_cannot_be_taken_changes_nothing() -> None:
    optimizer = nn.Adam(params(1))
    before = train(optimizer, 0, 2)
    wrong = {"moment1.fc.bias": np.ones(5), "moment2.fc.bias": np.ones(4)}
    with pytest.raises(
        RuntimeError, match=r"'moment2.fc.bias' has the shape \(5,\) here, but \(4,\)"
    ):
        load_param_into_net(optimizer, wrong)
    assert not (optimizer.moment1[1].asnumpy() == 1).any()
    with pytest.raises(TypeError, match="expected an optimizer"):
        load_param_into_net(params(1)[0], {})
    lacking, unknown = load_param_into_net(optimizer, {"fc.bias": np.zeros(5), "fc.scale": 1.0})
    assert unknown == ["fc.scale"] and "fc.bias" not in lacking and "global_step" in lacking
    assert int(optimizer.global_step) == 2 and not optimizer.parameters[1].asnumpy().any()
    assert [n for n, _ in before] == sorted(SHAPES)


# ------------------------------------------------------------------ of the user's own


class Own(nn.Optimizer):
    """Momentum as MindSpore's documentation would have a user write it."""

    def __init__(self, params: Any, learning_rate: Any, momentum: float, *more: Any) -> None:
        super().__init__(learning_rate, params, *more)
        self.momentum = Tensor(momentum)
        self.moments = self.parameters.clone(prefix="moments", init="zeros")
        self.assign = ops.Assign()

    def construct(self, gradients: Sequence[Any]) -> bool:
        gradients = self.decay_weight(gradients)
        gradients = self.scale_grad(self.gradients_centralization(gradients))
        rates = self.get_lr() if self.is_group_lr else [self.get_lr()] * len(self.parameters)
        for param, m, rate, grad in zip(
            self.parameters, self.moments, rates, gradients, strict=True
        ):
            self.assign(m, self.momentum * m + grad)
            self.assign(param, param - rate * m)
        ops.assign_add(self.global_step, 1)
        return True


class Fading(nn.Cell):
    """A weight decay of each step."""

    def construct(self, global_step: Tensor) -> Any:
        return 0.1 * 0.5**global_step


def test_the_pipelines_methods_are_what_the_fused_step_does() -> None:
    def groups(ps: list[Parameter]) -> list[dict[str, Any]]:
        return [
            {"params": ps[:1], "grad_centralization": True, "lr": nn.WarmUpLR(0.1, 3)},
            {"params": ps[1:], "weight_decay": Fading()},
        ]

    own = Own(groups(params(1)), 0.1, 0.875, 0.25, 8.0)
    fused = nn.Momentum(groups(params(1)), 0.1, 0.875, 0.25, 8.0)
    train(own, 0, 5)
    train(fused, 0, 5)
    for one, two in zip(own.parameters, fused.parameters, strict=True):
        np.testing.assert_allclose(one.asnumpy(), two.asnumpy(), rtol=1e-5, atol=1e-6)
    assert int(own.global_step) == 5 and repr(own) == "Own(3 parameters)"
    with pytest.raises(NotImplementedError, match="of your own"):
        own.save("nowhere")


def test_an_optimizer_without_construct_is_no_step() -> None:
    with pytest.raises(NotImplementedError, match="of your own"):
        nn.Optimizer(0.1, params(1))(tuple(p.asnumpy() for p in params(2)))
