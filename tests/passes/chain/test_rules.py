"""Rules: several optimizers in one step, as separate optimizers where nothing is shared."""

from __future__ import annotations

import subprocess
from dataclasses import replace
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import pytest
import stepfuse as sf
from stepfuse.ir.types import GROUP
from stepfuse.passes.lower.cases import Case

from tests.campaigns.compositions import wrong_in

SHAPES = {"a.weight": (30, 7), "a.bias": (50,), "head.weight": (12, 8), "c": (5,)}
KINDS: tuple[Any, ...] = (np.float32, np.float64, ml_dtypes.bfloat16)
TWO = sf.rules(("rank >= 2 and name a*", "lion(lr=0.01)"), ("*", "adamw"))


def drawn(seed: int, kinds: tuple[Any, ...] = KINDS[:1]) -> list[tuple[str, Any]]:
    rng = np.random.default_rng(seed)
    pairs = enumerate(SHAPES.items())
    return [
        (name, rng.standard_normal(shape).astype(kinds[n % len(kinds)]))
        for n, (name, shape) in pairs
    ]


def arrays(seed: int, kinds: tuple[Any, ...] = KINDS[:1]) -> list[Any]:
    return [array for _, array in drawn(seed, kinds)]


@pytest.mark.parametrize("seed", range(12))
def test_random_compositions(seed: int) -> None:
    """`python -m tests.campaigns.compositions` has a thousand."""
    assert wrong_in(seed) in ("", "refused")


def test_the_text_round_trips() -> None:
    for spec in (TWO, sf.chain("clip_by_global_norm", TWO, "ema_weights")):
        assert sf.parse(sf.to_text(spec)) == spec


def test_roles_that_differ_are_called_after_their_rule() -> None:
    hypers = {r.name: r.default for r in TWO.of_kind("hyper")}
    assert (hypers["lion_lr"], hypers["adamw_lr"], hypers["beta1"]) == (0.01, 0.001, 0.9)
    both = sf.rules(
        ("name a*", "schedule_free_adamw"), ("*", "schedule_free_adamw(lr=0.5)", "late")
    )
    numbers = {r.name for r in both.of_kind("state") if not r.type.domain.is_vector}
    assert "t" in numbers  # alike in both
    assert {n.removeprefix("late_") for n in numbers if n.startswith("late_")}  # of its own rate


@pytest.mark.parametrize("backend", ["native", "reference", "numba"])
def test_a_global_norm_over_three_dtypes(backend: str) -> None:
    """Beside the equations in f64."""
    params, grads = arrays(0, KINDS), arrays(1, KINDS)
    first, given = ([a.astype(np.float64) for a in x] for x in (params, grads))
    sf.Optimizer(params, "clip_by_global_norm+sgd", lr=0.1, backend=backend).step(grads)
    shrunk = min(1.0, 1.0 / (np.sqrt(sum((g * g).sum() for g in given)) + 1e-6))
    for found, before, grad in zip(params, first, given, strict=True):
        expected = before - 0.1 * (grad * shrunk)
        eps = {"float32": 4e-7, "float64": 1e-15, "bfloat16": 2**-7}[found.dtype.name]
        np.testing.assert_allclose(found.astype(np.float64), expected, eps, 10 * eps)


