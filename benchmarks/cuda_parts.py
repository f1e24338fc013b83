"""The parts of the benchmark on a GPU but torch's: bits, copies, specs, the cost of a call."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import stepfuse
from cuda_beside_torch import here
from cuda_run import (
    BYTES,
    WHOLE,
    Run,
    bytes_a_parameter,
    compiled,
    figure,
    folder_name,
    table_rows,
)

CHECKED = (("adamw", ""), ("lamb", ""), ("adafactor", ""), ("adamw", "state=linear8"), (WHOLE, ""))
NARROW = ("state=linear8", "param=bf16,grad=bf16,state=bf16", "param=bf16,grad=bf16")
MATRICES = ((4096, 4096), (50_257, 768), (65_536, 64))
COPY = "copy_gradient"
FOR_TORCH = 0.35  # of the budget, that the specs leave to the parts behind them


def bits(run: Run) -> None:
    """1: a wrong kernel is not timed, nor one that cannot be had."""
    for name, dtypes in CHECKED:
        label = f"{name} {dtypes}".strip()[:34]
        try:
            equal = _equal(run, name, dtypes)
        except stepfuse.StepfuseError as error:
            equal = False
            run.row("bits", label, skipped=str(error).splitlines()[0][:100])
        else:
            run.row("bits", label, equal=equal)
        if not equal:
            run.wrong.add((name, dtypes))


def _equal(run: Run, name: str, dtypes: str) -> bool:
    """Whether three steps have the CPU's bits."""
    shapes = [(5,), (33, 7), (1100,)] if run.machine.is_stub else [(40_003,), (513, 513), (7,), ()]
    mine = [np.asarray(run.machine.array(n, s)) for n, s in enumerate(shapes)]
    grads = [np.asarray(run.machine.array(n + 1000, s)) for n, s in enumerate(shapes)]
    if run.given.carry:
        native = stepfuse.Optimizer(mine, stepfuse.load(run.folder(name, dtypes)))
    else:
        native = stepfuse.Optimizer(mine, name, dtypes=dtypes)
    _, step, params = run.optimizer(name, shapes, dtypes)
    for _ in range(3):
        native.step(grads)
        step()
    pairs = zip(mine, map(np.asarray, params), strict=True)
    return all(a.tobytes() == b.tobytes() for a, b in pairs)


def copies(run: Run) -> None:
    """2: the roof is the best of a copy by the driver, by torch, by a kernel of ours."""
    for count in run.sizes((1e9, 1e8, 1e7, 1e6, 1e5)):
        source, target = (run.machine.array(n, (count,)) for n in (1, 2))
        ways: dict[str, Callable[[], object]] = {
            "cuMemcpyDtoD": lambda a=target, b=source: _copy(run, a, b)
        }
        if not run.given.carry or run.folder(COPY, "").is_dir():
            ours = run.spec(COPY) if run.given.carry else stepfuse.compile(
                copy_gradient, backend="cuda:0"
            )  # fmt: skip
            made = stepfuse.Optimizer([target], ours, stream=run.machine.stream)
            ways["ours"] = lambda o=made, g=source: o.step([g])
        if (theirs := here(run)) is not None:
            a, b = (theirs.torch.ones(count, device=theirs.device) for _ in range(2))
            ways["torch copy_"] = theirs.on_stream(run, lambda a=a, b=b: a.copy_(b))
        for name, times in run.machine.in_turns(ways, run.rounds).items():
            taken = run.spread(times)
            rate = 8 * count / (taken["median"] / 1e3)
            run.roof = max(run.roof, rate)
            run.row("copy", f"{name} {count}", milliseconds=taken, terabytes=rate / 1e12)


@stepfuse.optimizer
def copy_gradient(param: Any, grad: Any) -> Any:
    """A copy, as one of our sweeps: 4 bytes read, 4 written."""
    return stepfuse.update(param=grad)


