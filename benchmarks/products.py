"""Steps with products of matrices beside the libraries that are the fastest at each part.

    python benchmarks/products.py [--threads 1] [--rounds 9] [--only matmul,...] [-o products.json]

Ours is a step of an optimizer, with all that Python does. The ways of a row are taken in turns, in
one process; a ratio is theirs over ours, so that more is better: of the least times, and the median
of rounds with its 10th and 90th percentile. One thread by seconds of the CPU, two by the clock.

matmul: a step that is one product, beside the faster of torch.mm or bmm and numpy.matmul.
gram: a step that is `x @ x.T`, beside torch.mm, and beside the product of two matrices.
muon: its products, the step's time less that without any, beside those as f32 baddbmm of a stack;
      and the share of what is left.
thor: a stale step beside its two products by torch; a capture of blocks beside whole covariances.
soap: a step between two refreshes beside pytorch_optimizer's.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

THREADS = int(sys.argv[sys.argv.index("--threads") + 1]) if "--threads" in sys.argv else 1
for _name in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"):
    os.environ[_name] = str(THREADS)

import numpy as np  # noqa: E402 (libraries count threads when they are imported)
import stepfuse as sf  # noqa: E402
import torch  # noqa: E402
from stepfuse.spec_texts.resolve import resolve  # noqa: E402
from stepfuse.tools.bench import contest  # noqa: E402

Ways = Mapping[str, Callable[[], Any]]
Row = dict[str, Any]
GRAM = sf.gram(sf.ROW)
SHAPES = ((64, 96, 96), (256, 256), (512, 512), (768, 3072), (1024, 1024), (2048, 512),
          (2048, 2048), (4096, 4096))  # fmt: skip
MUON = ((400, 24, 96), (400, 16, 16), (200, 96, 96), (1, 768, 3072))


@sf.optimizer(when="rank >= 2")
def product(param: Any, grad: Any, s: Any = sf.aux[GRAM], *, lr: float = 0.1) -> Any:
    """s grad."""
    return sf.update(param=s @ grad)


@sf.optimizer(when="rank >= 2")
def half(param: Any, grad: Any, s: Any = sf.zeros[GRAM], *, lr: float = 0.1) -> Any:
    """grad grad^T, of which a half is computed."""
    return sf.update(param=param, s=grad @ grad.T)


@sf.optimizer(when="rank >= 2")
def full(param: Any, grad: Any, s: Any = sf.zeros[GRAM], *, lr: float = 0.1) -> Any:
    """grad param^T."""
    return sf.update(param=param, s=grad @ param.T)


def in_turns(ways: Ways, count: int, rounds: int) -> dict[str, Any]:
    """Seconds that a call of each way takes, round by round."""
    clock = time.thread_time if THREADS == 1 else time.perf_counter
    for work in ways.values():
        work()
    return contest.in_turns(ways, lambda work: contest.seconds_of(work, count, clock), rounds)


def compared(ours: Any, *theirs: Any) -> Row:
    """The ratio of the fastest of theirs to ours."""
    best = np.min(theirs, axis=0)
    low, middle, high = np.percentile(best / ours, [10, 50, 90])
    least = float(best.min() / ours.min())
    return {"least": round(least, 3), "median": [round(float(x), 3) for x in (middle, low, high)]}


def drawn(*shape: int) -> Any:
    """An array whose memory is aligned as torch's is."""
    return torch.randn(*shape, generator=torch.Generator().manual_seed(0)).numpy()


def speeds(flops: int, taken: Mapping[str, Any]) -> Row:
    """Gflop a second, of the least times."""
    return {name: round(flops / float(t.min()) / 1e9, 1) for name, t in taken.items()}


def matmul(shape: tuple[int, ...], rounds: int) -> Row:
    """One product."""
    grad, s = drawn(*shape), drawn(*shape[:-1], shape[-2])
    optimizer = sf.Optimizer([np.zeros_like(grad)], product, threads=THREADS)
    a, b = map(torch.from_numpy, (s, grad))
    out, other = torch.zeros(shape), np.zeros_like(grad)
    multiply = torch.bmm if len(shape) > 2 else torch.mm
    ways = {
        "ours": lambda: optimizer.step([grad], aux={"s": [s]}),
        "torch": lambda: multiply(a, b, out=out),
        "numpy": lambda: np.matmul(s, grad, out=other),
    }
    flops = 2 * grad.size * shape[-2]
    taken = in_turns(ways, max(1, int(1e8 / flops)), rounds)
    return {"GF/s": speeds(flops, taken),
            **compared(taken["ours"], taken["torch"], taken["numpy"])}  # fmt: skip


def gram(shape: tuple[int, ...], rounds: int) -> Row:
    """`x @ x.T`."""
    grad, out = drawn(*shape), torch.zeros(shape[0], shape[0])
    given = torch.from_numpy(grad)
    made = [sf.Optimizer([grad.copy()], spec, threads=THREADS) for spec in (half, full)]
    ways = {
        "ours": lambda: made[0].step([grad]),
        "full": lambda: made[1].step([grad]),
        "torch": lambda: torch.mm(given, given.T, out=out),
    }
    taken = in_turns(ways, max(1, int(2e8 / (grad.size * shape[0]))), rounds)
    return {"beside torch": compared(taken["ours"], taken["torch"]),
            "beside its full product": compared(taken["ours"], taken["full"])}  # fmt: skip


