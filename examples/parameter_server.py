"""Workers train digits without waiting for each other; one process then replays what they did.

    python examples/parameter_server.py [--workers 3] [--steps 600] [--by ray]
                                        [--spec "delay_compensated(lam=1.0)+sgd"] [--lr 0.1]

The server is a Ray actor and workers are its tasks, where the extra `ray` is there; else they are
ranks of MPI, the extra `mpi`, which the program starts by mpiexec unless it was started so.
"""

# pyright: reportMissingImports=false
from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

os.environ.setdefault("OMP_NUM_THREADS", "1")  # of each process: the same bits need as many

import numpy as np
from parts.network import Network, digits
from stepfuse.ranks.delayed import Arrival, Server, Worker, replay
from stepfuse.ranks.delayed.of_ranks import RankServer, serve
from stepfuse.ranks.here import ranks_here

BATCH = 64
HERE = Path(__file__).parent
Arrays = Sequence[np.ndarray[Any, Any]]


def work(worker: int, number: int, params: Arrays) -> Arrays:
    """A worker's gradients of the images that it draws as its so-many-th batch."""
    images, labels = digits().train
    mine = np.random.default_rng([worker, number]).integers(len(labels), size=BATCH)
    return Network().gradients(params, images[mine], labels[mine])


def by_ray(options: argparse.Namespace) -> tuple[list[Arrival], Arrays]:
    """What arrived at a server that is an actor, and the parameters at the end."""
    ray: Any = import_module("ray")
    path = os.pathsep.join([str(HERE), *filter(None, [os.environ.get("PYTHONPATH")])])
    ray.init(
        num_cpus=options.workers, include_dashboard=False, log_to_driver=False,
        runtime_env={"env_vars": {"PYTHONPATH": path, "OMP_NUM_THREADS": "1"}},
    )  # fmt: skip
    start = import_module("stepfuse.ranks.delayed.of_ray").RayServer.start
    params = Network().params
    server = start(params, options.spec, options.workers, lr=options.lr, threads=1)
    task = ray.remote(num_cpus=1)(lambda n: Worker(server, n).run(work, options.steps))
    ray.get([task.remote(number) for number in range(options.workers)])
    schedule = server.ask(lambda there: there.arrivals)
    found = [np.array(p) for p in server.pull(0).params]
    ray.shutdown()
    return schedule, found


def by_ranks(options: argparse.Namespace, ranks: Any) -> tuple[list[Arrival], Arrays] | None:
    """Likewise at rank 0; nothing on the others."""
    if ranks.rank:
        there = RankServer(ranks)
        Worker(there, there.number).run(work, options.steps)
        there.leave()
        return None
    params = Network().params
    server = Server(params, options.spec, options.workers, lr=options.lr, threads=1)
    serve(server, ranks)
    return server.arrivals, params


def by_mpiexec(options: argparse.Namespace) -> int:
    """Starts this program on a server's rank and the workers'."""
    mpiexec = shutil.which("mpiexec", path=f"{Path(sys.executable).parent}:{os.environ['PATH']}")
    if mpiexec is None:
        raise SystemExit("there is no mpiexec: python -m pip install 'stepfuse-runtime[mpi]'")
    more = ["--allow-run-as-root", "--oversubscribe"] if b"Open MPI" in _version(mpiexec) else []
    command = [mpiexec, *more, "-n", str(options.workers + 1), sys.executable, *sys.argv]
    return subprocess.run(command, check=False).returncode


def _version(mpiexec: str) -> bytes:
    return subprocess.run([mpiexec, "--version"], capture_output=True, check=True).stdout


def report(options: argparse.Namespace, schedule: list[Arrival], params: Arrays) -> None:
    """How it went; raises SystemExit where a replay has other bits."""
    network = Network()
    (images, labels), seen = digits().test, digits().train
    again = Server(network.params, options.spec, options.workers, lr=options.lr, threads=1)
    replay(again, schedule, work)
    same = all(map(np.array_equal, params, network.params))
    late = Counter(at - version for at, (_, version) in enumerate(schedule))
    each = Counter(worker for worker, _ in schedule)
    print(f"gradients by worker: {dict(sorted(each.items()))}")
    print(f"steps by staleness:  {dict(sorted(late.items()))}")
    print(f"loss {network.loss(*seen, 0.0):.4f}, accuracy {network.accuracy(images, labels):.4f}")
    print(f"{len(schedule)} arrivals replayed:", "the same bits" if same else "OTHER BITS")
    if not same:
        raise SystemExit(1)


def main() -> None:
    """Trains by the engine that is there, and replays."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--workers", type=int, default=3)
    parser.add_argument("--steps", type=int, default=600)
    known = "ray" if find_spec("ray") else "mpi"
    parser.add_argument("--by", choices=("ray", "mpi"), default=known)
    parser.add_argument("--spec", default="delay_compensated(lam=1.0)+sgd")
    parser.add_argument("--lr", type=float, default=0.1)
    options = parser.parse_args()
    if not find_spec("ray" if options.by == "ray" else "mpi4py"):
        raise SystemExit(
            "it needs Ray or MPI: python -m pip install 'stepfuse-runtime[ray]', or [mpi] instead"
        )
    ranks = ranks_here()
    if options.by == "ray":
        report(options, *by_ray(options))
    elif ranks.count == 1:
        raise SystemExit(by_mpiexec(options))
    elif (found := by_ranks(options, ranks)) is not None:
        report(options, *found)


if __name__ == "__main__":
    main()
