"""The rows of a benchmark on a GPU, each on disk as soon as it is there; what all parts share."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import stepfuse
from cuda_machine import Machine, spread
from stepfuse.passes.report.cost import program_bytes

Shape = tuple[int, ...]

ROOT = Path(__file__).resolve().parents[1]
TABLE = ROOT / "tests" / "data" / "cuda_table.json"
WHOLE = "unscale+check_finite+clip_by_global_norm+adamw+ema_weights+shadow+zero_grad"
BYTES = "bytes_a_parameter.json"  # beside a carried artifact
ENOUGH = 20  # rounds
FAR = 0.15  # from the model: more wants a reason


class Run:
    """The rows so far, and what is left of the budget."""

    def __init__(self, machine: Machine, given: argparse.Namespace) -> None:
        self.machine, self.given, self.began = machine, given, time.perf_counter()
        self.rows: list[dict[str, Any]] = []
        self.wrong: set[tuple[str, str]] = set()
        self.roof = 0.0  # bytes a second of the best copy
        self.rounds = 2 if machine.is_stub else ENOUGH
        self.spread = spread

    @property
    def left(self) -> float:
        """Seconds."""
        return self.given.budget - (time.perf_counter() - self.began)

    # -- rows

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
        spent = self.given.budget - self.left
        print(f"{stub}{spent:5.0f} s  {part:10} {name:34} {shown}", flush=True)
        record = {"about": self.machine.about(), "finished": False, "rows": self.rows}
        self.write(record)

    def write(self, record: dict[str, Any]) -> None:
        """Puts a record in place of the one before."""
        path = Path(self.given.out)
        temporary = path.with_suffix(".part")
        temporary.write_text(json.dumps(record, indent=1) + "\n")
        temporary.replace(path)

    def timed(self, part: str, name: str, shapes: list[Shape], dtypes: str = "") -> None:
        """The row of a spec: its share of the copy's bandwidth, and the model's."""
        label = f"{name} {dtypes}".strip()[:34]
        if (name, dtypes) in self.wrong:
            self.row(part, label, skipped="its bits are wrong or unknown")
            return
        try:
            made, step, _ = self.optimizer(name, shapes, dtypes)
            taken = spread(self.machine.milliseconds(step, self.rounds))
        except (stepfuse.StepfuseError, MemoryError) as error:
            self.row(part, label, skipped=str(error).splitlines()[0][:100])
            return
        elements = sum(int(np.prod(s)) for s in shapes)
        size = elements * self.bytes(name, dtypes)
        share = size / (taken["median"] / 1e3) / self.roof if self.roof else None
        model = model_share(name, dtypes)
        noted = {"note": note} if (note := far_from(share, model)) else {}
        self.row(part, label, elements=elements, milliseconds=taken, share=share, model=model,
                 steps=made.steps, **({} if self.machine.is_stub else noted))  # fmt: skip

    # -- specs and optimizers

    def spec(self, name: str, dtypes: str = "") -> Any:
        """A spec compiled here for the GPU, or loaded."""
        if self.given.carry:
            return stepfuse.load(self.folder(name, dtypes), device="cuda:0")
        return compiled(name, dtypes)

    def folder(self, name: str, dtypes: str) -> Path:
        """Where a carried spec is."""
        return Path(self.given.carry) / folder_name(name, dtypes)

    def bytes(self, name: str, dtypes: str) -> int:
        """What a parameter's step loads and stores; LLVM's absence is no reason not to know."""
        if self.given.carry:
            return json.loads((self.folder(name, dtypes) / BYTES).read_text())
        return bytes_a_parameter(name, dtypes)

    def optimizer(self, name: str, shapes: list[Shape], dtypes: str = "") -> Any:
        """An optimizer over arrays of the GPU, its step, and the parameters."""
        kinds = {r: np.uint16 if f"{r}=bf16" in dtypes else np.float32 for r in ("param", "grad")}
        array = self.machine.array
        params, grads = (
            [array(n + seed, s, kinds[r]) for n, s in enumerate(shapes)]
            for seed, r in ((0, "param"), (1000, "grad"))
        )
        made = stepfuse.Optimizer(params, self.spec(name, dtypes), stream=self.machine.stream)
        return made, lambda: made.step(grads), params

    def sizes(self, wanted: Sequence[float]) -> list[int]:
        """Numbers of elements: of a stub small ones, of a GPU at most --size."""
        small = 3 if self.machine.is_stub else 1
        return list(dict.fromkeys(int(min(n, self.given.size) ** (1 / small)) for n in wanted))


@cache
def compiled(name: str, dtypes: str) -> Any:
    """A spec for the first GPU."""
    return stepfuse.compile(name, backend="cuda:0", dtypes=dtypes)


@cache
def bytes_a_parameter(name: str, dtypes: str) -> int:
    """What a parameter's step loads and stores, each array once a sweep."""
    made = stepfuse.compile(name, backend="reference", dtypes=dtypes)
    return max(program_bytes(v.program) for v in made.variants)


def table_rows(name: str, storage: str) -> dict[str, Any]:
    """The rows of the static table for an H100: the figures of each entry."""
    return _table()["rows"].get(f"{name} {storage} sm_90", {})


def figure(name: str, storage: str, column: str) -> dict[str, Any]:
    """One column of them."""
    number = _table()["columns"].index(column)
    return {entry: row[number] for entry, row in table_rows(name, storage).items()}


def model_share(name: str, dtypes: str) -> float | None:
    """The static model's share: that of the worst sweep."""
    storage = {"": "f32", "state=linear8": "linear8", "param=bf16,grad=bf16": "mixed"}
    found = figure(name, storage.get(dtypes, "bf16"), "share")
    return min((value for value in found.values() if value), default=None)


def far_from(share: float | None, model: float | None) -> str:
    """What to say where a measured share is far from the model's; the reason is for the reader."""
    if share is None or model is None or abs(share - model) <= FAR:
        return ""
    return f"{100 * (share - model):+.0f} points from the model: why?"


def folder_name(name: str, dtypes: str) -> str:
    """What a carried artifact's folder is called."""
    return f"{name}_{dtypes}".replace("+", "_").replace("=", "").replace(",", "_").strip("_")


def summary(rows: Sequence[dict[str, Any]]) -> str:
    """The table at the end: shares beside the model's, then torch's times beside ours."""
    lines = [f"{'spec':34} {'elements':>12} {'ms':>10} {'share':>7} {'model':>7}  note"]
    for row in rows:
        if "share" in row:
            cells = [_short(row.get(k)) for k in ("share", "model")]
            lines.append(
                f"{row['name']:34} {row['elements']:12d} {_median(row['milliseconds']):>10} "
                f"{cells[0]:>7} {cells[1]:>7}  {row.get('note', '')}"
            )
    lines += ["", f"{'beside torch':34} {'ours ms':>12} {'theirs ms':>12} {'ratio':>7}"]
    lines += [
        f"{row['name']:34} {_median(row['ours']):>12} {_median(row['theirs']):>12} "
        f"{_short(row['ratio']):>7}"
        for row in rows
        if "ratio" in row
    ]
    return "\n".join(lines)


@cache
def _table() -> dict[str, Any]:
    found = json.loads(TABLE.read_text())
    return {"rows": found["rows"], "columns": found["columns"]}


def _median(times: Any) -> str:
    return _short(times["median"]) if isinstance(times, dict) else str(times)


def _short(value: Any) -> str:
    if isinstance(value, dict):
        return f"{value['median']:.4g} ({value['low']:.4g} to {value['high']:.4g})"
    return f"{value:.3g}" if isinstance(value, float) else str(value)
