"""What narrow storage saves: AdamW in several formats beside f32 and torch's fused bf16.

    python benchmarks/precision.py [--sizes 1e7,1e8] [--rounds 11] [--dtypes A;B] [--threads 2]
                                   [--quick] [--out FILE]

`--dtypes` are separated by semicolons, as `;state=linear8(256)`; the empty one is f32. The first
contestant is f32, so ratios are of each one's time to f32's; bf16 is held to torch's bf16, and
stochastic rounding to rounding to nearest, round by round in the same run.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Any

import stepfuse
import torch
from contest import Step, Timing, compete, write
from rich.console import Console
from rich.progress import Progress
from rich.table import Column, Table
from stepfuse.passes.report.cost import program_bytes
from stepfuse.tools.bench.contestants import Job, ours
from stepfuse.tools.bench.roof import roof_of
from stepfuse.tools.bench.steps.torch_steps import parameters
from stepfuse.tools.quantities import Dims, parse_sizes

BF16 = "param=bf16,grad=bf16,state=bf16"
STOCHASTIC = "param=bf16_stochastic(1),grad=bf16,state=bf16"
STATES = ("state=linear8(256)", "state=linear8(128)", "state=dynamic8(256)")
F32, TORCH = "f32", "torch fused bf16"


def job_of(dtypes: str, dims: list[Dims], threads: int) -> Job:
    """AdamW in a format. Raises ValueError where the format is not known."""
    compiled = stepfuse.compile("adamw", dtypes=dtypes)
    return Job(compiled.spec, compiled, tuple(dims), dtypes, threads)


def torch_bf16(dims: list[Dims], threads: int) -> Step:
    """torch's fused AdamW, parameters, gradients and states in bf16."""
    torch.set_num_threads(threads)
    return torch.optim.AdamW(parameters(dims, torch.bfloat16), fused=True).step


def measure(size: str, options: argparse.Namespace, progress: Progress) -> dict[str, Any]:
    """All formats of one size in turns, each with its roof."""
    dims = parse_sizes(size)[size]
    formats = list(dict.fromkeys(["", *options.dtypes.split(";")]))
    steps: dict[str, Step] = {}
    bytes_of: dict[str, int] = {}
    for dtypes in formats:
        job = job_of(dtypes, dims, options.threads)
        program, name = job.variant.program, dtypes or F32
        steps[name], bytes_of[name] = ours(job), program_bytes(program)
        if options.roofs:
            steps[f"roof of {name}"] = roof_of(program, job.dims, options.threads)
    if BF16 in formats:
        steps[TORCH] = torch_bf16(dims, options.threads)
    turns = progress.add_task(size, total=options.rounds + 2)
    advance = partial(progress.update, turns, advance=1, refresh=True)
    timings = compete(steps, options.rounds, seconds=options.seconds, tick=advance)
    return {
        "size": size,
        "bytes per parameter": bytes_of,
        "ratios": ratios({t.name: t for t in timings}),
        "timings": [asdict(t) for t in timings],
    }


def ratios(timings: dict[str, Timing]) -> dict[str, float]:
    """The figures that are held to a bound, of those that were run."""
    wanted = {
        "torch fused bf16 / bf16": (TORCH, BF16),
        "bf16 / f32": (BF16, F32),
        "stochastic / nearest": (STOCHASTIC, BF16),
        **{f"{name} / f32": (name, F32) for name in STATES},
    }
    return {
        name: timings[over].over(timings[under])
        for name, (over, under) in wanted.items()
        if over in timings and under in timings
    }


def table(rows: list[dict[str, Any]]) -> Table:
    """Medians, and each one's time as a multiple of f32's."""
    shown = Table(
        "size", Column("format", no_wrap=True), "B/param", "ms", "of f32's time", "10 to 90 %"
    )
    for row in rows:
        for timing in row["timings"]:
            moved = row["bytes per parameter"].get(timing["name"], "")
            spread = f"{timing['low']:.2f} to {timing['high']:.2f}"
            cells = [row["size"], timing["name"], str(moved), f"{timing['milliseconds']:.3f}"]
            shown.add_row(*cells, f"{timing['ratio']:.3f}", spread)
    return shown


def parse_arguments() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--sizes", default="1e7,1e8")
    parser.add_argument("--dtypes", default=";".join((BF16, STOCHASTIC, *STATES)))
    parser.add_argument("--rounds", type=int, default=11)
    parser.add_argument("--seconds", type=float, default=90.0, help="of one size")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--roofs", action="store_true", help="each format beside its roof as well")
    parser.add_argument("--quick", action="store_true", help="small sizes: does it run?")
    parser.add_argument("--out", type=Path, default=Path("benchmarks/results/precision.json"))
    options = parser.parse_args()
    if options.quick:
        options.sizes, options.rounds = "1e5", 2
    return options


def main() -> None:
    """Runs the contests, prints the tables, keeps the figures."""
    options, console = parse_arguments(), Console()
    with Progress(console=console, auto_refresh=False) as progress:
        rows = [measure(size, options, progress) for size in parse_sizes(options.sizes)]
    console.print(table(rows))
    for row in rows:
        shown = ", ".join(f"{name} {ratio:.2f}" for name, ratio in row["ratios"].items())
        console.print(f"{row['size']}: {shown}", highlight=False)
    versions = {"torch": torch.__version__, "stepfuse": stepfuse.__version__}
    write(options.out, "python " + " ".join(sys.argv), rows, **versions, threads=options.threads)


if __name__ == "__main__":
    main()
