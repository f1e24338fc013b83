"""How near to what memory allows: every registered spec, and a whole step beside torch's.

    python benchmarks/limit.py [--sizes 1e7,5e7] [--whole-sizes 1e7,1e8,1000x1000] [--rounds 11]
                               [--specs adamw,lion|element-wise] [--minutes 10] [--again]
                               [--threads 2] [--quick] [--out FILE] [--beside]

The roof moves the streams of the compiled step with next to no arithmetic, through the same
compiler, chunks and threads (`stepfuse/tools/bench/roof.py`). Shares are of the roof's time to
ours, round by round; the element-wise class has one sweep and no reductions.

The figures are kept after each spec. The next run goes on from there: it measures what is not in
the file, or was compiled to other code; `--again` measures all. No spec is begun after
`--minutes`. `--whole-sizes none` leaves the whole step out. Each processor, by its name, family and
model, has figures of its own in the file; `--beside` measures nothing and shows them all.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
import time
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path
from typing import Any

import stepfuse
import torch
from contest import Step, compete, machine
from rich.console import Console
from rich.progress import track
from rich.table import Column, Table
from stepfuse.passes.report.cost import program_bytes
from stepfuse.spec_texts.resolve import resolve
from stepfuse.tools.bench.contestants import OURS, ROOF, Job, ours
from stepfuse.tools.bench.roof import roof_of
from stepfuse.tools.bench.steps.torch_steps import parameters
from stepfuse.tools.dev.optimizer_table import classes
from stepfuse.tools.quantities import Dims, elements, parse_sizes

WHOLE = "unscale+check_finite+clip_by_global_norm+adamw+ema_weights+shadow+zero_grad"
TORCH = "torch eager"
GOAL = 0.9  # of the roof
WHOLE_BYTES = 3 * 22 + 12  # per parameter: three contestants' arrays, torch's temporaries


def job_of(spec: str, dims: list[Dims], threads: int) -> Job:
    """The work of one spec over tensors."""
    found = resolve(spec)
    return Job(found, stepfuse.compile(found), tuple(dims), "", threads)


def is_element_wise(job: Job) -> bool:
    """Whether one sweep without reductions is all there is."""
    program = job.variant.program
    return len(program.sweeps) == 1 and not program.partials


def code_of(job: Job, options: argparse.Namespace) -> str:
    """What a figure is of: the generated code and the threads."""
    text = f"{job.variant.compiled.source()} {options.threads}"
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def against_roof(job: Job, spec: str, size: str, options: argparse.Namespace) -> dict[str, Any]:
    """One spec and its roof in turns."""
    dims, program = list(job.dims), job.variant.program
    steps = {OURS: ours(job), ROOF: roof_of(program, job.dims, options.threads)}
    timings = compete(steps, options.rounds, seconds=options.seconds)
    moved = program_bytes(program)
    return {
        "spec": spec,
        "size": size,
        "code": code_of(job, options),
        "element-wise": is_element_wise(job),
        "bytes per parameter": moved,
        "GB/s": elements(dims) * moved / timings[0].milliseconds / 1e6,
        "share": timings[1].ratio,
        "low": timings[1].low,
        "high": timings[1].high,
        "timings": [asdict(t) for t in timings],
    }


def check_memory(size: str, needed: int) -> None:
    """Ends the run where a size does not fit into what memory is free."""
    info = Path("/proc/meminfo").read_text().splitlines()
    (line,) = (x for x in info if x.startswith("MemAvailable"))
    free = int(line.split()[1]) * 1024
    if needed > free:
        need, have = needed / 1e9, free / 1e9
        sys.exit(f"{size}: needs {need:.0f} GB, {have:.0f} are free; give smaller --whole-sizes")


def torch_whole(dims: list[Dims], threads: int) -> Step:
    """The fastest eager sequence of the whole step: a call over all tensors for each part.

    Whether gradients are finite is known before the update, as torch.amp.GradScaler does it.
    """
    torch.set_num_threads(threads)
    params = parameters(dims, torch.float32)
    grads, weights = [p.grad for p in params], [p.detach() for p in params]
    averages = [w.clone() for w in weights]
    copies = [w.bfloat16() for w in weights]
    optimizer = torch.optim.AdamW(params, fused=True)
    inverse, found = torch.ones(()), torch.zeros(())

    def step() -> None:
        found.zero_()
        torch._amp_foreach_non_finite_check_and_unscale_(grads, found, inverse)
        torch.nn.utils.clip_grad_norm_(params, 1.0, foreach=True)
        if not found.item():
            optimizer.step()
            torch._foreach_lerp_(averages, weights, 1e-3)
            torch._foreach_copy_(copies, weights)
        torch._foreach_zero_(grads)

    return step


def whole_step(size: str, options: argparse.Namespace) -> dict[str, Any]:
    """The whole step beside its roof and torch's sequence."""
    dims = parse_sizes(size)[size]
    check_memory(size, elements(dims) * WHOLE_BYTES)
    job = job_of(WHOLE, dims, options.threads)
    program = job.variant.program
    steps = {
        OURS: ours(job),
        ROOF: roof_of(program, job.dims, options.threads),
        TORCH: torch_whole(dims, options.threads),
    }
    found, roof, theirs = compete(steps, options.rounds, seconds=options.seconds)
    return {
        "size": size,
        "bytes per parameter": program_bytes(program),
        "of torch's best eager sequence": theirs.ratio,
        "of its bytes over the roof": found.over(roof),
        "timings": [asdict(t) for t in (found, roof, theirs)],
    }


