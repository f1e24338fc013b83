"""Arrays that change beneath their objects between two steps: bound anew, or refused by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import stepfuse

BACKENDS = ("native", "numba", "reference")


def twin_of(opt: Any, params: list[Any]) -> Any:
    """An optimizer that goes on from where another is, over copies as they are now."""
    arrays = [np.from_dlpack(p).copy() for p in params]
    found = stepfuse.Optimizer([(f"w{n or ''}", a) for n, a in enumerate(arrays)], "adamw")
    found.restore(opt.snapshot())
    return found


def resize(array: np.ndarray, count: int) -> None:
    """In place, and to another address."""
    held = [np.empty(1000, np.float32) for _ in range(3)]
    array.resize(count * 1000, refcheck=False)
    array.resize(count, refcheck=False)
    del held


@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize("which", ["param", "grad"])
def test_an_array_that_moves_is_bound_anew(backend: str, which: str) -> None:
    param, grad = np.ones(300, np.float32), np.full(300, 0.5, np.float32)
    opt = stepfuse.Optimizer([("w", param)], "adamw", backend=backend)
    for _ in range(3):
        opt.step([grad])
    resize(param if which == "param" else grad, 300)
    (param if which == "param" else grad)[:] = 0.25
    twin = twin_of(opt, [param])
    for _ in range(3):
        opt.step([grad])
        twin.step([grad.copy()])
    assert twin.state[0]["m"].tobytes() == opt.state[0]["m"].tobytes()
    assert param.tobytes() == twin.snapshot(params=True).entries["param/w"].array.tobytes()
    assert opt.t == twin.t == 6


CHANGES: dict[str, tuple[Callable[[np.ndarray], object], str]] = {
    "longer": (
        lambda a: a.resize((5, 2), refcheck=False),
        r"expected shape \(4, 2\) .*\(5, 2\)",
    ),
    "shorter": (lambda a: a.resize((3, 2), refcheck=False), r"expected shape \(4, 2\)"),
    "another shape": (lambda a: setattr(a, "shape", (2, 4)), r"expected shape \(4, 2\)"),
    "another dtype": (lambda a: setattr(a, "dtype", np.int32), "expected dtype float32, got int32"),
    "read-only": (lambda a: a.setflags(write=False), "the array is read-only"),
}


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize("which", ["param", "grad"])
@pytest.mark.parametrize("name", CHANGES)
def test_an_array_that_no_longer_fits_is_refused_by_name(
    name: str, which: str, backend: str
) -> None:
    change, message = CHANGES[name]
    if (name, which) == ("read-only", "grad"):
        pytest.skip("gradients are only read")
    param, grad = np.ones((4, 2), np.float32), np.ones((4, 2), np.float32)
    opt = stepfuse.Optimizer([("w", param)], "adamw", backend=backend)
    for _ in range(3):
        opt.step([grad])
    change(param if which == "param" else grad)
    for call in (lambda: opt.step([grad]), lambda: opt.step([grad])):
        with pytest.raises(stepfuse.BindError, match=rf"tensor 0 \(w\), %{which}: .*{message}"):
            call()
    assert opt.t == 3


def test_a_view_of_an_array_that_gave_its_memory_away_is_refused() -> None:
    flat = np.ones(1000, np.float32)
    param, grad = flat[:500], np.ones(500, np.float32)
    opt = stepfuse.Optimizer([param], "adamw")
    for _ in range(3):
        opt.step([grad])
    flat.resize(100, refcheck=False)
    with pytest.raises(stepfuse.BindError, match="a view of an array that was resized"):
        opt.step([grad])


def test_states_of_the_users_own_are_looked_at_too() -> None:
    param, m, v, grad = (np.zeros(300, np.float32) for _ in range(4))
    grad[:] = 1.0
    opt = stepfuse.Optimizer([param], "adamw", states=[{"m": m, "v": v}])
    for _ in range(3):
        opt.step([grad])
    resize(m, 300)
    m[:] = 2.0
    opt.step([grad])
    assert (m == np.float32(2.0) * np.float32(0.9) + np.float32(0.1)).all()
    m.resize(7, refcheck=False)
    with pytest.raises(stepfuse.BindError, match=r"tensor 0, %m: expected shape \(300,\)"):
        opt.step([grad])


def test_saving_looks_too() -> None:
    param = np.ones(300, np.float32)
    opt = stepfuse.Optimizer([param], "adamw")
    resize(param, 300)
    param[:] = 3.0
    assert (opt.snapshot(params=True).entries["param/0"].array == 3.0).all()
    param.resize(7, refcheck=False)
    with pytest.raises(stepfuse.BindError, match="changed since it was bound: tensor 0, %param"):
        opt.snapshot(params=True)


def test_accumulated_gradients_survive_a_move() -> None:
    param, other, grad = (np.ones(300, np.float32) for _ in range(3))
    opt = stepfuse.Optimizer([param, other], stepfuse.chain("accumulate", "sgd"), lr=1.0)
    opt.accumulate([grad, None])
    resize(param, 300)
    param[:] = 1.0
    with pytest.raises(stepfuse.BindError, match="its gradients have been accumulated"):
        opt.step([None, grad])
    opt.step([3 * grad, grad])
    assert (param == -1.0).all() and (other == 0.5).all()


# ------------------------------------------------------------------ torch's tensors


def tensors() -> tuple[Any, Any, Any]:
    torch = pytest.importorskip("torch")
    return torch, torch.ones(300), torch.full((300,), 0.5)


def started(param: Any, grad: Any) -> Any:
    opt = stepfuse.Optimizer([("w", param)], "adamw")
    for _ in range(3):
        opt.step([grad])
    return opt


@pytest.mark.parametrize("which", ["param", "grad"])
def test_a_tensor_whose_data_is_another_is_bound_anew(which: str) -> None:
    torch, param, grad = tensors()
    opt = started(param, grad)
    old = param.clone()
    (param if which == "param" else grad).data = torch.full((300,), 0.25)
    twin = twin_of(opt, [param])
    for _ in range(3):
        opt.step([grad])
        twin.step([grad.numpy().copy()])
    now = twin.snapshot(params=True).entries["param/w"].array
    assert param.numpy().tobytes() == now.tobytes()
    assert not torch.equal(old, param)


def test_a_module_that_goes_to_another_dtype_and_back() -> None:
    torch, _, _ = tensors()
    net = torch.nn.Linear(30, 20).requires_grad_(False)
    params = [p.detach() for p in net.parameters()]
    opt = stepfuse.Optimizer(list(net.parameters()), "sgd", lr=1.0)
    grads = [torch.ones_like(p) for p in params]
    for _ in range(3):
        opt.step(grads)
    net.double()
    with pytest.raises(stepfuse.BindError, match="tensor 0, %param: expected dtype float32"):
        opt.step(grads)
    net.float()
    before = [p.detach().clone() for p in net.parameters()]
    opt.step(grads)
    for old, param in zip(before, net.parameters(), strict=True):
        assert torch.equal(old - 1.0, param)


@pytest.mark.parametrize("which", ["param", "grad"])
@pytest.mark.parametrize("left", [0, 16])
def test_a_storage_that_was_freed_is_refused(which: str, left: int) -> None:
    _, param, grad = tensors()
    opt = started(param, grad)
    storage = (param if which == "param" else grad).untyped_storage()
    storage.resize_(left)
    with pytest.raises(
        stepfuse.BindError, match=rf"\(w\), %{which}: its storage has {left} bytes.* needs 1200"
    ):
        opt.step([grad])
    storage.resize_(1200)
    param.fill_(1.0), grad.fill_(0.5)
    opt.step([grad])
    assert opt.t == 4 and (param != 1.0).all()


def test_a_tensor_that_is_now_a_part_or_transposed_is_refused() -> None:
    torch, _, _ = tensors()
    param, grad = torch.ones(20, 20), torch.ones(20, 20)
    opt = started(param, grad)
    for data, message in (
        (param.data[:10], r"expected shape \(20, 20\)"),
        (param.data.t(), "expected a C-contiguous"),
    ):
        before, param.data = param.data, data
        with pytest.raises(stepfuse.BindError, match=message):
            opt.step([grad])
        param.data = before
    opt.step([grad])
    assert opt.t == 4


def test_parameters_are_not_replaced_through_a_group() -> None:
    param = np.ones(3, np.float32)
    opt = stepfuse.Optimizer([param], "adamw")
    with pytest.raises(TypeError, match="group 0: no hyper-parameter 'params'"):
        opt.groups[0]["params"] = [np.zeros(3, np.float32)]
