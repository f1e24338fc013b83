"""uniform: its statistics, what it depends on, and its hash on Python integers."""

from __future__ import annotations

from typing import Any

import numpy as np
from stepfuse.ir.graph import Graph
from stepfuse.ir.interpreter import evaluate
from stepfuse.ir.interpreter import run as run_step
from stepfuse.ir.text.parser import parse
from stepfuse.ir.verifier import verify_graph
from stepfuse.passes.rewrite.expand import expand

TEXT = """
optimizer @draw {
  param %param : f32 elem
  hyper %beta = 0.9 : f64 step
  step {
    %0 = uniform SEED : f32 elem
    update %param = %0
  }
}
"""


def draw_graph(seed: str) -> Graph:
    graph = expand(parse(TEXT.replace("SEED", seed)).graphs[0])
    verify_graph(graph, "basic")
    return graph


def draw(
    seed: str, count: int = 1 << 18, hypers: dict[str, float] | None = None
) -> np.ndarray[Any, np.dtype[Any]]:
    tensor = {"param": np.zeros(count, np.float32)}
    return np.asarray(evaluate(draw_graph(seed), tensor, hypers or {})[-1]).reshape(-1)


def test_uniform_looks_uniform() -> None:
    for seed in ("0.0", "1.0", "123456.0"):
        x = draw(seed)
        assert x.dtype == np.float32 and x.min() >= 0.0 and x.max() < 1.0
        assert np.array_equal(x * 2.0**24, np.rint(x * 2.0**24))
        deviation = (1 / 12 / x.size) ** 0.5
        assert abs(x.mean(dtype=np.float64) - 0.5) < 4 * deviation
        assert abs(x.var(dtype=np.float64) - 1 / 12) < 4 * (1 / 180 / x.size) ** 0.5
        counts = np.bincount((x * 256).astype(int), minlength=256)
        expected = x.size / 256
        assert 150 < ((counts - expected) ** 2 / expected).sum() < 370  # chi^2, 255 degrees
        for lag in (1, 2, 16, 1024):
            assert abs(np.corrcoef(x[:-lag], x[lag:])[0, 1]) < 4 / x.size**0.5


def test_uniform_depends_on_seed_only_as_it_says() -> None:
    beta = draw("%beta", hypers={"beta": 3.0})
    assert np.array_equal(beta, draw("3.0"))
    assert np.array_equal(beta, draw("%beta", hypers={"beta": 3.9}))
    assert np.array_equal(draw("%beta", hypers={"beta": float("nan")}), draw("0.0"))
    assert np.array_equal(draw("%beta", hypers={"beta": -1e300}), draw(str(-(2.0**53))))
    for other in (0.0, 2.0, 4.0, -3.0, 3.0 + 2**16):
        x = draw("%beta", hypers={"beta": other})
        assert np.mean(x == beta) < 1e-4
        assert abs(np.corrcoef(x, beta)[0, 1]) < 4 / x.size**0.5


def test_uniform_is_the_documented_hash() -> None:
    """Against the same hash on Python integers."""

    def mixed(x: int) -> int:
        x = (x ^ (x >> 16)) * 0x7FEB352D & 0xFFFFFFFF
        x = (x ^ (x >> 15)) * 0x846CA68B & 0xFFFFFFFF
        return x ^ (x >> 16)

    key = mixed(mixed(0x9E3779B9) ^ 42)
    wanted = [(mixed(i ^ key) >> 8) / 2**24 for i in range(1000)]
    assert draw("42.0", 1000).tolist() == wanted


def test_uniform_differs_from_tensor_to_tensor() -> None:
    graph = draw_graph("7.0")
    tensors = [{"param": np.zeros(4096, np.float32)} for _ in range(3)]
    run_step([graph], tensors, {}, {})
    first, second, third = (t["param"] for t in tensors)
    assert np.mean(first == second) < 0.01 and np.mean(second == third) < 0.01
    assert abs(np.corrcoef(first, second)[0, 1]) < 4 / first.size**0.5
