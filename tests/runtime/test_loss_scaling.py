"""Loss scales in the step: MindSpore's and torch's sequences, skipped steps, what overflowed."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import Any

import ml_dtypes
import numpy as np
import pytest
import stepfuse as sf
from stepfuse.ir.errors import TraceError
from stepfuse.spec_texts.resolve import resolve

from tests.support.oracles.proof import Comparison

Array = np.ndarray[Any, np.dtype[Any]]
RNG = np.random.default_rng(17)
PATTERNS = [RNG.random(60) < share for share in (0.05, 0.2, 0.5)]
SETTINGS = [(2.0**24, 2, 2000), (1024.0, 2, 3), (4.0, 4, 1), (2.0, 8, 5)]


def scales(optimizer: sf.Optimizer, overflows: Any) -> list[float]:
    """The scale after each step."""
    good, bad = np.ones(3, np.float32), np.array([1.0, np.inf, 1.0], np.float32)
    found: list[float] = []
    for overflow in overflows:
        optimizer.step([bad if overflow else good])
        found.append(optimizer.numbers["scale"])
    return found


def scaled(spec: Any = None, **numbers: Any) -> sf.Optimizer:
    chosen = spec or sf.chain("dynamic_loss_scale", "sgd")
    return sf.Optimizer([np.ones(3, np.float32)], chosen, **numbers)


# ------------------------------------------------------------------ the rules of others


def host_manager(scale: float, factor: int, window: int, overflows: Any) -> Iterator[float]:
    """MindSpore's DynamicLossScaleManager."""
    last = 0
    for now, overflow in enumerate(overflows, 1):
        if overflow:
            scale, last = max(scale / factor, 1.0), now
        elif (now - last) % window == 0:
            scale *= factor
        yield scale


def update_cell(scale: float, factor: int, window: int, overflows: Any) -> Iterator[float]:
    """MindSpore's cell in the graph."""
    last = 0
    for now, overflow in enumerate(overflows, 1):
        due = now - last >= window
        if overflow:
            scale = max(scale * (1.0 / factor), 1.0)
        elif due:
            scale *= factor
        last = now if overflow or due else last
        yield scale


def scaler(scale: float, factor: int, window: int, overflows: Any) -> Iterator[float]:
    """MindSpore's DynamicLossScaler."""
    counter = 0
    for overflow in overflows:
        if overflow:
            scale = max(1.0, scale / factor)
        elif counter == window - 1:
            scale *= factor
        counter = 0 if overflow else (counter + 1) % window
        yield scale


@pytest.mark.parametrize("overflows", PATTERNS, ids=["few", "some", "many"])
@pytest.mark.parametrize("rule", [host_manager, update_cell, scaler])
def test_sequences_are_mindspores(rule: Callable[..., Iterator[float]], overflows: Any) -> None:
    for start, factor, window in SETTINGS:
        factors = {"growth_factor": factor, "backoff_factor": 1.0 / factor}
        optimizer = scaled(scale=start, window=window, **factors)
        assert scales(optimizer, overflows) == list(rule(start, factor, window, overflows))
        assert optimizer.steps == 60


