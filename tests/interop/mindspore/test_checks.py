"""What MindSpore's constructors refuse, and with which kind of error."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from stepfuse.mindspore import Parameter, ParameterTuple, RowTensor, Tensor, experimental, nn

SHAPES = {"fc.weight": (3, 2), "fc.bias": (3,), "bn.gamma": (4,), "bn.beta": (4,)}


class Decay(nn.Cell):
    """A weight decay of each step."""

    def construct(self, global_step: Tensor) -> Any:
        return 0.1 / (global_step + 1)


def params(*names: str) -> list[Parameter]:
    return [Parameter(np.ones(SHAPES[n], np.float32), name=n) for n in names or SHAPES]


A, B, C = params("fc.weight", "fc.bias", "bn.gamma")
RATE = nn.ExponentialDecayLR(0.1, 0.9, 4)
BASE: list[tuple[dict[str, Any], type[Exception], str]] = [
    ({"params": None}, ValueError, "None"),
    ({"params": 3}, TypeError, "iterable"),
    ({"params": []}, ValueError, "empty"),
    ({"params": A}, TypeError, "Parameters, or all dicts"),
    ({"params": [A, {"params": [B]}]}, TypeError, "Parameters, or all dicts"),
    ({"params": [A, np.ones(3)]}, TypeError, "ndarray"),
    ({"params": [A, A]}, ValueError, "two parameters are called 'fc.weight'"),
    ({"learning_rate": -0.1}, ValueError, "learning rate"),
    ({"learning_rate": None}, TypeError, "NoneType"),
    ({"learning_rate": object()}, TypeError, "object"),
    ({"learning_rate": "fast"}, ValueError, "could not convert"),
    ({"learning_rate": Tensor(np.ones((2, 2)))}, ValueError, "1 axis"),
    ({"weight_decay": -0.1}, ValueError, "weight_decay"),
    ({"weight_decay": "much"}, TypeError, "str"),
    ({"weight_decay": lambda step: 0.1}, TypeError, "function"),
    ({"loss_scale": 0.0}, ValueError, "loss_scale"),
    ({"loss_scale": "8"}, TypeError, "loss_scale"),
    ({"params": [{"params": [A], "momentum": 0.9}]}, KeyError, "momentum"),
    ({"params": [{"lr": 0.1}]}, KeyError, "group 0', 'params' is needed"),
    ({"params": [{"params": []}]}, ValueError, "empty"),
    ({"params": [{"params": None}]}, ValueError, "None"),
    ({"params": [{"params": 3}]}, TypeError, "iterable"),
    ({"params": [{"params": [np.ones(3)]}]}, TypeError, "item 0"),
    ({"params": [{"params": [A]}, {"params": [B, A]}]}, RuntimeError, "'fc.weight' is in two"),
    ({"params": [{"params": [A], "grad_centralization": 1}]}, TypeError, "grad_centralization"),
    ({"params": [{"params": [A], "lr": -1.0}]}, ValueError, "learning rate"),
    ({"params": [{"params": [A], "weight_decay": -1.0}]}, ValueError, "group 0', the 'weight_d"),
    ({"params": [{"params": [A]}, {"order_params": ["a"]}]}, TypeError, "item 0 is str"),
    ({"params": [{"params": [A, A]}, {"order_params": [A]}]}, RuntimeError, "twice in one"),
    ({"params": [{"order_params": [A]}]}, ValueError, "no groups"),
    ({"params": [{"params": [A]}, {"order_params": [A], "lr": 0.1}]}, ValueError, "no other key"),
    ({"params": [{"params": [A, B]}, {"order_params": [A]}]}, ValueError, "expected 2, got 1"),
    ({"params": [{"params": [A, B]}, {"order_params": [A, C]}]}, ValueError, "lacks fc.bias"),
    ({"params": [{"params": [A]}, {"order_params": 3}]}, TypeError, "iterable"),
    (
        {"params": [{"params": [A], "lr": [0.1, 0.2]}, {"params": [B], "lr": [0.1]}]},
        ValueError, "1, 2",
    ),
    ({"params": [{"params": [A], "lr": [0.1]}], "learning_rate": [0.1, 0.2]}, ValueError, "1, 2"),
]  # fmt: skip
SHARED = [("Adam", {}), ("Momentum", {"momentum": 0.9}), ("Adagrad", {})]


@pytest.mark.parametrize("case", range(len(BASE)))
@pytest.mark.parametrize(("cls", "needed"), SHARED)
def test_what_all_refuse(cls: str, needed: dict[str, Any], case: int) -> None:
    given, error, text = BASE[case]
    with pytest.raises(error, match=re.escape(text)):
        getattr(nn, cls)(**{"params": [A, B], "learning_rate": 0.1, **needed, **given})


OWN: list[tuple[str, dict[str, Any], type[Exception]]] = [
    ("SGD", {"momentum": -0.5}, ValueError),
    ("SGD", {"momentum": "0.5"}, TypeError),
    ("SGD", {"dampening": -0.5}, ValueError),
    ("SGD", {"nesterov": True}, ValueError),
    ("SGD", {"momentum": 0.9, "dampening": 0.5, "nesterov": True}, ValueError),
    ("SGD", {"nesterov": 1}, TypeError),
    ("SGD", {"weight_decay": Decay()}, TypeError),
    ("Momentum", {"learning_rate": 0.1, "momentum": 1}, TypeError),
    ("Momentum", {"learning_rate": 0.1, "momentum": -0.5}, ValueError),
    ("Momentum", {"learning_rate": 0.1}, TypeError),
    ("Adam", {"beta1": 1}, TypeError),
    ("Adam", {"beta1": 0.0}, ValueError),
    ("Adam", {"beta2": 1.0}, ValueError),
    ("Adam", {"eps": 0.0}, ValueError),
    ("Adam", {"eps": 1}, TypeError),
    ("Adam", {"use_fast": True}, KeyError),
    ("Adam", {"use_lazy": True, "use_offload": True}, ValueError),
    ("Adam", {"use_lazy": True, "use_amsgrad": True}, ValueError),
    ("Adam", {"use_offload": True, "use_amsgrad": True}, ValueError),
    ("Adam", {"use_nesterov": 1}, TypeError),
    ("Adam", {"use_locking": 1}, TypeError),
    ("Adam", {"loss_scale": -1.0}, ValueError),
    ("AdamWeightDecay", {"loss_scale": 2.0}, TypeError),
    ("AdamWeightDecay", {"beta1": 1.5}, ValueError),
    ("AdamOffload", {"use_amsgrad": True}, TypeError),
    ("LazyAdam", {"weight_decay": Decay()}, TypeError),
    ("LazyAdam", {"weight_decay": 1}, TypeError),
    ("Lamb", {}, TypeError),
    ("Lamb", {"learning_rate": 0.1, "eps": -1.0}, ValueError),
    ("FTRL", {"learning_rate": [0.1, 0.1]}, ValueError),
    ("FTRL", {"learning_rate": RATE}, ValueError),
    ("FTRL", {"params": [{"params": [A], "lr": 0.1}]}, ValueError),
    ("FTRL", {"learning_rate": 0.0}, ValueError),
    ("FTRL", {"learning_rate": 1}, TypeError),
    ("FTRL", {"lr_power": 0.5}, ValueError),
    ("FTRL", {"initial_accum": -0.5}, ValueError),
    ("FTRL", {"l1": -0.5}, ValueError),
    ("FTRL", {"l2": -0.5}, ValueError),
    ("RMSProp", {"decay": -0.5}, ValueError),
    ("RMSProp", {"epsilon": 0.0}, ValueError),
    ("RMSProp", {"momentum": -0.5}, ValueError),
    ("RMSProp", {"centered": 1}, TypeError),
    ("Adagrad", {"accum": -0.5}, ValueError),
    ("Adagrad", {"accum": 1}, TypeError),
    ("Adagrad", {"update_slots": 1}, TypeError),
    ("ProximalAdagrad", {"l1": -0.5}, ValueError),
    ("ProximalAdagrad", {"accum": 1}, TypeError),
    ("Rprop", {"etas": [0.5, 1.2]}, TypeError),
    ("Rprop", {"etas": (0.5,)}, ValueError),
    ("Rprop", {"etas": (1.0, 1.2)}, ValueError),
    ("Rprop", {"etas": (0.5, 1.0)}, ValueError),
    ("Rprop", {"step_sizes": [1e-6, 50.0]}, TypeError),
    ("Rprop", {"step_sizes": (1.0, 0.5)}, ValueError),
    ("ASGD", {"t0": 1}, TypeError),
    ("ASGD", {"lambd": "1"}, TypeError),
    ("AdaMax", {"beta2": 0.0}, ValueError),
    ("Adadelta", {"rho": 1.5}, ValueError),
    ("Adadelta", {"epsilon": -1.0}, ValueError),
    ("AdaFactor", {"learning_rate": 0.1}, ValueError),
    ("AdaFactor", {"relative_step": False}, ValueError),
    ("AdaFactor", {"relative_step": False, "learning_rate": 0.1, "warmup_init": True}, ValueError),
    ("AdaFactor", {"decay_rate": 1.0}, ValueError),
    ("AdaFactor", {"weight_decay": 1.0}, ValueError),
    ("AdaFactor", {"eps": (1e-30, -1.0)}, ValueError),
    ("AdaFactor", {"clip_threshold": -1.0}, ValueError),
    ("AdaFactor", {"compression": 1}, TypeError),
]


@pytest.mark.parametrize(("cls", "given", "error"), OWN)
def test_what_one_refuses(cls: str, given: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error):
        getattr(nn, cls)(**{"params": [A, B], **given})


ACCEPTED: list[tuple[str, dict[str, Any]]] = [
    ("SGD", {"momentum": 1, "dampening": 2}),
    ("Momentum", {"learning_rate": 1, "momentum": 1.5, "weight_decay": 2}),
    ("RMSProp", {"decay": 1.5, "loss_scale": 2}),
    ("ASGD", {"lambd": -1e-4, "alpha": -0.5, "t0": -1.0}),
    ("Adadelta", {"rho": 1.0}),
    ("Adadelta", {"epsilon": 0.0}),
    ("AdaFactor", {"clip_threshold": 0.5, "beta1": None, "eps": [1e-30, 1e-3]}),
    ("Adam", {"learning_rate": True, "params": (p for p in params())}),
    ("Adam", {"learning_rate": 0}),
]


@pytest.mark.parametrize(("cls", "given"), ACCEPTED)
def test_what_is_taken(cls: str, given: dict[str, Any]) -> None:
    optimizer = getattr(nn, cls)(**{"params": params(), **given})
    assert optimizer(tuple(np.ones(p.shape, np.float32) for p in optimizer.parameters))
    assert all(np.isfinite(p.asnumpy()).all() for p in optimizer.parameters)


def test_lars_wants_an_optimizer_that_has_not_begun() -> None:
    with pytest.raises(AttributeError, match="expected an optimizer"):
        nn.LARS([A])  # type: ignore[arg-type]
    optimizer = nn.SGD(params("fc.weight"))
    with pytest.raises(TypeError):
        nn.LARS(optimizer, epsilon=1)
    optimizer((np.ones((3, 2), np.float32),))
    with pytest.raises(ValueError, match="not taken a step"):
        nn.LARS(optimizer)
    groups = [{"params": params("fc.weight"), "lr": [0.1, 0.2]}]
    with pytest.raises(ValueError, match="use_clip"):
        nn.LARS(nn.SGD(groups), use_clip=True)


EXPERIMENTAL: list[tuple[dict[str, Any], type[Exception]]] = [
    ({"lr": -0.1}, ValueError),
    ({"betas": (0.9, 1.0)}, ValueError),
    ({"betas": 0.9}, TypeError),
    ({"eps": -1.0}, ValueError),
    ({"weight_decay": -1.0}, ValueError),
    ({"params": [{"params": [A], "momentum": 0.9}]}, KeyError),
    ({"params": [A, A]}, ValueError),
    ({"params": []}, ValueError),
]


@pytest.mark.parametrize(("given", "error"), EXPERIMENTAL)
def test_what_experimental_ones_refuse(given: dict[str, Any], error: type[Exception]) -> None:
    for cls in ("AdamW", "NAdam", "RAdam"):
        with pytest.raises(error):
            getattr(experimental.optim, cls)(**{"params": [A, B], **given})


WRONG: list[tuple[Callable[[], Any], type[Exception]]] = [
    (lambda: Parameter(np.ones(2), name=3), TypeError),  # type: ignore[arg-type]
    (lambda: Parameter(np.ones(2), requires_grad=1), TypeError),  # type: ignore[arg-type]
    (lambda: ParameterTuple([Tensor(1.0)]), TypeError),
    (lambda: Parameter(np.ones(2)).set_data(np.ones(3)), ValueError),
    (lambda: Parameter(np.ones(2)).clone("m", "random"), ValueError),
    (lambda: RowTensor([0.5], np.ones((1, 2)), (3, 2)), TypeError),
    (lambda: RowTensor([0, 1], np.ones((1, 2)), (3, 2)), ValueError),
    (lambda: nn.Cell()(1), NotImplementedError),
    (lambda: nn.Model, AttributeError),
]


@pytest.mark.parametrize(("make", "error"), WRONG)
def test_what_arrays_refuse(make: Callable[[], Any], error: type[Exception]) -> None:
    with pytest.raises(error):
        make()


def test_gradients_must_fit_and_nothing_moves() -> None:
    one, two = params("fc.weight", "fc.bias")
    optimizer = nn.Adam([one, two])
    good = (np.ones((3, 2), np.float32), np.ones(3, np.float32))
    wrong: list[tuple[Any, type[Exception]]] = [
        (good[:1], ValueError),
        (good[::-1], ValueError),
        (good[0], TypeError),
        ((good[0], None), TypeError),
        ((good[0], good[1].astype(np.float64)), TypeError),
    ]
    for grads, error in wrong:
        with pytest.raises(error):
            optimizer(grads)
        assert (one.asnumpy() == 1).all() and int(optimizer.global_step) == 0
    with pytest.raises(TypeError, match="tuple"):
        nn.Adadelta([one, two])(list(good))  # type: ignore[arg-type]
    assert optimizer(list(good)) and int(optimizer.global_step) == 1


def test_of_two_dtypes_none_moves_where_one_gradient_does_not_fit() -> None:
    half = Parameter(np.ones(3, np.float16), name="half")
    single = Parameter(np.ones(3, np.float32), name="single")
    optimizer = nn.SGD([half, single])
    with pytest.raises(TypeError, match="gradient of single must be float32"):
        optimizer((np.ones(3, np.float16), np.ones(3, np.float16)))
    with pytest.raises(ValueError, match=r"single.*expected shape \(3,\)"):
        optimizer((np.ones(3, np.float16), np.ones(4, np.float32)))
    assert (half.asnumpy() == 1).all()
    optimizer((np.ones(3, np.float16), np.ones(3, np.float32)))
    np.testing.assert_allclose(half.asnumpy(), 0.9, rtol=1e-3)
    np.testing.assert_allclose(single.asnumpy(), 0.9, rtol=1e-6)


def test_whole_numbers_are_no_parameters() -> None:
    with pytest.raises(TypeError, match="int32"):
        nn.SGD([Parameter(np.ones(3, np.int32), name="w")])


def test_target_is_for_some_and_the_cpu() -> None:
    optimizer = nn.Adam(params())
    optimizer.target = "CPU"
    assert optimizer.target == "CPU" and optimizer.unique
    for value, error in (("GPU", ValueError), ("TPU", ValueError), (3, TypeError)):
        with pytest.raises(error):
            optimizer.target = value
    with pytest.raises(NotImplementedError):
        nn.SGD(params()).target = "CPU"
    with pytest.raises(TypeError):
        optimizer.unique = 1


def test_ftrl_keeps_its_learning_rate() -> None:
    optimizer = nn.FTRL(params("fc.bias"))
    optimizer.learning_rate.set_data(0.5)
    with pytest.raises(ValueError, match="cannot change"):
        optimizer((np.ones(3, np.float32),))


def test_a_list_of_learning_rates_ends() -> None:
    (param,) = params("fc.bias")
    optimizer = nn.SGD([param], learning_rate=[0.5, 0.25])
    grad = np.ones(3, np.float32)
    optimizer((grad,))
    optimizer((grad,))
    with pytest.raises(RuntimeError, match="step 2 is past the end of the 2 learning rates"):
        optimizer((grad,))
    assert int(optimizer.global_step) == 2
    np.testing.assert_array_equal(param.asnumpy(), np.full(3, 0.25, np.float32))


def test_warnings() -> None:
    with pytest.warns(UserWarning, match="one step"):
        nn.SGD(params("fc.bias"), learning_rate=Tensor(np.ones(1)))
    with pytest.warns(UserWarning, match="scale_parameter"):
        nn.AdaFactor(params("fc.bias"), learning_rate=[0.1], relative_step=False)
