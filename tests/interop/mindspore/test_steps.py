"""What goes before an update (decay, centralisation, scale) and its numbers, against NumPy."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest
from stepfuse.mindspore import Parameter, Tensor, experimental, float32, nn, ops

Array = np.ndarray[Any, np.dtype[Any]]
SHAPES = {
    "conv.weight": (3, 16, 2, 2), "fc.weight": (5, 32), "odd.weight": (4, 7), "fc.bias": (5,),
    "alphabeta": (6,), "bn.gamma": (4,), "scalar": (),
}  # fmt: skip
LR, STEPS = 0.1, 3


class Halving(nn.Cell):
    """A weight decay of each step."""

    def construct(self, global_step: Tensor) -> Any:
        return ops.pow(0.5, global_step + 1)


class Rise(nn.LearningRateSchedule):
    """A learning rate in the words of a MindSpore script."""

    def __init__(self, top: float, steps: int) -> None:
        super().__init__()
        self.top, self.steps = top, steps
        self.min, self.cast = ops.Minimum(), ops.Cast()

    def construct(self, global_step: Tensor) -> Any:
        done = self.min(self.cast(global_step, float32), self.steps)
        return self.top * done / self.steps


def params(dtype: Any = np.float32) -> dict[str, Parameter]:
    rng = np.random.default_rng(1)
    return {n: Parameter(np.asarray(rng.normal(size=s), dtype), name=n) for n, s in SHAPES.items()}


def gradients(order: list[str], k: int) -> tuple[Array, ...]:
    rng = np.random.default_rng(100 + k)
    made = {n: np.asarray(rng.normal(size=s), np.float32) for n, s in SHAPES.items()}
    return tuple(made[n] for n in order)


def prepared(w: Array, g: Array, decay: float, scale: float, centred: bool) -> Array:
    """The gradient that MindSpore's pipeline hands to an update."""
    g = g + decay * scale * w
    if centred and w.ndim > 1 and w.shape[1] % 16 == 0:
        g = g - g.mean(axis=tuple(range(1, w.ndim)), keepdims=True)
    return g / scale


def run(optimizer: Any, expected: dict[str, Array], rule: Any) -> None:
    """Steps both; `rule(name, w, g, k)` gives the new w."""
    order = [p.name for p in optimizer.parameters]
    for k in range(STEPS):
        grads = gradients(order, k)
        for name, grad in zip(order, grads, strict=True):
            expected[name] = rule(name, expected[name], grad.astype(np.float64), k)
        optimizer(grads)
        for p in optimizer.parameters:
            np.testing.assert_allclose(
                p.asnumpy(), expected[p.name], rtol=1e-5, atol=1e-5, err_msg=f"{p.name}, step {k}"
            )


def values(held: dict[str, Parameter]) -> dict[str, Array]:
    return {n: p.asnumpy().astype(np.float64) for n, p in held.items()}


def test_a_list_spares_betas_and_gammas_the_decay() -> None:
    held = params()
    optimizer = nn.SGD(list(held.values()), LR, weight_decay=0.25, loss_scale=8.0)
    assert optimizer.decay_flags == (True, True, True, True, False, False, True)
    assert optimizer.get_weight_decay() == 0.25 * 8.0

    def rule(name: str, w: Array, g: Array, k: int) -> Array:
        spared = "beta" in name or "gamma" in name
        return w - LR * prepared(w, g, 0.0 if spared else 0.25, 8.0, False)

    run(optimizer, values(held), rule)


