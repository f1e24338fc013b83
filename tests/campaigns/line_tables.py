"""Line tables of all optimizers: the same instructions, and what each vector instruction is for.

python -m tests.campaigns.line_tables --minutes 20
python -m tests.campaigns.line_tables --only adamw,lamb --dtypes state=bf16
"""

from __future__ import annotations

import argparse
import re
import time

import stepfuse
from rich.progress import track
from stepfuse.backends.native.assembly_loops import inner_loops
from stepfuse.backends.native.backend import assembly
from stepfuse.compiler import lower_to_loops
from stepfuse.ir.errors import LowerError
from stepfuse.ir.loops.loop_program import LoopProgram
from stepfuse.passes.lower.variants import linked
from stepfuse.passes.pipeline import policy_pipeline
from stepfuse.tools.code.code_lines import code_lines, numbered
from stepfuse.tools.code.code_loops import CodeLine

LEAST = 0.9  # of the vector instructions of inner loops of each optimizer have a value
_VECTOR = re.compile(r"%([xyz]mm|k)\d|\b[vq]\d+(\.|\b)")  # x86-64, aarch64
_TAG = re.compile(r" @(\w+)$")


def loops_of_spec(name: str, target: str, dtypes: str = "") -> list[LoopProgram]:
    """The loops of each variant, with strict arithmetic."""
    pipeline = policy_pipeline("strict", dtypes)
    graphs = linked(stepfuse.get(name).variants(), pipeline)
    return [lower_to_loops(graph, pipeline, target)[1] for graph in graphs]


def instructions(assembly: str) -> list[str]:
    """What is executed: assembly without labels, directives, comments."""
    lines = (re.sub(r"\s*(# |//).*", "", line) for line in assembly.splitlines())
    return [
        line
        for line in lines
        if line.startswith("\t") and not line.startswith(("\t.", "\t{", "\t}"))
    ]


def in_inner_loops(code: list[CodeLine]) -> list[bool]:
    """Of each vector instruction of the innermost loops of nests, whether it has a value."""
    functions: dict[str, list[str]] = {}
    for line in code:
        tag = f" @{line.value}" if _VECTOR.search(line.text) else ""
        label = line.text.endswith(":")
        text = line.text if label else f"\t{line.text}{tag}"
        functions.setdefault(line.function, []).append(text)
    nests = (lines for name, lines in functions.items() if re.search(r"sweep\d+_pass", name))
    tagged = (
        _TAG.search(i) for lines in nests for loop in inner_loops("\n".join(lines)) for i in loop
    )
    return [found[1] != "None" for found in tagged if found]


def _main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.campaigns.line_tables")
    parser.add_argument("--minutes", type=float, default=20.0)
    parser.add_argument("--only", default="", help="names, comma-separated; else all")
    parser.add_argument("--dtypes", default="", help="storage, as of the command line")
    given = parser.parse_args()
    end, failed, all_found, tried = time.monotonic() + 60 * given.minutes, 0, list[bool](), 0
    for name in track(given.only.split(",") if given.only else stepfuse.names()):
        if time.monotonic() > end:
            break
        try:
            programs = loops_of_spec(name, "native", given.dtypes)
        except (LowerError, ValueError):
            continue  # it cannot be stored so
        tried += 1
        same, found = True, list[bool]()
        for loops in programs:
            table = numbered(loops.program.graph)
            same &= instructions(assembly(loops)) == instructions(assembly(loops, table))
            found += in_inner_loops(code_lines(loops, "asm"))
        all_found += found
        if not same or sum(found) < LEAST * len(found):
            failed += 1
            print(f"{name}: {sum(found)} of {len(found)} linked, same instructions: {same}")
    share = sum(all_found) / max(1, len(all_found))
    print(f"{tried} optimizers: {sum(all_found)} of {len(all_found)} vector instructions of inner "
          f"loops have a value, {share:.1%}")  # fmt: skip
    raise SystemExit(1 if failed else 0)


if __name__ == "__main__":
    _main()
