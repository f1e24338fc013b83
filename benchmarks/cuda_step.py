"""Steps on a GPU beside a copy and beside torch, each row on disk as soon as it is there.

    python benchmarks/cuda_step.py [--budget 450] [--out cuda_step.json] [--size 1e9]
    python benchmarks/cuda_step.py --stub          without a GPU: the whole path, no figures
    python benchmarks/cuda_step.py --profile lamb  under Nsight Compute, if `ncu` is there
    python benchmarks/cuda_step.py --carry DIR     artifacts of DIR in place of LLVM;
                                                   --make-carry DIR writes them elsewhere

In order of importance, until the budget is spent: the bits of five specs (a spec with others is
not timed), copies, every element-wise spec (the worst of the static table first) and AdamW by
sizes, LAMB, Adafactor, CAME, 8-bit and bf16 AdamW, torch, the cost of a call and of a replay.
A share is bytes over time, in parts of the best copy; the static model's stands beside it.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(Path(__file__).parent)]

import stepfuse  # noqa: E402
from cuda_machine import Machine, spread  # noqa: E402
from stepfuse.passes.report.cost import program_bytes  # noqa: E402

TABLE = ROOT / "tests" / "data" / "cuda_table.json"
WHOLE = "unscale+check_finite+clip_by_global_norm+adamw+ema_weights+zero_grad"
CHECKED = (("adamw", ""), ("lamb", ""), ("adafactor", ""), ("adamw", "state=linear8"), (WHOLE, ""))
BYTES = "bytes_a_parameter.json"  # beside a carried artifact
MATRICES = ((4096, 4096), (50_257, 768), (65_536, 64))
METRICS = (
    "dram__bytes_read.sum", "dram__bytes_write.sum", "gpu__time_duration.sum",
    "l1tex__average_t_sectors_per_request_pipe_lsu_mem_global_op_ld.ratio",
    "smsp__average_warps_issue_stalled_long_scoreboard_per_issue_active.ratio",
)  # fmt: skip
ENOUGH = 20  # rounds


class Run:
    """The rows so far, and what is left of the budget."""

    def __init__(self, machine: Machine, given: argparse.Namespace) -> None:
        self.machine, self.given, self.began = machine, given, time.perf_counter()
        self.rows: list[dict[str, Any]] = []
        self.wrong: set[tuple[str, str]] = set()
        self.roof = 0.0  # bytes a second of the best copy
        self.rounds = 2 if machine.is_stub else ENOUGH

    @property
    def left(self) -> float:
        """Seconds."""
        return self.given.budget - (time.perf_counter() - self.began)

    def row(self, part: str, name: str, **figures: Any) -> None:
        """Keeps a row: on the screen and on disk, whole, before anything else is done.

        A stub's times are no figures, so they are left out.
        """
        if self.machine.is_stub:
            timed = {k: "stub" for k, v in figures.items() if isinstance(v, dict | float)}
            figures |= {k: v for k, v in timed.items() if k != "model"}
        self.rows.append({"part": part, "name": name, **figures})
        shown = ", ".join(f"{k} {_short(v)}" for k, v in figures.items())
        stub = "STUB " if self.machine.is_stub else ""
        print(
            f"{stub}{self.given.budget - self.left:5.0f} s  {part:10} {name:34} {shown}", flush=True
        )
        record = {"about": self.machine.about(), "finished": False, "rows": self.rows}
        self.write(record)

    def write(self, record: dict[str, Any]) -> None:
        """Puts a record in place of the one before."""
        path = Path(self.given.out)
        temporary = path.with_suffix(".part")
        temporary.write_text(json.dumps(record, indent=1) + "\n")
        temporary.replace(path)

    def spec(self, name: str, dtypes: str = "") -> Any:
        """A spec compiled here for the GPU, or loaded."""
        if self.given.carry:
            return stepfuse.load(self.folder(name, dtypes), device="cuda:0")
        return stepfuse.compile(name, backend="cuda:0", dtypes=dtypes)

    def folder(self, name: str, dtypes: str) -> Path:
        """Where a carried spec is."""
        return Path(self.given.carry) / _folder(name, dtypes)

    def bytes(self, name: str, dtypes: str) -> int:
        """What a parameter's step loads and stores; LLVM's absence is no reason not to know."""
        if self.given.carry:
            return json.loads((self.folder(name, dtypes) / BYTES).read_text())
        return _bytes(name, dtypes)

    def optimizer(self, name: str, shapes: list[tuple[int, ...]], dtypes: str = "") -> Any:
        """An optimizer over arrays of the GPU, its step, and the parameters."""
        kinds = {r: np.uint16 if f"{r}=bf16" in dtypes else np.float32 for r in ("param", "grad")}
        array = self.machine.array
        params, grads = (
            [array(n + seed, s, kinds[r]) for n, s in enumerate(shapes)]
            for seed, r in ((0, "param"), (1000, "grad"))
        )
        made = stepfuse.Optimizer(params, self.spec(name, dtypes), stream=self.machine.stream)
        return made, lambda: made.step(grads), params

    def timed(self, part: str, name: str, shapes: list[tuple[int, ...]], dtypes: str = "") -> None:
        """The row of a spec: its share of the copy's bandwidth, and the model's."""
        if (name, dtypes) in self.wrong:
            self.row(part, name, skipped="its bits are wrong")
            return
        try:
            made, step, _ = self.optimizer(name, shapes, dtypes)
        except (stepfuse.StepfuseError, MemoryError) as error:
            self.row(part, name, skipped=str(error).splitlines()[0][:100])
            return
        taken = spread(self.machine.milliseconds(step, self.rounds))
        elements = sum(int(np.prod(s)) for s in shapes)
        size = elements * self.bytes(name, dtypes)
        share = size / (taken["median"] / 1e3) / self.roof if self.roof else None
        label = f"{name} {dtypes}".strip()[:34]
        self.row(part, label, elements=elements, milliseconds=taken, share=share,
                 model=_model(name, dtypes), steps=made.steps)  # fmt: skip


# ------------------------------------------------------------------ the parts


def bits(run: Run) -> None:
    """1: a wrong kernel is not timed."""
    shapes = [(5,), (33, 7), (1100,)] if run.machine.is_stub else [(40_003,), (513, 513), (7,), ()]
    for name, dtypes in CHECKED:
        here = [np.asarray(run.machine.array(n, s)) for n, s in enumerate(shapes)]
        grads = [np.asarray(run.machine.array(n + 1000, s)) for n, s in enumerate(shapes)]
        if run.given.carry:
            native = stepfuse.Optimizer(here, stepfuse.load(run.folder(name, dtypes)))
        else:
            native = stepfuse.Optimizer(here, name, dtypes=dtypes)
        _, step, params = run.optimizer(name, shapes, dtypes)
        for _ in range(3):
            native.step(grads)
            step()
        pairs = zip(here, map(np.asarray, params), strict=True)
        equal = all(a.tobytes() == b.tobytes() for a, b in pairs)
        if not equal:
            run.wrong.add((name, dtypes))
        run.row("bits", f"{name} {dtypes}".strip()[:34], equal=equal)


def copies(run: Run) -> None:
    """2: the roof is the best of a copy by the driver, by torch, by a kernel of ours."""
    for count in _sizes(run, (1e6, 1e8, 1e9)):
        source, target = (run.machine.array(n, (count,)) for n in (1, 2))
        ways: dict[str, Callable[[], object]] = {
            "cuMemcpyDtoD": lambda a=target, b=source: _copy(run, a, b)
        }
        if not run.given.carry:
            ours = stepfuse.compile(copy_gradient, backend="cuda:0")
            made = stepfuse.Optimizer([target], ours, stream=run.machine.stream)
            ways["ours"] = lambda o=made, g=source: o.step([g])
        if (torch := _torch()) is not None:
            a, b = (torch.as_tensor(x, device="cuda") for x in (target, source))
            ways["torch copy_"] = _on_stream(run, torch, lambda a=a, b=b: a.copy_(b))
        for name, way in ways.items():
            taken = spread(run.machine.milliseconds(way, run.rounds))
            rate = 8 * count / (taken["median"] / 1e3)
            run.roof = max(run.roof, rate)
            run.row("copy", f"{name} {count}", milliseconds=taken, terabytes=rate / 1e12)


@stepfuse.optimizer
def copy_gradient(param: Any, grad: Any) -> Any:
    """A copy, as one of our sweeps: 4 bytes read, 4 written."""
    return stepfuse.update(param=grad)


def specs(run: Run) -> None:
    """3: AdamW by sizes, what reduces, what is stored narrow, then all that is element-wise."""
    for count in _sizes(run, (1e9, 1e5, 1e6, 1e7, 1e8)):
        run.timed("size", "adamw", [(count,)])
    shapes = ((64, 40), (7, 33)) if run.machine.is_stub else MATRICES
    for name in ("lamb", "adafactor", "came"):
        for shape in shapes:
            run.timed("matrix", name, [shape])
    (count,) = _sizes(run, (1e9,))
    for dtypes in ("state=linear8", "param=bf16,grad=bf16,state=bf16", "param=bf16,grad=bf16"):
        run.timed("storage", "adamw", [(count,)], dtypes)
    run.timed("whole", WHOLE, [(count,)])
    many = (20, 50) if run.machine.is_stub else (1000, 10_000)
    for tensors in many:
        run.timed("many", "adamw", [(1000,)] * tensors)
    for name in _worst_first(run):
        if run.left < 0.35 * run.given.budget:
            break
        run.timed("spec", name, [(count,)])


def beside_torch(run: Run) -> None:
    """4: torch's fused, foreach and compiled AdamW over as many elements, in turns with ours."""
    torch = _torch()
    if torch is None:
        run.row("torch", "-", skipped="no torch with CUDA here")
        return
    for count in (1e5, 1e7, 1e9):
        for name, options in (("fused", {"fused": True}), ("foreach", {"foreach": True})):
            tensor = torch.nn.Parameter(torch.randn(int(count), device="cuda"))
            tensor.grad = torch.randn_like(tensor)
            step = torch.optim.AdamW([tensor], **options).step
            taken = spread(run.machine.milliseconds(_on_stream(run, torch, step), run.rounds))
            run.row("torch", f"AdamW {name} {int(count)}", milliseconds=taken)
            run.timed("torch", "adamw", [(int(count),)])
            del tensor, step
            torch.cuda.empty_cache()