@pytest.mark.parametrize("scale", [1.0, 64.0])
def test_groups_decay_what_they_say_and_centralise_after_it(scale: float) -> None:
    held = params()
    rows = ["conv.weight", "odd.weight", "bn.gamma", "scalar"]
    groups = [
        {"params": [held[n] for n in rows], "weight_decay": 0.5, "grad_centralization": True},
        {"params": [held["fc.weight"]], "weight_decay": Halving(), "grad_centralization": True},
        {"params": (held[n] for n in ["fc.bias"]), "weight_decay": 0.0, "lr": 0.5},
        {"params": [held["alphabeta"]]},
    ]
    optimizer = nn.Momentum(groups, LR, 0.0, 0.125, scale)
    decays = dict.fromkeys(rows, 0.5) | {"fc.bias": 0.0, "alphabeta": 0.125}

    def rule(name: str, w: Array, g: Array, k: int) -> Array:
        decay = 0.5 ** (k + 1) if name == "fc.weight" else decays[name]
        centred = name in ("conv.weight", "fc.weight")
        rate = 0.5 if name == "fc.bias" else LR
        return w - rate * prepared(w, g, decay, scale, centred)

    run(optimizer, values(held), rule)
    assert len(repr(optimizer).splitlines()) == 1  # one program, one launch


def test_lamb_is_centralised_and_not_decayed_before() -> None:
    held = params()
    groups = [{"params": list(held.values()), "grad_centralization": True, "weight_decay": 0.5}]
    m = {n: np.zeros(s) for n, s in SHAPES.items()}
    v = {n: np.zeros(s) for n, s in SHAPES.items()}

    def rule(name: str, w: Array, g: Array, k: int) -> Array:
        g = prepared(w, g, 0.0, 1.0, True)
        m[name] = 0.9 * m[name] + 0.1 * g
        v[name] = 0.999 * v[name] + 0.001 * g**2
        u = m[name] / (1 - 0.9 ** (k + 1)) / (np.sqrt(v[name] / (1 - 0.999 ** (k + 1))) + 1e-6)
        u = u + 0.5 * w
        return w - LR * np.sqrt((w**2).sum()) / np.sqrt((u**2).sum()) * u

    run(nn.Lamb(groups, LR), values(held), rule)


@pytest.mark.parametrize("centred", [False, True])
@pytest.mark.parametrize("use_clip", [False, True])
def test_lars_takes_over_scale_and_decay(centred: bool, use_clip: bool) -> None:
    held = params()
    flags = {"grad_centralization": centred}
    groups = [
        {"params": [held[n] for n in ("conv.weight", "fc.bias", "bn.gamma")], **flags},
        {"params": [held["fc.weight"], held["scalar"]], **flags, "weight_decay": 0.5, "lr": 0.5},
        {"params": [held["odd.weight"], held["alphabeta"]], "weight_decay": 0.0},
    ]
    inner = nn.Momentum(groups, LR, 0.5, 0.25, 4.0)
    optimizer = nn.LARS(inner, epsilon=0.1, coefficient=0.04, use_clip=use_clip)
    assert optimizer.global_step is inner.global_step and "lars" in repr(optimizer)
    m = {n: np.zeros(s) for n, s in SHAPES.items()}
    groups_of = {p.name: g for g in groups for p in g["params"]}

    def rule(name: str, w: Array, g: Array, k: int) -> Array:
        g, group = g / 4.0, groups_of[name]
        decay, rate = group.get("weight_decay", 0.25), group.get("lr", LR)
        if "bias" not in name:
            size = np.sqrt((w**2).sum())
            c = 0.04 * size / (np.sqrt((g**2).sum()) + decay * size + 0.1)
            c = min(c / rate, 1.0) if use_clip else c
            g = c * (g + decay * w)
        g = prepared(w, g, 0.0, 1.0, group.get("grad_centralization", False))
        m[name] = 0.5 * m[name] + g
        return w - rate * m[name]

    run(optimizer, values(held), rule)


def test_offload_and_weight_decay_are_not_centralised() -> None:
    for cls, options in (("AdamOffload", {}), ("Adam", {"use_offload": True})):
        plain, asked = params(), params()
        one = getattr(nn, cls)([{"params": list(plain.values())}], LR, **options)
        groups = [{"params": list(asked.values()), "grad_centralization": True}]
        two = getattr(nn, cls)(groups, LR, **options)
        grads = gradients(list(SHAPES), 0)
        one(grads), two(grads)
        for name in SHAPES:
            np.testing.assert_array_equal(plain[name].asnumpy(), asked[name].asnumpy())


