"""torch.optim.LBFGS by compiled sweeps: two a direction, sums of products in f64."""

from __future__ import annotations

import math
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import contextmanager
from itertools import accumulate
from typing import Any

import torch

from ...ir.errors import BindError
from ...minimization.pairs import Pairs
from ...minimization.wolfe import Trial, strong_wolfe
from .memory.layout import UnsupportedError, real

Tensor = torch.Tensor
Closure = Callable[[], Any]
_LEAST = 1e-10  # of s . y for a pair to be taken
_ARRAYS = ("d", "prev_flat_grad", "old_dirs", "old_stps", "products")


class LBFGS(torch.optim.LBFGS):
    """torch.optim.LBFGS, in two sweeps a direction.

    Raises ValueError for more than one group and for a history of less than one pair.
    """

    _pairs: Pairs | None = None  # those of the state's `old_dirs`, if it is the list `_shown`
    _shown: list[Tensor] | None = None

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        _check(self.param_groups[0])

    def add_param_group(self, param_group: dict[str, Any]) -> None:
        """Takes the one group that there is. Raises ValueError for a second one."""
        if self.param_groups:
            raise ValueError(
                "LBFGS: expected one parameter group, as its direction is one of all parameters, "
                "got a second one; give it one list of parameters"
            )
        super().add_param_group(param_group)

    def __setstate__(self, state: dict[str, Any]) -> None:
        super().__setstate__(state)
        self._pairs = self._shown = None

    def load_state_dict(self, state_dict: dict[str, Any]) -> None:
        """Loads one of these, or of torch.optim.LBFGS; arrays keep their dtype."""
        super().load_state_dict(state_dict)
        for number, given in state_dict["state"].items():
            state = self.state[self._all[number]]
            state.update({name: _copied(given[name]) for name in _ARRAYS if name in given})

    @torch.no_grad()
    def step(self, closure: Closure) -> Any:  # type: ignore[override]
        """Run up to `max_iter` iterations; return the first result of the closure.

        Raises BindError where the closure is missing, leaves no gradient, or returns NaN, with the
        parameters as they were at the start of that iteration; RuntimeError, ValueError for an
        option that is out of range.
        """
        group = self.param_groups[0]
        _check(group)
        if not callable(closure):
            raise BindError(
                f"LBFGS.step: expected a closure that computes the loss and calls backward(), got "
                f"{closure!r:.80}"
            )
        _check_device(self._all)
        closure = torch.enable_grad()(closure)
        state = self.state[self._all[0]]
        state.setdefault("func_evals", 0)
        state.setdefault("n_iter", 0)
        first = closure()
        value, grad = self._checked(first), self._flat_gradient()
        state["func_evals"] += 1
        pairs = self._current(grad)
        largest, total = self._norms(pairs, grad)
        if largest <= group["tolerance_grad"]:
            return first
        run = _Iterations(pairs, state, value, grad, total)
        try:
            self._iterate(run, closure, group)
        finally:
            self._show(run)
        return first

    def _iterate(self, run: _Iterations, closure: Closure, group: Mapping[str, Any]) -> None:
        most, evaluations = group["max_iter"], 1
        lr, change = float(group["lr"]), group["tolerance_change"]
        for number in range(1, most + 1):
            slope, reach = run.descend()
            start = Trial(0.0, run.value, slope, run.grad)
            run.t = (min(1.0, 1.0 / run.total) if run.is_first else 1.0) * lr
            if slope > -change:
                return
            found, count = start, 0
            with self._restoring(run.state) as place:
                if group["line_search_fn"] is not None:
                    at = self._on_line(run.pairs, closure, place)
                    known = max(0, group["max_eval"] - evaluations)
                    found, count = strong_wolfe(at, start, run.t, reach, change, known)
                    run.t = found.t
                    self._move(run.t, run.pairs)
                else:
                    self._move(run.t, run.pairs)
                    if number < most:
                        value, count = self._checked(closure()), 1
                        found = Trial(run.t, value, 0.0, self._flat_gradient())
                largest = self._norms(run.pairs, found.grad)[0]
            before, run.value, run.grad = run.value, found.value, found.grad
            evaluations += count
            run.state["func_evals"] += count
            if number == most or evaluations >= group["max_eval"]:
                return
            if largest <= group["tolerance_grad"]:
                return
            if abs(run.t) * reach <= change or abs(run.value - before) < change:
                return

    # ---------------------------------------------------------------- parameters

    @property
    def _all(self) -> list[Tensor]:
        return self.param_groups[0]["params"]

    def _norms(self, pairs: Pairs, grad: Tensor) -> tuple[float, float]:
        """max |g| and sum |g|. Raises BindError for a gradient that is not finite."""
        _, largest, total = pairs.measure(grad.numpy())
        if not math.isfinite(largest):
            wrong = int(torch.nonzero(~grad.isfinite())[0])
            sizes = [real(param).numel() for param in self._all]
            number = next(n for n, end in enumerate(accumulate(sizes)) if wrong < end)
            raise BindError(
                f"LBFGS.step: expected finite gradients, got {grad[wrong]} in that of parameter "
                f"{number}; start elsewhere, or use a smaller lr"
            )
        return largest, total

    def _on_line(
        self, pairs: Pairs, closure: Closure, place: Sequence[Tensor]
    ) -> Callable[[float], Trial]:
        """The loss along the direction; the parameters are put back."""

        def at(t: float) -> Trial:
            self._move(t, pairs)
            value = self._number(closure())
            grad = self._flat_gradient()
            self._put_back(place)
            slope = pairs.measure(grad.numpy())[0]
            return Trial(t, math.inf if math.isnan(value) else value, slope, grad)

        return at

    @contextmanager
    def _restoring(self, state: dict[str, Any]) -> Generator[list[Tensor]]:
        """Copies of the parameters, which are restored if an iteration raises an error."""
        place = [p.clone() for p in self._all]
        try:
            yield place
        except BaseException:
            self._put_back(place)
            state["n_iter"] -= 1
            raise

    def _put_back(self, place: Sequence[Tensor]) -> None:
        for param, kept in zip(self._all, place, strict=True):
            param.copy_(kept)

    def _move(self, t: float, pairs: Pairs) -> None:
        first = 0
        for param in self._all:
            plain = real(param)
            part = torch.from_numpy(pairs.direction[first : first + plain.numel()])
            plain.add_(part.view(plain.shape), alpha=t)
            first += plain.numel()

    def _flat_gradient(self) -> Tensor:
        """All gradients in one f32 or f64 tensor; zeros where a parameter has none."""
        if all(p.grad is None for p in self._all):
            raise BindError(
                "LBFGS.step: the closure left no parameter a gradient; zero them, compute the "
                "loss, call loss.backward() and return the loss"
            )
        parts = [_flat(p.new_zeros(p.shape) if p.grad is None else p.grad) for p in self._all]
        return torch.cat(parts).to(self._dtype())

    def _dtype(self) -> torch.dtype:
        wide = (torch.float64, torch.complex128)
        return torch.float64 if any(p.dtype in wide for p in self._all) else torch.float32

    @staticmethod
    def _number(loss: Any) -> float:
        """A loss as a number. Raises BindError if the closure's result is none."""
        try:
            return float(loss)
        except (TypeError, ValueError, RuntimeError):
            got = f"a tensor of shape {tuple(loss.shape)}" if isinstance(loss, Tensor) else loss
            raise BindError(
                f"LBFGS.step: expected a closure that returns the loss, one number, got {got!s:.80}"
            ) from None

    def _checked(self, loss: Any) -> float:
        value = self._number(loss)
        if math.isnan(value):
            raise BindError(
                "LBFGS.step: expected a number as the loss, got NaN; the parameters are as before "
                "this iteration: use a smaller lr, or line_search_fn='strong_wolfe'"
            )
        return value

    # ---------------------------------------------------------------- state

    def _current(self, grad: Tensor) -> Pairs:
        """The pairs of the state, which may have been loaded."""
        state = self.state[self._all[0]]
        history = self.param_groups[0]["history_size"]
        known = self._pairs if state.get("old_dirs") is self._shown else None
        if known is not None and known.history == history and len(known.direction) == len(grad):
            return known
        made = Pairs(len(grad), _NUMPY[self._dtype()], history, torch.get_num_threads())
        if state.get("old_dirs"):
            steps, changes = (
                [one.numpy() for one in state[name][-history:]] for name in ("old_stps", "old_dirs")
            )
            products = state.get("products")  # not torch's: and of as many pairs as there are
            if products is not None:
                products = products.numpy() if products.shape[1] == len(steps) else None
            made.restore(steps, changes, state["prev_flat_grad"].numpy(), products)
        if state.get("d") is not None:
            made.direction[:] = state["d"].numpy()
        self._pairs = made
        return made

    def _show(self, run: _Iterations) -> None:
        """The state, under torch's keys, and the products that a checkpoint goes on with."""
        pairs, state = run.pairs, run.state
        dtype = self._dtype()
        self._shown = [torch.from_numpy(y) for y in pairs.changes]
        inverse = torch.tensor([1.0 / one for one in pairs.curvatures], dtype=dtype)
        state.update({
            "d": torch.from_numpy(pairs.direction),
            "t": run.t,
            "old_dirs": self._shown,
            "old_stps": [torch.from_numpy(s) for s in pairs.steps],
            "ro": list(inverse.unbind()),
            "H_diag": torch.tensor(pairs.scale, dtype=dtype),
            "prev_flat_grad": run.before,
            "prev_loss": run.value_before,
            "al": [None] * pairs.history,
            "products": torch.from_numpy(pairs.products),
        })  # fmt: skip