def specs(run: Run) -> None:
    """3: AdamW by sizes, what reduces, what is stored narrow, then all that is element-wise."""
    for count in run.sizes((1e9, 1e5, 1e6, 1e7, 1e8)):
        run.timed("size", "adamw", [(count,)])
    shapes = ((64, 40), (7, 33)) if run.machine.is_stub else MATRICES
    for name in ("lamb", "adafactor", "came"):
        for shape in shapes:
            run.timed("matrix", name, [shape])
    (count,) = run.sizes((1e9,))
    for dtypes in NARROW:
        run.timed("storage", "adamw", [(count,)], dtypes)
    run.timed("whole", WHOLE, [(count,)])
    many = (20, 50) if run.machine.is_stub else (1000, 10_000)
    for tensors in many:
        run.timed("many", "adamw", [(1000,)] * tensors)
    waiting = worst_first()[: 2 if run.machine.is_stub else None]
    while waiting and run.left > FOR_TORCH * run.given.budget:
        run.timed("spec", waiting.pop(0), [(count,)])
    if waiting:
        run.row("spec", f"{len(waiting)} more", skipped="no time left: " + " ".join(waiting))


def calls(run: Run) -> None:
    """5: the host's time of a bound step, of a capture; the device's of a replay; first steps."""
    _, step, _ = run.optimizer("adamw", [(1000,)])
    step()
    run.machine.wait()
    host = run.spread(run.machine.host_microseconds(step, 3 if run.machine.is_stub else 1000))
    run.row("call", "a bound step, host", microseconds=host)
    if (theirs := here(run)) is not None:
        work = theirs.on_stream(run, theirs.adamw([(1000,)], "fused"))
        taken = run.spread(run.machine.host_microseconds(work, run.rounds))
        run.row("call", "torch's fused step, host", microseconds=taken)
    start = time.perf_counter()
    replay = run.machine.replay_of(step)
    run.row("call", "a capture, host", microseconds=1e6 * (time.perf_counter() - start))
    taken = run.spread(run.machine.milliseconds(replay, run.rounds))
    run.row("call", "a replayed step, device", microseconds={k: 1e3 * v for k, v in taken.items()})
    first_step(run)


def first_step(run: Run) -> None:
    """The time from a compiled spec to the end of its first step, of code that the driver has kept.

    With CUDA_CACHE_DISABLE=1 it keeps none, and assembles.
    """
    run.spec("adamw")
    run.machine.device.modules.clear()
    start = time.perf_counter()
    _, step, _ = run.optimizer("adamw", [(1000,)])
    step()
    run.machine.wait()
    run.row("call", "first step", seconds=time.perf_counter() - start)


def _copy(run: Run, target: Any, source: Any) -> None:
    with run.machine.device.current() as cuda:
        cuda.copy(target.address, source.address, source.nbytes, run.machine.stream)


def worst_first() -> list[str]:
    """The element-wise specs: the model's worst first, then by the bytes they have in flight."""
    plain = [n for n in stepfuse.names() if is_element_wise(n)]
    worst = {n: (_least(n, "share"), _least(n, "in_flight")) for n in plain}
    return sorted(plain, key=worst.__getitem__)


def _least(name: str, column: str) -> float:
    return min((value for value in figure(name, "f32", column).values() if value), default=0)


def is_element_wise(name: str) -> bool:
    """Whether one sweep is all of it, with no other launches over tensors."""
    entries = [e for e in table_rows(name, "f32") if "_sweep_" in e]
    return entries == ["0_sweep_0"] and figure(name, "f32", "widest")["0_sweep_0"] >= 16


def make_carry(folder: Path, every: bool) -> None:
    """Writes the artifacts of what has no LLVM where it runs; if asked to, of all specs."""
    from stepfuse.tools.cli import app

    copy = f"{Path(__file__)}:{COPY}"
    wanted = dict.fromkeys([*CHECKED, ("came", ""), *(("adamw", d) for d in NARROW)])
    wanted |= dict.fromkeys((name, "") for name in (worst_first() if every else ()))
    for name, dtypes in (*wanted, (COPY, "")):
        into = folder / folder_name(name, dtypes)
        spec = copy if name == COPY else name
        given = ["compile", spec, "-o", str(into), "--cuda", "sm_80,sm_90,sm_100"]
        given += ["--dtypes", dtypes] if dtypes else []
        app([*given, "--target", "x86-64-v3"], standalone_mode=False)
        size = 8 if name == COPY else bytes_a_parameter(name, dtypes)
        (into / BYTES).write_text(json.dumps(size))
        compiled.cache_clear()