def calls(run: Run) -> None:
    """5: the host's time of a bound step, the device's of a replay, the time to the first step."""
    start = time.perf_counter()
    _, step, _ = run.optimizer("adamw", [(1000,)])
    step()
    run.machine.wait()
    run.row("call", "first step", seconds=time.perf_counter() - start)
    host = spread(run.machine.host_microseconds(step, 3 if run.machine.is_stub else 1000))
    run.row("call", "a bound step, host", microseconds=host)
    replay = run.machine.replay_of(step)
    taken = spread(run.machine.milliseconds(replay, run.rounds))
    run.row("call", "a replayed step, device", microseconds={k: 1e3 * v for k, v in taken.items()})


PARTS: tuple[Callable[[Run], None], ...] = (bits, copies, specs, beside_torch, calls)


# ------------------------------------------------------------------ what they share


def _sizes(run: Run, wanted: tuple[float, ...]) -> Iterator[int]:
    """Numbers of elements: of a stub small ones, of a GPU at most --size."""
    small = 3 if run.machine.is_stub else 1
    yield from dict.fromkeys(int(min(n, run.given.size) ** (1 / small)) for n in wanted)


def _copy(run: Run, target: Any, source: Any) -> None:
    with run.machine.device.current() as cuda:
        cuda.copy(target.address, source.address, source.nbytes, run.machine.stream)


