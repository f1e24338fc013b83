"""Optimizers and cells of a user's own, written as MindSpore's are: they run unchanged."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from stepfuse.mindspore import Parameter, ParameterTuple, RowTensor, Tensor, jit, nn, ops
from stepfuse.mindspore import dtype as mstype
from stepfuse.mindspore.ops import composite as C
from stepfuse.mindspore.ops import functional as F
from stepfuse.mindspore.ops import operations as P

_momentum = C.MultitypeFuncGraph("momentum")


@_momentum.register("Tensor", "Tensor", "Tensor", "Tensor", "Tensor", "Bool", "Bool")
def _one(momentum: Any, rate: Any, gradient: Any, weight: Any, moment: Any, ps: Any, cache: Any):
    assert not ps and not cache
    P.Assign()(moment, moment * momentum + gradient)
    return F.depend(True, F.assign(weight, weight - moment * rate))


class Own(nn.Optimizer):
    """Every method of the base that MindSpore documents, in the order of its own steps."""

    def __init__(self, params, learning_rate, momentum, weight_decay=0.0, loss_scale=1.0):
        super(Own, self).__init__(learning_rate, params, weight_decay, loss_scale)  # noqa: UP008
        self.momentum = Parameter(Tensor(momentum, mstype.float32), name="momentum")
        self.params = self._parameters
        self.moments = self.params.clone(prefix="moments", init="zeros")

    @jit
    def construct(self, gradients):
        gradients = self.flatten_gradients(gradients)
        gradients = self.decay_weight(gradients)
        gradients = self.gradients_centralization(gradients)
        gradients = self.scale_grad(gradients)
        gradients = self._grad_sparse_indices_deduplicate(gradients)
        lr = self.get_lr()
        self.assignadd(self.global_step, self.global_step_increase_tensor)
        more = (gradients, self.params, self.moments, self.ps_parameters, self.cache_enable)
        if self.is_group_lr:
            success = self.hyper_map_reverse(F.partial(_momentum, self.momentum), lr, *more)
        else:
            success = self.hyper_map_reverse(F.partial(_momentum, self.momentum, lr), *more)
        return self.broadcast_params(success)


def _params() -> list[Any]:
    rng = np.random.default_rng(0)
    shapes = {"conv.weight": (4, 16, 3), "fc.bias": (5,), "bn.gamma": (3,)}
    return [Parameter(rng.standard_normal(s).astype(np.float32), name=n) for n, s in shapes.items()]


def _grads(seed: int, scale: float = 1.0) -> tuple[Any, ...]:
    rng = np.random.default_rng(seed)
    return tuple((scale * rng.standard_normal(p.shape)).astype(np.float32) for p in _params())


def _grouped(params: list[Any]) -> list[Any]:
    return [
        {"params": params[:1], "weight_decay": 0.1, "lr": 0.05, "grad_centralization": True},
        {"params": params[1:]},
        {"order_params": params},
    ]


@pytest.mark.parametrize("scale", [1.0, 8.0])
@pytest.mark.parametrize("rate", [0.1, [0.1, 0.2, 0.05], nn.ExponentialDecayLR(0.1, 0.5, 1)])
@pytest.mark.parametrize("groups", [list, _grouped])
def test_an_optimizer_of_ones_own_is_momentum(groups: Any, rate: Any, scale: float) -> None:
    ours, own = _params(), _params()
    fused = nn.Momentum(groups(ours), rate, 0.9, 0.01, scale)
    written = Own(groups(own), rate, 0.9, 0.01, scale)
    for seed in (1, 2, 3):
        assert written(_grads(seed, scale)) == (True,) * 3
        fused(_grads(seed, scale))
    for a, b in zip(ours, own, strict=True):
        np.testing.assert_allclose(a.asnumpy(), b.asnumpy(), rtol=2e-6, atol=2e-6, err_msg=a.name)
    assert int(written.global_step) == int(fused.global_step) == 3
    assert written.param_rank == (0,) * 3 and written.optim_filter == (True,) * 3


def test_rows_go_through_the_pipeline() -> None:
    """Decay of each listed row, 1/S, then equal rows summed, against dense arithmetic."""
    table = Parameter(np.arange(6, dtype=np.float32).reshape(3, 2), name="table")
    own = Own([table], 0.5, 0.0, 0.25, 2.0)
    rows = RowTensor(np.array([2, 0, 2]), np.ones((3, 2), np.float32), (3, 2))
    (found,) = own._grad_sparse_indices_deduplicate(own.scale_grad(own.decay_weight((rows,))))
    weight = table.asnumpy()
    assert found.indices.asnumpy().tolist() == [0, 2]
    wanted = [0.5 + 0.25 * weight[0], 2 * (0.5 + 0.25 * weight[2])]
    np.testing.assert_array_equal(found.values.asnumpy(), wanted)


def test_ops_keep_the_dtype() -> None:
    for kind in (np.float16, np.float32, np.float64):
        x = Tensor(np.array([-3.0, 0.5, 3.0], kind))
        found = (
            ops.clip_by_value(x, -1.0, 1.0), ops.clip_by_value(x, Tensor(-1.0), Tensor(1.0)),
            ops.minimum(x, 1.0), ops.Maximum()(2, x), ops.mul(x, 0.1), ops.pow(x, 2),
            ops.sqrt(ops.abs(x)),
        )  # fmt: skip
        assert {f.dtype for f in found} == {np.dtype(kind)}
        assert found[0].asnumpy().tolist() == found[1].asnumpy().tolist() == [-1.0, 0.5, 1.0]
    count = Tensor(np.array([3]), mstype.int32)
    assert ops.clip_by_value(count, 0, 2).dtype == np.int32
    assert ops.minimum(count, 2).dtype == np.int32 and ops.sqrt(2.0).dtype == np.float32
    assert ops.pow(0.5, count).dtype == np.float32 and float(ops.pow(0.5, count)) == 0.125


class _Dense(nn.Cell):
    def __init__(self, rows, columns):
        super().__init__()
        self.weight = Parameter(np.zeros((rows, columns), np.float32))
        self.bias = Parameter(np.zeros(columns, np.float32), requires_grad=False)


class _Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.first = _Dense(3, 2)
        self.rest = [_Dense(2, 2)]
        self.scale = Parameter(np.ones(1, np.float32), name="gain")


def test_cells_name_and_list_their_parameters() -> None:
    net = _Net()
    assert [p.name for p in net.trainable_params()] == ["first.weight", "weight", "gain"]
    assert [n for n, _ in net.parameters_and_names()] == [
        "first.weight", "first.bias", "rest.0.weight", "rest.0.bias", "scale",
    ]  # fmt: skip
    assert [p.name for p in net.untrainable_params()] == ["first.bias", "bias"]
    assert [p.name for p in net.trainable_params(recurse=False)] == ["gain"]
    optimizer = nn.Momentum(net.trainable_params(), 0.1, 0.9)
    assert optimizer.moments[0].name == "moments.first.weight"

    class Train(nn.Cell):
        def __init__(self):
            super().__init__(auto_prefix=False)
            self.network, self.optimizer = net, optimizer

    assert Train().trainable_params()[0].name == "first.weight"


def test_parameters_without_names_get_some() -> None:
    def unnamed() -> list[Any]:
        return [Parameter(np.ones(2, np.float32)) for _ in range(3)]

    for given in (unnamed(), [{"params": unnamed()[:2]}, {"params": unnamed()[:1]}]):
        optimizer = nn.Adam(given)
        assert [p.name for p in optimizer.parameters] == [f"Parameter${n}" for n in (1, 2, 3)]
        optimizer(tuple(np.ones(2, np.float32) for _ in range(3)))
    assert [p.name for p in ParameterTuple(unnamed())][-1] == "Parameter$3"
    same = Parameter(np.ones(2, np.float32))
    with pytest.raises(ValueError, match="two parameters are called"):
        nn.Adam([same, same])


def test_use_fused_opt_is_a_flag() -> None:
    optimizer = nn.AdamWeightDecay(_params())
    assert optimizer.use_fused_opt is True
    optimizer.use_fused_opt = False
    assert optimizer.use_fused_opt is False
    with pytest.raises(TypeError, match="'use_fused_opt' must be bool"):
        optimizer.use_fused_opt = 1


def test_fused_ops_are_the_equations() -> None:
    rng = np.random.default_rng(0)
    p, m, g = (rng.standard_normal(100).astype(np.float32) for _ in range(3))
    v = np.abs(rng.standard_normal(100)).astype(np.float32)
    wide = [a.astype(np.float64) for a in (p, m, v, g)]
    ops.fused_adam_weight_decay(p, m, v, g, 0.1, 0.9, 0.99, 1e-6, 0.25)
    p64, m64, v64, g64 = wide
    m64 = 0.9 * m64 + 0.1 * g64
    v64 = 0.99 * v64 + 0.01 * g64 * g64
    p64 = p64 - 0.1 * (m64 / (np.sqrt(v64) + 1e-6) + 0.25 * p64)
    for found, wanted in ((p, p64), (m, m64), (v, v64)):
        np.testing.assert_allclose(found, wanted, rtol=1e-5, atol=1e-6)
    q, a, b = p.copy(), m.copy(), v.copy()
    ops.fused_adam_op(p, m, v, g, 0.1, 0.9, 0.99, 1e-6)
    ops.fused_adam_weight_decay(q, a, b, g, 0.1, 0.9, 0.99, 1e-6, 0.0)
    np.testing.assert_allclose(p, q, rtol=0, atol=3e-7)  # lr m / d, and lr (m / d)


@pytest.mark.parametrize(
    ("call", "error", "match"),
    [
        (lambda: C.HyperMap()(abs, (1, 2), (3,)), ValueError, "one length, got 2, 1"),
        (lambda: C.HyperMap(abs)(), TypeError, "expected tuples"),
        (lambda: _momentum(1.0), TypeError, r"nothing is registered for \(float\)"),
        (lambda: _momentum.register("Tenser"), TypeError, "no type 'Tenser'"),
    ],
)
def test_what_does_not_fit_is_refused(call: Any, error: Any, match: str) -> None:
    with pytest.raises(error, match=match):
        call()


def test_maps_go_into_tuples() -> None:
    assert C.HyperMap()(lambda a, b: a + b, (1, (2, 3)), (10, (20, 30))) == (11, (22, 33))
    seen: list[Any] = []
    assert C.Map(None, True)(seen.append, (1, (2, 3))) == (None, None)
    assert seen == [(2, 3), 1]
