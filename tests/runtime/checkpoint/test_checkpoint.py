"""Checkpoints: to the bit, under other groupings; what is damaged or other is refused."""

from __future__ import annotations

import json
import tracemalloc
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import pytest
import safetensors.numpy
import stepfuse
from stepfuse import BindError, CheckpointError
from stepfuse.ir.frontend.trace import optimizer, update, zeros
from stepfuse.ir.types import GROUP, TENSOR
from stepfuse.runtime.checkpoint import container

from tests.support.checkpoints import rewritten
from tests.support.inputs.normal import normal_arrays
from tests.support.inputs.programs import SAMPLE

Array = np.ndarray[Any, np.dtype[Any]]
DIMS: list[tuple[int, ...]] = [(3,), (40_000,), (7, 5), (0,)]
NAMES = ("a", "layer.weight", "c", "none")
STEP = "check_finite+clip_by_global_norm+adamw+ema_weights+shadow"


@optimizer
def counted(param, grad, seen=zeros[TENSOR], total=zeros[GROUP], *, lr=0.5):
    """A number of each tensor and one of each group."""
    big = grad.absmax(TENSOR)
    return update(
        param=param - lr * grad * (1.0 + total), seen=seen + big, total=total + big.sum(GROUP)
    )


drawn = partial(normal_arrays, DIMS)


def _params(seed: int, dtypes: str) -> list[Array]:
    """f32, or the bit patterns of bf16."""
    wide = drawn(seed)
    return (
        [(p.view(np.uint32) >> 16).astype(np.uint16) for p in wide] if "param" in dtypes else wide
    )


def _made(params: list[Array], text: Any, **options: Any) -> stepfuse.Optimizer:
    spec = stepfuse.chain(*text.split("+")) if isinstance(text, str) else text
    pairs = list(zip(NAMES, params, strict=True))
    groups = [{"params": pairs[:2], "lr": 0.02}, {"params": pairs[2:]}]
    return stepfuse.Optimizer(groups, spec, **options)


def _bytes(ours: stepfuse.Optimizer) -> list[dict[str, bytes]]:
    return [{name: a.tobytes() for name, a in state.items()} for state in ours.state]


@pytest.mark.parametrize("backend", ["native", "reference"])
@pytest.mark.parametrize(
    ("text", "dtypes"),
    [
        (STEP, ""),
        (counted, ""),
        ("adafactor", ""),
        ("adamw", "param=bf16_split,state=linear8(32)"),
        ("adamw", "param=bf16_stochastic,state=dynamic8(64),v=bf16"),
        ("adamw", "state=dynamic4"),
        ("adamw", "param=bf16_kahan,state=f16"),
    ],
)
def test_a_run_goes_on_to_the_bit(text: Any, dtypes: str, backend: str, tmp_path: Path) -> None:
    options = {"dtypes": dtypes, "backend": backend}
    params, path = _params(0, dtypes), tmp_path / "run.safetensors"
    whole = _made(params, text, **options)
    for seed in (1, 2):
        whole.step(drawn(seed))
    whole.groups[1]["lr"] = 0.125
    whole.save(path, params=True, extra={"epoch": 7})
    others = _params(9, dtypes)
    again = _made(others, text, **options)
    assert again.load(path, params=True) == {"epoch": 7}
    assert [dict(g) for g in again.groups] == [dict(g) for g in whole.groups]
    for seed in (3, 4):
        whole.step(drawn(seed))
        again.step(drawn(seed))
    assert [p.tobytes() for p in others] == [p.tobytes() for p in params]
    assert _bytes(again) == _bytes(whole)
    assert str(again.numbers) == str(whole.numbers)
    assert (again.t, again.steps) == (whole.t, whole.steps)


def _other(params: list[Array], groups: list[list[int]], text: Any, **options: Any) -> Any:
    pairs = list(zip(NAMES, params, strict=True))
    return stepfuse.Optimizer(
        [{"params": [pairs[n] for n in g]} for g in groups], text, threads=2, **options
    )


def test_another_grouping_and_order(tmp_path: Path) -> None:
    params, path = drawn(0), tmp_path / "run.safetensors"
    ours = _other(params, [[0, 1], [2, 3]], "adamw", lr=0.25)
    ours.step(drawn(1))
    ours.save(path)
    order = [3, 1, 0, 2]
    again = _other(params, [[3], [1], [], [0, 2]], "adamw")
    again.load(path)
    assert [g["lr"] for g in again.groups] == [0.25, 0.25, 0.001, 0.25]
    before = _bytes(ours)
    assert _bytes(again) == [before[n] for n in order]


