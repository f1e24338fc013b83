"""Trains the weights of a learned optimizer, AdafacMLPLOpt, by antithetic evolution strategies.

python examples/learned.py [--generations 60] [--pairs 8] [--out learned.npz] [--long]

Each generation changes the weights at random, by +d and -d for each of some pairs, and trains a
small network with each: all at once, as a population whose members have weights of their own. The
weights then move along the mean of d (loss with +d - loss with -d), by Adam. Tasks that they were
not trained on, some of them larger, say how good they are, beside Adam at several learning rates,
of which 0.001 is its default. `--long` is 600 generations.

Method: Salimans et al., "Evolution strategies as a scalable alternative to reinforcement learning",
2017 (https://arxiv.org/abs/1703.03864).
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import stepfuse as sf
from rich.console import Console
from rich.progress import track
from rich.table import Table

Array = np.ndarray[Any, np.dtype[Any]]
Weights = dict[str, Array]
SPEC, SIGMA, RATE, STEPS = "adafac_mlp_lopt", 0.1, 0.05, 60
SHAPES = {"w0": (39, 4), "b0": (4,), "w1": (4, 4), "b1": (4,), "w2": (4, 2), "b2": (2,)}


class Task:
    """A network of two layers that is to give what a random one of its kind gives."""

    def __init__(self, seed: int, inputs: int = 8, width: int = 16, examples: int = 64) -> None:
        rng = np.random.default_rng(seed)
        self.x = rng.normal(size=(examples, inputs)).astype(np.float32)
        shapes = {"a": (inputs, width), "b": (width,), "c": (width,)}
        self.start = {
            name: (rng.normal(size=s) / s[0] ** 0.5).astype(np.float32)
            for name, s in shapes.items()
        }
        teacher = {n: rng.normal(size=s) / shapes[n][0] ** 0.5 for n, s in shapes.items()}
        y = np.tanh(self.x @ teacher["a"] + teacher["b"]) @ teacher["c"]
        self.y = ((y - y.mean()) / y.std()).astype(np.float32)

    def stacked(self, members: int) -> Weights:
        return {name: np.stack([a] * members) for name, a in self.start.items()}

    def loss_and_grads(self, p: Weights) -> tuple[Array, Weights]:
        """The mean squared error of each member, and its gradients."""
        h = np.tanh(self.x @ p["a"] + p["b"][:, None])
        error = (h @ p["c"][..., None])[..., 0] - self.y
        up = 2 * error / self.y.size
        below = up[..., None] * p["c"][:, None] * (1 - h * h)
        grads = {
            "a": self.x.T @ below, "b": below.sum(1), "c": (up[:, None] @ h)[:, 0],
        }  # fmt: skip
        return (error * error).mean(1), grads


def losses(task: Task, spec: Any, weights: Mapping[str, Any], members: int, steps: int) -> Array:
    """The loss of each member before each step and after the last, (steps + 1, members)."""
    params = task.stacked(members)
    optimizer = sf.Optimizer(sf.population(params, **weights), spec, threads=1)
    found: list[Array] = []
    for _ in range(steps):
        loss, grads = task.loss_and_grads(params)
        found.append(loss)
        optimizer.step(sf.unstack(grads))
    return np.array([*found, task.loss_and_grads(params)[0]])


def untrained() -> Weights:
    """The weights that the spec has by default."""
    known = {role.name: role.default for role in sf.get(SPEC).of_kind("hyper")}
    flat = {n: [known[f"{n}_{i}"] for i in range(int(np.prod(s)))] for n, s in SHAPES.items()}
    return {n: np.array(flat[n], np.float32).reshape(s) for n, s in SHAPES.items()}


def meta_loss(found: Array) -> Array:
    """The mean logarithm of each member's losses, of which none counts for more than 10^4."""
    return np.log(np.minimum(np.nan_to_num(found, nan=1e4), 1e4) + 1e-8).mean(0)


def ascent(task: Task, made: Any, weights: Weights, pairs: int, rng: Any) -> Weights:
    """The direction in which the loss grows, by changes that differ in their sign alone."""
    ways = {n: SIGMA * rng.normal(size=(pairs, *a.shape)) for n, a in weights.items()}
    members = {n: np.concatenate([a + ways[n], a - ways[n]]) for n, a in weights.items()}
    found = meta_loss(losses(task, made, members, 2 * pairs, STEPS))
    change = (found[:pairs] - found[pairs:]) / (2 * SIGMA**2 * pairs)
    return {n: np.tensordot(change, way, 1).astype(np.float32) for n, way in ways.items()}


def train(made: Any, generations: int, pairs: int) -> Weights:
    """Trained weights."""
    weights, rng = untrained(), np.random.default_rng(0)
    optimizer = sf.Optimizer(weights, "adam", lr=RATE)
    for number in track(range(generations), "generations"):
        grads = ascent(Task(1000 + number), made, weights, pairs, rng)
        optimizer.step(list(grads.values()))
    return weights


def after(tasks: list[Task], spec: Any, hypers: Mapping[str, Any]) -> float:
    """The mean loss after STEPS steps on each task."""
    own = {name: np.asarray(value)[None] for name, value in hypers.items()}
    return float(np.mean([losses(task, spec, own, 1, STEPS)[-1, 0] for task in tasks]))


def main() -> None:
    """Trains, keeps the weights, and compares."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--generations", type=int, default=60)
    parser.add_argument("--pairs", type=int, default=8, help="changes tried in a generation")
    parser.add_argument("--out", type=Path, default=Path("learned.npz"), help="the trained weights")
    parser.add_argument("--long", action="store_true", help="600 generations")
    given = parser.parse_args()
    made = sf.compile(SPEC)
    weights = train(made, 600 if given.long else given.generations, given.pairs)
    stored: Any = weights
    np.savez(given.out, **stored)
    held_out = [Task(seed) for seed in range(8)]
    larger = [Task(seed, inputs=24, width=96, examples=128) for seed in range(8)]
    table = Table("optimizer", "held-out tasks", "larger ones", title=f"loss after {STEPS} steps")
    rows: dict[str, tuple[Any, Mapping[str, Any]]] = {
        f"adam, lr={lr}": ("adam", {"lr": lr}) for lr in (0.001, 0.01, 0.03, 0.1)
    }
    rows |= {"not trained": (made, untrained()), f"trained ({given.out})": (made, weights)}
    for name, row in rows.items():
        table.add_row(name, *(f"{after(tasks, *row):.4g}" for tasks in (held_out, larger)))
    Console().print(table)


if __name__ == "__main__":
    main()
