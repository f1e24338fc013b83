"""A stage that can do nothing where it stands is refused, and no other one."""

from __future__ import annotations

import dataclasses
from typing import Any

import numpy as np
import pytest
import stepfuse as sf
from stepfuse.ir.graph import Graph, Spec
from stepfuse.ir.signatures.attributes import Attrs
from stepfuse.passes.chain import compose

from tests.support.oracles.stepper import Stepper

BASE = ("momentum", "ema_weights", "zero_grad")
TELLING = {  # with these numbers every stage changes what it is given
    "max_norm": 0.1, "max_value": 0.1, "threshold": 0.1, "clipping": 1e-3, "scale": 4.0,
    "l2_weight_decay_weight_decay": 0.5, "momentum_weight_decay": 0.5, "weight_decay": 0.5,
    "variance": 0.5, "lr": 0.1,
}  # fmt: skip


def _chained(monkeypatch: pytest.MonkeyPatch, stages: list[Spec]) -> Spec:
    """The chain, whatever its order."""
    with monkeypatch.context() as patch:
        patch.setattr(compose, "check_order", lambda stages: None)
        return sf.chain(*stages)


def _run(spec: Spec) -> dict[str, Any]:
    """What three steps leave, one of them with a gradient that is not finite."""
    rng = np.random.default_rng(1)
    spec = dataclasses.replace(spec, graphs=tuple(map(_determined, spec.graphs)))
    defaults = {r.name: r.default for r in spec.of_kind("hyper")}
    job = Stepper(spec, [rng.normal(size=(4, 3))], defaults | TELLING)
    for k in range(3):
        grad = rng.normal(size=(4, 3))
        grad[0, 0] = np.inf if k == 1 else 1.0
        with np.errstate(all="ignore"):
            job.step([grad])
    return job.tensors[0]


def _determined(graph: Graph) -> Graph:
    """With other functions for random numbers, which the interpreter has not, and for rounding."""
    other = {"uniform": "cos", "as_stored": "floor"}
    nodes = [
        dataclasses.replace(n, op=other[n.op], attrs=Attrs()) if n.op in other else n
        for n in graph.nodes
    ]
    return graph.replace(nodes=tuple(nodes))


def _heard(stage: Spec) -> Spec:
    """The stage by what it forwards, or else as it is: a guard beside a forward is not enough."""
    if not any(u.forward for g in stage.graphs for u in g.updates):
        return stage
    return dataclasses.replace(stage, graphs=tuple(g.replace(guard=None) for g in stage.graphs))


def _is_talker(stage: Spec) -> bool:
    graphs = stage.variants()
    return any(g.guard is not None or any(u.forward for u in g.updates) for g in graphs)


def _stands_alone(name: str) -> bool:
    return not sf.get(name).graphs[0].wraps and sf.get(name).entries == ("step",)


@pytest.mark.parametrize("place", range(len(BASE) + 1))
@pytest.mark.parametrize("name", [n for n in sf.stage_names() if _stands_alone(n)])
def test_refused_are_the_stages_without_which_nothing_changes(
    monkeypatch: pytest.MonkeyPatch, name: str, place: int
) -> None:
    base = [sf.get(n) for n in BASE]
    stages = [*base[:place], sf.get(name), *base[place:]]
    without = _run(sf.chain(*base))
    heard = [*base[:place], _heard(sf.get(name)), *base[place:]]
    with_it = _run(_chained(monkeypatch, heard))
    changes = any(not np.array_equal(with_it[r], without[r], equal_nan=True) for r in without)
    if changes or not _is_talker(sf.get(name)):
        sf.chain(*stages)
    else:
        with pytest.raises(ValueError, match=rf"^{name} can do nothing behind momentum: it "):
            sf.chain(*stages)


@pytest.mark.parametrize("name", [n for n in sf.stage_names() if sf.get(n).graphs[0].wraps])
def test_a_stage_that_wraps_stands_right_behind_its_optimizer(name: str) -> None:
    around = {"nesterov": "lion"}.get(name, "adamw")
    sf.chain("clip_by_global_norm", around, name, "zero_grad")
    for wrong in ((name, around), (around, "ema_weights", name)):
        with pytest.raises(ValueError, match=f"write adamw\\+{name}|has no "):
            sf.chain(*wrong)


@pytest.mark.parametrize(
    ("stages", "message"),
    [
        (
            ("sgd", "clip_by_global_norm"),
            "clip_by_global_norm can do nothing behind sgd: it rewrites %grad, which no later "
            "stage reads; put it before sgd: chain('clip_by_global_norm', 'sgd')",
        ),
        (
            ("unscale", "adamw", "check_finite", "zero_grad"),
            "check_finite can do nothing behind adamw: it guards the updates of later stages, and "
            "there are none; put it before adamw: chain('unscale', 'check_finite', 'adamw', "
            "'zero_grad')",
        ),
        (
            ("sgd", "centralize", "clip_by_norm"),
            "clip_by_norm can do nothing behind sgd: it rewrites %grad, which no later stage "
            "reads; put it before sgd: chain('clip_by_norm', 'sgd', 'centralize')",
        ),
        (
            ("sgd", "dynamic_loss_scale", "ema_weights"),
            "dynamic_loss_scale can do nothing behind sgd: it rewrites %grad, which no later "
            "stage reads; put it before sgd: chain('dynamic_loss_scale', 'sgd', 'ema_weights')",
        ),
    ],
)
def test_the_error_says_the_order(stages: tuple[str, ...], message: str) -> None:
    with pytest.raises(ValueError) as found:
        sf.chain(*stages)
    assert str(found.value) == message


def test_a_second_entry_comes_before_what_moves_the_parameters() -> None:
    with pytest.raises(ValueError, match=r"accumulate can do nothing behind sgd"):
        sf.chain("sgd", "accumulate")


def test_stages_by_themselves_are_judged_where_they_are_used() -> None:
    clipped = sf.chain("unscale", "clip_by_global_norm")
    sf.chain(clipped, "adamw")
    with pytest.raises(ValueError, match=r"unscale\+clip_by_global_norm can do nothing behind sgd"):
        sf.chain("sgd", clipped)


def test_a_rewritten_gradient_that_is_replaced_unread_is_idle() -> None:
    @sf.optimizer
    def ones(grad: Any) -> Any:
        return sf.forward(grad=grad * 0.0 + 1.0)

    @sf.optimizer
    def fresh(grad: Any) -> Any:
        return sf.forward(grad=1.0)

    sf.chain("clip_by_norm", ones, "sgd")
    with pytest.raises(ValueError, match=r"clip_by_norm can do nothing here: .* leave it out"):
        sf.chain("clip_by_norm", fresh, "sgd")
