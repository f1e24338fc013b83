"""How long until the first step, in fresh processes that take turns.

    python benchmarks/start.py [--rounds 9] [--compiler-rounds 3] [--spec-rounds 3] [--out FILE]

*start*: a whole process that imports NumPy, makes an AdamW over two small tensors and steps
once: from a loaded artifact, compiled with an empty cache, compiled with a warm one; torch's
AdamW under torch.compile with empty caches beside them, and NumPy's own import. Byte code is on
disk, as it is where a package was installed. CPU seconds count all threads and subprocesses.
*compile*: from a spec to code that can run, with an empty cache, for every registered optimizer.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import stepfuse
from contest import machine
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

OURS = """
import sys
import numpy as np
before = set(sys.modules)
import stepfuse
params = [np.ones((64, 64), np.float32), np.ones(64, np.float32)]
spec = stepfuse.load(sys.argv[1]) if len(sys.argv) > 1 else "adamw"
stepfuse.Optimizer(params, spec).step([p * np.float32(0.5) for p in params])
assert "numba" not in sys.modules
print(len(set(sys.modules) - before))
"""
BUILD = "from stepfuse.tools.cli import app; app()"
THEIRS = """
import torch
params = [torch.nn.Parameter(torch.ones(64, 64)), torch.nn.Parameter(torch.ones(64))]
for param in params:
    param.grad = param.detach() * 0.5
torch.compile(torch.optim.AdamW(params).step)()
"""
COMPILE = """
import sys, time
import stepfuse
import llvmlite.binding
spec = stepfuse.get(sys.argv[1])
start = time.perf_counter()
stepfuse.compile(spec)
print(time.perf_counter() - start)
"""
TORCH = "torch.compile, no cache"


@dataclass(frozen=True)
class Process:
    """What a process took, in seconds, and what it printed."""

    wall: float
    cpu: float
    output: str


def run(code: str, *arguments: str, folder: Path, cache: Path) -> Process:
    """Runs code in a fresh process; byte code is kept in the folder, compiled code in the cache."""
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    environment |= {
        "PYTHONPYCACHEPREFIX": str(folder / "bytecode"),
        "XDG_CACHE_HOME": str(cache),
        "TORCHINDUCTOR_CACHE_DIR": str(cache / "inductor"),
    }
    before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments],
        env=environment, capture_output=True, text=True,
    )  # fmt: skip
    wall, after = time.perf_counter() - start, resource.getrusage(resource.RUSAGE_CHILDREN)
    if done.returncode:
        raise RuntimeError(done.stderr)
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return Process(wall, cpu, done.stdout)


def contestants(folder: Path) -> dict[str, Callable[[], Process]]:
    """What is started, by name; ours only first, torch's as it is far slower."""
    warm, artifact = folder / "warm", folder / "artifact"
    subprocess.run(
        [sys.executable, "-c", BUILD, "compile", "adamw", "-o", str(artifact)],
        check=True, capture_output=True,
    )  # fmt: skip

    def cold(code: str) -> Process:
        with tempfile.TemporaryDirectory(dir=folder) as cache:
            return run(code, folder=folder, cache=Path(cache))

    return {
        "artifact": lambda: run(OURS, str(artifact), folder=folder, cache=warm),
        "jit, no cache": lambda: cold(OURS),
        "jit, cached": lambda: run(OURS, folder=folder, cache=warm),
        "import numpy": lambda: run("import numpy", folder=folder, cache=warm),
        TORCH: lambda: cold(THEIRS),
    }


def beside_numpy(found: Mapping[str, Mapping[str, dict[str, float]]]) -> str:
    """The CPU time to an artifact's first step, in that of importing NumPy."""
    artifact, numpy = (found[name]["cpu"]["median"] for name in ("artifact", "import numpy"))
    return f"artifact: {artifact / numpy:.2f} x import numpy to the first step, CPU seconds"


