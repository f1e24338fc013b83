"""Policy `carry`: sums over what a step stores are read by the next, with the bits of `strict`."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import pytest
import stepfuse

from tests.support.inputs.normal import normal_arrays

SHAPES = [(70, 33), (40, 3, 2, 2), (513,), (7,), ()]
NAMES = (
    "adafactor",
    "adafactor_mindspore",
    "apollo_dqn",
    "fromage",
    "nero",
    "adamp",
    "lamb",
    "sgdp",
)


drawn = partial(normal_arrays, SHAPES)


def same(mine: stepfuse.Optimizer, theirs: stepfuse.Optimizer) -> bool:
    pairs = zip(mine._storage.params, theirs._storage.params, strict=True)
    return all(a.tobytes() == b.tobytes() for a, b in pairs)


def stepped(made: list[stepfuse.Optimizer], seed: int, kind: Any = np.float32) -> None:
    for one in made:
        grads = drawn(seed, kind)
        one.step([None if n == seed % 4 else g for n, g in enumerate(grads)])


# The suite has one in three, and `adafactor`; `tests.campaigns.thinned` has all.
@pytest.mark.thinned(3, always=("adafactor",))
@pytest.mark.parametrize("backend", ["native", "reference"])
@pytest.mark.parametrize("name", NAMES)
def test_the_bits_of_strict(name: str, backend: str, tmp_path: Path) -> None:
    """Over missing gradients, a checkpoint, a group that joins, parameters changed by others."""
    made = [
        stepfuse.Optimizer(drawn(0)[:3], name, policy=p, backend=backend)
        for p in ("carry", "strict")
    ]
    for one in made:
        one.step(drawn(1)[:3])
        one.add_group({"params": drawn(0)[3:]})
    for seed in range(2, 5):
        stepped(made, seed)
    made[0].save(tmp_path / "saved", params=True)
    for one in made:
        one._storage.params[0][...] *= 2
    made[0].refresh()
    stepped(made, 5)
    assert same(*made)
    for policy in ("carry", "strict"):
        made.append(stepfuse.Optimizer([{"params": drawn(9)[:3]}, {"params": drawn(9)[3:]}], name,
                                       policy=policy, backend=backend))  # fmt: skip
    made[2].load(tmp_path / "saved", params=True)
    made[3].load(tmp_path / "saved", params=True, other_spec=True)
    stepped(made[2:], 6)
    assert same(*made[2:])


def test_skipped_steps_carry_nothing_new() -> None:
    name = "unscale+check_finite+fromage"
    made = [stepfuse.Optimizer(drawn(0), name, policy=p) for p in ("carry", "strict")]
    for seed in range(4):
        for one in made:
            grads = drawn(seed + 1)
            grads[0][3] = np.inf if seed == 1 else 1.0
            one.step(grads)
    assert same(*made)


def test_mixed_storage_and_rules() -> None:
    spec = stepfuse.rules(("rank >= 2", "fromage"), ("*", "nero"))
    kinds = (np.float32, ml_dtypes.bfloat16, np.float64, ml_dtypes.bfloat16, np.float32)

    def mixed(seed: int) -> list[Any]:
        return [a.astype(k) for a, k in zip(drawn(seed), kinds, strict=True)]

    made = [stepfuse.Optimizer(mixed(0), spec, policy=p) for p in ("carry", "strict")]
    for seed in range(1, 5):
        for one in made:
            one.step(mixed(seed))
    assert same(*made)


def test_fewer_bytes_and_where_it_cannot_be() -> None:
    bytes_ = [
        stepfuse.Optimizer(drawn(0), "fromage", policy=p).bytes_per_param
        for p in ("strict", "carry")
    ]
    assert bytes_ == [20, 16]
    with pytest.raises(ValueError, match="policy 'carry' takes its first sums over whole"):
        stepfuse.Optimizer(drawn(0), "fromage", policy="carry", staging=1 << 20)


def test_an_artifact_takes_its_first_sums(tmp_path: Path) -> None:
    from stepfuse.tools.compile_artifact import write

    write([stepfuse.get("fromage")], tmp_path / "made", "carry", "", "x86-64-v3", "step")
    made = [
        stepfuse.Optimizer(drawn(0), stepfuse.load(tmp_path / "made")),
        stepfuse.Optimizer(drawn(0), "fromage"),
    ]
    for seed in range(1, 4):
        stepped(made, seed)
    assert same(*made)
