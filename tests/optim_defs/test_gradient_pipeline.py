"""Decay, centralisation, scaling, clipping: fused they are what they are one after the other."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import permutations
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import stepfuse as sf
from stepfuse.ir import interpreter
from stepfuse.ir.graph import Graph, Spec
from stepfuse.ir.tensor_view import MATRIX, UNSEEN
from stepfuse.passes.pipeline import STRICT, run_graph

Array = np.ndarray[Any, np.dtype[Any]]

GOLDEN = Path(__file__).parents[1] / "data" / "golden"
SCALE = 1024.0
# MindSpore's order: the decay is that of scaled gradients, so it is multiplied by the scale.
PIPELINE = ("l2_weight_decay", "centralize", "unscale", "clip_by_global_norm")
NUMBERS = {"scale": SCALE, "l2_weight_decay": 0.1 * SCALE, "max_norm": 0.7, "lr": 0.05}
SHAPES = ((13, 11), (4, 3, 2, 2), (6, 5))


def tensors() -> list[dict[str, Array]]:
    rng = np.random.default_rng(9)
    found: list[dict[str, Array]] = []
    for shape in SHAPES:
        param, grad = rng.normal(size=(2, *shape)).astype(np.float32)
        found.append({"param": param, "grad": np.float32(SCALE) * grad})
    return found


def settings(spec: Spec) -> dict[str, float]:
    known = {"weight_decay": NUMBERS["l2_weight_decay"], **NUMBERS}
    return {r.name: known[r.name] for r in spec.of_kind("hyper") if r.name in known}


def one_after_another(stages: tuple[str, ...]) -> list[dict[str, Array]]:
    """Each stage by itself through the interpreter; gradients are stored between them."""
    done = tensors()
    for name in stages:
        spec = sf.get(name)
        graphs = [alone(g) for g in spec.variants()]
        hypers = settings(spec) | ({"weight_decay": 0.0} if name == "sgd" else {})
        interpreter.run(graphs, done, hypers, {})
    return done


def alone(graph: Graph) -> Graph:
    """A stage that stores what it would forward, seen as the whole chain sees its tensors."""
    stored = tuple(replace(u, forward=False) for u in graph.updates)
    viewed = graph.replace(updates=stored, view=UNSEEN if graph.when else MATRIX)
    return run_graph(viewed, STRICT)


@pytest.mark.parametrize("stages", [PIPELINE, PIPELINE[::-1], ("unscale", *PIPELINE[:2])])
def test_fused_is_one_after_another_to_the_bit(stages: tuple[str, ...]) -> None:
    expected = one_after_another((*stages, "sgd"))
    spec = sf.chain(*stages, "sgd")
    given = tensors()
    numbers = settings(spec)
    optimizer = sf.Optimizer([t["param"] for t in given], spec, **numbers)
    optimizer.step([t["grad"] for t in given])
    for ours, theirs in zip(given, expected, strict=True):
        np.testing.assert_array_equal(ours["param"], theirs["param"])


def test_the_order_is_what_is_written() -> None:
    """Where the decay stands among scaling and clipping, it is another step each time."""
    found: set[bytes] = set()
    for order in permutations(("l2_weight_decay", "unscale", "clip_by_global_norm")):
        spec = sf.chain(*order, "sgd")
        given = tensors()[:1]
        sf.Optimizer([given[0]["param"]], spec, **settings(spec)).step([given[0]["grad"]])
        found.add(given[0]["param"].tobytes())
    assert len(found) == 6


@pytest.mark.parametrize("fused", [True, False])
def test_decay_and_scale_are_mindspores(fused: bool) -> None:
    """Its Momentum with a weight decay and a loss scale, as recorded."""
    facts = json.loads((GOLDEN / "manifest.json").read_text())["cases"]["momentum_wd_lossscale"]
    scale = facts["kw"]["loss_scale"]
    spec = sf.chain("l2_weight_decay", "unscale", "momentum")
    decay = scale * facts["kw"]["weight_decay"]
    with np.load(GOLDEN / "momentum_wd_lossscale.npz") as recorded:
        names = facts["param_order"]
        params = [recorded[f"p0/{name}"].copy() for name in names]
        groups = [
            {"params": [p], "weight_decay": 0.0 if "beta" in n or "gamma" in n else decay}
            for n, p in zip(names, params, strict=True)
        ]
        optimizer = sf.Optimizer(
            groups, spec, lr=facts["lr"], momentum=facts["kw"]["momentum"], scale=scale,
            backend="native" if fused else "reference",
        )  # fmt: skip
        for k in range(facts["steps"]):
            optimizer.step([recorded[f"g{k}/{name}"] for name in names])
            for name, param in zip(names, params, strict=True):
                wanted = recorded[f"p{k + 1}/{name}"]
                np.testing.assert_allclose(param, wanted, **facts["suggested_tolerance"])


def test_what_fusion_saves_is_told() -> None:
    """One after the other each stage reads and writes the gradients; fused they are read twice."""
    spec = sf.chain(*PIPELINE, "sgd")
    optimizer = sf.Optimizer([np.ones((4, 3), np.float32)], spec)
    alone_bytes = 12 + 8 + 8 + 12 + 12  # decay, centralise, unscale, clip (reads twice), sgd
    assert optimizer.bytes_per_param <= 24 < alone_bytes