@pytest.mark.parametrize("overflows", PATTERNS, ids=["few", "some", "many"])
def test_sequences_and_parameters_are_torchs(overflows: Any) -> None:
    torch = pytest.importorskip("torch")
    for start, growth, backoff, window in ((65536.0, 2.0, 0.5, 3), (8.0, 4.0, 0.25, 2)):
        theirs = torch.nn.Parameter(torch.ones(3))
        inner = torch.optim.SGD([theirs], lr=0.125)
        grad_scaler = torch.amp.GradScaler(
            "cpu", init_scale=start, growth_factor=growth, backoff_factor=backoff,
            growth_interval=window,
        )  # fmt: skip
        ours = np.ones(3, np.float32)
        optimizer = sf.Optimizer(
            [ours], sf.chain("dynamic_loss_scale", "sgd"), lr=0.125, scale=start, least=0.0,
            growth_factor=growth, backoff_factor=backoff, window=window,
        )  # fmt: skip
        grad_scaler.scale(torch.zeros(1))  # makes the scale
        seen = Comparison("dynamic_loss_scale+sgd", "torch.amp.GradScaler", [ours], "f32")
        for k, overflow in enumerate(overflows):
            scale = grad_scaler.get_scale()
            assert optimizer.numbers["scale"] == scale
            grad = np.float32(scale) * np.linspace(-1.0, 1.0, 3, dtype=np.float32) / (k + 1)
            grad[1] = np.nan if overflow else grad[1]
            theirs.grad = torch.tensor(grad)
            grad_scaler.step(inner)
            grad_scaler.update()
            optimizer.step([grad])
            assert (ours == theirs.detach().numpy()).all()
            seen.see(0, ours, theirs.detach())
        assert optimizer.numbers["scale"] == grad_scaler.get_scale()


def test_other_factors_are_followed_in_f64() -> None:
    optimizer = scaled(scale=100.0, window=2, growth_factor=1.7, backoff_factor=0.3)
    found = scales(optimizer, [False, False, True, False, False])
    assert found == [100.0, 170.0, 0.3 * 170.0, 51.0, 1.7 * 51.0]


def test_the_scale_stays_a_finite_f32() -> None:
    found = scales(scaled(scale=2.0**126, window=1), [False, False, False])
    assert found == [2.0**127] * 3
    assert scales(scaled(scale=4.0, least=2.0), [True, True, True]) == [2.0, 2.0, 2.0]


# ------------------------------------------------------------------ skipped steps

WHOLE = ("dynamic_loss_scale", "clip_by_global_norm")


def everything(optimizer: sf.Optimizer, params: list[Array]) -> list[Any]:
    """The bytes of parameters and states, and the numbers that are not the scale's own."""
    numbers = {n: np.asarray(v).tolist() for n, v in optimizer.numbers.items()}
    kept = [a.tobytes() for state in optimizer.state for _, a in sorted(state.items())]
    own = {n: v for n, v in numbers.items() if n not in ("scale", "good")}
    return [own, [p.tobytes() for p in params], kept]


@pytest.mark.parametrize(
    "stages",
    [
        (*WHOLE, "adamw", "ema_weights", "shadow"),
        (*WHOLE, "adafactor"),
        (*WHOLE, "prodigy"),
        ("centralize", *WHOLE, "adamw", "lookahead"),
    ],
    ids=lambda s: s[-1],
)
@pytest.mark.parametrize("value", [math.inf, -math.inf, math.nan])
def test_a_skipped_step_changes_nothing_else(stages: tuple[str, ...], value: float) -> None:
    rng = np.random.default_rng(2)
    params = [rng.normal(size=s).astype(np.float32) for s in ((6, 5), (7,), (3, 2, 4))]
    groups = [{"params": params[:1]}, {"params": params[1:]}]
    optimizer = sf.Optimizer(groups, sf.chain(*stages))

    def grads() -> list[Array]:
        return [(65536.0 * rng.normal(size=p.shape)).astype(np.float32) for p in params]

    for _ in range(3):
        optimizer.step(grads())
    before, moved = everything(optimizer, params), params[0].copy()
    bad = grads()
    bad[2][1, 1, 3] = value
    optimizer.step(bad)
    assert everything(optimizer, params) == before
    assert optimizer.numbers["scale"] == 32768.0
    optimizer.step(grads())
    assert not (params[0] == moved).all()


def test_gradients_are_cleared_by_a_skipped_step_too() -> None:
    grad = np.array([1.0, np.inf, 3.0], np.float32)
    optimizer = scaled(sf.chain("dynamic_loss_scale", "sgd", "zero_grad"))
    optimizer.step([grad])
    assert (grad == 0.0).all()