def test_numbers_and_hypers_of_groups_follow_their_parameters(tmp_path: Path) -> None:
    params, path = drawn(0), tmp_path / "run.safetensors"
    ours = _other(params, [[0], [1, 2], [3]], counted)
    ours.groups[1]["lr"] = 0.75
    ours.step(drawn(1))
    ours.save(path)
    again = _other(params, [[2], [1], [0, 3]], counted)
    with pytest.raises(CheckpointError, match=r"group 2 has .*saved groups 0, 2, .*differ in %tot"):
        again.load(path)
    again = _other(params, [[2], [1], [0], [3]], counted)
    again.load(path)
    assert [g["lr"] for g in again.groups] == [0.75, 0.75, 0.5, 0.5]
    old = ours.numbers["total"].tolist()
    assert again.numbers["total"].tolist() == [old[1], old[1], old[0], old[2]]


def test_hypers_that_differ_can_be_left_as_they_are(tmp_path: Path) -> None:
    params, path = drawn(0), tmp_path / "run.safetensors"
    ours = _made(params, "adamw")
    ours.save(path)
    again = _other(params, [[0, 1, 2, 3]], "adamw", lr=0.5)
    with pytest.raises(CheckpointError, match=r"groups 0, 1, which differ in 'lr': 0.02, 0.001"):
        again.load(path)
    again.load(path, hypers=False)
    assert again.groups[0]["lr"] == 0.5


def test_without_names_by_position(tmp_path: Path) -> None:
    params, path = drawn(0), tmp_path / "run.safetensors"
    ours = stepfuse.Optimizer(params, "lion")
    ours.step(drawn(1))
    ours.save(path)
    again = _made(params, "lion")
    again.load(path)
    assert _bytes(again) == _bytes(ours)


def _twice(params: list[Array]) -> list[tuple[str, Array]]:
    return [("a", params[0]), ("b", params[1]), ("a", params[2]), ("none", params[3])]


@pytest.mark.parametrize(
    ("make", "options", "match"),
    [
        (lambda p: stepfuse.Optimizer(p[:2], "adamw"), {}, "4 parameters, the optimizer 2; with"),
        (
            lambda p: _made(p, "adam"),
            {},
            "another spec, @adamw, than @adam; .*\n  -optimizer @adamw {\n  \\+opt",
        ),
        (
            lambda p: _made(p, "adamw", dtypes="v=bf16"),
            {},
            r"%v is BF16 .*, when saved F32 .*dty",
        ),
        (lambda p: _made([p[1], p[0], *p[2:]], "adamw"), {}, r"\(a\) has shape \(40000,\), when"),
        (
            lambda p: _made(p, "adamw", dtypes="v=linear8"),
            {},
            r"%v is stored in linear8\(256\), when",
        ),
        (lambda p: _made(p, "adamw"), {"params": True}, "no 'param/a', for .*save with params=Tr"),
        (
            lambda p: stepfuse.Optimizer(list(zip(("a", "layer.w"), p, strict=False)), "adamw"),
            {},
            r"no 'layer.w' \(perhaps layer.weight, when saved\); the optimizer has no 'layer",
        ),
        (
            lambda p: stepfuse.Optimizer(_twice(p), "adamw"),
            {},
            "1 is 'b', when saved 'layer.we",
        ),
        (lambda p: _made(p, "adamax"), {"other_spec": True}, "it has no 'u/a', for .*%u"),
    ],
)
def test_what_does_not_fit_is_refused(
    make: Callable[[list[Array]], stepfuse.Optimizer],
    options: dict[str, Any],
    match: str,
    tmp_path: Path,
) -> None:
    path = tmp_path / "run.safetensors"
    ours = _made(drawn(0), "adamw")
    ours.step(drawn(1))
    ours.save(path)
    other = make(drawn(0))
    before = _bytes(other), str(other.numbers), str(other.groups)
    with pytest.raises(CheckpointError, match=f"(?s){match}") as error:
        other.load(path, **options)
    assert str(error.value).startswith(f"{path}: ")
    assert (_bytes(other), str(other.numbers), str(other.groups)) == before


