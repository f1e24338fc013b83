"""Ctrl-C at any moment of a step of torch's front: all of it has happened, or nothing."""

from __future__ import annotations

import copy
import sys
from collections.abc import Callable, Generator
from functools import partial
from typing import Any

import pytest
import stepfuse

from tests.runtime.test_interrupts import delays, interrupted

torch = pytest.importorskip("torch")
front = pytest.importorskip("stepfuse.torch")

# An interrupt that lands in a finalizer is lost, and pytest warns of it.
pytestmark = pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")

SIZES = [(300, 400), (100_000,), (7,), (100, 100)]


def params() -> list[Any]:
    torch.manual_seed(0)
    return [torch.nn.Parameter(torch.randn(d)) for d in SIZES]


def groups(params: list[Any]) -> list[dict[str, Any]]:
    return [{"params": params[:1], "lr": 0.1}, {"params": params[1:3]}, {"params": params[3:]}]


def transposed(params: list[Any]) -> list[Any]:
    """The first through a copy, its axes being turned."""
    params[0].data = params[0].data.t().contiguous().t()
    return params


CASES: dict[str, Callable[[list[Any]], Any]] = {
    "AdamW": front.AdamW,
    "AdamW, groups": lambda p: front.AdamW(groups(p)),
    "AdamW, a copy": lambda p: front.AdamW(transposed(p)),
    "SGD": partial(front.SGD, lr=0.1, momentum=0.9),
    "LAMB, a copy": lambda p: front.LAMB(transposed(p)),
    "DAdaptAdam": front.DAdaptAdam,
}


def grads(opt: Any) -> None:
    for n, param in enumerate(p for g in opt.param_groups for p in g["params"]):
        values = torch.linspace(-1.0, 1.0, param.numel()) * (n + 1)
        param.grad = values.reshape(param.shape).to(param.dtype)


def bytes_of(tensor: Any) -> bytes:
    return tensor.contiguous().view(-1).view(torch.uint8).numpy().tobytes()


def contents(opt: Any) -> list[Any]:
    """Numbers of groups, parameters and states, as bytes."""
    states: Any = opt.state  # first: what an interrupt has left is done now
    found: list[Any] = []
    for group in opt.param_groups:
        numbers = {k: v for k, v in group.items() if k != "params"}
        found.append(repr(numbers).encode())  # the same where a number is no number
        for param in group["params"]:
            state = {k: torch.as_tensor(v) for k, v in states[param].items()}
            arrays = {"param": param.detach(), **state}
            found.append({k: bytes_of(a) for k, a in arrays.items()})
    return found


@pytest.fixture(autouse=True)
def one_thread() -> Generator[None]:
    """On a busy machine torch's own copies wait for their other threads for milliseconds."""
    before = torch.get_num_threads()
    torch.set_num_threads(1)
    yield
    torch.set_num_threads(before)
    assert torch.is_grad_enabled()


@pytest.mark.parametrize("name", CASES)
def test_a_step_is_done_or_was_never_begun(name: str) -> None:
    opt, twin = CASES[name](params()), CASES[name](params())
    for one in (opt, twin):
        grads(one)
        for _ in range(4):
            one.step()
    ahead = 0
    for n, delay in enumerate(delays(1, 0.0001, 0.003)):
        if n >= 30 and ahead > 5:
            break
        interrupted(opt.step, delay)
        now = contents(opt)
        for _ in range(1000):
            if contents(twin) == now:
                break
            twin.step()
            ahead += 1
        assert contents(twin) == now
    assert ahead > 5


@pytest.mark.parametrize("closure", [None, lambda: torch.ones(())])
@pytest.mark.parametrize("before", [True, False])
def test_no_interrupt_changes_whether_gradients_are_recorded(before: bool, closure: Any) -> None:
    """One at every place where Python looks for signals: calls of functions, ends of C calls."""
    opt, places = front.SGD(params(), lr=0.1), 0
    grads(opt)
    opt.step()

    def profile(frame: Any, event: str, arg: Any) -> None:
        nonlocal left
        left -= event in ("call", "c_return")
        if left == 0:
            raise KeyboardInterrupt

    with torch.set_grad_enabled(before):
        while True:
            places, left = places + 1, places + 1
            opt._fast = None  # a step that takes nothing for granted
            sys.setprofile(profile)
            try:
                opt.step(closure)
                break
            except KeyboardInterrupt:
                pass
            finally:
                sys.setprofile(None)
                assert torch.is_grad_enabled() is before, f"interrupted at call {places}"
    assert places > 50


@pytest.mark.filterwarnings("ignore:optimizer contains a parameter group with duplicate")
def test_a_step_of_several_calls_that_was_torn_is_refused() -> None:
    """A parameter given twice is stepped twice: an interrupt may come between."""

    def make() -> Any:
        made = [torch.nn.Parameter(torch.ones(60_000, dtype=torch.bfloat16))] * 2
        opt = front.AdamW(made)
        grads(opt)
        opt.step()
        return opt

    opt, torn = make(), 0
    saved, model = (
        copy.deepcopy(opt.state_dict()),
        [p.detach().clone() for p in opt.param_groups[0]["params"]],
    )
    for n, delay in enumerate(delays(2, 0.0001, 0.001)):
        if n >= 60 and torn:
            break
        interrupted(opt.step, delay)
        if not opt.step_lock.interrupted:
            continue
        torn += 1
        for call in (opt.step, opt.state_dict):
            with pytest.raises(stepfuse.BindError, match=r"a step of AdamW was interrupted.*load"):
                call()
        opt.load_state_dict(copy.deepcopy(saved))
        with torch.no_grad():
            for param, old in zip(opt.param_groups[0]["params"], model, strict=True):
                param.copy_(old)
        twin = make()
        opt.step()
        twin.step()
        assert contents(opt) == contents(twin)
    assert torn
