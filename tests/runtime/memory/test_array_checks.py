"""Arrays that do not fit: the error names the tensor and the remedy, and nothing is touched."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
import stepfuse
from stepfuse.array_optimizer import Optimizer
from stepfuse.compiler import compile_spec
from stepfuse.ir.errors import BindError, LowerError
from stepfuse.optim_defs import get
from stepfuse.passes.chain.compose import chain
from stepfuse.spec_texts.resolve import resolve

Array = np.ndarray[Any, np.dtype[Any]]


def _arrays() -> list[Array]:
    return [np.arange(12, dtype=np.float32).reshape(3, 4), np.ones(5, np.float32)]


def _optimizer(params: Any, spec: str = "adamw", **options: Any) -> Optimizer:
    parts = chain(*map(get, spec.split("+")))
    return Optimizer(params, parts, backend="reference", **options)


def _read_only(array: Array) -> Array:
    array = array.copy()
    array.setflags(write=False)
    return array


BAD: dict[str, tuple[Callable[[Array], Any], str, str]] = {
    "list": (lambda a: a.tolist(), "expected a NumPy array, got list", "np.asarray"),
    "dtype": (lambda a: a.astype(np.float64), "expected dtype float32, got float64", "=f64"),
    "integers": (lambda a: a.astype(np.int64), "expected dtype float32, got int64", "convert it"),
    "byte order": (lambda a: a.astype(">f4"), "expected dtype float32, got >f4", "convert it$"),
    "strides": (
        lambda a: np.repeat(a, 2, -1)[..., ::2],
        "expected a C-contiguous array",
        "np.ascontiguousarray",
    ),
}
BAD_PARAM = {n: case for n, case in BAD.items() if n != "dtype"} | {
    "read-only": (_read_only, "the array is read-only", "setflags")
}
BAD_GRAD = BAD | {"shape": (lambda a: a.reshape(4, 3), r"expected shape \(3, 4\)", "reshape it")}


@pytest.mark.parametrize("case", BAD_PARAM)
def test_a_bad_parameter(case: str) -> None:
    spoil, wrong, remedy = BAD_PARAM[case]
    params = _arrays()
    with pytest.raises(BindError, match=rf"tensor 1 \(bias\), %param: {wrong}.*{remedy}"):
        _optimizer([("weight", params[0]), ("bias", spoil(params[1]))])
    assert all(map(np.array_equal, params, _arrays()))


@pytest.mark.parametrize("case", BAD_GRAD)
def test_a_bad_gradient(case: str) -> None:
    spoil, wrong, remedy = BAD_GRAD[case]
    optimizer, params = _stepped()
    before = _content(optimizer, params)
    grads = _arrays()
    with pytest.raises(BindError, match=f"tensor 0, %grad: {wrong}.*{remedy}"):
        optimizer.step([spoil(grads[0]), grads[1]])
    assert _content(optimizer, params) == before
    optimizer.step(grads)
    assert _content(optimizer, params) != before, "a good step still goes"


def test_a_read_only_gradient_matters_only_where_it_is_stored() -> None:
    grads = [_read_only(a) for a in _arrays()]
    _optimizer(_arrays()).step(grads)
    with pytest.raises(BindError, match=r"tensor 0, %grad: the array is read-only.*setflags"):
        _optimizer(_arrays(), "adamw+zero_grad").step(grads)


def test_overlapping_parameters() -> None:
    block = np.zeros(20, np.float32)
    with pytest.raises(BindError, match=r"tensor 2, %param overlaps tensor 0, %param.*tied"):
        _optimizer([block[:10], np.ones(3, np.float32), block[9:]])
    _optimizer([block[:10], block[10:]])


def test_overlapping_gradients() -> None:
    params, shared = _arrays(), np.ones(12, np.float32)
    optimizer = _optimizer([params[0], params[0].copy()])
    same = shared.reshape(3, 4)
    optimizer.step([same, same.copy()])
    optimizer.step([same, same])  # nobody stores to it
    before = _content(optimizer, params)
    with pytest.raises(BindError, match="tensor 0, %grad overlaps tensor 0, %param"):
        optimizer.step([params[0], same])
    inside = optimizer.state[1]["m"]
    with pytest.raises(BindError, match="tensor 1, %grad overlaps the optimizer's own memory"):
        optimizer.step([same, inside])
    assert _content(optimizer, params) == before
    with pytest.raises(BindError, match="tensor 1, %grad overlaps tensor 0, %grad"):
        _optimizer([a.copy() for a in (same, same)], "adamw+zero_grad").step([same, same])


@pytest.mark.parametrize("value", [float("nan"), -1.0, float("inf")])
def test_a_hyper_out_of_range(value: float) -> None:
    params = _arrays()
    with pytest.raises(ValueError, match=r"adamw: 'lr' must be in \[0, inf\), got"):
        _optimizer(params, lr=value)
    with pytest.raises(ValueError, match=r"group 0: 'lr' must be in \[0, inf\), got"):
        _optimizer([{"params": params, "lr": value}])
    optimizer = _optimizer(params)
    with pytest.raises(ValueError, match=r"group 0: 'lr' must be in \[0, inf\), got"):
        optimizer.groups[0]["lr"] = value
    assert optimizer.groups[0]["lr"] == 1e-3
    assert all(map(np.array_equal, params, _arrays()))


def test_unknown_names_are_refused_with_the_nearest() -> None:
    with pytest.raises(TypeError, match=r"adamw: no hyper-parameter 'beta_1'.*beta1"):
        _optimizer(_arrays(), beta_1=0.5)
    with pytest.raises(TypeError, match=r"group 0: no hyper-parameter 'wd'; adamw has lr, beta1"):
        _optimizer([{"params": _arrays(), "wd": 0.5}])
    with pytest.raises(TypeError, match="'nesterov' changes the program, so it is one for all"):
        _optimizer([{"params": _arrays(), "nesterov": True}], "momentum")
    optimizer = _optimizer(_arrays())
    with pytest.raises(TypeError, match="cannot be deleted"):
        del optimizer.groups[0]["lr"]


@pytest.mark.parametrize("value", ["0.1", None, True, {0.1}, np.array([[0.1]]), b"1"])
def test_a_hyper_that_is_no_number(value: Any) -> None:
    with pytest.raises(TypeError, match="adamw: 'lr' expects a number, got"):
        _optimizer(_arrays(), lr=value)
    assert _optimizer(_arrays(), lr=np.float64(0.25)).groups[0]["lr"] == 0.25


def test_a_pipeline_of_ones_own_that_makes_no_sense() -> None:
    with pytest.raises(LowerError, match="run view, legalise and expand before"):
        compile_spec(get("sgd"), passes="cse")
    with pytest.raises(ValueError, match="passes stand in place of policy and dtypes"):
        compile_spec(get("sgd"), passes="view,legalise,expand", dtypes="param=bf16")


@pytest.mark.parametrize("threads", [0, -1, 2.0, True])
def test_threads_that_make_no_sense(threads: Any) -> None:
    with pytest.raises(ValueError, match="threads: expected a number from 1, or None for all"):
        _optimizer(_arrays(), threads=threads)


def test_lists_that_make_no_sense() -> None:
    with pytest.raises(BindError, match="no parameters"):
        _optimizer([])
    with pytest.raises(BindError, match=r"expected a list of arrays, got one array; write \[array"):
        _optimizer(np.ones((3, 4), np.float32))
    with pytest.raises(BindError, match="got both in one list"):
        _optimizer([np.ones(3, np.float32), {"params": []}])
    with pytest.raises(BindError, match="group 0: expected 'params'"):
        _optimizer([{"lr": 0.1}])
    with pytest.raises(BindError, match=r"expected 2 gradients.*got 1"):
        _optimizer(_arrays()).step([np.ones((3, 4), np.float32)])
    with pytest.raises(BindError, match=r"expected 2 gradients.*got 0"):
        _optimizer(_arrays()).step([])


def test_a_shape_that_no_variant_takes() -> None:
    with pytest.raises(BindError, match=r"tensor 0: no variant of @matrices takes shape \(5,\)"):
        Optimizer(
            [np.ones(5, np.float32)],
            _matrices_only(),
            backend="reference",
        )


def _matrices_only() -> Any:
    spec = get("adafactor")
    graphs = tuple(g.replace(name="matrices") for g in spec.variants() if g.when == "rank >= 2")
    kept = tuple(g.replace(roles=tuple(r for r in g.roles if r.name != "v")) for g in graphs)
    return replace(spec, name="matrices", graphs=kept)


def _stepped() -> tuple[Optimizer, list[Array]]:
    params = _arrays()
    optimizer = _optimizer(params)
    optimizer.step([np.full(p.shape, 0.5, np.float32) for p in params])
    return optimizer, params


def _content(optimizer: Optimizer, params: list[Array]) -> list[bytes]:
    states = [array for tensor in optimizer.state for array in tensor.values()]
    return [a.tobytes() for a in [*params, *states]] + [repr(optimizer.numbers).encode()]


def test_temporaries_and_states_that_memory_does_not_hold() -> None:
    """What was bound before steps as if nothing had been asked for."""
    wide, both = np.zeros((1, 1 << 21), np.float32), "soap(max_cols=10000000)"
    small = [np.zeros((2, 3), np.float32)]
    optimizer = Optimizer(small, resolve(both))
    with pytest.raises(
        BindError, match=r"tensor 1 \(b\), of shape \(1, 2097152\): its states and "
    ):
        optimizer.add_group({"params": [("b", wide)]})
    optimizer.step([np.ones((2, 3), np.float32)])
    optimizer.step([np.ones((2, 3), np.float32)])
    assert small[0].any() and len(optimizer.state) == 1

    @stepfuse.optimizer(when="rank >= 2")
    def squared(param: Any, grad: Any) -> Any:
        return stepfuse.update(param=param - grad @ (grad.T @ grad))

    with pytest.raises(BindError, match=r"tensor 0, .* bytes that memory does not hold; free some"):
        Optimizer([wide], squared)
