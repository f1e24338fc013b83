"""Random graphs of all ops and special numbers, before and after each pass and against native code.

    python -m tests.campaigns.passes [--count 20000] [--native 3000] [--seed 0] [--minutes 60]

A graph is interpreted over small tensors; each pass of the pipeline must keep every bit that it
stores (any NaN equal to any NaN). So must native code, of as many graphs as `--native` says. What
differs is printed as a seed, a view and the first pass to blame; the exit status is 1.
"""

from __future__ import annotations

import argparse
import copy
import random
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from stepfuse.backends.native.backend import compile_program
from stepfuse.backends.native.object_cache import ObjectCache
from stepfuse.ir.graph import Graph
from stepfuse.ir.interpreter import run
from stepfuse.ir.types import F32, TENSOR
from stepfuse.ir.verifier import verify_graph
from stepfuse.passes.fuse.fuse import fuse
from stepfuse.passes.lower.lower import lower
from stepfuse.passes.pipeline import PASSES, run_graph

from tests.backends.harness import Machine
from tests.support.inputs.programs import loops_of
from tests.support.inputs.random_graphs import random_graph, random_numbers, random_tensors
from tests.support.oracles.numeric import same_bits

# Of the shapes of a view some have no elements, some one, some more than the lanes of a loop.
SHAPES: dict[str, tuple[tuple[int, ...], ...]] = {
    "flat": ((0,), (1,), (37,)),
    "first": ((3, 0), (1,), (5, 9)),
    "matrix": ((0, 5), (5, 0), (1, 1), (5, 19), (2, 3, 2)),
    "axes(1,2,3)": ((0, 3, 1, 2), (1, 1, 1, 1), (2, 3, 2, 5)),
    "block(4)": ((0,), (1,), (19,)),
}
PIPELINE = "fold,simplify,cse,dce,expand,merge-axes,split-reductions,fold,simplify,cse,dce"


@dataclass(slots=True)
class State:
    """Tensors and numbers, before or after a step."""

    tensors: list[dict[str, Any]]
    numbers: dict[str, Any]

    def interpreted(self, graph: Graph) -> State:
        """What the interpreter makes of it."""
        after = copy.deepcopy(self)
        run([graph], after.tensors, {}, after.numbers)
        return after

    def differences(self, other: State) -> list[str]:
        """The roles whose bits are not the same."""
        pairs = [(self.numbers, other.numbers), *zip(self.tensors, other.tensors, strict=True)]
        return [name for a, b in pairs for name in a if not same_bits(a[name], b[name])]


def case_of(seed: int, view: str) -> tuple[Graph, State]:
    """A wild graph, and what it runs over."""
    rng, numbers = random.Random(seed), np.random.default_rng(seed)
    while True:
        graph = random_graph(rng, view, 3 + seed % 18, seed % 2 == 1, wild=True)
        if all(r.type.dtype is not F32 for r in graph.roles if r.type.domain == TENSOR):
            break
    tensors = random_tensors(graph, numbers, SHAPES[view], wild=True)
    return graph, State(tensors, random_numbers(graph, numbers, wild=True))


def wrong_pass(seed: int, view: str) -> str:
    """The first pass that changes a bit, with the roles that differ; empty if all keep them."""
    graph, before = case_of(seed, view)
    expected = before.interpreted(graph)
    for name in PIPELINE.split(","):
        after = PASSES[name].function(graph)
        if after is graph:
            continue
        verify_graph(after, "basic")
        wrong = before.interpreted(after).differences(expected)
        if wrong:
            return f"{name} changes {', '.join(wrong)}"
        graph = after
    return ""


def wrong_in_native(seed: int, view: str, objects: ObjectCache) -> str:
    """The roles that native code stores otherwise than the interpreter; empty if none."""
    graph, mine = case_of(seed, view)
    expected = mine.interpreted(graph)
    program = lower(fuse(run_graph(graph, PIPELINE)))
    code = compile_program(loops_of(program, "native"), objects=objects)
    hosts = [0] * len(mine.tensors)
    Machine([program], lambda _: code, mine.tensors, mine.numbers, hosts, 1024).step([{}])
    wrong = mine.differences(expected)
    return f"native code changes {', '.join(wrong)}" if wrong else ""


def main() -> int:
    """Runs the campaign; 1 if a bit changed."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--count", type=int, default=20_000)
    parser.add_argument("--native", type=int, default=3_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--minutes", type=float, default=60.0)
    given = parser.parse_args()
    end, views, failed = time.monotonic() + 60 * given.minutes, list(SHAPES), 0
    with tempfile.TemporaryDirectory() as folder:
        objects, done = ObjectCache(Path(folder)), [0, 0]
        for number in range(given.count):
            if time.monotonic() > end:
                break
            seed, view = given.seed + number, views[number % len(views)]
            native = number * given.native % given.count < given.native
            found = [wrong_pass(seed, view)]
            found += [wrong_in_native(seed, view, objects)] if native else []
            done[0], done[1] = done[0] + 1, done[1] + native
            for text in filter(None, found):
                failed += 1
                print(f"seed {seed}, view {view}: {text}", flush=True)
    print(f"{done[0]} graphs before and after each pass, {done[1]} in native code: {failed} wrong")
    return int(bool(failed))


if __name__ == "__main__":
    sys.exit(main())