def missing() -> str:
    """Why torch.compile cannot run here; nothing if it can."""
    if not any(map(shutil.which, ("g++", "clang++", "c++"))):
        return "no C++ compiler, which torch.compile needs"
    found = subprocess.run([sys.executable, "-c", "import torch"], capture_output=True)
    return "torch is not installed" if found.returncode else ""


def spread(values: list[float]) -> dict[str, float]:
    """Median and 10th and 90th percentile."""
    low, high = np.percentile(values, [10, 90])
    return {"median": float(np.median(values)), "low": float(low), "high": float(high)}


def starts(
    folder: Path, rounds: int, compiler_rounds: int, advance: Callable[[], object]
) -> dict[str, dict[str, dict[str, float]]]:
    """Wall and CPU seconds of each contestant, which take turns; the first turn is not counted."""
    turns = contestants(folder)
    if reason := missing():
        Console().print(f"not run: {TORCH}: {reason}")
        del turns[TORCH]
    found: dict[str, list[Process]] = {name: [] for name in turns}
    for number in range(1 + rounds):
        for name, start in turns.items():
            if name == TORCH and not 0 < number <= compiler_rounds:
                continue
            done = start()
            if number:
                found[name].append(done)
        advance()
    modules = found["artifact"][-1].output.strip()
    Console().print(f"artifact: {modules} modules beyond NumPy's")
    return {
        name: {
            "wall": spread([p.wall for p in done]),
            "cpu": spread([p.cpu for p in done]),
        }
        for name, done in found.items()
        if done
    }


def compiles(
    folder: Path, rounds: int, advance: Callable[[], object]
) -> dict[str, dict[str, float]]:
    """The seconds of compiling each registered optimizer from nothing."""
    seconds: dict[str, list[float]] = {name: [] for name in stepfuse.names()}
    for _ in range(rounds):
        for name, taken in seconds.items():
            with tempfile.TemporaryDirectory(dir=folder) as cache:
                taken.append(float(run(COMPILE, name, folder=folder, cache=Path(cache)).output))
            advance()
    return {name: spread(taken) for name, taken in seconds.items() if taken}


def show(title: str, rows: Mapping[str, Mapping[str, dict[str, float]]]) -> Table:
    """Medians and spreads in seconds."""
    columns = next(iter(rows.values()), {})
    shown = Table(
        title, *(f"{c}, s" if n == 0 else "10 % to 90 %" for c in columns for n in (0, 1))
    )
    for name, figures in rows.items():
        cells = (
            (f"{f['median']:.3f}", f"{f['low']:.3f} to {f['high']:.3f}") for f in figures.values()
        )
        shown.add_row(name, *(cell for pair in cells for cell in pair))
    return shown


def main() -> None:
    """Measures both, prints the tables, keeps the figures."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--compiler-rounds", type=int, default=3)
    parser.add_argument("--spec-rounds", type=int, default=3)
    parser.add_argument("--out", type=Path, default=Path("benchmarks/results/start.json"))
    options = parser.parse_args()
    console = Console()
    total = 1 + options.rounds + options.spec_rounds * len(stepfuse.names())
    with tempfile.TemporaryDirectory() as place, Progress(console=console) as progress:
        task = progress.add_task("starting", total=total)
        started = starts(
            Path(place), options.rounds, options.compiler_rounds, lambda: progress.advance(task)
        )
        compiled = compiles(Path(place), options.spec_rounds, lambda: progress.advance(task))
    console.print(show("start", started))
    console.print(beside_numpy(started))
    if compiled:
        console.print(show("spec", {name: {"compile": f} for name, f in compiled.items()}))
    content = {
        "command": "python " + " ".join(sys.argv),
        "machine": machine(),
        "start": started,
        "compile": compiled,
    }
    options.out.parent.mkdir(parents=True, exist_ok=True)
    options.out.write_text(json.dumps(content, indent=1) + "\n")


if __name__ == "__main__":
    main()
