"""The original of a captured transformation: JAX itself, over a tree of all tensors."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, ClassVar

import numpy as np

from ....ir.errors import CaptureError
from ..proof.first_node import LoggedOp
from ..proof.runs import Hypers, Inputs, Tensors, Track
from .factory import Factory
from .state import TWINS, leaves_of
from .step import given_of

_QUICKLY = {"xla_backend_optimization_level": 0}  # compiling is most of a proof


class JaxReference:
    """Steps a tree by a transformation that is made anew from each step's numbers."""

    skips: ClassVar[bool] = False  # a tree has all its gradients
    forced = frozenset[str]()  # JAX has no branches on numbers: both sides are in what is traced
    dtypes: ClassVar[tuple[str, ...]] = ()

    def __init__(self, factory: Factory) -> None:
        self.factory = factory
        self._compiled: dict[str, Any] = {}  # by dtype; JAX keeps one program for all shapes alike

    def _step(self, jax: Any, dtype: str) -> Any:
        """The step, compiled."""

        def step(tree: Any, state: Any, grad: Any, numbers: Any, extra: Any) -> Any:
            updates, new = self.factory(**numbers).update(grad, state, tree, **extra)
            return jax.tree.map(lambda p, u: (p + u).astype(p.dtype), tree, updates), new

        if dtype not in self._compiled:
            self._compiled[dtype] = jax.jit(step, compiler_options=_QUICKLY)
        return self._compiled[dtype]

    def track(self, dtype: str, inputs: Inputs) -> Track:
        """The parameters and states after each step. All are of one group: a tree has no others."""
        import jax

        wanted = np.float64 if dtype == "f64" else np.float32
        params, hypers = inputs.params, inputs.hypers
        given = given_of(self.factory())

        found: Track = []
        with jax.enable_x64(dtype == "f64"):
            compiled = self._step(jax, dtype)
            tree = _tree(jax, params, wanted)
            first = self._numbers(hypers[0][0])
            state = self.factory(**first).init(tree)
            names = _names(jax, self.factory, state, params)
            for number, grad in enumerate(inputs.grads):
                numbers = self._numbers(hypers[number][0])
                extra = {name: hypers[number][0].get(name, 1.0) for name in given}
                try:
                    tree, state = compiled(tree, state, _tree(jax, grad, wanted), numbers, extra)
                except Exception as error:
                    shapes = ", ".join(str(p.shape) for p in params)
                    raise CaptureError(
                        f"the original fails at the shapes {shapes}: {error}"
                    ) from error
                moved = [np.array(tree[_key(n)]) for n in range(len(params))]
                found.append(_values(jax, moved, state, names))
        return found

    def seen(self, inputs: Inputs, step: int) -> Sequence[LoggedOp]:
        """Nothing: a compiled step does not log its values."""
        return ()

    def _numbers(self, hypers: Hypers) -> Hypers:
        return {name: hypers.get(name, value) for name, value in self.factory.numbers.items()}


def _names(jax: Any, factory: Factory, state: Any, params: Tensors) -> list[Any]:
    """For each array of a state the role's name, and the tensor that it is of, if of one."""
    twins = {name: params[0] for name in TWINS}
    known = {leaf.path: leaf.name for leaf in leaves_of(factory, twins)[0]}
    found: list[Any] = []
    for keys, _ in jax.tree_util.tree_leaves_with_path(state):
        path = jax.tree_util.keystr(keys)
        own = re.search(r"'tensor(\d{3})'", path)
        name = known.get(path.replace(own[0], f"'{TWINS[0]}'") if own else path, "")
        found.append((name, int(own[1]) if own else None))
    return found


def _values(jax: Any, moved: Tensors, state: Any, names: Sequence[Any]) -> list[dict[str, Any]]:
    """Return the values of each tensor and its states."""
    found: list[dict[str, Any]] = [{"param": param} for param in moved]
    for (name, tensor), value in zip(names, jax.tree.leaves(state), strict=True):
        for number, one in enumerate(found):
            if name and tensor in (None, number):
                one[name] = np.array(value)
    return found


def _tree(jax: Any, arrays: Sequence[Any], dtype: Any) -> dict[str, Any]:
    return {_key(n): jax.numpy.asarray(a.astype(dtype)) for n, a in enumerate(arrays)}


def _key(number: int) -> str:
    return f"tensor{number:03d}"