# ------------------------------------------------------------------ numbers of a step


def test_order_params_is_the_order_of_the_gradients() -> None:
    held = params()
    names = list(SHAPES)
    groups = [
        {"params": [held[n] for n in names[3:]], "lr": 0.5},
        {"params": [held[n] for n in names[:3]], "weight_decay": 0.25},
        {"order_params": list(held.values())},
    ]
    optimizer = nn.Momentum(groups, LR, 0.0)
    assert [p.name for p in optimizer.parameters] == names
    assert [float(r) for r in optimizer.get_lr()] == [np.float32(LR)] * 3 + [0.5] * 4
    assert [float(d) for d in optimizer.get_weight_decay()] == [0.25] * 3 + [0.0] * 4

    def rule(name: str, w: Array, g: Array, k: int) -> Array:
        late = names.index(name) >= 3
        return w - (0.5 if late else LR) * (g + (0.0 if late else 0.25) * w)

    run(optimizer, values(held), rule)


def test_learning_rates_of_all_kinds_side_by_side() -> None:
    held = params()
    names = list(SHAPES)
    listed = [0.5, 0.25, 0.125]
    groups = [
        {"params": [held[names[0]]], "lr": Rise(0.5, 2)},
        {"params": [held[names[1]]], "lr": listed},
        {"params": [held[names[2]]], "lr": nn.CosineDecayLR(0.01, 0.1, 3)},
        {"params": [held[n] for n in names[3:]]},
    ]
    optimizer = nn.Momentum(groups, 0.25, 0.0)
    rates: list[Any] = [
        lambda k: 0.5 * min(k, 2) / 2,
        lambda k: listed[k],
        lambda k: 0.01 + 0.045 * (1 + math.cos(math.pi * k / 3)),
    ]

    def rule(name: str, w: Array, g: Array, k: int) -> Array:
        place = names.index(name)
        return w - (rates[place](k) if place < 3 else 0.25) * g

    run(optimizer, values(held), rule)
    assert int(optimizer.global_step) == STEPS and optimizer.dynamic_lr


def test_get_lr_parameter_is_what_the_step_reads() -> None:
    held = params()
    one, two, three = (held[n] for n in ("fc.weight", "fc.bias", "alphabeta"))
    schedule = nn.WarmUpLR(0.5, 4)
    grouped = nn.SGD([{"params": [one], "lr": 0.5}, {"params": [two]}], LR)
    assert grouped.get_lr_parameter(one).name == "learning_rate_group_0"
    found = grouped.get_lr_parameter([two, one])
    assert [p.name for p in found] == ["learning_rate", "learning_rate_group_0"]
    mixed = nn.SGD(
        [
            {"params": [one], "lr": schedule},
            {"params": [two], "lr": [0.5, 0.25]},
            {"params": [three]},
        ]
    )
    assert mixed.get_lr_parameter(one) is schedule
    assert list(mixed.get_lr_parameter(two).asnumpy()) == [0.5, 0.25]
    assert mixed.get_lr_parameter(three).name == "learning_rate"
    with pytest.raises(ValueError, match=r"bn\.gamma"):
        mixed.get_lr_parameter(held["bn.gamma"])
    with pytest.raises(TypeError):
        mixed.get_lr_parameter("fc.weight")


def test_a_learning_rate_changes_in_place() -> None:
    param = Parameter(np.zeros(3, np.float32), name="w")
    optimizer = nn.SGD([param], 0.5)
    optimizer((np.ones(3, np.float32),))
    ops.assign(optimizer.learning_rate, Tensor(0.25))
    optimizer((np.ones(3, np.float32),))
    np.testing.assert_array_equal(param.asnumpy(), np.full(3, -0.75))
    assert float(optimizer.get_lr()) == 0.25


