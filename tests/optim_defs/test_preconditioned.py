"""Optimizers that precondition by matrices, beside pytorch_optimizer's in f64; their refreshes."""

from __future__ import annotations

import importlib
from functools import partial
from typing import Any

import numpy as np
import pytest
import stepfuse as sf
from stepfuse.optim_defs import class_name, definition

from tests.support.oracles.numeric import same_bits
from tests.support.oracles.proof import Comparison, reference_of

F = np.float32
# Ours, pytorch_optimizer's class, what ours and theirs are given, the shapes of the parameters.
# A side that has a matrix is the shorter one, or both are: else it has a null space at first, and
# any basis of it is right.
LIBRARY: list[tuple[str, str, dict[str, Any], dict[str, Any], Any]] = [
    (
        "soap", "SOAP",
        {"frequency": 3, "max_rows": 6, "max_cols": 6, "weight_decay": 0.1},
        {"precondition_frequency": 3, "max_precondition_dim": 6, "weight_decay": 0.1},
        ((6, 6), (4, 9), (9, 4), (9, 8), (7,), ()),
    ),
    (
        "soap", "SOAP",
        {"frequency": 2, "correct_bias": False, "shampoo_beta": 0.7, "beta1": 0.8},
        {"precondition_frequency": 2, "correct_bias": False, "shampoo_beta": 0.7,
         "betas": (0.8, 0.95)},
        ((5, 5), (1, 1)),
    ),
    (
        "shampoo", "ScalableShampoo",
        {"frequency": 1, "graft": 3, "weight_decay": 0.1, "start": 2, "max_rows": 6, "max_cols": 6},
        {"preconditioning_compute_steps": 1, "graft_type": 3, "weight_decay": 0.1,
         "start_preconditioning_step": 3, "no_preconditioning_for_layers_with_dim_gt": 6},
        ((3, 6), (6, 4), (9, 8), (7,)),
    ),
    (
        "shampoo", "ScalableShampoo",
        {"frequency": 1, "graft": 2, "nesterov": False, "start": 0, "max_rows": 6, "max_cols": 6},
        {"preconditioning_compute_steps": 1, "graft_type": 2, "nesterov": False,
         "start_preconditioning_step": 1, "pre_conditioner_type": 1},
        ((3, 9),),
    ),
    (  # filters as (out, in * height * width), which dims are merged to up to a block's size
        "shampoo", "ScalableShampoo",
        {"frequency": 1, "graft": 0, "is_average": True, "start": 0, "weight_decay": 0.1,
         "decoupled": True},
        {"preconditioning_compute_steps": 1, "graft_type": 0, "moving_average_for_momentum": True,
         "start_preconditioning_step": 1, "weight_decay": 0.1, "decoupled_weight_decay": True,
         "shape_interpretation": True, "block_size": 12},
        ((5, 3, 2, 2), (7, 7)),
    ),
    (
        "shampoo", "ScalableShampoo",
        {"frequency": 1, "graft": 4, "start": 0, "max_rows": 0},
        {"preconditioning_compute_steps": 1, "graft_type": 4, "start_preconditioning_step": 1,
         "pre_conditioner_type": 2},
        ((9, 4), (5, 5)),
    ),
    (
        "shampoo", "Shampoo",
        {"frequency": 1, "graft": 0, "start": 0, "beta1": 0.0, "beta2": 1.0, "nesterov": False,
         "matrix_eps": 1e-14},
        {"matrix_eps": 1e-14},
        ((5, 5),),
    ),
    (  # blocks, the last ones with a rest; the graft's size is the whole matrix's
        "block_shampoo", "ScalableShampoo",
        {"frequency": 1, "graft": 3, "weight_decay": 0.1, "start": 2, "block_size": 4},
        {"preconditioning_compute_steps": 1, "graft_type": 3, "weight_decay": 0.1,
         "start_preconditioning_step": 3, "block_size": 4},
        ((8, 9), (3, 7), (4, 4), (10, 1), (7,)),
    ),
    (
        "block_shampoo", "ScalableShampoo",
        {"frequency": 1, "graft": 0, "start": 0, "block_size": 3},
        {"preconditioning_compute_steps": 1, "graft_type": 0, "start_preconditioning_step": 1,
         "block_size": 3},
        ((6, 9), (3, 3)),
    ),
    (  # the first at every step, the second behind step 1 alone
        "splus", "SPlus", {"frequency": 1, "max_rows": 6, "max_cols": 6},
        {"inverse_steps": 1, "max_dim": 7},
        ((6, 6), (4, 9), (9, 4), (9, 8), (7,)),
    ),
    ("splus", "SPlus", {"frequency": 9, "beta1": 0.8}, {"betas": (0.8, 0.999)}, ((5, 5),)),
]  # fmt: skip