def test_gradients_of_16_bits_come_out_of_range() -> None:
    """What the scale is for: a gradient of 2^-20 is 0 in f16, but not 2^15 times as much."""
    spec = sf.chain("dynamic_loss_scale", "sgd")
    param = np.zeros(2, np.float32)
    optimizer = sf.Optimizer([param], spec, lr=1.0, dtypes="grad=f16")
    true = np.array([2.0**-20, 2.0**-12])
    for _ in range(8):
        with np.errstate(over="ignore"):
            grad = (true * optimizer.numbers["scale"]).astype(np.float16)
        optimizer.step([grad.view(np.uint16)])
    assert optimizer.t == 8
    np.testing.assert_allclose(param, -8 * true)


# ------------------------------------------------------------------ what overflowed


def test_the_first_place_is_named() -> None:
    params = [("a", np.zeros((2, 3), np.float32)), ("b.c", np.zeros((2, 2, 3), np.float32))]
    optimizer = sf.Optimizer(params, sf.chain("check_finite", "sgd"))
    good = [np.ones(p.shape, np.float32) for _, p in params]
    optimizer.step(good)
    assert optimizer.overflow() is None
    bad = [g.copy() for g in good]
    bad[1][1, 0, 2], bad[1][1, 1, 0] = -np.inf, np.nan
    optimizer.step(bad)
    found = optimizer.overflow()
    assert found is not None
    assert (found.tensor, found.name, found.index, found.value) == (1, "b.c", (1, 0, 2), -math.inf)
    assert str(found) == "the gradient of tensor 1 (b.c) is -inf at [1, 0, 2]"
    bad[0][1, 1] = np.nan  # an earlier tensor comes first
    optimizer.step(bad)
    assert str(optimizer.overflow()) == "the gradient of tensor 0 (a) is nan at [1, 1]"


def test_missing_and_large_and_single_gradients_are_searched() -> None:
    params = [np.zeros(3, np.float32), np.zeros(3 << 20, np.float32), np.zeros((), np.float32)]
    optimizer = sf.Optimizer(params, sf.chain("check_finite", "sgd"))
    long = np.zeros(3 << 20, np.float32)
    long[(2 << 20) + 5] = np.inf
    optimizer.step([None, long, np.array(1.0, np.float32)])
    found = optimizer.overflow()
    assert found is not None and (found.tensor, found.index) == (1, ((2 << 20) + 5,))
    optimizer.step([None, None, np.array(np.nan, np.float32)])
    found = optimizer.overflow()
    assert found is not None and (found.tensor, found.index) == (2, ())


@pytest.mark.parametrize(
    ("dtypes", "grad"),
    [
        ("grad=f16", np.array([1, 2, np.inf], np.float16)),
        ("grad=f16", np.array([1, 2, np.inf], np.float16).view(np.uint16)),
        ("grad=bf16", np.array([1, 2, np.inf], ml_dtypes.bfloat16)),
        ("grad=bf16", np.array([1, 2, np.inf], ml_dtypes.bfloat16).view(np.uint16)),
        ("param=f64,grad=f64", np.array([1, 2, np.inf])),
    ],
)
def test_every_dtype_is_searched(dtypes: str, grad: Array) -> None:
    param = np.zeros(3, np.float64 if "f64" in dtypes else np.float32)
    optimizer = sf.Optimizer([param], sf.chain("check_finite", "sgd"), dtypes=dtypes)
    optimizer.step([grad])
    found = optimizer.overflow()
    assert found is not None and (found.index, found.value) == ((2,), math.inf)
    assert (param == 0.0).all()


NUMBA = pytest.param("numba", marks=pytest.mark.thinned(0))  # seconds to compile


