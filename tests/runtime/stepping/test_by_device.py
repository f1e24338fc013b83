"""One optimizer over the CPU and two GPUs of the stub: the bits of one over the CPU alone."""

from __future__ import annotations

import inspect
import shutil
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import stepfuse

from tests.backends.cuda_driver import Driver
from tests.support.devices.on_gpu import STREAMS, Exported, Pair, There, drawn, settle, spread
from tests.support.oracles.numeric import same_bits

pytestmark = pytest.mark.skipif(shutil.which("cc") is None, reason="no C compiler")


@pytest.mark.parametrize("spec", ["adamw", "lamb", "adafactor"])
def test_each_array_is_stepped_where_it_is(spec: str, gpu: Driver) -> None:
    pair = Pair(gpu, spec)
    pair.step(drawn(1))
    pair.made.groups[0]["lr"] = pair.native.groups[0]["lr"] = 0.3
    pair.step(drawn(2))
    settle(gpu)
    assert gpu.used == {1, 2} and gpu.contexts == []
    assert {e[-1] for e in gpu.log if e[0] == "launch"} == {5, 6}
    pair.check()
    assert type(pair.made) is stepfuse.Optimizer
    assert "auto (cuda:0, cuda:1, native), 5 tensors" in str(pair.made)


RULES = stepfuse.rules(
    ("numel > 1000 or numel == 9", "nadam"), ("rank < 2", "lion"), ("*", "adamw")
)


def test_numbers_agree_where_gradients_are_missing(gpu: Driver) -> None:
    """A device without any, a group without some on a device, a group without any, nothing."""
    pair = Pair(gpu)
    for number, missing in enumerate(([1], [0, 3], [2, 3, 4], [0, 1], [], [0, 1, 2, 3, 4], [0])):
        grads = [None if n in missing else g for n, g in enumerate(drawn(number))]
        pair.step(grads)
    pair.check()


def test_rules_whose_numbers_only_some_devices_have(gpu: Driver) -> None:
    """Those of nadam are on the CPU and a GPU, those of adamw on both GPUs."""
    pair = Pair(gpu, RULES, adamw_lr=0.3)
    for number, missing in enumerate(([], [2, 3], [0, 2, 3], [0], [0, 1, 2, 3, 4])):
        pair.step([None if n in missing else g for n, g in enumerate(drawn(number))])
    pair.check()
    assert "product" in pair.made.numbers


def test_what_is_drawn_is_drawn_by_the_places_among_all(gpu: Driver) -> None:
    pair = Pair(gpu, "accumulate+adamw", dtypes="state=bf16_stochastic(3)")
    small = [None, drawn(5)[1], None, *drawn(5)[3:]]
    pair.native.accumulate(small)
    pair.made.accumulate(spread(small))
    for number, missing in enumerate(([], [0], [1, 3], [0, 1, 2])):
        grads = [None if n in missing else g for n, g in enumerate(drawn(number))]
        pair.step(grads)
    pair.check()


def test_rates_by_a_function_are_asked_for_once(gpu: Driver) -> None:
    asked: list[int] = []

    def rate(k: int) -> float:
        asked.append(k)
        return 0.1 / (k + 1)

    pair = Pair(gpu, weight_decay=[0.1, 0.2, 0.3], lr=rate)
    asked.clear()
    pair.made.step(spread(drawn(1)))
    assert set(asked) == {0} and len(asked) == 1  # the second group has a rate of its own
    pair.native.step(drawn(1))
    pair.step(drawn(2))
    pair.check()