def _torch() -> Any:
    try:
        import torch
    except ImportError:
        return None
    return torch if torch.cuda.is_available() else None


def _on_stream(run: Run, torch: Any, work: Callable[[], object]) -> Callable[[], object]:
    """Work of torch's on the stream whose events are compared."""
    stream = torch.cuda.ExternalStream(run.machine.stream)

    def done() -> None:
        with torch.cuda.stream(stream):
            work()

    return done


def _bytes(name: str, dtypes: str) -> int:
    """What a parameter's step loads and stores, each array once a sweep."""
    made = stepfuse.compile(name, backend="numba", dtypes=dtypes)
    return max(program_bytes(v.program) for v in made.variants)


def _rows_of(name: str, storage: str) -> dict[str, Any]:
    return json.loads(TABLE.read_text())["rows"].get(f"{name} {storage} sm_90", {})


def _model(name: str, dtypes: str) -> float | None:
    """The static model's share, of an H100: that of the worst sweep."""
    storage = {"": "f32", "state=linear8": "linear8", "param=bf16,grad=bf16": "mixed"}
    found = _rows_of(name, storage.get(dtypes, "bf16"))
    return min((row[8] for row in found.values() if row[8]), default=None)


def _worst_first(run: Run) -> list[str]:
    """The element-wise specs, by the bytes that the table says they have in flight."""
    plain = [n for n in stepfuse.names() if _is_element_wise(n)]
    flight = {n: min((r[6] for r in _rows_of(n, "f32").values() if r[6]), default=0) for n in plain}
    found = sorted(plain, key=flight.__getitem__)
    return found[:2] if run.machine.is_stub else found