def test_codes_of_another_codec_are_refused(tmp_path: Path) -> None:
    """Both are bytes with a scale, so only the manifest tells."""
    path = tmp_path / "run.safetensors"
    _made(drawn(0), "lion", dtypes="state=linear8(64)").save(path)
    other = _made(drawn(0), "lion", dtypes="m=dynamic8(64)")
    with pytest.raises(CheckpointError, match=r"%m is .* dynamic8\(64\), when saved in linear8\("):
        other.load(path)
    _made(drawn(0), "lion", dtypes="m=linear8(64)").load(path)


def test_storage_is_compared_role_by_role(tmp_path: Path) -> None:
    """However it was asked for; what the program has not (vmax) does not matter."""
    path = tmp_path / "run.safetensors"
    ours = _made(drawn(0), "adamw", dtypes="state=linear8")
    ours.step(drawn(1))
    ours.save(path)
    other = _made(drawn(0), "adamw", dtypes="m=linear8(256),v=linear8")
    other.load(path)
    assert _bytes(other) == _bytes(ours)


def test_another_spec_takes_what_it_needs(tmp_path: Path) -> None:
    path = tmp_path / "run.safetensors"
    ours = _made(drawn(0), "adamw+ema_weights")
    ours.step(drawn(1))
    ours.save(path)
    other = _made(drawn(0), "adamw")
    other.load(path, other_spec=True)
    kept = [{name: s[name] for name in ("m", "v")} for s in _bytes(ours)]
    assert _bytes(other) == kept and other.t == 1


def test_an_edited_definition_goes_on_with_what_it_still_has() -> None:
    """The moments, the count and the rate go on; a state that is new is as it starts."""
    ours = _made(drawn(0), "lion", lr=0.25)
    ours.step(drawn(1))
    edited = _made(drawn(0), "adamw+ema_weights", dtypes="v=linear8(64)")
    fresh = [{name: a.copy() for name, a in s.items()} for s in edited.state]
    edited.restore(ours.snapshot(), new_states=True)
    for found, had, start in zip(edited.state, ours.state, fresh, strict=True):
        assert np.array_equal(found["m"], had["m"]) and had["m"].any() == bool(had["m"].size)
        assert all(np.array_equal(found[n], start[n]) for n in set(start) - {"m"})
    assert edited.steps == 1 and edited.t == 0, "lion counts nothing"
    assert [g["lr"] for g in edited.groups] == [0.02, 0.25]


def test_the_library_reads_and_writes_the_same(tmp_path: Path) -> None:
    """safetensors itself is the judge of the format, both ways."""
    params, path = drawn(0), tmp_path / "run.safetensors"
    ours = _made(params, "adamw+shadow")
    ours.step(drawn(1))
    ours.save(path, params=True)
    found = safetensors.numpy.load_file(path)
    assert sorted(found) == sorted(["t"] + [f"{r}/{n}" for r in ("m", "v", "param", "shadow")
                                            for n in NAMES])  # fmt: skip
    for name, param, state in zip(NAMES, params, ours.state, strict=True):
        assert found[f"param/{name}"].tobytes() == param.tobytes()
        assert found[f"m/{name}"].shape == param.shape
        assert all(found[f"{r}/{name}"].tobytes() == a.tobytes() for r, a in state.items())
    assert found["t"] == 1.0 and found["shadow/a"].dtype == ml_dtypes.bfloat16
    rewritten(path)
    again = _made(drawn(0), "adamw+shadow")
    again.load(path)
    assert _bytes(again) == _bytes(ours)


def test_large_states_are_not_doubled(tmp_path: Path) -> None:
    params = [np.ones(1 << 22, np.float32) for _ in range(3)]
    ours, path = stepfuse.Optimizer(params, "adamw"), tmp_path / "run.safetensors"
    tracemalloc.start()
    ours.save(path, params=True)
    ours.load(path, params=True)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert path.stat().st_size > 9 << 24
    assert peak < 2 * container.BLOCK