@pytest.mark.parametrize(("name", "cls", "ours", "theirs", "shapes"), LIBRARY)
def test_equals_pytorch_optimizer(
    stepper: Any,
    name: str,
    cls: str,
    ours: dict[str, Any],
    theirs: dict[str, Any],
    shapes: Any,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """In f64, which its QR and eigh are asked for in the place of f32, and roots to the last digit.

    A step in f32 is within 5e-4 of the learning rate.
    """
    torch = pytest.importorskip("torch")
    library = pytest.importorskip("pytorch_optimizer.optimizer")
    torch.manual_seed(0)  # of its power iterations
    monkeypatch.setattr(torch, "float32", torch.float64)
    monkeypatch.setattr(torch.Tensor, "float", torch.Tensor.double)
    module = library.utils.preconditioner
    newton = module.compute_power_schur_newton
    to_the_end = partial(newton, error_tolerance=1e-13, max_error_ratio=np.inf)
    monkeypatch.setattr(module, "compute_power_schur_newton", to_the_end)
    theirs = {"shape_interpretation": False} | theirs if cls == "ScalableShampoo" else theirs
    spec, rng = definition(name)(**ours), np.random.default_rng(8)
    start = [np.asarray(rng.normal(size=dims)) for dims in shapes]
    params = [torch.nn.Parameter(torch.tensor(p)) for p in start]
    known = {r.name: r.default for r in spec.of_kind("hyper", "static")}
    reference = getattr(library, cls)(params, lr=known["lr"], **theirs)
    job, seen = stepper(spec, start, known), Comparison(name, reference_of(reference), start)
    narrow = [p.astype(F) for p in start]
    optimizer = sf.Optimizer(narrow, spec, backend="reference")
    for _ in range(6):
        grads = [np.asarray(rng.normal(size=dims)).astype(F) for dims in shapes]
        job.step(grads)
        optimizer.step(grads)
        for param, grad in zip(params, grads, strict=True):
            param.grad = torch.tensor(grad.astype(np.float64))
        reference.step()
        for i, (tensor, param) in enumerate(zip(job.tensors, params, strict=True)):
            seen.see(i, tensor["param"], param.detach())
    assert seen.errors[seen.case] <= 1e6
    for mine, param in zip(narrow, params, strict=True):
        far = np.abs(mine - param.detach().numpy()).max()
        assert far <= 5e-4 * known["lr"] + 1e-6, (mine.shape, far)


def stepped(spec: Any, shapes: Any, steps: int, backend: str) -> Any:
    """An optimizer after some steps, its parameters, and gradients without an end."""
    rng = np.random.default_rng(4)
    params = [rng.normal(size=dims).astype(F) for dims in shapes]
    optimizer = sf.Optimizer(params, spec, backend=backend)
    grads = ([rng.normal(size=dims).astype(F) for dims in shapes] for _ in range(1000))
    for _ in range(steps):
        optimizer.step(next(grads))
    return optimizer, params, grads


SHAPES = ((3, 5), (5, 3), (2, 3, 3), (3, 2, 2, 1), (4,))
# The states of a refresh, and the steps at which it runs with a frequency of 3.
REFRESHED = {
    "block_shampoo": (("left_root", "right_root"), (1, 4, 7)),
    "psgd_kron": (("left_product", "right_product"), (3, 6)),
    "shampoo": (("left_root", "right_root"), (1, 4, 7)),
    "soap": (("left_basis", "right_basis"), (1, 4, 7)),
    "splus": (("left_basis", "right_basis"), (1, 4, 7)),
}


def made(name: str, side: int = 2) -> Any:
    """The spec with a frequency of 3, and sides or blocks of so many rows and columns."""
    names = ("block_size",) if name == "block_shampoo" else ("max_rows", "max_cols")
    wholes = dict.fromkeys(names, side) if side > 2 or len(names) == 1 else {}
    return definition(name)(frequency=3, **wholes)


@pytest.mark.parametrize("name", REFRESHED)
def test_a_refresh_is_run_where_it_is_due(name: str) -> None:
    states, steps = REFRESHED[name]
    optimizer, _, grads = stepped(made(name), SHAPES, 0, "reference")
    found: list[int] = []
    before = [optimizer.state[0][s].copy() for s in states]
    for n in range(1, 9):
        optimizer.step(next(grads))
        now = [optimizer.state[0][s].copy() for s in states]
        moved = {not same_bits(a, b) for a, b in zip(before, now, strict=True)}
        assert len(moved) == 1
        found += [n] if moved.pop() else []
        before = now
    assert tuple(found) == steps
    for frequency in (0, 2.5, np.nan):
        with pytest.raises(ValueError, match=r"'frequency' must be .* in \[1, inf\), got"):
            optimizer.groups[0]["frequency"] = frequency


@pytest.mark.parametrize("name", REFRESHED)
def test_a_checkpoint_between_two_refreshes_resumes_to_the_bit(name: str, tmp_path: Any) -> None:
    spec = made(name)
    optimizer, params, grads = stepped(spec, SHAPES, 5, "reference")
    optimizer.save(tmp_path / "between.npz")
    others = [p.copy() for p in params]
    resumed = sf.Optimizer(others, spec, backend="reference")
    resumed.load(tmp_path / "between.npz")
    for _ in range(4):
        step = next(grads)
        optimizer.step(step)
        resumed.step(step)
    assert all(map(same_bits, params, others))


@pytest.mark.parametrize("name", REFRESHED)
def test_without_a_new_preconditioner_the_old_one_stays(name: str) -> None:
    """A gradient that is NaN before a refresh; in a chain with `check_finite` all is as before."""
    states, spec = REFRESHED[name][0], definition(name)(frequency=3)
    chained = sf.chain("check_finite", spec)
    for optimizer, params, grads in (stepped(s, SHAPES, 3, "reference") for s in (spec, chained)):
        before = [optimizer.state[0][s].copy() for s in states]
        kept = params[0].copy()
        for _ in range(4):
            step = next(grads)
            step[0][1, 2] = np.nan
            optimizer.step(step)
        now = [optimizer.state[0][s] for s in states]
        assert all(map(same_bits, before, now)) and all(np.isfinite(b).all() for b in before)
        assert same_bits(params[0], kept) or np.isnan(params[0]).all()
        assert np.isfinite(params[1]).all()


@pytest.mark.thinned(4, always=(2,))
@pytest.mark.parametrize("name", REFRESHED)
def test_native_code_has_the_interpreter_s_bits(name: str) -> None:
    spec = made(name, 20)
    shapes = (*SHAPES, (17, 17), (4, 33), (33, 4), (21, 22))
    found = [stepped(spec, shapes, 5, backend) for backend in ("reference", "native")]
    assert all(map(same_bits, found[0][1], found[1][1]))
    for one, other in zip(found[0][0].state, found[1][0].state, strict=True):
        assert all(same_bits(one[s], other[s]) for s in one)


def test_blocks_are_shampoo_where_they_cut_nothing() -> None:
    """To the bit; and each block is a matrix of shampoo's, without a graft."""
    cut = np.random.default_rng(2).normal(size=(2, 8, 6)).astype(F)
    found = list[Any]()
    for name, shapes in (("shampoo", SHAPES), ("block_shampoo", SHAPES)):
        found.append(stepped(definition(name)(frequency=3, start=2), shapes, 5, "reference")[1])
    assert all(map(same_bits, *found))
    plain = {"graft": 0, "start": 0, "frequency": 2}
    whole, parts = cut.copy(), [r[:, :4].copy() for x in cut for r in (x[:4], x[4:])]
    one = sf.Optimizer(
        [whole], definition("block_shampoo")(block_size=4, **plain), backend="reference"
    )
    each = sf.Optimizer(parts, definition("shampoo")(**plain), backend="reference")
    for grad in np.random.default_rng(3).normal(size=(3, 2, 8, 6)).astype(F):
        one.step([grad])
        each.step([np.ascontiguousarray(r[:, :4]) for x in grad for r in (x[:4], x[4:])])
    corners = [r[:, :4] for x in whole for r in (x[:4], x[4:])]
    assert all(map(same_bits, corners, parts))
    size = sum(one.state[0][s].nbytes for s in ("left", "right"))
    assert size == 2 * 4 * 2 * 4 * 4 * 4 and one.state[0]["left"].shape == (2, 2, 2, 4, 4)


def test_blocks_stand_behind_other_stages() -> None:
    made = definition("block_shampoo")(frequency=2, start=1)
    behind = sf.chain("clip_by_global_norm(max_norm=1e9)", made)
    found = [stepped(spec, SHAPES, 3, "reference")[1] for spec in (made, behind)]
    assert all(map(same_bits, *found))


@pytest.mark.parametrize("size", [0, -1, 2.5, True])
def test_blocks_have_a_whole_number_of_rows(size: Any) -> None:
    with pytest.raises(
        (TypeError, ValueError), match=r"block_size.* (must be in|is a whole number)"
    ):
        definition("block_shampoo")(block_size=size)
    with pytest.raises((TypeError, ValueError), match="block_size"):
        definition("adamw")(block_size=4)


@pytest.mark.thinned(0, always=("soap",))  # Kron's is compiled for ten seconds
@pytest.mark.parametrize("name", REFRESHED)
def test_torch_has_a_class(name: str) -> None:
    """Its step is that of arrays."""
    torch = pytest.importorskip("torch")
    front = importlib.import_module("stepfuse.torch")
    rng = np.random.default_rng(3)
    params = [rng.normal(size=dims).astype(F) for dims in ((4, 4), (3,))]
    tensors = [torch.nn.Parameter(torch.tensor(p)) for p in params]
    theirs = getattr(front, class_name(name))(tensors, frequency=2)
    ours = sf.Optimizer(params, name, frequency=2)
    for _ in range(3):
        grads = [rng.normal(size=p.shape).astype(F) for p in params]
        for tensor, grad in zip(tensors, grads, strict=True):
            tensor.grad = torch.tensor(grad)
        ours.step(grads)
        theirs.step()
    pairs = zip(params, tensors, strict=True)
    assert all(same_bits(p, t.detach().numpy()) for p, t in pairs)