@pytest.mark.parametrize("backend", ["native", NUMBA])
def test_a_step_that_clears_gradients_searches_them_before(backend: str) -> None:
    shapes = ((40, 1030), (7,), (2, 3))
    params = [np.zeros(s, np.float32) for s in shapes]
    spec = sf.chain("check_finite", "centralize", "adamw", "zero_grad")
    optimizer = sf.Optimizer(params, spec, backend=backend)

    def step(place: int | None, index: tuple[int, ...] = ()) -> list[Array]:
        grads = [np.ones(s, np.float32) for s in shapes]
        if place is not None:
            grads[place][index] = np.nan
        optimizer.step(grads)
        assert all((g == 0.0).all() for g in grads)
        return grads

    step(None)
    assert optimizer.overflow() is None
    for place, index in ((0, (39, 1029)), (1, (6,)), (2, (1, 0))):
        step(place, index)
        found = optimizer.overflow()
        assert found is not None and (found.tensor, found.index) == (place, index)
    assert math.isnan(found.value) and optimizer.t == 1
    step(None)
    assert optimizer.overflow() is None and optimizer.t == 2
    optimizer.step([None, np.full(7, np.inf, np.float32), None])
    found = optimizer.overflow()
    assert found is not None and (found.tensor, found.index) == (1, (0,))


def test_where_nobody_could_look_it_is_said() -> None:
    spec = sf.chain("check_finite", "sgd", "zero_grad")
    optimizer = scaled(spec, backend="reference")
    optimizer.step([np.full(3, np.inf, np.float32)])
    with pytest.raises(ValueError, match="leave zero_grad out of the chain"):
        optimizer.overflow()
    unguarded = scaled(sf.chain("sgd", "zero_grad"))
    unguarded.step([np.ones(3, np.float32)])
    with pytest.raises(ValueError, match="leave zero_grad out of the chain"):
        unguarded.overflow()


def test_rows_are_searched() -> None:
    table = np.zeros((9, 2), np.float32)
    optimizer = sf.Optimizer([table], "momentum")
    values = np.array([[1, 2], [3, np.nan]], np.float32)
    optimizer.step([sf.RowSparse(np.array([7, 4]), values)])
    found = optimizer.overflow()
    assert found is not None and found.index == (4, 1)


# ------------------------------------------------------------------ saying where it starts


def test_the_scale_starts_where_the_user_says() -> None:
    step = sf.chain(sf.get("dynamic_loss_scale")(scale=1024.0), "sgd")
    assert scaled(step).numbers["scale"] == 1024.0
    assert scaled(step, scale=8.0).numbers["scale"] == 8.0
    assert sf.parse(sf.to_text(step)) == step
    written = resolve("dynamic_loss_scale(scale=512,window=7)+sgd")
    assert written.role("scale").default == 512.0 and written.role("window").default == 7.0


@pytest.mark.parametrize(
    ("make", "error", "message"),
    [
        (lambda: scaled(scale=-1.0), ValueError, r"'scale' must be in \(0, inf\), got -1"),
        (lambda: scaled(scale=math.inf), ValueError, "'scale' must be in"),
        (lambda: scaled(good=1.0), TypeError, "no hyper-parameter 'good'"),
        (lambda: sf.Optimizer([{"params": [np.ones(3, np.float32)], "scale": 2.0}],
                              sf.chain("dynamic_loss_scale", "sgd")), TypeError,
         "group 0: no hyper-parameter 'scale'"),
        (lambda: scaled(window=0), ValueError, "'window' must be in"),
    ],
)  # fmt: skip
def test_wrong_numbers_are_refused(
    make: Callable[[], Any], error: type[Exception], message: str
) -> None:
    with pytest.raises(error, match=message):
        make()


def test_a_guard_stands_beside_what_it_does_not_hold_back() -> None:
    def both(grad: Any, seen: Any = sf.zeros[sf.STEP]) -> Any:
        """Stores and guards: which comes first?"""
        return sf.update(seen=seen) | sf.guard(sf.isfinite(grad).all(sf.STEP))

    with pytest.raises(TraceError, match="beside it is another stage's"):
        sf.optimizer(both)