@pytest.mark.parametrize("backend", ["native", "reference"])
def test_a_snapshot_is_gone_back_to(backend: str) -> None:
    params = drawn(0)
    ours = _made(params, STEP, backend=backend)
    ours.step(drawn(1))
    kept = ours.snapshot(params=True)
    before = _bytes(ours), str(ours.numbers), [p.tobytes() for p in params]
    for n in range(2):
        ours.step(drawn(2))
        if not n:
            after = _bytes(ours), [p.tobytes() for p in params]
            ours.groups[0]["lr"] = 3.0
        ours.restore(kept, params=True)
        assert (_bytes(ours), str(ours.numbers), [p.tobytes() for p in params]) == before
    assert ours.groups[0]["lr"] == 0.02
    ours.step(drawn(2))
    assert (_bytes(ours), [p.tobytes() for p in params]) == after
    with pytest.raises(CheckpointError, match="another spec"):
        _made(drawn(0), "adamw").restore(kept)


def test_accumulated_gradients_are_kept(tmp_path: Path) -> None:
    params, others, path = drawn(0), drawn(9), tmp_path / "run.safetensors"
    ours, again = _made(params, "accumulate+adamw"), _made(others, "accumulate+adamw")
    ours.step(drawn(1))
    ours.accumulate([drawn(2)[0], None, None, None])
    ours.save(path, params=True)
    again.accumulate(drawn(5))
    again.load(path, params=True)
    with pytest.raises(BindError, match=r"\(a\): its gradients have been accumulated"):
        again.step([None, *drawn(3)[1:]])
    for opt in (ours, again):
        opt.accumulate(drawn(3))
        opt.step(drawn(4))
    assert [p.tobytes() for p in others] == [p.tobytes() for p in params]
    ours.save(path)
    again.load(path)
    again.step([None, *drawn(3)[1:]])


# The suite has one of each kind, and one in five of the others; `tests.campaigns.thinned` has all.
@pytest.mark.thinned(5, always=SAMPLE)
@pytest.mark.parametrize("name", stepfuse.names())
def test_every_optimizer_goes_on_to_the_bit(name: str, tmp_path: Path) -> None:
    path, runs = tmp_path / "run.safetensors", [drawn(seed) for seed in (0, 9)]
    given = {r.name: 3.0 for r in stepfuse.get(name).of_kind("hyper") if r.default is None}
    with np.errstate(all="ignore"):
        ours, again = (
            stepfuse.Optimizer([p[:40] for p in params[:3]], name, backend="reference", **given)
            for params in runs
        )
        for seed in (1, 2):
            ours.step([g[:40] for g in drawn(seed)[:3]])
        ours.save(path, params=True)
        again.load(path, params=True)
        for seed in (3, 4):
            ours.step([g[:40] for g in drawn(seed)[:3]])
            again.step([g[:40] for g in drawn(seed)[:3]])
    assert [p[:40].tobytes() for p in runs[1][:3]] == [p[:40].tobytes() for p in runs[0][:3]]
    assert _bytes(again) == _bytes(ours) and str(again.numbers) == str(ours.numbers)


def test_the_widest_cells_come_first_and_nothing_is_between(tmp_path: Path) -> None:
    """So every tensor begins at a multiple of its cells, as safetensors wants of a mapped file."""
    params = [np.zeros(n, np.uint16) for n in (3, 5)]  # bit patterns of bf16
    dtypes = "param=bf16_kahan,grad=bf16,m=linear8,v=f32"
    optimizer = stepfuse.Optimizer(params, "adamw", dtypes=dtypes)
    optimizer.step([np.zeros_like(p) for p in params])
    path = tmp_path / "run.safetensors"
    optimizer.save(path, params=True)
    whole = path.read_bytes()
    header = json.loads(whole[8 : 8 + int.from_bytes(whole[:8], "little")])
    rows = {key: row for key, row in header.items() if key != "__metadata__"}
    widths = {"F64": 8, "F32": 4, "BF16": 2, "I8": 1, "U8": 1}
    found = [widths[row["dtype"]] for row in rows.values()]
    assert found == sorted(found, reverse=True) and set(found) == {8, 4, 2, 1}
    ends = [row["data_offsets"] for row in rows.values()]
    assert [start for start, _ in ends] == [0, *(end for _, end in ends[:-1])]
    for row, width in zip(rows.values(), found, strict=True):
        assert row["data_offsets"][0] % width == 0
    of_one_width = [key for key, width in zip(rows, found, strict=True) if width == 2]
    assert of_one_width == ["param_carry/0", "param/0", "param_carry/1", "param/1"]
