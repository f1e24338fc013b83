"""GaLore around optimizers, GaLore with AdamW, APOLLO: what is small, refreshed, kept, refused."""

from __future__ import annotations

import importlib
from itertools import pairwise
from typing import Any

import numpy as np
import pytest
import stepfuse as sf
from stepfuse.ir.errors import OptionError
from stepfuse.optim_defs import class_name, definition
from stepfuse.optim_defs.stages.galore import galore

from tests.support.oracles.numeric import same_bits

F = np.float32
SHAPES = ((4, 9), (9, 4), (2, 5, 5), (3, 2), (6,))
SPECS = {
    "galore_adamw": definition("galore_adamw")(low_rank=3, update_proj_gap=3),
    "apollo": definition("apollo")(low_rank=3, update_proj_gap=3),
    "adan+galore": sf.chain("adan", galore(low_rank=3, update_proj_gap=3)),
}


def stepped(spec: Any, steps: int, backend: str = "native") -> Any:
    """An optimizer after some steps, its parameters, and gradients without an end."""
    rng = np.random.default_rng(4)
    params = [rng.normal(size=dims).astype(F) for dims in SHAPES]
    optimizer = sf.Optimizer(params, spec, backend=backend)
    grads = ([rng.normal(size=dims).astype(F) for dims in SHAPES] for _ in range(1000))
    for _ in range(steps):
        optimizer.step(next(grads))
    return optimizer, params, grads


@pytest.mark.parametrize("name", SPECS)
def test_moments_are_small_and_bits_those_of_the_interpreter(name: str) -> None:
    (one, ours, _), (other, theirs, _) = (
        stepped(SPECS[name], 5, b) for b in ("native", "reference")
    )
    assert all(map(same_bits, ours, theirs))
    for mine, its in zip(one.state, other.state, strict=True):
        assert all(same_bits(mine[s], its[s]) for s in mine)
    wide, tall, batch, small, vector = (
        {n: s.shape for n, s in found.items()} for found in one.state
    )
    assert wide["m_of_columns"] == wide["v_of_columns"] == (3, 9) and wide["left"] == (4, 3)
    assert tall["m_of_rows"] == (9, 3) and tall["right"] == (3, 4)
    assert batch["m_of_rows"] == (2, 5, 3) and batch["right"] == (2, 3, 5)
    assert small["m"] == (3, 2) and vector["m"] == (6,)
    for found, others in (
        (wide, "m m_of_rows right"),
        (small, "left right m_of_rows m_of_columns"),
    ):
        assert not {*others.split()} & found.keys()


@pytest.mark.parametrize("name", SPECS)
def test_it_is_refreshed_and_resumes_to_the_bit(name: str, tmp_path: Any) -> None:
    optimizer, params, grads = stepped(SPECS[name], 0, "reference")
    seen = [optimizer.state[0]["left"].copy()]
    for n in range(1, 6):
        optimizer.step(next(grads))
        seen.append(optimizer.state[0]["left"].copy())
        if n == 2:
            optimizer.save(tmp_path / "between.npz")
            others = [p.copy() for p in params]
            resumed = sf.Optimizer(others, SPECS[name], backend="reference")
            resumed.load(tmp_path / "between.npz")
    moved = [not same_bits(a, b) for a, b in pairwise(seen)]
    assert moved == [True, False, False, True, False]
    _, _, again = stepped(SPECS[name], 2, "reference")
    for _ in range(3):
        resumed.step(next(again))
    assert all(map(same_bits, params, others))


def test_memory_is_of_the_low_rank() -> None:
    """Bytes of the states of a matrix of 256 x 1024: two moments and a basis."""

    def states(spec: Any) -> int:
        optimizer = sf.Optimizer([np.zeros((256, 1024), F)], spec, backend="reference")
        return sum(np.asarray(s).nbytes for s in optimizer.state[0].values())

    assert states("adamw") == 2 * 4 * 256 * 1024
    assert states(definition("galore_adamw")(low_rank=32)) == 4 * 32 * (2 * 1024 + 256)
    assert states(definition("apollo")(low_rank=1)) == 4 * (2 * 1024 + 256) + 4


def test_a_chain_is_galore_with_adamw(stepper: Any) -> None:
    """MindSpore's Adam has transformers' eps: in f64, over a refresh."""
    rng = np.random.default_rng(1)
    params = [rng.normal(size=dims) for dims in SHAPES]
    options = {"lr": 0.1, "eps": 1e-3, "scale": 0.25, "update_proj_gap": 2.0, "weight_decay": 0.0}
    specs = (definition("galore_adamw")(low_rank=3), sf.chain("adam_mindspore", galore(low_rank=3)))
    known = [{r.name: r.default for r in s.of_kind("hyper", "static")} | options for s in specs]
    one, other = (stepper(spec, params, h) for spec, h in zip(specs, known, strict=True))
    for _ in range(4):
        grads = [rng.normal(size=dims) for dims in SHAPES]
        one.step(grads)
        other.step(grads)
    for a, b in zip(one.tensors, other.tensors, strict=True):
        assert np.allclose(a["param"], b["param"], rtol=1e-12, atol=1e-12)


