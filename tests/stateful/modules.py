"""The torch front, while the caller changes things between steps: torch's own fused AdamW is given
the same, and parameters and states have its bits."""

from __future__ import annotations

import copy
import io
from typing import Any

import stepfuse.torch as ours
import torch
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule
from torch.nn import Parameter

SHAPES = ((16,), (4, 16), (8, 8), (1, 16))  # multiples of 16: torch's vector path, our bits
seeds = st.integers(0, 10_000)
places = st.integers(0, 5)


def drawn(seed: int, shape: tuple[int, ...], dtype: torch.dtype = torch.float32) -> torch.Tensor:
    torch.manual_seed(seed)
    return torch.randn(shape).to(dtype)


class Side:
    """One of the two optimizers with its parameters."""

    def __init__(self, make: Any, seed: int, amsgrad: bool) -> None:
        self.make = make
        self.params = [Parameter(drawn(seed + n, s)) for n, s in enumerate(SHAPES[:3])]
        groups = [{"params": self.params[:2]}, {"params": self.params[2:], "lr": 0.01}]
        self.optimizer: torch.optim.Optimizer = make(groups, lr=0.05, amsgrad=amsgrad)

    def members(self) -> list[Parameter]:
        """The parameters that the optimizer has, which may be others than at first."""
        return [p for group in self.optimizer.param_groups for p in group["params"]]

    def replaced(self, place: int, new: Parameter) -> None:
        """Another parameter in a group's list, in the place of one."""
        for group in self.optimizer.param_groups:
            if place < len(group["params"]):
                group["params"][place] = new
                return
            place -= len(group["params"])


def _fused(groups: Any, **options: Any) -> torch.optim.Optimizer:
    return torch.optim.AdamW(groups, fused=True, **options)


class Modules(RuleBasedStateMachine):
    """Ours and torch's, side by side."""

    @initialize(seed=seeds, amsgrad=st.booleans())
    def make(self, seed: int, amsgrad: bool) -> None:
        """Two groups."""
        self.sides = [Side(make, seed, amsgrad) for make in (ours.AdamW, _fused)]

    def place(self, place: int) -> int:
        """A parameter's, among those that there are."""
        return place % len(self.sides[0].members())

    @rule(seed=seeds, missing=st.sets(places, max_size=1), way=st.sampled_from(["new", "same"]))
    def step(self, seed: int, missing: set[int], way: str) -> None:
        """A step of both, after gradients that are new tensors or new numbers in the old ones."""
        for side in self.sides:
            for number, param in enumerate(side.members()):
                grad = drawn(seed + number, tuple(param.shape), param.dtype)
                same = param.grad is not None and param.grad.shape == grad.shape
                if number in missing:
                    param.grad = None
                elif way == "same" and same and param.grad.dtype == grad.dtype:
                    param.grad.copy_(grad)
                else:
                    param.grad = grad
            side.optimizer.step()
        self.agree()

    def agree(self) -> None:
        mine, theirs = self.sides
        for a, b in zip(mine.members(), theirs.members(), strict=True):
            assert torch.equal(a, b)
            one, other = mine.optimizer.state.get(a, {}), theirs.optimizer.state.get(b, {})
            assert list(one) == list(other)
            assert all(torch.equal(one[key], value) for key, value in other.items())

    @rule(group=places, name=st.sampled_from(["lr", "weight_decay", "eps"]))
    def another_number(self, group: int, name: str) -> None:
        """A number of a group changes."""
        for side in self.sides:
            side.optimizer.param_groups[group % len(side.optimizer.param_groups)][name] = 0.002

    @rule(place=places, seed=seeds)
    def other_values(self, place: int, seed: int) -> None:
        """Somebody writes to a parameter."""
        for side in self.sides:
            param = side.members()[self.place(place)]
            with torch.no_grad():
                param.copy_(drawn(seed, tuple(param.shape)))

    @rule(place=places)
    def moved(self, place: int) -> None:
        """Its data are another tensor."""
        for side in self.sides:
            param = side.members()[self.place(place)]
            param.data = param.data.clone()

    @rule(place=places, seed=seeds)
    def replaced(self, place: int, seed: int) -> None:
        """Another parameter stands in its group, without a state yet."""
        for side in self.sides:
            old = side.members()[self.place(place)]
            side.replaced(self.place(place), Parameter(drawn(seed, tuple(old.shape))))
            side.optimizer.state.pop(old, None)  # torch's state_dict() fails over one without

    @rule(place=places)
    def another_state(self, place: int) -> None:
        """A state is another tensor."""
        for side in self.sides:
            state = side.optimizer.state.get(side.members()[self.place(place)])
            if state:
                state["exp_avg"] = state["exp_avg"] * 0.5

    @rule(place=places)
    def no_state(self, place: int) -> None:
        """A state is dropped, and starts anew."""
        for side in self.sides:
            side.optimizer.state.pop(side.members()[self.place(place)], None)

    @precondition(lambda self: len(self.sides[0].optimizer.param_groups) < 4)
    @rule(seed=seeds, shape=st.sampled_from(SHAPES))
    def another_group(self, seed: int, shape: tuple[int, ...]) -> None:
        """Parameters that come later."""
        for side in self.sides:
            new = Parameter(drawn(seed, shape))
            side.optimizer.add_param_group({"params": [new], "lr": 0.02})

    @precondition(lambda self: len(self.sides[0].optimizer.param_groups) > 1)
    @rule()
    def one_group_less(self) -> None:
        """The last group goes."""
        for side in self.sides:
            for param in side.optimizer.param_groups.pop()["params"]:
                side.optimizer.state.pop(param, None)

    @rule(crossed=st.booleans())
    def through_a_file(self, crossed: bool) -> None:
        """state_dict to a file and back, perhaps each other's."""
        files = []
        for side in self.sides:
            files.append(io.BytesIO())
            torch.save(side.optimizer.state_dict(), files[-1])
        for side, file in zip(self.sides, reversed(files) if crossed else files, strict=True):
            file.seek(0)
            side.optimizer.load_state_dict(torch.load(file, weights_only=True))

    @rule()
    def copied(self) -> None:
        """Deep copies go on."""
        self.sides = [copy.deepcopy(side) for side in self.sides]

    @rule()
    def closed(self) -> None:
        """A step with a closure."""
        losses = []
        for side in self.sides:
            params = side.members()

            def closure(params: list[Parameter] = params) -> torch.Tensor:
                for param in params:
                    param.grad = param.detach() * 0.25
                return torch.stack([p.detach().sum() for p in params]).sum()

            losses.append(side.optimizer.step(closure))
        assert torch.equal(*losses)
        self.agree()
