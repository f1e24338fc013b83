"""Two steps of a spec by an engine, beside the interpreter: arrays between guards, at odd places.

What is not a role's own is watched: bytes before and behind each array stay what they were, and
what a step only writes is filled with NaN before it.
"""

from __future__ import annotations

import traceback
from dataclasses import dataclass
from typing import Any

import ml_dtypes
import numpy as np
import stepfuse
from stepfuse.ir.errors import LowerError
from stepfuse.runtime.cuda.device import gpu
from stepfuse.runtime.cuda.space import DeviceSpace
from stepfuse.runtime.memory.tensor_layout import kept
from stepfuse.spec_texts.resolve import resolve

from tests.backends.cuda_emulator import Geometry
from tests.campaigns.budget import REFUSED
from tests.campaigns.slips import slip_of
from tests.conformance.subject import LOSS
from tests.support.inputs.normal import many_magnitudes
from tests.support.oracles.numeric import same_bits

Shape = tuple[int, ...]
_KINDS: dict[str, Any] = {"f16": np.float16, "bf16": ml_dtypes.bfloat16, "f64": np.float64}
_NARROW = (np.dtype(np.float16), np.dtype(ml_dtypes.bfloat16))
_GUARD, _MARK = 256, 0xA5
LARGE: tuple[Shape, ...] = (
    (2100,), (7,), (33, 31), (3, 3000), (70, 1030), (2, 65, 40), (), (0,), (1, 9), (7, 1),
)  # fmt: skip
# Wide and tall ones, of a batch, without cells; one goes by several units of rows.
MATRICES: tuple[Shape, ...] = (
    (17, 33), (33, 5), (3, 5, 7), (1, 1), (0, 4), (4, 0), (130, 150), (2, 70, 9),
)  # fmt: skip
SMALL: tuple[Shape, ...] = (
    (1025,), (3, 35), (), (7, 1), (66, 5), (2, 3, 5), (3, 2, 2, 3), (0,), (1, 9), (17,),
)  # fmt: skip
# Every format, each role in one that it can have; 8-bit blocks of several lengths.
STORAGE = (
    "", "param=f64,grad=f64,state=f64", "param=bf16,grad=bf16,state=bf16",
    "param=f16,grad=f16,state=f16", "grad=bf16", "param=bf16,state=f16",
    "param=bf16_stochastic(3),grad=bf16,state=bf16_stochastic", "param=bf16_split,grad=bf16",
    "param=bf16_kahan,grad=bf16", "state=linear8", "state=linear8(128)", "state=dynamic8(32)",
    "state=dynamic8(4096)", "state=dynamic4(32)", "state=f8e4m3(64)",
    "param=bf16,grad=bf16,state=f8e5m2",
)  # fmt: skip


def chosen_storage(text: str) -> tuple[str, ...]:
    """The storage that is asked for, or every one."""
    return STORAGE if text == "all" else (text,)


@dataclass(frozen=True, slots=True)
class Trial:
    """A spec or a chain, in a storage, over shapes, by an engine."""

    name: str
    dtypes: str
    backend: str
    shapes: tuple[Shape, ...] = LARGE
    shift: int = 0  # elements that each array begins behind a multiple of sixteen bytes
    geometry: Geometry | None = None  # of the emulator: None is its own

    def __str__(self) -> str:
        places = f" shifted by {self.shift}" if self.shift else ""
        return f"{self.name} [{self.dtypes}] {self.geometry or self.backend}{places}"


class Guarded:
    """Arrays, each between bytes that nothing may change; in a GPU's memory where one is given."""

    def __init__(self, shift: int = 0, space: DeviceSpace | None = None) -> None:
        self.shift, self.space = shift, space
        self.memory: list[tuple[Any, int, int]] = []

    def place(self, values: Any) -> Any:
        """A copy of an array, between guards; on a GPU, 16-bit floats are patterns."""
        memory = np.full(values.nbytes + 2 * _GUARD + 64, _MARK, np.uint8)
        begin = 0 if self.space is not None else memory.ctypes.data % 16
        start = _GUARD + 16 - begin + self.shift * values.itemsize
        found = memory[start : start + values.nbytes].view(values.dtype).reshape(values.shape)
        found[...] = values
        if self.space is not None:
            pool = self.space.pool(memory.nbytes)
            there = pool.view(0, memory.nbytes, memory.dtype)
            there[...] = memory
            kind = np.dtype(np.uint16) if values.dtype in _NARROW else values.dtype
            memory, found = there, pool.view(start, values.size, kind).reshape(values.shape)
        self.memory.append((memory, start, start + values.nbytes))
        return found

    def broken(self) -> int:
        """How many arrays have a guard that was written."""
        all_bytes = ((np.asarray(memory), start, end) for memory, start, end in self.memory)
        parts = ((memory[:start], memory[end:]) for memory, start, end in all_bytes)
        return sum(bool((a != _MARK).any() or (b != _MARK).any()) for a, b in parts)