def table(rows: list[dict[str, Any]]) -> Table:
    """Shares of the roof, worst first, the element-wise class before the rest."""
    shown = Table(
        Column("spec", no_wrap=True),
        "size",
        "class",
        "B/param",
        "ms",
        "GB/s",
        "share",
        Column("10 to 90 %", no_wrap=True),
    )
    for row in rows:
        kind = "elements" if row["element-wise"] else "reduces"
        cells = [row["spec"], row["size"], kind, str(row["bytes per parameter"])]
        cells += [f"{row['timings'][0]['milliseconds']:.3f}", f"{row['GB/s']:.1f}"]
        cells += [f"{row['share']:.3f}", f"{row['low']:.2f} to {row['high']:.2f}"]
        shown.add_row(*cells)
    return shown


def whole_table(rows: list[dict[str, Any]]) -> Table:
    """The whole step's figures."""
    shown = Table("whole step", "ms", "torch's time to ours", "our time to its bytes / roof")
    for row in rows:
        theirs = row["timings"][2]
        ratio = f"{theirs['ratio']:.2f} ({theirs['low']:.2f} to {theirs['high']:.2f})"
        ms = f"{row['timings'][0]['milliseconds']:.3f}"
        shown.add_row(row["size"], ms, ratio, f"{row['of its bytes over the roof']:.3f}")
    return shown


def parse_arguments() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--sizes", default="1e7,5e7")
    parser.add_argument("--whole-sizes", default="1e7,1e8,1000x1000")
    parser.add_argument("--specs", default="", help="names, or element-wise; default: all")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="begin none later")
    parser.add_argument("--again", action="store_true", help="also what the file has")
    parser.add_argument("--rounds", type=int, default=11)
    parser.add_argument("--seconds", type=float, default=8.0, help="of one contest")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--beside", action="store_true", help="all processors' figures; no run")
    parser.add_argument("--quick", action="store_true", help="does it run? keeps nothing")
    parser.add_argument("--out", type=Path, default=Path("benchmarks/results/limit.json"))
    options = parser.parse_args()
    if options.quick:
        options.sizes, options.rounds, options.out = "1e5", 2, Path("/dev/null")
        if options.whole_sizes != "none":
            options.whole_sizes = "1e5,10x1000"
    return options


def shown(cases: list[Any], what: str, console: Console) -> Iterable[Any]:
    """The cases with a bar that seldom moves: drawing it takes a core's time."""
    return track(cases, what, console=console, refresh_per_second=0.5)


def specs_of(text: str) -> list[str]:
    """The specs of the command line."""
    if text == "element-wise":
        found = {n: stepfuse.get(n) for n in stepfuse.names()}
        return [n for n, spec in found.items() if "E" in classes(spec, ()).split()]
    return text.split(",") if text else list(stepfuse.names())