def test_a_cell_that_gives_no_number_moves_nothing() -> None:
    class Two(nn.LearningRateSchedule):
        def construct(self, global_step: Tensor) -> Any:
            return np.ones(2)

    param = Parameter(np.zeros(3, np.float32), name="w")
    optimizer = nn.SGD([param], Two())
    with pytest.raises(ValueError, match=r"Two\.construct\(\) must give one number"):
        optimizer((np.ones(3, np.float32),))
    assert not param.asnumpy().any()


def test_experimental_groups_are_dicts_that_may_change() -> None:
    one, two = (Parameter(np.ones(3, np.float32), name=n) for n in ("one", "two"))
    groups = [{"params": [one], "lr": 0.5}, {"params": [two], "weight_decay": 0.0}]
    optimizer = experimental.optim.AdamW(groups, lr=0.25, weight_decay=0.5, maximize=True)
    zero = np.zeros(3, np.float32)
    optimizer((zero, zero))
    assert (one.asnumpy() == 0.75).all() and (two.asnumpy() == 1).all()
    optimizer.param_groups[1]["weight_decay"] = 1.0
    optimizer.param_groups[0]["lr"] = 0.0
    optimizer((zero, zero))
    assert (one.asnumpy() == 0.75).all() and (two.asnumpy() == 0.75).all()
    optimizer((zero, zero + 1))
    assert (two.asnumpy() > 0.75 * 0.75).all()  # uphill
    optimizer.param_groups[1]["eps"] = -1.0
    with pytest.raises(ValueError, match="eps"):
        optimizer((zero, zero))


# ------------------------------------------------------------------ arrays


@pytest.mark.parametrize("dtype", ["float16", "float32", "float64"])
def test_states_have_the_dtype_of_their_parameter(dtype: str) -> None:
    rng = np.random.default_rng(2)
    array = rng.normal(size=(3, 4)).astype(dtype)
    start = array.astype(np.float64)
    param = Parameter(array, name="w")
    optimizer = nn.AdamWeightDecay([param], 0.5, beta1=0.875, beta2=0.9375)  # exact in f32
    grad = rng.normal(size=(3, 4)).astype(dtype)
    optimizer((grad,))
    (m,), (v,) = optimizer.moments1, optimizer.moments2
    assert m.dtype == v.dtype == param.dtype == dtype and m.name == "adam_m.w"
    g, loose = grad.astype(np.float64), 2e-3 if dtype == "float16" else 1e-6
    np.testing.assert_allclose(m.asnumpy(), 0.125 * g, rtol=loose)
    np.testing.assert_allclose(v.asnumpy(), 0.0625 * g**2, rtol=loose, atol=1e-7)
    moved = 0.125 * g / (0.25 * np.abs(g) + 1e-6)
    np.testing.assert_allclose(array, start - 0.5 * moved, rtol=loose, atol=loose)
    assert param.asnumpy() is array  # its memory is the user's


def test_states_are_views_and_worked_out_ones_are_not() -> None:
    param = Parameter(np.ones(3, np.float32), name="w")
    optimizer = nn.Adagrad([param])
    (accum,) = optimizer.accum
    np.testing.assert_allclose(accum.asnumpy(), 0.1, rtol=1e-6)
    with pytest.raises(ValueError, match="read-only"):
        accum.set_data(np.zeros(3))
    adam = nn.Adam([param], use_amsgrad=True)
    adam.moment1[0].set_data(np.ones(3))
    adam((np.zeros(3, np.float32),))
    np.testing.assert_allclose(adam.moment1[0].asnumpy(), 0.9, rtol=1e-6)
    assert [p.name for p in adam.vhat] == ["vhat.w"]
    assert float(adam.beta1_power) == np.float32(0.9)
    with pytest.raises(AttributeError, match="no attribute 'vhat'"):
        _ = nn.Adam([param]).vhat