def test_groups_of_other_dtypes_and_rules_join(tmp_path: Path) -> None:
    """Programs are appended: states stay where they are, counts go on, a checkpoint tells all."""
    named = drawn(0, KINDS)
    late = sf.Optimizer(named[1:2], TWO)
    late.step([arrays(1, KINDS)[1]])
    view = late.state[0]["m"]
    late.add_group({"params": named[:1] + named[2:]})
    assert len(late._storage.programs) > 1 and late.state[0]["m"] is not view
    assert np.shares_memory(late.state[0]["m"], view) and late.t == 1
    grads = arrays(2, KINDS)
    late.step([grads[1], grads[0], *grads[2:]])
    alone = [a for _, a in drawn(0, KINDS)]
    beside = sf.Optimizer([alone[1]], "adamw"), sf.Optimizer([alone[0]], "lion(lr=0.01)")
    beside[0].step([arrays(1, KINDS)[1]])
    beside[0].step([grads[1]])
    beside[1].step([grads[0]])
    assert np.array_equal(alone[1], named[1][1]) and np.array_equal(alone[0], named[0][1])
    late.save(tmp_path / "all")
    again = sf.Optimizer(
        [{"params": named[1:2]}, {"params": named[:1] + named[2:]}], TWO, dtypes=""
    )
    again.load(tmp_path / "all")
    assert again.numbers == late.numbers
    for mine, theirs in zip(again.state, late.state, strict=True):
        assert all(np.array_equal(mine[n], theirs[n]) for n in theirs)


def test_a_number_that_only_a_later_variant_has_is_saved(tmp_path: Path) -> None:
    """The count of random roundings, which the variant of f32 does not draw."""
    cases = Case("f32"), Case("bf16", "", "param=bf16_stochastic,grad=bf16")
    spec, kinds = sf.compile("momentum", facts=cases), (KINDS[0], KINDS[2])
    made = [sf.Optimizer(drawn(0, kinds), spec) for _ in range(2)]
    for seed in range(1, 4):
        made[0].step(arrays(seed, kinds))
    made[0].save(tmp_path / "saved", params=True)
    made[1].load(tmp_path / "saved", params=True)
    assert made[1].numbers == made[0].numbers != {}
    for one in made:
        one.step(arrays(5, kinds))
    params = [one._storage.params for one in made]
    assert all(np.array_equal(a, b) for a, b in zip(*params, strict=True))


def test_one_dtype_after_another_compiles_one_variant() -> None:
    first = sf.Optimizer([np.zeros(3, np.float32)], "adamw")
    both = sf.Optimizer([np.zeros(3, np.float32), np.zeros(3)], "adamw")
    assert both._made.variants[0].compiled is first._made.variants[0].compiled


def test_an_artifact_of_several_dtypes_and_rules(tmp_path: Path) -> None:
    from stepfuse.tools.compile_artifact import write

    spec = sf.chain("clip_by_global_norm", TWO)
    write([spec], tmp_path / "made", "strict", "", "x86-64-v3", "step", params="f32,bf16")
    loaded = sf.load(tmp_path / "made")
    assert len(loaded.variants) == 4 and loaded.signature.rules == spec.rules
    kinds = (KINDS[0], KINDS[2])
    here, there = drawn(0, kinds), drawn(0, kinds)
    for params, made in ((here, spec), (there, loaded)):
        optimizer = sf.Optimizer(params, made)
        for seed in range(3):
            optimizer.step(arrays(seed + 1, kinds))
    assert all(np.array_equal(a, b) for (_, a), (_, b) in zip(here, there, strict=True))
    assert [v.program.name for v in loaded.variants]
    with pytest.raises(sf.BindError, match=r"no variant of .* takes shape \(2,\) with dtype 'f64'"):
        sf.Optimizer([np.zeros(2)], loaded)