def processor() -> str:
    """What figures are kept under: one name stands for many a generation of processors."""
    found = machine()
    family, model, _ = found["family and model"].split("/")
    return f"{found['cpu']}, family {family}, model {model}"


def kept(path: Path) -> dict[str, dict[str, Any]]:
    """What earlier runs left, by processor."""
    return json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


def beside(path: Path) -> Table:
    """The shares of all processors, a column each."""
    rows: dict[tuple[str, str], dict[str, float]] = {}
    for name, run in kept(path).items():
        for row in run["results"]["specs"]:
            rows.setdefault((row["spec"], row["size"]), {})[name] = row["share"]
    shown = Table(Column("spec", no_wrap=True), "size", *kept(path))
    for (spec, size), found in sorted(rows.items()):
        shares = (f"{found[name]:.3f}" if name in found else "" for name in kept(path))
        shown.add_row(spec, size, *shares)
    return shown


def measure(options: argparse.Namespace, console: Console) -> list[dict[str, Any]]:
    """The rows of all specs and sizes, each kept in the file as soon as it is there.

    What was not measured yet comes first, then what was furthest from its roof.
    """
    earlier = kept(options.out).get(processor())
    known_rows = earlier["results"]["specs"] if earlier else []
    before = {(row["spec"], row["size"]): row for row in known_rows}
    rows = {case: row for case, row in before.items() if "code" in row}
    specs, end = specs_of(options.specs), time.monotonic() + 60.0 * options.minutes
    cases = [(spec, size) for size in parse_sizes(options.sizes) for spec in specs]
    cases.sort(key=lambda case: before.get(case, {"share": 0.0})["share"])
    for spec, size in shown(cases, "specs", console):
        job = job_of(spec, parse_sizes(size)[size], options.threads)
        known = rows.get((spec, size))
        if known is not None and known["code"] == code_of(job, options) and not options.again:
            continue
        rows.pop((spec, size), None)
        if time.monotonic() < end:
            rows[spec, size] = against_roof(job, spec, size, options)
            save(options, list(rows.values()), [])
    left = [f"{spec} {size}" for spec, size in cases if (spec, size) not in rows]
    if left:
        console.print(f"left for the next run: {len(left)}, from {left[0]}")
    return sorted(rows.values(), key=lambda r: (not r["element-wise"], r["share"]))


def save(
    options: argparse.Namespace, rows: list[dict[str, Any]], whole: list[dict[str, Any]]
) -> None:
    """Keeps the figures; those of the whole step are an earlier run's where this has none."""
    path: Path = options.out
    everything, name = kept(path), processor()
    before = everything[name]["results"] if name in everything else {}
    worst = min((r["share"] for r in rows if r["element-wise"]), default=None)
    results = {
        "specs": rows,
        "whole step": whole or before.get("whole step", []),
        "worst share": worst,
    }
    everything[name] = {
        "command": "python " + " ".join(sys.argv),
        "machine": machine(),
        "torch": torch.__version__,
        "stepfuse": stepfuse.__version__,
        "threads": options.threads,
        "results": results,
    }
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(everything, indent=1) + "\n", encoding="utf-8")


def report(rows: list[dict[str, Any]], console: Console) -> None:
    """Worst first, and by size which are further from the roof than asked for."""
    console.print(table(rows))
    for size in dict.fromkeys(row["size"] for row in rows):
        here = [row for row in rows if row["size"] == size]
        below = sorted((r for r in here if r["share"] < GOAL), key=lambda r: r["share"])
        named = ", ".join(f"{r['spec']} {r['share']:.2f}" for r in below)
        reached = f"{len(here) - len(below)} of {len(here)} at {GOAL:.0%} of the roof or more"
        console.print(f"{size}: {reached}{f'; below: {named}' if named else ''}")


def main() -> None:
    """Runs the contests, prints the tables, keeps the figures."""
    options, console = parse_arguments(), Console()
    if options.beside:
        console.print(beside(options.out))
        return
    rows = measure(options, console)
    report(rows, console)
    sizes = [] if options.whole_sizes == "none" else list(parse_sizes(options.whole_sizes))
    whole = [whole_step(size, options) for size in shown(sizes, "whole step", console)]
    if whole:
        console.print(whole_table(whole))
    save(options, rows, whole)


if __name__ == "__main__":
    main()