def what_differs(trial: Trial) -> str:
    """What is wrong with a trial: nothing, `refused`, or what is said."""
    try:
        expected, _ = left(trial, "reference", Guarded(trial.shift))
        found, broken = left(trial, trial.backend, Guarded(trial.shift, space_of(trial.backend)))
    except Exception as error:  # of whatever kind, it is a finding, and other trials go on
        if isinstance(error, LowerError | stepfuse.FormatError) and slip_of(error) is None:
            return REFUSED
        last = traceback.extract_tb(error.__traceback__)[-1]
        return f"{type(error).__name__} in {last.name} ({last.line}): {error}"
    if broken:
        return f"{broken} arrays were written outside"
    pairs = enumerate(zip(expected, found, strict=True))
    wrong = [n for n, (a, b) in pairs if not same_bits(a, b)]
    return f"other bits in arrays {wrong}" if wrong else ""


def space_of(backend: str) -> DeviceSpace | None:
    """The memory of the GPU that a backend such as `cuda:0` names; None is the host's."""
    _, _, number = backend.partition("cuda:")
    return DeviceSpace(gpu(int(number))) if backend == f"cuda:{number}" and number else None


def left(trial: Trial, backend: str, guarded: Guarded) -> tuple[list[Any], int]:
    """What two steps leave: parameters, gradients, states, numbers; how many guards are broken."""
    spec, rng = resolve(trial.name), np.random.default_rng(5)
    loss = {"loss": LOSS} if any(r.name == "loss" for r in spec.of_kind("hyper")) else {}
    made = stepfuse.compile(spec, backend=backend, dtypes=trial.dtypes)
    shapes = (*trial.shapes[::2], *trial.shapes[1::2])
    params = [
        guarded.place(many_magnitudes(rng, s, kind_of("param", trial.dtypes))) for s in shapes
    ]
    half = len(trial.shapes[::2])
    groups = [{"params": params[:half]}, {"params": params[half:]} | _rate(spec)]
    optimizer = stepfuse.Optimizer(
        groups, made, threads=1, states=_states(groups, made, guarded, loss), **loss
    )
    grads: list[Any] = []
    for step in range(2):
        fresh = [many_magnitudes(rng, s, kind_of("grad", trial.dtypes)) for s in shapes]
        if step and "check_finite" in trial.name:
            fresh[0].flat[0] = np.inf  # a step that is skipped
        grads = [guarded.place(g) for g in fresh]
        optimizer.step(grads)
    states = (a for of_tensor in optimizer.state for a in of_tensor.values())
    found = map(np.asarray, (*params, *grads, *states, *optimizer.numbers.values()))
    return [a.view(np.uint16) if a.itemsize == 2 else a for a in found], guarded.broken()


def _rate(spec: Any) -> dict[str, float]:
    """Another rate for the second group."""
    return {"lr": 0.01} if any(r.name == "lr" for r in spec.of_kind("hyper")) else {}


def _states(groups: Any, made: Any, guarded: Guarded, hypers: Any) -> list[dict[str, Any]]:
    """The arrays that states start as, between guards; copies that a step writes are all ones."""
    shadows = {r.name for r in made.spec.of_kind("shadow")}
    first = stepfuse.Optimizer(groups, made, threads=1, **hypers)
    arrays = {role.name for v in made.variants for role, _ in kept(v.step_program)}
    found: list[dict[str, Any]] = []
    for mine in first.state:
        own = {name: np.array(mine[name]) for name in mine.keys() & arrays}
        for name in shadows & own.keys():
            own[name].reshape(-1).view(np.uint8)[...] = 0xFF
        found.append({name: guarded.place(a) for name, a in own.items()})
    return found


def kind_of(role: str, dtypes: str) -> Any:
    """The dtype of a role's arrays: what a codec stores is bf16."""
    asked = dict(part.split("=") for part in dtypes.split(",") if part)
    return _KINDS.get(asked.get(role, "f32").split("_")[0], np.float32)
