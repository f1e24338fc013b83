"""A hyper-parameter assigned as an attribute is refused in every front: nothing would read it."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest


@pytest.mark.parametrize(
    ("make", "names"),
    [
        (lambda front, params: front.AdamW(params), ("lr", "betas", "eps", "maximize", "beta1")),
        (lambda front, params: front.Lion(params), ("lr", "betas", "beta1", "weight_decay")),
        (lambda front, params: front.Optimizer(params, "unscale+sgd"), ("lr", "scale")),
    ],
)
def test_torch(make: Any, names: tuple[str, ...]) -> None:
    torch = pytest.importorskip("torch")
    front = pytest.importorskip("stepfuse.torch")
    param = torch.nn.Parameter(torch.ones(3))
    optimizer = make(front, [param])
    for name in names:
        key = "betas" if name == "beta1" else name
        with pytest.raises(AttributeError, match=rf"'{name}' is the groups': .*\['{key}'\] = "):
            setattr(optimizer, name, 0.5)
    optimizer.foo = optimizer._mine = 1  # as any object of Python
    optimizer.grad_scale = None  # a scaler's
    optimizer.step = optimizer.step  # a schedule's, which counts the calls
    param.grad = torch.ones(3)
    optimizer.step()
    assert optimizer.foo == 1 and (param != 1.0).all()


def test_a_class_of_torch_of_the_users_own_declares_what_it_keeps() -> None:
    torch = pytest.importorskip("torch")
    front = pytest.importorskip("stepfuse.torch")

    class Mine(front.AdamW):
        eps = None

        def __init__(self, params: Any, lr: float) -> None:
            self.lr = lr  # before the groups are there: the class's own matter
            super().__init__(params, lr=lr)
            self.eps = 1.0

    mine = Mine([torch.nn.Parameter(torch.ones(3))], 0.5)
    mine.lr = 0.25
    assert (mine.lr, mine.eps) == (0.25, 1.0)
    with pytest.raises(AttributeError, match="'weight_decay' is the groups'"):
        mine.weight_decay = 0.5


def test_jax() -> None:
    pytest.importorskip("jax")
    front = pytest.importorskip("stepfuse.jax")
    optimizer = front.optimizer("momentum")
    with pytest.raises(AttributeError, match=r"opt.with_hypers\(state, lr=...\)"):
        optimizer.lr = 0.5
    with pytest.raises(AttributeError, match="make the optimizer with another option"):
        optimizer.nesterov = True
    optimizer.note = 1
    assert optimizer.note == 1


def test_mindspore() -> None:
    from stepfuse.mindspore import Parameter, nn, ops
    from stepfuse.mindspore.experimental import optim

    weight = Parameter(np.ones(3, np.float32), name="w")
    optimizer = nn.Adam([weight], learning_rate=0.5)
    for name in ("learning_rate", "beta1", "eps", "weight_decay", "loss_scale", "use_nesterov"):
        with pytest.raises(AttributeError, match=f"'{name}' to set; .*get_lr_parameter"):
            setattr(optimizer, name, 0.25)
    optimizer.note, optimizer.unique = 1, False
    ops.assign(optimizer.get_lr_parameter(weight), 0.25)
    assert float(optimizer.get_lr()) == 0.25
    around = nn.LARS(nn.Momentum([Parameter(np.ones(3, np.float32), name="v")], 0.5, 0.9))
    for name in ("coefficient", "momentum", "learning_rate"):
        with pytest.raises(AttributeError, match=f"'{name}' to set"):
            setattr(around, name, 0.25)
    grouped = optim.AdamW([weight], lr=0.5)
    for name in ("lr", "betas", "amsgrad"):
        with pytest.raises(AttributeError, match=rf"'{name}' to set; .*param_groups\[0\]\['lr'\]"):
            setattr(grouped, name, 0.25)


def test_an_optimizer_of_mindspores_base_keeps_what_it_likes() -> None:
    from stepfuse.mindspore import Parameter, nn

    class Own(nn.Optimizer):
        def __init__(self, params: Any, learning_rate: float) -> None:
            super().__init__(learning_rate, params)
            self.learning_rate = self.weight_decay = 0.5

    assert Own([Parameter(np.ones(3, np.float32), name="w")], 0.1).learning_rate == 0.5