def muon(shape: tuple[int, ...], rounds: int) -> Row:
    """Products of Newton-Schulz's iteration."""
    params = [drawn(*shape[1:]) for _ in range(shape[0])]
    grads = [p.copy() for p in params]
    made = {n: sf.Optimizer([p.copy() for p in params], resolve(f"muon(ns_steps={n})"),
                            threads=THREADS) for n in (5, 0)}  # fmt: skip
    stack = torch.nn.functional.normalize(torch.from_numpy(np.stack(grads)), dim=(1, 2))

    def iterated() -> None:
        x = stack
        for _ in range(5):
            s = torch.bmm(x, x.mT)
            s = torch.baddbmm(s, s, s, beta=-4.775, alpha=2.0315)
            x = torch.baddbmm(x, s, x, beta=3.4445)

    ways = {
        "step": lambda: made[5].step(grads),
        "rest": lambda: made[0].step(grads),
        "bmm": iterated,
    }
    taken = in_turns(ways, 1, rounds)
    products = np.maximum(taken["step"].min() - taken["rest"].min(), 1e-9)
    share = float(taken["rest"].min() / taken["step"].min())
    found = {n: round(float(t.min()) * 1e3, 3) for n, t in taken.items()}
    return {"ms": found, "products beside bmm": round(float(taken["bmm"].min() / products), 3),
            "share of the rest": round(share, 3)}  # fmt: skip


def thor(shape: tuple[int, int], rounds: int) -> Row:
    """A step between two refreshes, and its two products; a capture."""
    from stepfuse.interop.torch.second_order.covariances import Covariances

    rows, cols = shape
    grad = drawn(rows, cols)
    optimizer = sf.Optimizer([drawn(rows, cols)], resolve("thor"), threads=THREADS, frequency=1e9)
    covariances = [x @ x.T / 4096 for x in (drawn(n, 4096) for n in shape)]
    left, right = map(torch.from_numpy, covariances)
    given = torch.from_numpy(grad)
    aux = {"left_cov": covariances[:1], "right_cov": covariances[1:]}
    optimizer.step([grad], aux=aux)
    ways = {
        "ours": lambda: optimizer.step([grad]),
        "products": lambda: left @ given @ right,
    }
    taken = in_turns(ways, max(1, int(1e8 / (grad.size * sum(shape)))), rounds)
    layer = torch.nn.Linear(cols, 128)
    x, dy = torch.randn(2048, cols), torch.randn(2048, 128)
    kinds = {name: Covariances(layer, size, False) for name, size in (("b", 128), ("w", None))}
    captured = in_turns({n: lambda c=c: c.take(x, dy) for n, c in kinds.items()}, 1, rounds)
    return {"time of a stale step beside torch's two products": round(
                float(taken["ours"].min() / taken["products"].min()), 3),
            "capture beside whole covariances": compared(captured["b"], captured["w"])}  # fmt: skip


def soap(shape: tuple[int, int], rounds: int) -> Row:
    """A step between two refreshes."""
    from pytorch_optimizer import SOAP

    grad = drawn(*shape)
    optimizer = sf.Optimizer([drawn(*shape)], resolve("soap"), threads=THREADS, frequency=1e9)
    weights = torch.nn.Parameter(torch.from_numpy(drawn(*shape)))
    weights.grad = torch.from_numpy(grad)
    peer = SOAP([weights], precondition_frequency=10**9)
    for _ in range(3):
        optimizer.step([grad])
        peer.step()
    taken = in_turns({"ours": lambda: optimizer.step([grad]), "peer": peer.step}, 1, rounds)
    return {"ms": {n: round(float(t.min()) * 1e3, 2) for n, t in taken.items()},
            **compared(taken["ours"], taken["peer"])}  # fmt: skip


Measure = Callable[[Any, int], Row]
ROWS: dict[str, tuple[Measure, tuple[tuple[int, ...], ...]]] = {
    "matmul": (matmul, SHAPES),
    "gram": (gram, ((512, 512), (1024, 1024), (768, 3072), (2048, 2048))),
    "muon": (muon, MUON),
    "thor": (thor, ((128, 1152), (768, 1152))),
    "soap": (soap, ((768, 768),)),
}


def main() -> None:
    """Measures, and prints each row as it is there."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--only", default=",".join(ROWS))
    parser.add_argument("-o", "--output", default="")
    given = parser.parse_args()
    torch.set_num_threads(given.threads)
    path = Path(given.output) if given.output else None
    found = json.loads(path.read_text()) if path and path.exists() else {}
    for name in given.only.split(","):
        measure, shapes = ROWS[name]
        for shape in shapes:
            title = f"{name} {'x'.join(map(str, shape))}, threads {given.threads}"
            found[title] = measure(shape, given.rounds)
            print(title, found[title], flush=True)
    if path:
        path.write_text(json.dumps(found, indent=1) + "\n")


if __name__ == "__main__":
    main()
