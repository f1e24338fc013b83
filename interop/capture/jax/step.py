"""One step of a transformation over two parameters of one shape, traced by JAX, recorded."""

from __future__ import annotations

import inspect
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ....ir.errors import CaptureError
from ....ir.frontend.functions import where
from ....ir.roles import RoleKind
from ..multi_tensor import MultiTensorRecording, first_alone
from ..recording import Recording, TracedValue, of
from .factory import Factory, Transformation
from .program import JaxprReader
from .state import TWINS, StateLeaf, leaves_of

_GIVEN = ("value",)  # arguments of `update` that are one number a step
_BEGUN = "begun"  # the state that tells the first step from later ones


@dataclass(frozen=True)
class TracedStep:
    """A jaxpr, the state's arrays, and the numbers that are given to each step."""

    closed: Any
    leaves: list[StateLeaf]
    given: tuple[str, ...]


def recorded_step(factory: Factory, sizes: Sequence[int]) -> Recording:
    """The step of a transformation at some sizes. Raises CaptureError."""
    traced = traced_step(factory, sizes)
    recording = MultiTensorRecording(sizes, len(TWINS))
    results, kept = _run(recording, traced, factory, set())
    if kept:  # they are the hyper-parameters that they start as
        recording = MultiTensorRecording(sizes, len(TWINS))
        results, _ = _run(recording, traced, factory, kept)
    stores = [{"param": results[tensor]} for tensor in range(len(TWINS))]
    for leaf, value in zip(traced.leaves, results[len(TWINS) :], strict=True):
        if leaf.name not in kept:
            stores[leaf.tensor or 0][leaf.name] = value
    shared = {leaf.name for leaf in traced.leaves if leaf.tensor is None}
    recording.check_alike(stores[0], stores[1:], shared)
    if _BEGUN in recording.roles:
        stores[0][_BEGUN] = of(1.0)
    for name, value in stores[0].items():
        recording.store(name, value)
    return first_alone(recording)


def traced_step(factory: Factory, sizes: Sequence[int]) -> TracedStep:
    """Return a step as JAX traces it. Raises CaptureError."""
    import jax

    with jax.enable_x64(True):  # numbers of the step stay f64
        params = {name: jax.numpy.asarray(_array(sizes, n)) for n, name in enumerate(TWINS)}
        leaves, tree = leaves_of(factory, params)
        given = given_of(factory())

        def step(
            params: Any, grads: Any, arrays: Any, numbers: Any, extra: dict[str, float]
        ) -> Any:
            old = jax.tree.unflatten(tree, arrays)
            updates, new = factory(**numbers).update(grads, old, params, **extra)
            moved = jax.tree.map(lambda p, u: p + u, params, updates)
            return [moved[name] for name in TWINS], jax.tree.leaves(new)

        arrays = [leaf.value for leaf in leaves]
        numbers, extra = dict(factory.numbers), dict.fromkeys(given, 1.0)
        try:
            closed = jax.make_jaxpr(step)(params, params, arrays, numbers, extra)
        except CaptureError:
            raise
        except Exception as error:
            raise CaptureError(
                f"{factory.name} cannot be traced: {error}",
                remedy="its update is traced with gradients, state, parameters and "
                f"{', '.join(_GIVEN)}, all of JAX",
            ) from error
    return TracedStep(closed, leaves, given)


def _array(sizes: Sequence[int], seed: int) -> Any:
    """Parameters to start from, all different."""
    return np.random.default_rng(seed).normal(size=sizes).astype(np.float32)


def given_of(transformation: Transformation) -> tuple[str, ...]:
    """The numbers that `update` takes beside gradients, state and parameters."""
    parameters = inspect.signature(transformation.update).parameters
    takes_all = any(p.kind == p.VAR_KEYWORD for p in parameters.values())
    return tuple(name for name in _GIVEN if takes_all or name in parameters)


def _run(
    recording: MultiTensorRecording, traced: TracedStep, factory: Factory, kept: set[str]
) -> tuple[list[TracedValue], set[str]]:
    """The results, and the states that start as a hyper-parameter and never change."""
    inputs = _inputs(recording, traced, factory, kept)
    results = JaxprReader(recording).run(traced.closed.jaxpr, traced.closed.consts, inputs)
    states = zip(traced.leaves, inputs[2 * len(TWINS) :], results[len(TWINS) :], strict=False)
    same = {
        leaf.name
        for leaf, old, new in states
        if leaf.start in factory.numbers and old.operand == new.operand
    }
    return results, same


def _inputs(
    recording: MultiTensorRecording, traced: TracedStep, factory: Factory, kept: set[str]
) -> list[TracedValue]:
    """The roles, in the order of the traced step's arguments."""
    sizes = recording.sizes
    found: list[TracedValue] = []
    for name, kind in (("param", RoleKind.PARAM), ("grad", RoleKind.GRAD)):
        found += recording.of_each(recording.role(name, kind, sizes))
    hypers = {n: recording.role(n, RoleKind.HYPER, (), v) for n, v in factory.numbers.items()}
    states = _StateRoles(recording, hypers, kept)
    found += [states.of(leaf) for leaf in traced.leaves]
    found += [hypers[name] for name in sorted(hypers)]
    return found + [recording.role(name, RoleKind.HYPER) for name in traced.given]


class _StateRoles:
    """The roles of states, one for the arrays of both twins."""

    def __init__(
        self, recording: MultiTensorRecording, hypers: dict[str, TracedValue], kept: set[str]
    ) -> None:
        self.recording, self.hypers, self.kept = recording, hypers, kept
        self.made: dict[str, list[TracedValue]] = {}

    def of(self, leaf: StateLeaf) -> TracedValue:
        """A state; one that starts as a hyper-parameter is that in the first step."""
        start = str(leaf.start)
        if start not in self.hypers:
            return self._role(leaf, leaf.start)
        if leaf.name in self.kept:
            return self.hypers[start]
        state = self._role(leaf, 0.0)
        return where(self._begun(), state, self.hypers[start])

    def _role(self, leaf: StateLeaf, start: float | str) -> TracedValue:
        if leaf.name not in self.made:
            role = self.recording.role(leaf.name, RoleKind.STATE, np.shape(leaf.value), start)
            is_own = leaf.tensor is not None
            self.made[leaf.name] = self.recording.of_each(role) if is_own else [role]
        return self.made[leaf.name][leaf.tensor or 0]

    def _begun(self) -> TracedValue:
        if _BEGUN not in self.made:
            self.made[_BEGUN] = [self.recording.role(_BEGUN, RoleKind.STATE, (), 0.0)]
        return self.made[_BEGUN][0]
