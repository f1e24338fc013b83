"""The original of a captured transformation: JAX itself, over a tree of all tensors."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from ....ir.errors import CaptureError
from ..proof.prove import Hypers, Tensors
from .factory import Factory
from .step import given_of


class JaxRival:
    """Steps a tree by a transformation that is made anew from each step's numbers."""

    def __init__(self, factory: Factory) -> None:
        self.factory = factory

    def __call__(
        self,
        dtype: str,
        params: Tensors,
        grads: Sequence[Tensors],
        groups: Sequence[int],
        hypers: Sequence[Sequence[Hypers]],
    ) -> list[Tensors]:
        """The parameters after each step. All are of one group: a tree has no others."""
        import jax

        wanted = np.float64 if dtype == "f64" else np.float32
        given = given_of(self.factory())

        def step(tree: Any, state: Any, grad: Any, numbers: Any, extra: Any) -> Any:
            updates, new = self.factory(**numbers).update(grad, state, tree, **extra)
            return jax.tree.map(lambda p, u: (p + u).astype(p.dtype), tree, updates), new

        found: list[Tensors] = []
        with jax.enable_x64(dtype == "f64"):
            compiled = jax.jit(step)
            tree = _tree(jax, params, wanted)
            first = self._numbers(hypers[0][0])
            state = self.factory(**first).init(tree)
            for number, grad in enumerate(grads):
                numbers = self._numbers(hypers[number][0])
                extra = {name: hypers[number][0].get(name, 1.0) for name in given}
                try:
                    tree, state = compiled(tree, state, _tree(jax, grad, wanted), numbers, extra)
                except Exception as error:
                    shapes = ", ".join(str(p.shape) for p in params)
                    raise CaptureError(
                        f"the original fails at the shapes {shapes}: {error}"
                    ) from error
                found.append([np.array(tree[_key(n)]) for n in range(len(params))])
        return found

    def _numbers(self, hypers: Hypers) -> Hypers:
        return {name: hypers.get(name, value) for name, value in self.factory.numbers.items()}


def _tree(jax: Any, arrays: Tensors, dtype: Any) -> dict[str, Any]:
    return {_key(n): jax.numpy.asarray(a.astype(dtype)) for n, a in enumerate(arrays)}


def _key(number: int) -> str:
    return f"tensor{number:03d}"
