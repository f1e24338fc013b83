"""CPU seconds that fusion takes for the families that a search could multiply.

    python -m benchmarks.fuse_time [--chains 300] [--seed 1] [--only "8 averages"]

Seconds of the process, the shortest of three; `looked at` is the same on every machine.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator

from stepfuse.ir.graph import Graph
from stepfuse.optim_defs import get
from stepfuse.passes.chain.compose import chain
from stepfuse.passes.fuse.fuse import fuse
from stepfuse.passes.pipeline import STRICT, run_graph

from tests.passes.fuse.test_branch_and_bound import random_chains
from tests.support.inputs.wide_graphs import copies, momenta, wide_graph

Family = tuple[str, list[Graph]]


def families(chains: int, seed: int) -> Iterator[Family]:
    """The families by name."""
    for count in (8, 12, 16, 100):
        yield f"{count} averages before a norm", [momenta(count)]
    for count in (8, 11):
        spec = chain(*map(get, ["ema_weights"] * count), get("lamb"))
        yield f"{count} x ema_weights + lamb", [run_graph(g, STRICT) for g in spec.variants()]
    yield "100 copies of the gradient", [copies(100)]
    yield "100 states, 4 barriers", [wide_graph(k) for k in range(seed, seed + 20)]
    graphs = [g for variants in random_chains(seed, chains) for g in variants]
    yield f"{chains} chains of up to 12 stages", graphs


def seconds(graph: Graph) -> tuple[float, int, int]:
    """CPU seconds, what the search looked at, and the gap."""
    taken: list[float] = []
    schedule = fuse(graph)
    for _ in range(3):
        start = time.process_time()
        schedule = fuse(graph)
        taken.append(time.process_time() - start)
    return min(taken), schedule.searched, schedule.gap


def main() -> None:
    """Prints a line for each family: how many graphs, median and longest, and what is unproven."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--chains", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="families, by their beginning")
    given = parser.parse_args()
    print(f"{'family':32} graphs  median s  longest s  looked at  not proven")
    for name, graphs in families(given.chains, given.seed):
        if not name.startswith(given.only):
            continue
        found = sorted(seconds(g) for g in graphs)
        median, longest = found[len(found) // 2][0], found[-1][0]
        most, open_ = max(f[1] for f in found), sum(f[2] > 0 for f in found)
        print(f"{name:32} {len(found):6}  {median:8.3f}  {longest:9.3f}  {most:9}  {open_:10}")


if __name__ == "__main__":
    main()
