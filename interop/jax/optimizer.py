"""An optimizer for JAX on the CPU, with optax's `init` and `update`, and a `step` without copies.

    opt = stepfuse.jax.optimizer("adamw", lr=1e-3)
    state = opt.init(params)

    @partial(jax.jit, donate_argnums=(0, 1))
    def train(params, state, batch):
        return opt.step(jax.grad(loss)(params, batch), state, params)

    params, state = train(params, state, batch)

The step is one custom call of XLA, whose results are its operands' memory: where they are donated,
nothing is copied; where not, XLA copies what is still needed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

import jax.numpy as jnp  # type: ignore[reportMissingImports]
import numpy as np
from jax import ShapeDtypeStruct, tree  # type: ignore[reportMissingImports]
from jax.ffi import ffi_call  # type: ignore[reportMissingImports]
from jax.tree_util import (  # type: ignore[reportMissingImports]
    keystr,
    tree_flatten_with_path,
)

from ...compiler import Compilation, as_spec, compile_spec
from ...ir.errors import BindError
from ...ir.graph import Role, Spec, check_hyper, with_defaults
from ...ir.types import DType
from ...runtime.groups import check_names
from ...runtime.optimizer import default_threads
from ...runtime.slots import Slots
from .bound import Bound, Dims

_NAMES = {
    "f64": "float64", "f32": "float32", "bf16": "bfloat16", "f16": "float16", "i64": "int64",
    "i32": "int32", "i16": "int16", "i8": "int8", "u8": "uint8", "bool": "bool",
}  # fmt: skip


class State(NamedTuple):
    """What an optimizer keeps: a tree, as JAX takes it.

    Numbers are 8-byte cells as pairs of u32, for JAX has no f64 unless it is told to.
    """

    states: tuple[dict[str, Any], ...]  # of each parameter, by role
    numbers: Any  # [numbers, 2]: of the step and the group
    scalars: Any  # [parameters, numbers, 2]: of each parameter
    hypers: Any  # [hypers, 2]


class Fused:
    """An optimizer; `init` and `update` are those of an optax.GradientTransformation."""

    def __init__(self, made: Compilation, threads: int) -> None:
        self._made, self._threads = made, threads
        hypers = {r.name: float(r.default or 0.0) for r in made.spec.of_kind("hyper")}
        self._slots = Slots([v.program for v in made.variants], [hypers])
        self._names = [role.name for role in self._slots.numbers]
        self._bound: dict[tuple[tuple[str, Dims], ...], Bound] = {}

    def __iter__(self) -> Iterator[Any]:
        """`init` and `update`, as optax takes a transformation apart."""
        return iter((self.init, self.update))

    def init(self, params: Any) -> State:
        """The state before the first step. Raises BindError."""
        leaves, bound = self._of(params)
        states = tuple(
            {role.name: _first(role, place.dtype, dims, leaf) for role, place, dims in mine}
            for leaf, mine in zip(leaves, bound.states, strict=True)
        )
        numbers = np.array([float(self._slots.read(n).reshape(-1)[0]) for n in self._names])
        hypers = np.array(list(self._slots.hypers[0].values()))
        return State(states, _pairs(numbers), _pairs(bound.first_scalars), _pairs(hypers))

    def step(self, grads: Any, state: State, params: Any) -> tuple[Any, State]:
        """The new parameters and state, in the memory of the old where that is donated.

        Raises BindError.
        """
        leaves, bound = self._of(params)
        shape = tree.structure(params)
        given, theirs = tree.flatten(grads)
        if theirs != shape:
            raise BindError(f"expected gradients like the parameters, {shape}, got {theirs}")
        _check(bound, given, "grad")
        pairs = zip(state.states, bound.states, strict=True)
        kept = [mine[role.name] for mine, rows in pairs for role, *_ in rows]
        changed = [*leaves, *kept, state.numbers, state.scalars]
        results = tuple(ShapeDtypeStruct(a.shape, a.dtype) for a in changed)
        aliases = {n: n for n in range(len(results))}
        call = ffi_call(bound.target, results, input_output_aliases=aliases)
        *new, numbers, scalars = call(*changed, state.hypers, *given)
        rest = iter(new[len(leaves) :])
        states = tuple({role.name: next(rest) for role, *_ in rows} for rows in bound.states)
        stepped = tree.unflatten(shape, new[: len(leaves)])
        return stepped, State(states, numbers, scalars, state.hypers)

    def update(self, grads: Any, state: State, params: Any) -> tuple[Any, State]:
        """optax's: what is to be added to the parameters, and the new state.

        It takes a copy of the parameters and a subtraction, which `step` does not.
        """
        new, state = self.step(grads, state, params)
        return tree.map(jnp.subtract, new, params), state

    def read(self, state: State) -> dict[str, float]:
        """The numbers of the step, such as t, and the hypers."""
        names = [*self._names, *self._slots.hypers[0]]
        cells = np.concatenate([np.asarray(state.numbers), np.asarray(state.hypers)])
        return dict(zip(names, cells.view(np.float64).reshape(-1).tolist(), strict=True))

    def with_hypers(self, state: State, **hypers: float) -> State:
        """The state with other hypers from the next step on; nothing is traced or compiled again.

        Raises TypeError, ValueError.
        """
        spec = self._made.spec
        check_names(spec, hypers, spec.name, ("hyper",))
        for name, value in hypers.items():
            check_hyper(spec.role(name), value, spec.name)
        old = np.ascontiguousarray(state.hypers).view(np.float64).reshape(-1)
        names = list(self._slots.hypers[0])
        new = [float(hypers.get(name, value)) for name, value in zip(names, old, strict=True)]
        return state._replace(hypers=_pairs(np.array(new)))

    def _of(self, params: Any) -> tuple[list[Any], Bound]:
        """The leaves, and the step over leaves of these names and shapes."""
        paths = tree_flatten_with_path(params)[0]
        key = tuple((keystr(path), tuple(leaf.shape)) for path, leaf in paths)
        if not key:
            raise BindError("no parameters: expected a tree of arrays")
        if key not in self._bound:
            names, shapes = zip(*key, strict=True)
            self._bound[key] = Bound(self._made, names, shapes, self._threads)
        bound, leaves = self._bound[key], [leaf for _, leaf in paths]
        _check(bound, leaves, "param")
        return leaves, bound


def optimizer(
    spec: Spec | Any,
    *,
    policy: str = "strict",
    dtypes: str = "",
    threads: int | None = None,
    **hypers: float | bool,
) -> Fused:
    """An optimizer of a spec, a definition, a registered name, or of what `compile` or `load` gave.

    Keywords are hyper-parameters, and statics. Raises TypeError, ValueError, LowerError.
    """
    declared = with_defaults(as_spec(spec), hypers)
    if isinstance(spec, Compilation):
        late = [r.name for r in declared.of_kind("static") if r.name in hypers]
        if policy != "strict" or dtypes or late:
            raise TypeError(f"{declared.name} is compiled already; policy, dtypes and statics stay")
        made = replace(spec, spec=declared)
    else:
        made = compile_spec(declared, policy=policy, dtypes=dtypes)
    return Fused(made, default_threads() if threads is None else threads)


def _check(bound: Bound, leaves: Sequence[Any], role: str) -> None:
    """Refuses arrays of another shape or dtype than the step is for."""
    for number, leaf in enumerate(leaves):
        need = bound.wanted(number, role)
        expected = _NAMES[need.dtype.name], need.dims
        if (leaf.dtype.name, tuple(leaf.shape)) != expected:
            raise BindError(
                f"{need.where}: expected {expected[0]} {expected[1]}, got {leaf.dtype} "
                f"{tuple(leaf.shape)}; convert it, or make the optimizer with other dtypes"
            )


def _first(role: Role, dtype: DType, dims: Dims, param: Any) -> Any:
    """A state before the first step."""
    kind = jnp.dtype(_NAMES[dtype.name])
    if not isinstance(role.default, str):
        return jnp.full(dims, role.default or 0, kind)
    if role.default != "param":
        raise BindError(f"%{role.name} starts as a copy of %{role.default}, not of the parameter")
    return jnp.array(param, kind)


def _pairs(cells: Any) -> Any:
    """8-byte cells as pairs of u32."""
    return jnp.asarray(np.ascontiguousarray(cells).view(np.uint32).reshape(*cells.shape, 2))