def test_one_file_is_a_checkpoint_of_all(gpu: Driver, tmp_path: Path) -> None:
    pair = Pair(gpu, "adamw")
    pair.step(drawn(1))
    pair.made.save(tmp_path / "a.sf", params=True, extra={"epoch": 3})
    pair.native.save(tmp_path / "b.sf", params=True, extra={"epoch": 3})
    assert (tmp_path / "a.sf").read_bytes() == (tmp_path / "b.sf").read_bytes()
    other = Pair(gpu, "adamw")
    other.step(drawn(7))
    assert other.made.load(tmp_path / "b.sf", params=True) == {"epoch": 3}
    other.native.restore(pair.made.snapshot(params=True), params=True)
    for each in (pair, other):
        each.step(drawn(2))
        each.check()
    assert all(same_bits(a, b) for a, b in zip(pair.there, other.there, strict=True))
    assert pair.made.t == other.made.t == 2


def test_a_group_comes_later_and_gradients_are_accumulated(gpu: Driver) -> None:
    pair, more = Pair(gpu, "accumulate+adamw"), [drawn(3)[0], drawn(3)[4]]
    small = drawn(4)
    for made, grads in ((pair.native, small), (pair.made, spread(small))):
        made.accumulate(grads)
        made.accumulate([*grads[:3], None, None])
    pair.step(drawn(1))
    copies = [a.copy() for a in more]
    pair.native.add_group({"params": copies, "lr": 0.5})
    pair.made.add_group({"params": [Exported(more[0], 1), more[1]], "lr": 0.5})
    grads = [*drawn(2), np.ones_like(more[0]), np.ones_like(more[1])]
    pair.native.step(grads)
    pair.made.step([*spread(grads[:5]), Exported(grads[5], 1), grads[6]])
    pair.check()
    assert all(same_bits(a, b) for a, b in zip(copies, more, strict=True))
    gpu.count = 3
    with pytest.raises(stepfuse.BindError, match=r"group 3: .* on cuda:2, .* made for .*: move"):
        pair.made.add_group({"params": [Exported(np.ones(3, np.float32), 2)]})


def test_extra_inputs_and_overflow_are_those_of_all(gpu: Driver) -> None:
    def with_noise(param: Any, grad: Any, noise: Any = stepfuse.aux, *, lr: float = 0.1) -> Any:
        return stepfuse.update(param=param - lr * (grad + noise))

    spec = stepfuse.optimizer(with_noise)
    pair, noise = Pair(gpu, spec), drawn(8)  # type: ignore[arg-type]
    pair.native.step(grads := drawn(1), aux={"noise": noise})
    pair.made.step(spread(grads), aux={"noise": spread(noise)})
    pair.check()
    with pytest.raises(stepfuse.BindError, match="expected a list of 5 arrays"):
        pair.made.step(spread(grads), aux={"noise": noise[:2]})
    grads[2][1, 3] = grads[4][0] = np.nan
    pair.made.step(held := spread(grads), aux={"noise": spread(noise)})
    assert str(pair.made.overflow()) == "the gradient of tensor 2 is nan at [1, 3]" and held


@pytest.mark.parametrize(
    "spec", ["clip_by_global_norm(max_norm=0.1)+lamb", "prodigy", "check_finite+sgd+zero_grad"]
)
def test_sums_over_all_tensors_are_of_all_devices(spec: str, gpu: Driver) -> None:
    """Also where a device has no gradients, and where the step is skipped on all for one's."""
    pair = Pair(gpu, spec)
    for number, missing in enumerate(([], [1], [0, 2, 3, 4], [0, 1, 2, 3, 4], [2])):
        pair.step([None if n in missing else g for n, g in enumerate(drawn(number))])
    pair.check()
    before, grads = pair.there[1].copy(), drawn(9)
    grads[3][1, 2] = grads[4][0] = np.inf
    given = [g.copy() for g in grads]
    pair.native.step(given)
    pair.made.step(held := spread(grads))
    assert str(pair.made.overflow()) == "the gradient of tensor 3 is inf at [1, 2]" and held
    assert same_bits(before, pair.there[1]) == ("check_finite" in spec)
    pair.check()
    assert all(same_bits(a, b) for a, b in zip(given, grads, strict=True))


