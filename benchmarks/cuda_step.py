"""Steps on a GPU beside a copy and beside torch, each row on disk as soon as it is there.

    python benchmarks/cuda_step.py [--budget 450] [--out cuda_step.json] [--size 1e9]
    python benchmarks/cuda_step.py --stub          without a GPU: the whole path, no figures
    python benchmarks/cuda_step.py --profile lamb  under Nsight Compute, if `ncu` is there
    python benchmarks/cuda_step.py --carry DIR     artifacts of DIR in place of LLVM;
                                                   --make-carry DIR writes them elsewhere, with
                                                   --every those of all element-wise specs

In order of importance, until the budget is spent: the bits of five specs (a spec with others is
not timed), copies, AdamW by sizes, LAMB, Adafactor, CAME, 8-bit and bf16 AdamW, every element-wise
spec (the worst of the static table first), torch in turns with ours, the cost of calls. The cache
is flushed before each round. A share is bytes over time, in parts of the best copy; the static
model's stands beside it, and a note where they are more than 15 points apart.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(Path(__file__).parent)]

from cuda_beside_torch import beside_torch  # noqa: E402
from cuda_machine import Machine  # noqa: E402
from cuda_parts import bits, calls, copies, make_carry, specs  # noqa: E402
from cuda_run import Run, summary  # noqa: E402

METRICS = (
    "dram__bytes_read.sum", "dram__bytes_write.sum", "gpu__time_duration.sum",
    "l1tex__average_t_sectors_per_request_pipe_lsu_mem_global_op_ld.ratio",
    "l1tex__average_t_sectors_per_request_pipe_lsu_mem_global_op_st.ratio",
    "smsp__average_warps_issue_stalled_long_scoreboard_per_issue_active.ratio",
    "smsp__average_warps_issue_stalled_math_pipe_throttle_per_issue_active.ratio",
    "smsp__average_warps_issue_stalled_barrier_per_issue_active.ratio",
)  # fmt: skip
PARTS: tuple[Callable[[Run], None], ...] = (bits, copies, specs, beside_torch, calls)


def profile(name: str) -> int:
    """6: a few steps of a spec under Nsight Compute: bytes of memory, sectors, reasons to wait."""
    if shutil.which("ncu") is None:
        print("no ncu on the PATH: it is Nsight Compute's command", file=sys.stderr)
        return 1
    command = ["ncu", "--metrics", ",".join(METRICS), "--launch-skip", "6", "--launch-count", "3"]
    return subprocess.run([*command, sys.executable, __file__, "--steps-of", name]).returncode


def parser() -> argparse.ArgumentParser:
    """The options."""
    found = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    found.add_argument("--budget", type=float, default=450.0, help="seconds")
    found.add_argument("--out", default="cuda_step.json")
    found.add_argument("--size", type=float, default=1e9, help="elements at most")
    found.add_argument("--stub", action="store_true", help="the tests' stub, also with a GPU")
    found.add_argument("--carry", default="", help="a folder of artifacts")
    found.add_argument("--make-carry", default="", help="writes that folder, and ends")
    found.add_argument("--every", action="store_true", help="with --make-carry: all specs")
    found.add_argument("--profile", default="", help="a spec, under ncu")
    found.add_argument("--steps-of", default="", help=argparse.SUPPRESS)
    return found


def main(arguments: list[str] | None = None) -> int:
    """The parts in order, until the budget is spent; 1 where bits are wrong."""
    given = parser().parse_args(arguments)
    if given.make_carry:
        make_carry(Path(given.make_carry), given.every)
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
    print("\n" + summary(run.rows) + ("\nSTUB: no figures" if run.machine.is_stub else ""))
    run.machine.give_back()
    return 1 if run.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