def test_gradients_may_be_tensors_and_not_contiguous() -> None:
    start, grad = np.ones((2, 3), np.float32), np.arange(6, dtype=np.float32).reshape(3, 2)
    param = Parameter(start, name="w")
    nn.SGD([param], 0.5)((Tensor(grad.T),))
    np.testing.assert_array_equal(start, 1 - 0.5 * grad.T)


def test_numbers_of_numpy_and_for_adam_weight_decay_other_dtypes_are_gradients() -> None:
    scalar, half = Parameter(1.0, name="scalar"), Parameter(np.ones(3, np.float16), name="half")
    nn.SGD([scalar], 0.5)((np.float32(1.0),))
    assert float(scalar) == 0.5
    twin = half.clone("twin")
    nn.AdamWeightDecay([half])((np.full(3, 0.25),))
    nn.AdamWeightDecay([twin])((np.full(3, 0.25, np.float16),))
    np.testing.assert_array_equal(half.asnumpy(), twin.asnumpy())
    assert half.asnumpy()[0] < 1


def test_a_tensor_is_an_array_to_numpy() -> None:
    array = np.arange(6, dtype=np.float32).reshape(2, 3)
    param = Parameter(array, name="w")
    assert isinstance(np.ones((4, 2), np.float32) @ param, Tensor)
    np.testing.assert_array_equal((2 * param - 1).asnumpy(), 2 * array - 1)
    assert Tensor(0.5).dtype == np.float32 and Tensor(2).dtype == np.int64
    assert np.asarray(param) is array and len(param) == 2 and param.shape == (2, 3)
    param += 1
    assert array[0, 0] == 1 and isinstance(param, Parameter)
    assert float(np.sum(param)) == array.sum()
    copy = param.clone("moment", "zeros")
    assert copy.name == "moment.w" and not copy.asnumpy().any() and array.any()
    assert [row.shape for row in param] == [(3,), (3,)]
    assert bool((param[0] == array[0]).asnumpy().all())


def test_of_two_dtypes_neither_moves_where_a_gradient_is_the_others_parameter() -> None:
    wide = Parameter(np.ones(4, np.float32), name="wide")
    narrow = Parameter(np.ones(4, np.float16), name="narrow")
    optimizer = nn.SGD([wide, narrow], learning_rate=0.5)
    with pytest.raises(ValueError, match="overlaps"):
        optimizer((np.ones(4, np.float32), narrow.asnumpy()))
    assert (wide.asnumpy() == 1.0).all() and (narrow.asnumpy() == 1.0).all()
    optimizer((np.ones(4, np.float32), np.ones(4, np.float16)))
    assert (wide.asnumpy() == 0.5).all() and (narrow.asnumpy() == 0.5).all()


@pytest.mark.parametrize("cls", [nn.Adam, nn.AdaFactor, nn.Lamb])
def test_several_dtypes_have_the_bits_of_an_optimizer_each(cls: Any) -> None:
    rng = np.random.default_rng(3)
    rates = {} if cls is nn.AdaFactor else {"learning_rate": 0.25}
    drawn = [rng.normal(size=(4, 3)).astype(d) for d in ("float16", "float32", "float64")]
    grads = [rng.normal(size=(4, 3)).astype(a.dtype) for a in drawn]
    held = [Parameter(a.copy(), name=f"w{n}") for n, a in enumerate(drawn)]
    together = cls(held, **rates)
    for _ in range(3):
        together(tuple(grads))
    for param, array, grad in zip(held, drawn, grads, strict=True):
        alone = Parameter(array.copy(), name=param.name)
        optimizer = cls([alone], **rates)
        for _ in range(3):
            optimizer((grad,))
        assert alone.asnumpy().tobytes() == param.asnumpy().tobytes()
        assert alone.asnumpy().tobytes() != array.tobytes()
