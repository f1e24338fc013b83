"""Adversarial optimizers: each is captured as it is, or refused at its line.

    python -m tests.campaigns.leaks [NAME ...] [--steps 200] [--no-proof]

What is captured steps beside the original in nine regimes: ordinary gradients, zeros, 1e4, 1e-30,
flipping signs, NaN or infinity now and then, gradients that are absent, and shapes of one cell,
square, of more than 1024 cells and of rank 5; in three groups. Parameters and gradients are
compared after each step. Fails for one that is wrong, and for a refusal without a line of the
class. `--no-proof` shows what the recording alone lets through.
"""

from __future__ import annotations

import argparse
import collections
import inspect
import sys
import time
import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import stepfuse
import torch
from stepfuse.interop.capture.torch.original import in_f64
from stepfuse.ir.conditions import matches
from stepfuse.ir.errors import CaptureError

from tests.interop.capture import leaks, leaks_state, leaks_values
from tests.interop.capture.classes import PerTensor

Arrays = list[Any]
SHAPES = ((13,), (3, 5), (6, 6), (2, 3, 4), (7, 2))
OTHER_SHAPES = ((1,), (5, 5), (1030,), (2, 1, 3, 2, 2), (40, 33), (1, 1), ())
REGIMES = (
    "ordinary", "zero", "1e4", "1e-30", "flipping", "NaN", "infinite", "absent", "shapes",
)  # fmt: skip
NEAR = 2e-5  # of the way that the original goes
_SECOND, _THIRD = 2, 4  # the first tensors of these groups


def classes() -> list[type]:
    """The optimizers of the three modules, in their order."""
    found: list[type] = []
    for module in (leaks, leaks_state, leaks_values):
        own = [c for c in vars(module).values() if inspect.isclass(c)]
        found += [
            c for c in own
            if c.__module__ == module.__name__ and issubclass(c, torch.optim.Optimizer)
            and c.__name__ not in ("Counted", "Kept", "Bare")
        ]  # fmt: skip
    return found


def gradients(regime: str, shapes: Any, steps: int) -> list[Arrays]:
    """The gradients of each step; None for an absent one."""
    rng = np.random.default_rng(11)
    found: list[Arrays] = []
    for step in range(steps):
        grads = [np.asarray(rng.standard_normal(s), np.float32) for s in shapes]
        scale = {"zero": 0.0, "1e4": 1e4, "1e-30": 1e-30}.get(regime, 1.0)
        if regime == "zero" and step % 50 == 7:
            scale = 1.0
        grads = [np.asarray(scale * g, np.float32) for g in grads]
        if regime == "flipping":
            grads = [np.asarray((-1) ** step * np.abs(g), np.float32) for g in grads]
        if regime in ("NaN", "infinite") and step % 37 == 19:
            for grad in grads[: 1 + step % 3]:
                grad.reshape(-1)[0] = np.nan if regime == "NaN" else np.inf * (-1) ** step
        if regime == "absent":
            # One is there: a step without any is none for the spec's numbers.
            grads = [g if not n or rng.random() < 0.6 else None for n, g in enumerate(grads)]
        found.append(grads)
    return found


def groups_of(params: Arrays) -> list[dict[str, Any]]:
    """Three groups, each with another rate; empty ones are left out."""
    parts = (params[:_SECOND], params[_SECOND:_THIRD], params[_THIRD:])
    rates = ({}, {"lr": 0.003}, {"lr": 0.02})
    return [{"params": part, **rate} for part, rate in zip(parts, rates, strict=True) if part]


def original(cls: type, starts: Arrays, grads: list[Arrays], dtype: torch.dtype) -> Iterator[Any]:
    """The parameters and gradients of the class itself after each step."""
    params = [torch.nn.Parameter(torch.tensor(s, dtype=dtype)) for s in starts]
    optimizer: Any = cls(groups_of(params))
    for step in grads:
        for param, grad in zip(params, step, strict=True):
            param.grad = None if grad is None else torch.tensor(grad, dtype=dtype)
        if dtype == torch.float64:
            with in_f64():
                optimizer.step()
        else:
            optimizer.step()
        kept = (None if p.grad is None else p.grad.numpy().copy() for p in params)
        yield [p.detach().numpy().copy() for p in params], list(kept)