def _is_element_wise(name: str) -> bool:
    """Whether one sweep is all of it, with no other launches over tensors."""
    entries = [e for e in _rows_of(name, "f32") if "_sweep_" in e]
    return entries == ["0_sweep_0"] and _rows_of(name, "f32")["0_sweep_0"][5] >= 16


def _folder(name: str, dtypes: str) -> str:
    return f"{name}_{dtypes}".replace("+", "_").replace("=", "").replace(",", "_").strip("_")


def _short(value: Any) -> str:
    if isinstance(value, dict):
        return f"{value['median']:.4g} ({value['low']:.4g} to {value['high']:.4g})"
    return f"{value:.3g}" if isinstance(value, float) else str(value)


def make_carry(folder: Path) -> None:
    """Writes the artifacts of what has no LLVM where it runs."""
    from stepfuse.tools.cli import app

    narrow = [("adamw", "param=bf16,grad=bf16"), ("adamw", "param=bf16,grad=bf16,state=bf16")]
    for name, dtypes in (*CHECKED, ("came", ""), *narrow):
        into = folder / _folder(name, dtypes)
        given = ["compile", name, "-o", str(into), "--cuda", "sm_80,sm_90,sm_100"]
        app([*given, *(["--dtypes", dtypes] if dtypes else [])], standalone_mode=False)
        (into / BYTES).write_text(json.dumps(_bytes(name, dtypes)))


def profile(name: str) -> int:
    """6: a few steps of a spec under Nsight Compute: bytes of memory, sectors, reasons to wait."""
    if shutil.which("ncu") is None:
        print("no ncu on the PATH: it is Nsight Compute's command", file=sys.stderr)
        return 1
    command = ["ncu", "--metrics", ",".join(METRICS), "--launch-skip", "6", "--launch-count", "3"]
    return subprocess.run([*command, sys.executable, __file__, "--steps-of", name]).returncode


def main() -> int:
    """The parts in order, until the budget is spent; 1 where bits are wrong."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--budget", type=float, default=450.0, help="seconds")
    parser.add_argument("--out", default="cuda_step.json")
    parser.add_argument("--size", type=float, default=1e9, help="elements at most")
    parser.add_argument("--stub", action="store_true", help="the tests' stub, also with a GPU")
    parser.add_argument("--carry", default="", help="a folder of artifacts")
    parser.add_argument("--make-carry", default="", help="writes that folder, and ends")
    parser.add_argument("--profile", default="", help="a spec, under ncu")
    parser.add_argument("--steps-of", default="", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.make_carry:
        make_carry(Path(given.make_carry))
        return 0
    if given.profile:
        return profile(given.profile)
    run = Run(Machine(given.stub), given)
    if given.steps_of:
        _, step, _ = run.optimizer(given.steps_of, [(int(given.size),)])
        run.machine.milliseconds(step, 4)
        return 0
    if run.machine.is_stub:
        why = run.machine.why or "--stub"
        print(f"NO GPU ({why}).\nThis is the tests' STUB: bits are real, times mean NOTHING.\n")
    for part in PARTS:
        if run.left > 0:
            part(run)
    about = run.machine.about()
    run.write({"about": about, "finished": run.left > 0, "rows": run.rows})
    run.machine.give_back()
    return 1 if run.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
