"""AdamW inside `jax.jit`: stepfuse's step beside optax's, memory donated, in turns.

python benchmarks/jax_step.py [--sizes 8x2097152,100x4096,200x256] [--rounds 12]
"""

from __future__ import annotations

import argparse
import time
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
import optax
import stepfuse.jax


def fused(params: list[Any]) -> tuple[Any, Any]:
    """stepfuse's step, and its first state."""
    opt = stepfuse.jax.optimizer("adamw", lr=1e-3)
    step = jax.jit(lambda p, s, g: opt.step(g, s, p), donate_argnums=(0, 1))
    return step, opt.init(params)


def plain(params: list[Any]) -> tuple[Any, Any]:
    """optax's."""
    opt = optax.adamw(1e-3)

    @partial(jax.jit, donate_argnums=(0, 1))
    def step(params: Any, state: Any, grads: Any) -> Any:
        updates, state = opt.update(grads, state, params)
        return optax.apply_updates(params, updates), state

    return step, opt.init(params)


def best(count: int, size: int, rounds: int) -> list[float]:
    """The shortest time of a step of each, in seconds."""
    grads = [jnp.full(size, 0.1) for _ in range(count)]
    found: list[float] = []
    runs: list[list[Any]] = []
    for make in (fused, plain):
        params = [jnp.ones(size) for _ in range(count)]
        runs.append([*make(params), params])
        found.append(float("inf"))
    for _ in range(rounds):
        for number, (step, state, params) in enumerate(runs):
            start = time.perf_counter()
            params, state = jax.block_until_ready(step(params, state, grads))
            found[number] = min(found[number], time.perf_counter() - start)
            runs[number][1:] = state, params
    return found


def main() -> None:
    """A line for each size."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    sizes = "8x2097152,100x4096,200x256"
    parser.add_argument("--sizes", default=sizes, help="tensors, elements of each")
    parser.add_argument("--rounds", type=int, default=12)
    given = parser.parse_args()
    for count, size in (map(int, text.split("x")) for text in given.sizes.split(",")):
        ours, theirs = best(count, size, given.rounds)
        print(
            f"{count} x {size}: stepfuse {ours * 1e3:.3f} ms, optax {theirs * 1e3:.3f} ms, "
            f"{theirs / ours:.2f}x"
        )


if __name__ == "__main__":
    main()