def test_gpus_alone_gather_too_and_a_group_has_another_dtype(gpu: Driver) -> None:
    gpu.count, kept = 2, list[Any]()

    def stepped(there: bool) -> list[Any]:
        put = (lambda arrays: [Exported(a, n % 2) for n, a in enumerate(arrays)]) if there else list
        arrays, how = drawn(0)[2:], {"backend": "auto", "stream": STREAMS} if there else {}
        made = stepfuse.Optimizer(put(arrays), "clip_by_global_norm(max_norm=0.1)+sgd", **how)
        kept.append(grads := put(drawn(1)[2:]))
        made.step(grads)
        arrays += [np.ones(7, np.float16), np.ones((4, 5), np.float16)]
        made.add_group({"params": put(arrays)[3:]})
        kept.append(grads := put([*drawn(2)[2:], *(a / 2 for a in arrays[3:])]))
        for missing in ((), (1,), (0, 2, 4)):
            made.step([None if n in missing else g for n, g in enumerate(grads)])
        return arrays

    pairs = zip(stepped(False), stepped(True), strict=True)
    settle(gpu)
    assert all(a.tobytes() == b.tobytes() for a, b in pairs)


def test_explain_tells_what_is_where(gpu: Driver) -> None:
    text = Pair(gpu).made.explain()
    assert "backend auto (cuda:0, cuda:1, native)" in text
    assert "on cuda:1 (2 tensors, 240 parameters): 1 sweep" in text and "on native (1 ten" in text


def test_what_does_not_fit_is_said_before_anything_is_stepped(gpu: Driver) -> None:
    pair = Pair(gpu)
    grads = drawn(1)
    for given, reason in (
        (spread(grads)[:4], "expected 5 gradients, .*got 4"),
        (
            [*spread(grads)[:3], grads[3], grads[4]],
            "tensor 3, %grad: expected an array on cuda:0, got a numpy",
        ),
        ([Exported(grads[0], 1), *spread(grads)[1:]], "expected an array on cuda:0, got one on c"),
    ):
        with pytest.raises(stepfuse.BindError, match=reason):
            pair.made.step(given)
    assert gpu.launched == [] and pair.made.steps == 0
    gpu.capture(6)
    with pytest.raises(stepfuse.BindError, match="several devices cannot be captured"):
        pair.made.step(spread(grads))
    assert gpu.captured() == [] and gpu.launched == []
    pair.step(grads)
    pair.check()


def counting(
    param: Any, grad: Any, seen: Any = stepfuse.zeros[stepfuse.TENSOR], *, lr: float = 1.0
) -> Any:
    """A number of each tensor."""
    return stepfuse.update(param=param - lr * grad, seen=seen + 1.0)


LISTED = np.array([7, 3, 7, 0, 39, 1, 2, 3, 20])  # rows of the tensor on the CPU


@pytest.mark.parametrize(
    ("spec", "options"),
    [
        ("clip_by_global_norm(max_norm=0.1)+adamw", {}),
        ("check_finite+adamw+zero_grad", {"dtypes": "state=bf16_stochastic(3)"}),
        (RULES, {"adamw_lr": 0.3}),
        (stepfuse.optimizer(counting), {}),
    ],
)
def test_rows_of_a_tensor_on_the_cpu(spec: Any, options: dict[str, Any], gpu: Driver) -> None:
    """Lazy and exact, none listed, between dense steps; also where GPUs have no gradients."""
    pair = Pair(gpu, spec, **options)
    for number, missing in enumerate(([], [0], [0, 2, 3, 4], [2])):
        for count, lazy in ((9, True), (0, True), (9, False), (None, True)):
            grads = [None if n in missing else g for n, g in enumerate(drawn(number))]
            if count is not None:
                grads[1] = stepfuse.RowSparse(LISTED[:count], drawn(9)[1][:count], lazy)
            pair.step(grads)
    pair.check()


