"""JAX, offloaded parameters and MindSpore's names, while the caller changes things between steps.

Each beside `stepfuse.Optimizer` over copies, built anew and brought to the same state before each
step; where the front refuses, nothing has changed.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import stepfuse
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule
from stepfuse import offload
from stepfuse.mindspore import Parameter, nn

from tests.stateful.arrays import SPECS, compiled, drawn, places, seeds
from tests.support.oracles.numeric import same_bits

Array = np.ndarray[Any, np.dtype[Any]]


class Offloaded(RuleBasedStateMachine):
    """Parameters in files, gradients in files or in memory, which change from step to step."""

    @initialize(seed=seeds, spec=st.sampled_from(SPECS), staging=st.sampled_from([8192, 65536]))
    def make(self, seed: int, spec: str, staging: int) -> None:
        """One parameter in a file, one in memory."""
        self.folder = tempfile.TemporaryDirectory()
        self.files, self.spec, self.lr = 0, spec, 0.125
        self.there, self.here = self.sent(drawn(seed, (50, 7))), drawn(seed + 1, (3, 4))
        self.optimizer = stepfuse.Optimizer(
            [self.there, self.here], compiled(spec), staging=staging, lr=self.lr
        )

    def teardown(self) -> None:
        """The files go."""
        if hasattr(self, "folder"):
            self.folder.cleanup()

    def sent(self, array: Array) -> Any:
        """A copy in a file of its own."""
        self.files += 1
        path = Path(self.folder.name) / str(self.files)
        path.write_bytes(b"\0" * array.nbytes)
        there = offload.ExternalArray(offload.FileMemory(path), array.shape, array.dtype)
        there.store(array)
        return there

    @rule(seed=seeds, away=st.sets(st.integers(0, 1)))
    def step(self, seed: int, away: set[int]) -> None:
        """Beside an optimizer in memory, brought to the same states."""
        grads = [drawn(seed, (50, 7)), drawn(seed + 1, (3, 4))]
        copies = [self.there.load(), np.array(self.here)]
        twin = stepfuse.Optimizer(copies, compiled(self.spec), lr=self.lr)
        twin.restore(self.optimizer.snapshot())
        twin.step([np.array(g) for g in grads])
        self.optimizer.step([self.sent(g) if n in away else g for n, g in enumerate(grads)])
        assert same_bits(self.there.load(), copies[0]) and same_bits(self.here, copies[1])
        for mine, theirs in zip(self.optimizer.state, twin.state, strict=True):
            assert all(same_bits(mine[role], theirs[role]) for role in theirs)

    @rule(kind=st.sampled_from(["dtype", "shape", "dtype there", "shape there"]))
    def misfit(self, kind: str) -> None:
        """A gradient of another shape or dtype than before is refused, and nothing has moved."""
        grads: list[Any] = [drawn(0, (50, 7)), drawn(1, (3, 4))]
        wrong = np.zeros((50, 7), np.float64) if "dtype" in kind else np.zeros(7, np.float32)
        grads[0] = self.sent(wrong) if "there" in kind else wrong
        before = [self.there.load(), np.array(self.here), *self.states()]
        with pytest.raises(stepfuse.BindError, match="tensor 0"):
            self.optimizer.step(grads)
        after = [self.there.load(), self.here, *self.states()]
        assert all(same_bits(a, b) for a, b in zip(before, after, strict=True))

    def states(self) -> list[Array]:
        """Copies of all states."""
        return [np.array(a) for state in self.optimizer.state for a in state.values()]

    @rule(seed=seeds)
    def other_values(self, seed: int) -> None:
        """Somebody writes to the file."""
        self.there.store(drawn(seed, (50, 7)))

    @rule(value=st.sampled_from([0.0, 0.25]))
    def another_rate(self, value: float) -> None:
        """A hyper-parameter changes."""
        self.optimizer.groups[0]["lr"] = self.lr = value

    @rule()
    def moved(self) -> None:
        """The array in memory goes elsewhere."""
        values = np.array(self.here)
        self.here.resize(100_003, refcheck=False)
        self.here.resize(values.shape, refcheck=False)
        self.here[...] = values

    @rule()
    def kept(self) -> None:
        """States through a snapshot."""
        self.optimizer.restore(self.optimizer.snapshot())


class Transformed(RuleBasedStateMachine):
    """JAX: functions of trees, so nothing moves; trees, dtypes and hypers change."""

    @initialize(seed=seeds, spec=st.sampled_from(["adamw", "momentum", "lamb"]))
    def make(self, seed: int, spec: str) -> None:
        import stepfuse.jax as front

        self.spec, self.opt = spec, front.optimizer(spec, threads=1)
        self.params = {"a": drawn(seed, (5,)), "b": drawn(seed + 1, (3, 4))}
        self.state = self.opt.init(self.params)
        self.lr = self.opt.read(self.state)["lr"]

    @rule(seed=seeds, jitted=st.booleans())
    def step(self, seed: int, jitted: bool) -> None:
        """Beside an optimizer over copies, brought to the same states and numbers."""
        import jax

        grads = {n: drawn(seed, p.shape) for n, p in self.params.items()}
        copies = {n: np.array(p) for n, p in self.params.items()}
        twin = stepfuse.Optimizer(copies, self.spec, lr=self.lr)
        snapshot = twin.snapshot()
        for name, kept in zip(copies, self.state.states, strict=True):
            for role, array in kept.items():
                snapshot.entries[f"{role}/{name}"].array[...] = np.asarray(array)
        for name, value in self.opt.read(self.state).items():
            if name in snapshot.entries:
                snapshot.entries[name].array[...] = value
        twin.restore(snapshot, hypers=False)
        twin.step(list(grads.values()))
        step = jax.jit(self.opt.step) if jitted else self.opt.step
        self.params, self.state = step(grads, self.state, self.params)
        for name, copy in copies.items():
            assert same_bits(np.asarray(self.params[name]), copy), name
        for mine, theirs in zip(self.state.states, twin.state, strict=True):
            assert all(same_bits(np.asarray(mine[role]), theirs[role]) for role in mine)

    @rule(value=st.sampled_from([0.0, 0.125, 0.5]))
    def another_rate(self, value: float) -> None:
        """A hyper-parameter changes."""
        self.state, self.lr = self.opt.with_hypers(self.state, lr=value), value

    @rule(kind=st.sampled_from(["dtype", "shape", "tree"]))
    def misfit(self, kind: str) -> None:
        """Gradients that do not fit are refused."""
        grads: dict[str, Any] = {n: np.zeros(p.shape, np.float32) for n, p in self.params.items()}
        if kind == "dtype":
            grads["a"] = grads["a"].astype(np.float16)
        elif kind == "shape":
            grads["a"] = np.zeros(7, np.float32)
        else:
            del grads["b"]
        with pytest.raises(stepfuse.BindError):
            self.opt.step(grads, self.state, self.params)

    @rule(seed=seeds)
    def another_leaf(self, seed: int) -> None:
        """A tree with another parameter starts anew."""
        self.params = {**self.params, f"c{seed}": drawn(seed, (2, 2))}
        if len(self.params) > 4:
            self.params = {"a": self.params["a"], "b": self.params["b"]}
        self.state = self.opt.with_hypers(self.opt.init(self.params), lr=self.lr)


class Named(RuleBasedStateMachine):
    """MindSpore's Momentum: beside one built anew that takes the moments and the step."""

    @initialize(seed=seeds)
    def make(self, seed: int) -> None:
        self.arrays = [drawn(seed, (5,)), drawn(seed + 1, (3, 4))]
        self.params = [Parameter(a, name=f"p{n}") for n, a in enumerate(self.arrays)]
        self.opt = nn.Momentum(self.params, 0.125, 0.5, weight_decay=0.25)

    @rule(seed=seeds)
    def step(self, seed: int) -> None:
        grads = tuple(drawn(seed + n, a.shape) for n, a in enumerate(self.arrays))
        wanted = [
            (a.astype(np.float64), m.asnumpy().astype(np.float64))
            for a, m in zip(self.arrays, self.opt.moments, strict=True)
        ]
        rate = float(self.opt.get_lr())
        self.opt(grads)
        for array, grad, (param, moment) in zip(self.arrays, grads, wanted, strict=True):
            moment = 0.5 * moment + grad + 0.25 * param
            np.testing.assert_allclose(array, param - rate * moment, rtol=1e-5, atol=1e-6)

    @rule(place=places, seed=seeds)
    def other_values(self, place: int, seed: int) -> None:
        """set_data, in place."""
        param = self.params[place % 2]
        param.set_data(drawn(seed, param.shape))

    @rule(value=st.sampled_from([0.0, 0.5]))
    def another_rate(self, value: float) -> None:
        """The rate's Parameter is set."""
        self.opt.learning_rate.set_data(value)

    @rule(place=places, seed=seeds)
    def other_moments(self, place: int, seed: int) -> None:
        """A state is written to."""
        moment = self.opt.moments[place % 2]
        moment.set_data(drawn(seed, moment.shape))

    @rule(place=places)
    def moved(self, place: int) -> None:
        """The array under a Parameter goes elsewhere."""
        array = self.arrays[place % 2]
        shape, values = array.shape, np.array(array)
        array.resize(100_003, refcheck=False)
        array.resize(shape, refcheck=False)
        array[...] = values

    @rule(kind=st.sampled_from(["dtype", "shape", "few"]))
    def misfit(self, kind: str) -> None:
        """Refused, and nothing has moved."""
        grads: list[Any] = [np.ones(a.shape, np.float32) for a in self.arrays]
        if kind == "dtype":
            grads[1] = grads[1].astype(np.float64)
        elif kind == "shape":
            grads[1] = np.zeros(7, np.float32)
        else:
            del grads[1]
        before = [np.array(a) for a in (*self.arrays, *(m.asnumpy() for m in self.opt.moments))]
        with pytest.raises((TypeError, ValueError, stepfuse.BindError)):
            self.opt(tuple(grads))
        after = [*self.arrays, *(m.asnumpy() for m in self.opt.moments)]
        assert all(same_bits(a, b) for a, b in zip(before, after, strict=True))