class _Iterations:
    """The numbers and the gradient that one call of `step` carries between iterations."""

    def __init__(
        self, pairs: Pairs, state: dict[str, Any], value: float, grad: Tensor, total: float
    ) -> None:
        self.pairs, self.state, self.value, self.grad, self.total = pairs, state, value, grad, total
        self.t: float = state.get("t", 0.0)
        self.before: Tensor | None = state.get("prev_flat_grad")
        self.value_before = state.get("prev_loss")

    @property
    def is_first(self) -> bool:
        return self.state["n_iter"] == 1

    def descend(self) -> tuple[float, float]:
        """The next direction: its slope, and its largest magnitude."""
        self.state["n_iter"] += 1
        grad = self.grad.numpy()
        if self.is_first:
            self.pairs.clear()
        else:
            assert self.before is not None, "what is behind the first iteration has one"
            self.pairs.add(grad, self.before.numpy(), float(self.t), _LEAST)
        self.before, self.value_before = self.grad, self.value
        return self.pairs.descend(grad)


_NUMPY = {torch.float32: "float32", torch.float64: "float64"}


def _flat(tensor: Tensor) -> Tensor:
    return real(tensor.to_dense() if tensor.is_sparse else tensor).reshape(-1)


def _check_device(params: Sequence[Tensor]) -> None:
    """Refuses parameters that sweeps of the CPU do not reach (UnsupportedError)."""
    where = next((p.device for p in params if p.device.type != "cpu"), None)
    if where is not None:
        raise UnsupportedError(
            f"LBFGS: expected parameters on the CPU, got one on {where}; "
            f"use torch.optim.LBFGS there"
        )


def _copied(value: Any) -> Any:
    """A copy of an array of a state, or of a list of arrays."""
    if isinstance(value, torch.Tensor):
        return value.detach().clone()
    return value if value is None else [one.detach().clone() for one in value]


def _check(group: Mapping[str, Any]) -> None:
    history, search = group["history_size"], group["line_search_fn"]
    if not isinstance(history, int) or history < 1:
        raise ValueError(
            f"LBFGS: expected a history_size of one pair or more, got {history!r}; for steps along "
            f"the gradient alone use SGD"
        )
    if search not in (None, "strong_wolfe"):
        raise RuntimeError(
            f"LBFGS: expected line_search_fn to be None or 'strong_wolfe', got {search!r}: "
            f"only 'strong_wolfe' is supported"
        )