def test_rows_that_are_refused_change_nothing(gpu: Driver) -> None:
    pair, grads = Pair(gpu), drawn(1)

    def rows(place: int, row: int) -> list[Any]:
        listed = stepfuse.RowSparse(np.array([row]), grads[place][:1])
        return [*grads[:place], listed, *grads[place + 1 :]]

    for given, reason in (
        (rows(2, 1), "tensor 2, %grad: row-sparse .* on the CPU, .* parameter is on cuda:1; give"),
        (rows(1, 40), "tensor 1, %grad: index 0 of the list is 40"),
    ):
        with pytest.raises(stepfuse.BindError, match=reason):
            pair.made.step(spread(given))
    assert gpu.launched == []
    grads[1][0, 4] = np.nan
    for steps in range(2):
        gpu.capture(6)
        with pytest.raises(stepfuse.BindError, match="several devices cannot be captured"):
            pair.made.step(spread(rows(1, 20)))
        assert gpu.captured() == [] and pair.made.steps == steps
        pair.step(rows(1, 20))
    assert str(pair.made.overflow()) == "the gradient of tensor 1 is nan at [20, 4]"
    pair.check()


@pytest.mark.parametrize("late", [False, True])
def test_what_is_refused_on_one_device_has_changed_nothing_on_others(
    late: bool, gpu: Driver
) -> None:
    """A group, its states, or gradients of a small batch that do not fit: of the last or first."""
    pair, wrong = Pair(gpu, "accumulate+adamw"), np.ones(3, np.int64)
    pair.step(drawn(1))
    group = [Exported(drawn(2)[0], 1), wrong] if late else [Exported(wrong, 0), drawn(2)[0]]
    with pytest.raises(stepfuse.BindError, match=f"tensor {5 + late}, %param: expected dtype"):
        pair.made.add_group({"params": group})
    for states in ([{}], 3, {"m": wrong}):
        with pytest.raises(stepfuse.BindError, match="states"):
            pair.made.add_group({"params": drawn(2)[:2]}, states=states)  # type: ignore[arg-type]
    grads = spread(drawn(3))
    grads[1 if late else 0] = wrong if late else Exported(wrong)
    with pytest.raises(stepfuse.BindError, match=f"tensor {int(late)}, %grad: expected"):
        pair.made.accumulate(grads)
    assert len(pair.made.groups) == 2
    pair.native.accumulate(small := drawn(4))
    pair.made.accumulate(spread(small))
    pair.step(drawn(5))
    pair.check()


def test_a_step_that_one_device_has_not_ended_is_left_by_a_snapshot(gpu: Driver) -> None:
    pair = Pair(gpu)
    pair.step(drawn(1))
    before = pair.made.snapshot(params=True)
    gpu.fails = {"cuLaunchKernel": 700, "cuLaunchKernelEx": 700}
    with pytest.raises(stepfuse.DeviceError):
        pair.made.step(spread(drawn(2)))
    gpu.fails = {}
    with pytest.raises(stepfuse.BindError, match="step 2 was interrupted"):
        pair.made.snapshot()
    pair.made.restore(before, params=True)
    pair.step(drawn(3))
    pair.check()


def test_overflow_is_of_the_last_step_on_every_device(gpu: Driver) -> None:
    pair, grads = Pair(gpu), drawn(1)
    grads[0][1] = np.nan
    pair.made.step(held := spread(grads))
    assert str(pair.made.overflow()) == "the gradient of tensor 0 is nan at [1]" and held
    pair.made.step([None, grads[1], None, None, None])  # nothing on any GPU
    assert pair.made.overflow() is None


def test_a_capture_that_is_refused_tears_nothing(gpu: Driver) -> None:
    array, grad = np.ones(4, np.float32), Exported(np.ones(4, np.float32))
    made = stepfuse.Optimizer([Exported(array)], "sgd", backend="auto", stream=5)
    made.step([grad])
    gpu.capture(5)
    with pytest.raises(stepfuse.BindError, match="it is elsewhere than before"):
        made.step([Exported(np.ones(4, np.float32))])
    gpu.captured()
    made.step([grad])
    assert made.steps == 2