def difference(cls: type, spec: Any, regime: str, steps: int) -> str:
    """Where spec and class part in a regime; "" where they do not."""
    shapes = OTHER_SHAPES if regime == "shapes" else SHAPES
    shapes = [s for s in shapes if any(matches(g.when, s) for g in spec.variants())]
    rng = np.random.default_rng(5)
    starts = [np.asarray(0.5 * rng.standard_normal(s), np.float32) for s in shapes]
    grads = gradients(regime, shapes, steps)
    params = [s.copy() for s in starts]
    optimizer = stepfuse.Optimizer(groups_of(params), spec)
    runs = [original(cls, starts, grads, d) for d in (torch.float64, torch.float32)]
    for number, step in enumerate(grads):
        try:
            (exact, exact_grads), (own, _) = (next(run) for run in runs)
        except Exception:  # what the original does not do is not compared
            return ""
        given = [None if g is None else g.copy() for g in step]
        optimizer.step(given)
        for index, shape in enumerate(shapes):
            way = float(np.nanmax(np.abs(np.where(np.isfinite(exact[index]), exact[index], 0.0)
                        - starts[index]), initial=0.0))  # fmt: skip
            said = _apart(params[index], exact[index], own[index], way)
            wanted = exact_grads[index]
            if not said and given[index] is not None and wanted is not None:
                size = float(np.abs(np.nan_to_num(wanted)).max(initial=0.0))
                said = _apart(given[index], wanted, np.float32(wanted), size)
            if said:
                return f"{regime}, step {number}, shape {shape}: {said}"
    return ""


def _apart(ours: Any, exact: Any, own: Any, way: float) -> str:
    known = np.isfinite(exact) & np.isfinite(own)
    if not np.array_equal(np.isnan(ours), np.isnan(own)):
        return "other NaNs"
    if not np.array_equal(np.isfinite(ours)[known], np.isfinite(own)[known]):
        return "other infinities"
    error = float(np.abs(ours[known] - exact[known]).max(initial=0.0))
    rounding = float(np.abs(own[known] - exact[known]).max(initial=0.0))
    size = float(np.abs(exact[known]).max(initial=0.0))
    limit = max(NEAR * way, 1.5 * rounding, 2.0**-23 * size * 4)
    return "" if error <= limit else f"{error:.2e} apart, own {rounding:.1e}, way {way:.1e}"


def tried(cls: type, steps: int, proved: bool) -> tuple[str, str]:
    """The verdict for one class, and why."""
    try:
        spec = stepfuse.capture(cls, prove=proved)
    except CaptureError as error:
        return ("refused" if is_at_class(cls, error.where) else "no line"), str(error)
    except Exception as error:
        return "crashed", f"{type(error).__name__}: {error}"
    report = spec.report
    assert report is not None
    for regime in REGIMES:
        said = difference(cls, spec, regime, steps)
        if said:
            return "WRONG", said
    return "captured", "".join(f"; not rank {n}: {w}" for n, w in report.refused.items())


def is_at_class(cls: type, where: str) -> bool:
    """Whether a place is a line of the class's module, or of the base that it is written on."""
    files = {inspect.getfile(base).rsplit("/", 1)[-1] for base in (cls, PerTensor)}
    return where.rsplit(":", 1)[0] in files


def main() -> int:
    """Prints the table; 1 where a class is wrong, crashes, or is refused without its line."""
    parser = argparse.ArgumentParser(description="adversarial optimizers, captured or refused")
    parser.add_argument("names", nargs="*", default=[])
    parser.add_argument("--steps", type=int, default=200)
    parser.add_argument("--no-proof", action="store_true")
    given = parser.parse_args()
    warnings.simplefilter("ignore")
    counts: collections.Counter[str] = collections.Counter()
    for cls in classes():
        if given.names and cls.__name__ not in given.names:
            continue
        start = time.process_time()
        verdict, why = tried(cls, given.steps, not given.no_proof)
        counts[verdict] += 1
        seconds = time.process_time() - start
        print(f"{cls.__name__:18} {verdict:9} {seconds:5.1f} s  {why[:170]}", flush=True)
    print(dict(counts))
    return int(any(counts[bad] for bad in ("WRONG", "crashed", "no line")))


if __name__ == "__main__":
    sys.exit(main())