@pytest.mark.parametrize("inner", ["sgd", "sgdw"])
def test_a_decay_beside_the_moments_is_whole(inner: str) -> None:
    """It is not where it passes through no moment."""
    spec = sf.chain(inner, galore(low_rank=2))
    rng = np.random.default_rng(2)
    param, grad = (rng.normal(size=(4, 7)).astype(F) for _ in "ab")
    start = param.copy()
    hypers = {"lr": 0.1, "weight_decay": 0.5, "scale": 0.25}
    hypers |= {"momentum": 0.9} if "momentum" in {r.name for r in spec.roles} else {}
    optimizer = sf.Optimizer([param], spec, **hypers)
    optimizer.step([grad])
    p = np.asarray(optimizer.state[0]["left"])
    back = 0.25 * p @ p.T @ grad
    wanted = start - 0.1 * back - 0.1 * 0.5 * start
    assert np.allclose(param, wanted, atol=1e-6)


def test_l2_in_a_moment_is_projected() -> None:
    rng = np.random.default_rng(2)
    param, grad = (rng.normal(size=(4, 7)).astype(F) for _ in "ab")
    start = param.copy()
    spec = sf.chain("momentum", galore(low_rank=2))
    optimizer = sf.Optimizer([param], spec, lr=0.1, weight_decay=0.5, momentum=0.9)
    optimizer.step([grad])
    p = np.asarray(optimizer.state[0]["left"])
    assert np.allclose(param, start - 0.1 * p @ p.T @ (grad + 0.5 * start), atol=1e-6)


@pytest.mark.parametrize(
    ("stages", "message"),
    [
        (("madgrad",), "begins %x0 as a copy of %param, which has no low-rank form"),
        (("adafactor",), "galore projects adafactor, which has no low-rank form"),
        (("ftrl",), "galore projects ftrl, which takes the mul of the parameter and of a moment"),
        (("asgd",), "galore projects asgd, which stores low(3, col) to %param"),
        (("sgd_sai",), "galore projects sgd_sai, which goes by the elements of the tensor"),
        (("adam", "cautious"), "galore projects an optimizer alone, and it stands behind cautious"),
        ((), "galore wraps the optimizer right before it, and there is none"),
        (("soap",), "a chain has one entry by the clock"),
    ],
)
def test_what_cannot_be_projected_is_refused(stages: Any, message: str) -> None:
    tail = () if stages else ("centralize",)
    with pytest.raises(OptionError) as error:
        sf.chain(*tail, *stages, galore(low_rank=3))
    assert message in str(error.value)


def test_numbers_that_are_none() -> None:
    for rank in (0, -1):
        with pytest.raises(ValueError, match=r"'low_rank' must be in \[1, inf\], got"):
            galore(low_rank=rank)
    with pytest.raises(TypeError, match="'low_rank' is a whole number"):
        galore(low_rank=2.5)
    with pytest.raises(ValueError, match="'update_proj_gap' must be a whole number"):
        definition("apollo")(update_proj_gap=0)


def test_a_step_that_is_skipped_leaves_the_basis() -> None:
    spec = sf.chain("check_finite", SPECS["apollo"])
    optimizer, params, grads = stepped(spec, 3, "reference")
    before, kept = optimizer.state[0]["left"].copy(), params[0].copy()
    bad = next(grads)
    bad[0][1, 2] = np.nan
    optimizer.step(bad)
    assert same_bits(before, optimizer.state[0]["left"]) and same_bits(kept, params[0])


# The suite has one; `tests.campaigns.thinned` has both.
@pytest.mark.thinned(2)
@pytest.mark.parametrize(
    ("name", "theirs", "ours"),
    [
        (
            "galore_adamw",
            {"rank": 3, "proj_type": "std", "scale": 0.25},
            {"low_rank": 3, "scale": 0.25},
        ),
        (
            "apollo",
            {"rank": 1, "proj": "random", "scale_type": "tensor", "scale": 128.0},
            {"low_rank": 1, "per_tensor": True, "scale": 128.0},
        ),
    ],
)  # fmt: skip
def test_torch_has_a_class_with_the_authors_groups(name: str, theirs: Any, ours: Any) -> None:
    """Its step is that of arrays; the arguments of the authors' groups have their names."""
    torch = pytest.importorskip("torch")
    front = importlib.import_module("stepfuse.torch")
    rng = np.random.default_rng(3)
    params = [rng.normal(size=dims).astype(F) for dims in ((4, 7), (3,))]
    tensors = [torch.nn.Parameter(torch.tensor(p)) for p in params]
    made = getattr(front, class_name(name))
    groups = [{"params": tensors[:1], **theirs, "update_proj_gap": 2}, {"params": tensors[1:]}]
    fused = made(groups, lr=0.01)
    spec = definition(name)(low_rank=ours.pop("low_rank"))
    arrays = sf.Optimizer(params, spec, lr=0.01, update_proj_gap=2, **ours)
    for _ in range(3):
        grads = [rng.normal(size=p.shape).astype(F) for p in params]
        for tensor, grad in zip(tensors, grads, strict=True):
            tensor.grad = torch.tensor(grad)
        arrays.step(grads)
        fused.step()
    pairs = zip(params, tensors, strict=True)
    assert all(same_bits(p, t.detach().numpy()) for p, t in pairs)
    assert fused.state[tensors[0]]["m_of_columns"].shape == (theirs["rank"], 7)
    for wrong in ({"proj_type": "left"}, {"proj_quant": True}):
        with pytest.raises(TypeError, match="is not in its step"):
            made([{"params": tensors[:1], **wrong}])
    with pytest.raises(ValueError, match="'low_rank' must be in"):
        made([{"params": tensors[:1], "rank": 0}])