def test_wrong_arguments_are_said_as_for_one_device(gpu: Driver) -> None:
    array = np.ones((2, 3), np.float32)

    def said(params: Any, spec: Any = "adamw", **options: Any) -> list[str]:
        found: list[str] = []
        for backend in ("native", "auto"):
            with pytest.raises((TypeError, ValueError)) as error:
                stepfuse.Optimizer(params, spec, backend=backend, **options)
            found.append(f"{type(error.value).__name__}: {error.value}")
        return found

    given: list[tuple[Any, ...]] = [(None,), (array,), ("adamw", [array]), (3,), ([None],)]
    for arguments in given:
        one, several = said(*arguments)
        assert one == several
    for states in (3, {"m": array}, [3], [{}, {}]):
        one, several = said([array], states=states)
        assert one == several


def test_a_subclass_has_several_devices_too(gpu: Driver) -> None:
    class Mine(stepfuse.Optimizer):
        pass

    arrays = [np.ones(3, np.float32) for _ in range(2)]
    mine = Mine([arrays[0], Exported(arrays[1])], "sgd", backend="auto", lr=1.0)
    mine.step([(grad := np.ones(3, np.float32)), Exported(grad)])
    settle(gpu)
    assert [a.tolist() for a in arrays] == [[0.0] * 3] * 2
    assert list(inspect.signature(stepfuse.Optimizer).parameters)[:2] == ["params", "spec"]
    with pytest.raises(ValueError, match=r"'auto' is stepfuse.Optimizer's.* is for one"):
        stepfuse.compile("sgd", backend="auto")


def test_options_that_are_for_one_device(gpu: Driver) -> None:
    gpu.count, array = 2, np.ones(3, np.float32)
    both = [Exported(array), Exported(array.copy(), 1)]

    def made(*params: Any, spec: Any = "sgd", **options: Any) -> Any:
        return stepfuse.Optimizer([*params], spec, backend="auto", **options)

    with pytest.raises(ValueError, match=r"parameters are on cuda:0, cuda:1; give a stream for"):
        made(*both, stream=5)
    with pytest.raises(ValueError, match="no parameter is on 'cuda:1'; they are on 'cuda:0'"):
        made(both[0], stream={"cuda:1": 5})
    with pytest.raises(ValueError, match="staging: it is for one device"):
        made(array, staging=1 << 20)
    with pytest.raises(ValueError, match="'auto' compiles for each device"):
        made(array, spec=stepfuse.compile("sgd"))
    assert made(array, lr=1.0).explain().startswith("sgd: 1 tensor")


def test_where_an_array_is_that_says_only_its_address(gpu: Driver) -> None:
    """`__cuda_array_interface__` has no device: the driver knows."""
    gpu.count, array = 2, np.ones(3, np.float32)
    with pytest.raises(
        stepfuse.BindError, match="the driver does not know which GPU a tests There"
    ):
        stepfuse.Optimizer([There(array)], "sgd", backend="auto")
    gpu.homes[array.ctypes.data] = 1
    made = stepfuse.Optimizer([There(array)], "sgd", backend="auto", lr=1.0)
    made.step([There(grad := np.ones(3, np.float32))])
    settle(gpu)
    assert array.tolist() == [0.0] * 3 and gpu.used == {2} and grad.size
    with pytest.raises(stepfuse.BindError, match="expected an array on cuda:0, got one on cuda:1"):
        stepfuse.Optimizer([There(array)], "sgd", backend="cuda:0")


def test_the_context_of_another_library_stays_current(gpu: Driver) -> None:
    gpu.contexts.append(77)
    pair = Pair(gpu)
    pair.step(drawn(1))
    pair.check()
    _ = pair.made.state
    assert gpu.contexts == [77] and gpu.used == {1, 2}
