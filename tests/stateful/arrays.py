"""NumPy arrays under an optimizer, while their owner does things to them between steps.

Before each step an optimizer is built anew over copies of all that there is; both step, and the
bits of everything that they leave must agree. What does not fit raises an error of ours, and
nothing has changed.
"""

from __future__ import annotations

import tempfile
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import stepfuse
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from tests.support.oracles.numeric import same_bits

Array = np.ndarray[Any, np.dtype[Any]]
SPECS = ("momentum", "adamw", "lamb", "check_finite+clip_by_global_norm+adamw")
SHAPES = ((), (5,), (3, 4), (0,), (2, 3, 2))
MISFITS = ("dtype", "shape", "strides", "list", "too many", "not writeable")

seeds = st.integers(0, 10_000)
places = st.integers(0, 5)
ways = st.sampled_from(["new", "same"])


@cache
def compiled(spec: str) -> stepfuse.Compilation:
    return stepfuse.compile(stepfuse.chain(*spec.split("+")))


def drawn(seed: int, shape: tuple[int, ...]) -> Array:
    """Normal numbers in an array that owns its memory."""
    found = np.empty(shape, np.float32)
    found[...] = np.random.default_rng(seed).standard_normal(shape)
    return found


class Arrays(RuleBasedStateMachine):
    """One optimizer over NumPy arrays."""

    @initialize(spec=st.sampled_from(SPECS), seed=seeds, threads=st.sampled_from([1, 2]))
    def make(self, spec: str, seed: int, threads: int) -> None:
        """Two groups of two tensors."""
        self.spec, self.threads = spec, threads
        self.members = [[drawn(seed, (5,)), drawn(seed + 1, (3, 4))], [drawn(seed + 2, ())]]
        self.optimizer = self.built(self.members)
        self.grads: list[Any] = [drawn(9, p.shape) for p in self.params]
        self.kept: Any = None

    @property
    def params(self) -> list[Array]:
        """All parameters, group by group."""
        return [p for members in self.members for p in members]

    def built(self, members: list[list[Array]]) -> stepfuse.Optimizer:
        groups = [{"params": list(mine)} for mine in members]
        return stepfuse.Optimizer(groups, compiled(self.spec), threads=self.threads)

    def anew(self) -> tuple[stepfuse.Optimizer, list[Array]]:
        """An optimizer that has never seen these arrays, and its copies of them."""
        copies = [[np.array(p) for p in mine] for mine in self.members]
        twin = self.built(copies)
        twin.restore(self.optimizer.snapshot(params=True), params=True)
        return twin, [p for mine in copies for p in mine]

    def left(self, optimizer: stepfuse.Optimizer, params: list[Array]) -> dict[str, Array]:
        found = {f"param {n}": np.array(p) for n, p in enumerate(params)}
        for number, state in enumerate(optimizer.state):
            found |= {f"{name} {number}": np.array(a) for name, a in state.items()}
        return found | {name: np.array(v) for name, v in optimizer.numbers.items()}

    # ---------------------------------------------------------------- steps

    @rule(seed=seeds, missing=st.sets(places, max_size=1), way=ways)
    def step(self, seed: int, missing: set[int], way: str) -> None:
        """New gradients, or other numbers in the arrays of before; some are missing."""
        for place, param in enumerate(self.params):
            values = drawn(seed + place, param.shape)
            old = self.grads[place]
            if way == "same" and old.shape == param.shape:
                old[...] = values
            else:
                self.grads[place] = values
        given = [None if n in missing else g for n, g in enumerate(self.grads)]
        twin, copies = self.anew()
        twin.step([None if g is None else np.array(g) for g in given])
        self.optimizer.step(given)
        self.agree(twin, copies)

    def agree(self, twin: stepfuse.Optimizer, copies: list[Array]) -> None:
        ours, theirs = self.left(self.optimizer, self.params), self.left(twin, copies)
        assert ours.keys() == theirs.keys()
        assert [n for n in ours if not same_bits(ours[n], theirs[n])] == []

    @rule(place=places, kind=st.sampled_from(MISFITS))
    def misfit(self, place: int, kind: str) -> None:
        """A gradient that does not fit is refused, and nothing has moved."""
        grads: list[Any] = [drawn(n, p.shape) for n, p in enumerate(self.params)]
        place %= len(grads)
        if kind == "too many":
            grads.append(grads[0])
        elif kind == "list":
            grads[place] = grads[place].tolist()
        elif kind == "dtype":
            grads[place] = grads[place].astype(np.float64)
        elif kind == "strides":
            place = 1  # a matrix
            grads[place] = np.asfortranarray(grads[place])
        elif kind == "shape":
            grads[place] = np.zeros((*grads[place].shape, 2), np.float32)
        before = self.left(self.optimizer, self.params)
        self.params[place].flags.writeable = kind != "not writeable"
        with pytest.raises((stepfuse.StepfuseError, TypeError, ValueError)):
            self.optimizer.step(grads)
        self.params[place].flags.writeable = True
        after = self.left(self.optimizer, self.params)
        assert [n for n in before if not same_bits(before[n], after[n])] == []

    # ------------------------------------------------------- between the steps

    @rule(group=places, value=st.sampled_from([0.0, 0.125, 0.5]))
    def another_rate(self, group: int, value: float) -> None:
        """A hyper-parameter of a group changes."""
        self.optimizer.groups[group % len(self.members)]["lr"] = value

    @rule(place=places, seed=seeds)
    def other_values(self, place: int, seed: int) -> None:
        """Somebody writes to a parameter."""
        param = self.params[place % len(self.params)]
        param[...] = drawn(seed, param.shape)

    @rule(place=places, seed=seeds)
    def other_states(self, place: int, seed: int) -> None:
        """Somebody writes to a state, in place."""
        for array in self.optimizer.state[place % len(self.params)].values():
            array[...] = np.abs(drawn(seed, array.shape))

    @rule(place=places)
    def moved(self, place: int) -> None:
        """A parameter's memory goes elsewhere, as `resize` makes it."""
        param = self.params[place % len(self.params)]
        shape, values = param.shape, np.array(param)
        param.resize(100_003, refcheck=False)
        param.resize(shape, refcheck=False)
        param[...] = values

    @rule(place=places)
    def resized(self, place: int) -> None:
        """A parameter of another shape is refused by its name; put right, all goes on."""
        param = self.params[place % len(self.params)]
        shape, values = param.shape, np.array(param)
        param.resize(param.size + 7, refcheck=False)
        grads = [np.zeros(p.shape, np.float32) for p in self.params]
        with pytest.raises(stepfuse.BindError, match=r"tensor \d"):
            self.optimizer.step(grads)
        param.resize(shape, refcheck=False)
        param[...] = values

    @precondition(lambda self: len(self.members) < 4)
    @rule(shape=st.sampled_from(SHAPES), seed=seeds)
    def another_group(self, shape: tuple[int, ...], seed: int) -> None:
        """Parameters that come later."""
        self.members.append([drawn(seed, shape)])
        self.optimizer.add_group({"params": list(self.members[-1])})
        self.grads.append(drawn(seed, shape))
        self.kept = None

    @rule()
    def keep(self) -> None:
        """A snapshot, to come back to."""
        self.kept = self.optimizer.snapshot(params=True)

    @precondition(lambda self: self.kept is not None)
    @rule()
    def back(self) -> None:
        """Back to it."""
        self.optimizer.restore(self.kept, params=True)

    @rule()
    def from_a_file(self) -> None:
        """Saved, and loaded by an optimizer of its own arrays, which is used from here on."""
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "checkpoint"
            self.optimizer.save(path, params=True)
            twin, copies = self.anew()
            twin.load(path, params=True)
        fresh = iter(copies)
        self.members = [[next(fresh) for _ in mine] for mine in self.members]
        self.optimizer = twin
