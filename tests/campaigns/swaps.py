"""Swaps of neighbouring passes over loops: each raises, or leaves every nest as it was.

python -m tests.campaigns.swaps [--only adamw,lamb] [--storage f32,linear8]
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from typing import Any

import stepfuse
from rich.progress import track
from stepfuse.compiler import lower_graph
from stepfuse.ir.errors import StepfuseError
from stepfuse.ir.loops.nest import Nest
from stepfuse.ir.lowered.program import refuse_blocks_beside_rows
from stepfuse.passes.loops.facts import LoopPass, PassOrderError, broken, check_order
from stepfuse.passes.lower.variants import linked
from stepfuse.passes.pipeline import policy_pipeline
from stepfuse.passes.targets import TARGETS, Target, pass_name
from stepfuse.tools.check.loops import loop_stages

STORAGES = {"f32": "", "linear8": "state=linear8", "bf16": "grad=bf16"}


def raising(target: Target) -> dict[int, str]:
    """The numbers of the passes that cannot change places with the next one, and why."""
    found: dict[int, str] = {}
    row = target.loops or ()
    for number in range(len(row) - 1):
        try:
            check_order((*row[:number], row[number + 1], row[number], *row[number + 2 :]))
        except PassOrderError as error:
            found[number] = str(error)
    return found


def silent(graph: Any, pipeline: str, name: str) -> Iterator[str]:
    """The swaps on a target that change the loops of a graph, and the facts that do not hold."""
    target = TARGETS[name]
    row, refused = target.loops or (), raising(target)
    program = lower_graph(graph, pipeline, name)
    if "cuda" in name:
        refuse_blocks_beside_rows(program, name)
    stages = list(loop_stages(program, target))
    for stage in stages:
        for nest in stage.after.nests:
            for fact in broken(nest, stage.held_by(nest)):
                yield f"{name}: {fact.name} does not hold after {stage.name} in {nest.name}"
    for number in set(range(len(row) - 1)) - set(refused):
        first, second = row[number : number + 2]
        before, after = (stages[n].after.nests for n in (number, number + 2))
        for nest, right in zip(before, after, strict=True):
            if _swapped(nest, first, second) != right:
                yield f"{name}: {pass_name(first)} <-> {pass_name(second)} in {nest.name}"


def _swapped(nest: Nest, first: LoopPass, second: LoopPass) -> Nest | str:
    try:
        return first(second(nest))
    except StepfuseError as error:
        return str(error)


def main() -> int:
    """Exit code 1 where a swap is silent."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--only", default="", help="names of optimizers; default: all")
    parser.add_argument("--storage", default=",".join(STORAGES))
    asked = parser.parse_args()
    names = asked.only.split(",") if asked.only else stepfuse.names()
    cases = [(n, s) for n in names for s in asked.storage.split(",")]
    wrong = [w for case in track(cases, "swaps") for w in silent_of(*case)]
    print("\n".join(wrong) or f"{len(cases)} optimizers and storages, 0 silent swaps")
    return bool(wrong)


def silent_of(name: str, storage: str) -> Iterable[str]:
    """Those of an optimizer under a storage, on each target that has loops and can have it."""
    pipeline = policy_pipeline("strict", STORAGES[storage])
    for target in (t for t, row in TARGETS.items() if row.loops):
        try:
            graphs = linked(stepfuse.get(name).variants(), pipeline)
            for graph in graphs:
                yield from (f"{name} {storage} {w}" for w in silent(graph, pipeline, target))
        except (stepfuse.LowerError, ValueError):
            continue  # no such storage of this optimizer, or on this target


if __name__ == "__main__":
    raise SystemExit(main())