@pytest.mark.parametrize(
    ("make", "match"),
    [
        (lambda: sf.rules(("*", "lion"), ("*", "adamw")), "lion takes every parameter"),
        (lambda: sf.rules(("rank < 2", "clip_by_global_norm+lion"), ("*", "adamw")),
         r"clip_by_global_norm_lion takes \[sumsq step\], adamw \[\]"),
        (lambda: sf.rules(("dtype == f8", "lion")), "rule lion: no variant stores 'f8'"),
        (lambda: sf.rules(("nme *x", "lion")), "cannot read the condition 'nme .x'"),
        (lambda: sf.rules(("rule == x", "lion")), "asks for no other rule"),
        (lambda: sf.rules(("*", "clip_by_global_norm")), "stores to no parameter"),
        (lambda: sf.rules(), "got none"),
        (lambda: sf.rules("adamw"), "rule 0 is"),  # type: ignore[arg-type]
        (lambda: sf.chain(TWO, TWO), "rules once"),
        (lambda: sf.Optimizer(drawn(0), TWO, lr=1.0), "has lion_lr"),
        (lambda: sf.Optimizer(drawn(0), sf.rules(("rank < 2", "lion"))),
         r"tensor 0: no rule takes a parameter of shape \(30, 7\), dtype f32, name 'a.weight'"),
        (lambda: sf.compile("adamw", params="f8"), "params: expected some of"),
        (lambda: sf.compile("adamw", params="f64", dtypes="param=f64"), "both say"),
    ],
)  # fmt: skip
def test_what_is_refused(make: Any, match: str) -> None:
    with pytest.raises((ValueError, TypeError), match=match):
        make()


def test_c_says_dtype_and_rule(tmp_path: Path) -> None:
    from stepfuse.tools.compile_artifact import write

    spec = sf.chain("clip_by_global_norm", sf.rules(("rank > 1", "lion"), ("*", "adamw")))
    made = (tmp_path, "strict", "", "x86-64-v2", "step")
    write([replace(spec, name="mixed")], *made, params="f32,f64")
    source, program = Path(__file__).parents[2] / "backends" / "aot" / "mixed.c", tmp_path / "mixed"
    flags = ["-std=gnu11", "-Wall", "-Wextra", "-Werror", "-Wno-unused-function", f"-I{tmp_path}"]
    command = ["cc", *flags, str(source), str(tmp_path / "mixed.o"), "-o", str(program)]
    built = subprocess.run(command, capture_output=True, text=True)
    assert built.returncode == 0, built.stderr
    done = subprocess.run([program], capture_output=True)
    assert done.returncode == 0
    w = (np.arange(6, dtype=np.float32).reshape(2, 3) + 1) / 4
    b, gb = (np.arange(5) + 1) / 3, 1 - np.arange(5) / 2
    optimizer = sf.Optimizer([w, b], spec)
    for _ in range(2):
        optimizer.step([np.arange(6, dtype=np.float32).reshape(2, 3) - 2, gb])
    assert done.stdout == w.tobytes() + b.tobytes()


@sf.optimizer
def slowing(param, grad, rounds=sf.zeros[GROUP], *, lr=0.1):  # pyright: ignore
    return sf.update(param=param - lr / (1.0 + rounds) * grad, rounds=rounds + 1.0)


@pytest.mark.parametrize("backend", ["native", "reference"])
def test_a_number_of_a_rule_and_group_advances_with_their_tensors_alone(backend: str) -> None:
    """As an optimizer for each group and rule would have it, over missing gradients."""
    shapes = ((4, 3), (5,), (2, 6), (7,))  # rule slowing takes the matrices

    def params(seed: int) -> list[Any]:
        rng = np.random.default_rng(seed)
        return [rng.standard_normal(shape).astype(np.float32) for shape in shapes]

    one, apart = params(0), params(0)
    spec = sf.rules(("rank >= 2", slowing), ("*", "lion"))
    both = sf.Optimizer([{"params": one[:2]}, {"params": one[2:]}], spec, backend=backend)
    specs = (slowing, "lion", slowing, "lion")
    each = [sf.Optimizer([p], s, backend=backend) for p, s in zip(apart, specs, strict=True)]
    for seed, missing in enumerate([(), (0,), (), (2, 3), (0, 3), (0, 2), (1, 2), ()]):
        grads = [None if n in missing else g for n, g in enumerate(params(seed + 1))]
        both.step(grads)
        for optimizer, grad in zip(each, grads, strict=True):
            optimizer.step([grad])
        assert all(map(np.array_equal, one, apart)), missing
    assert both.numbers["rounds"].tolist() == [5.0, 5.0]
