"""An optimizer for JAX on the CPU, with optax's `init` and `update`, and a `step` without copies.

    opt = stepfuse.jax.optimizer("adamw", lr=1e-3)
    state = opt.init(params)

    @partial(jax.jit, donate_argnums=(0, 1))
    def train(params, state, batch):
        return opt.step(jax.grad(loss)(params, batch), state, params)

    params, state = train(params, state, batch)

The step is one custom call of XLA, whose results are its operands' memory: where they are donated,
nothing is copied; where not, XLA copies arrays that are still needed.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import cached_property
from typing import Any, NamedTuple

import jax.numpy as jnp  # type: ignore[reportMissingImports]
import numpy as np
from jax import tree  # type: ignore[reportMissingImports]
from jax.tree_util import (  # type: ignore[reportMissingImports]
    keystr,
    tree_flatten_with_path,
)

from ...compiler import as_spec, compile_spec
from ...ir.errors import BindError
from ...ir.graph import Spec
from ...ir.roles import (
    EVAL,
    TRAIN,
    Role,
    RoleKind,
    check_hyper,
    check_mode,
    must_be_given,
    one_by_one,
    with_defaults,
)
from ...ir.types import DType
from ...passes.lower.cases import ARRAYS, Follows
from ...passes.storage.formats import check_text
from ...runtime.compilation import Compilation
from ...runtime.evaluation import in_evaluation
from ...runtime.hypers.groups import ParsedGroups, check_names
from ...runtime.hypers.scalar_slots import Slots, first_hyper
from ...runtime.read_only import not_settable
from ...runtime.system import default_threads
from ...schedules import HyperSchedule, scheduled
from .bound import BoundStep, Dims, Key, check_given, given_of
from .extra_inputs import Inputs, inputs_of
from .modes import Evaluation, entered, of_entry
from .numbers import cell, dtype_of, is_array, is_traced, pairs, values

Given = Any  # a traced number, or a function from the count of steps to one
Made = Callable[[ParsedGroups | None], Compilation]  # for parameters, or for no ones in particular

# Extra inputs, too, are in the dtype that JAX has the parameters in.
_FOLLOWS: Follows = {dtype: (*kinds, RoleKind.AUX) for dtype, kinds in ARRAYS.items()}


class State(NamedTuple):
    """The state of an optimizer: a tree, as JAX takes it.

    Numbers are 8-byte cells as pairs of u32, for JAX has no f64 unless it is told to.
    """

    states: tuple[dict[str, Any], ...]  # of each parameter, by role
    numbers: Any  # [numbers, 2]: of the step and the group
    scalars: Any  # [parameters, numbers, 2]: of each parameter
    hypers: Any  # [hypers, 2]
    count: Any  # i32: the steps taken, which schedules are functions of


class Fused:
    """An optimizer; `init` and `update` are those of an optax.GradientTransformation."""

    def __init__(
        self, spec: Spec, made: Made | None = None,
        given: Mapping[str, Given] | None = None, threads: int = 1,
    ) -> None:  # fmt: skip
        if made is None:
            raise TypeError(
                f"stepfuse.jax.Fused is what stepfuse.jax.optimizer({spec!r:.60}) gives: call that"
            )
        self._spec, self._made = spec, made
        self._given, self._threads = dict(given or {}), threads
        self._hypers = {r.name: first_hyper(r) for r in spec.of_kind(RoleKind.HYPER)}
        self._needed = {r.name: r for r in filter(must_be_given, spec.of_kind(RoleKind.HYPER))}
        self._bound: dict[tuple[str, Key], BoundStep] = {}

    def __setattr__(self, name: str, value: Any) -> None:
        """Refuses a hyper-parameter, which no step would read: `opt.lr = 1.0` (AttributeError)."""
        known = {r.name: r.kind for r in self._spec.roles} if "_spec" in vars(self) else {}
        if name in known:
            how = f"state = opt.with_hypers(state, {name}=...)"
            if known[name] != "hyper":
                how = "make the optimizer with another option, or change what is in its state"
            raise not_settable(self, name, f"the numbers of a step are in the state: {how}")
        super().__setattr__(name, value)

    def __iter__(self) -> Iterator[Any]:
        """`init` and `update`, as optax takes a transformation apart."""
        return iter((self.init, self.update))

    def init(self, params: Any) -> State:
        """The state before the first step. Raises BindError."""
        leaves, bound = self._of(params)
        states = tuple(
            {r.name: _first(r, place.dtype, dims, leaf) for r, place, dims in mine}
            for leaf, mine in zip(leaves, bound.states, strict=True)
        )
        numbers = np.array([float(self._slots.read(n).reshape(-1)[0]) for n in self._names])
        count = jnp.zeros((), jnp.int32)
        hypers = self._settled(pairs(np.array(list(self._hypers.values()))), count)
        return State(states, pairs(numbers), pairs(bound.first_scalars), hypers, count)

    def step(
        self, grads: Any, state: State, params: Any, *, aux: Mapping[str, Any] | None = None
    ) -> tuple[Any, State]:
        """The new parameters and state, in the memory of the old where that is donated.

        `aux` has the spec's extra inputs by role name: a tree of arrays or numbers
        like the parameters', or a number. Raises BindError.
        """
        if isinstance(state, Evaluation):
            raise in_evaluation(self._spec.name, "a step moves weights that are trained")
        leaves, bound = self._of(params)
        shape = tree.structure(params)
        given, theirs = tree.flatten(grads)
        if theirs != shape:
            raise BindError(f"expected gradients like the parameters, {shape}, got {theirs}")
        bound.check(given, "grad")
        extra = inputs_of(aux, bound, params)
        state = state._replace(hypers=self._settled(state.hypers, state.count))
        if self._needed and not is_traced(state.hypers):  # else the step itself finds it
            found = values(np.asarray(state.hypers))
            check_given(self._needed, dict(zip(self._hypers, found, strict=True)))
        leaves, after = _stepped(bound, given, extra, leaves, state)
        count = jnp.where(state.count < np.iinfo(np.int32).max, state.count + 1, state.count)
        return tree.unflatten(shape, leaves), after._replace(count=count)

    def update(
        self, grads: Any, state: State, params: Any, *, aux: Mapping[str, Any] | None = None
    ) -> tuple[Any, State]:
        """optax's: the updates to add to the parameters, and the new state.

        It takes a copy of the parameters and a subtraction, which `step` does not.
        """
        new, state = self.step(grads, state, params, aux=aux)
        return tree.map(jnp.subtract, new, params), state

    def eval(self, state: Any, params: Any) -> tuple[Any, Any]:
        """The weights to evaluate, and the state in evaluation, with which no step is taken.

        In evaluation both are the arguments. Raises ValueError for a spec without this entry,
        BindError.
        """
        return self._enter(EVAL, state, params)

    def train(self, state: Any, params: Any) -> tuple[Any, Any]:
        """The weights that are trained, and the state of a step; outside evaluation the arguments.

        Raises ValueError for a spec without this entry.
        """
        return self._enter(TRAIN, state, params)

    def _enter(self, mode: str, state: Any, params: Any) -> tuple[Any, Any]:
        check_mode(self._spec, mode)
        if (mode == EVAL) == isinstance(state, Evaluation):
            return params, state
        leaves, bound = self._of(params, mode)
        trained: State = state if mode == EVAL else state.trained
        states = [dict(mine) for mine in trained.states]
        held = [{} for _ in leaves] if mode == EVAL else [dict(mine) for mine in state.held]
        names = self._of(params)[1].scalars  # of the tensors' own numbers, as steps have them
        own = trained.scalars[:, np.array([names.index(n) for n in bound.scalars], np.int32)]
        cells = [trained.numbers, own, trained.hypers]
        new = tree.unflatten(tree.structure(params), entered(bound, leaves, states, held, cells))
        after = trained._replace(states=tuple(states))
        return new, Evaluation(after, tuple(held)) if mode == EVAL else after

    def read(self, state: State | Evaluation) -> dict[str, float]:
        """The numbers of the step, such as t, and the hypers of the last step."""
        trained: State = state.trained if isinstance(state, Evaluation) else state
        found = values(np.concatenate([np.asarray(trained.numbers), np.asarray(trained.hypers)]))
        return dict(zip([*self._names, *self._hypers], found, strict=True))

    def with_hypers(self, state: State, **hypers: Any) -> State:
        """The state with other hypers, traced ones too, from the next step on.

        Nothing is traced or compiled again. Raises TypeError, ValueError.
        """
        hypers = one_by_one(self._spec, hypers, self._spec.name)
        check_names(self._spec, hypers, self._spec.name, ("hyper",))
        cells = state.hypers
        for name, value in hypers.items():
            if name in self._given:
                raise TypeError(
                    f"{self._spec.name}: '{name}' was given as a traced number or a function of "
                    f"the steps, which sets it at each step; make the optimizer without it"
                )
            cells = self._with(cells, name, value)
        return state._replace(hypers=cells)

    # ---------------------------------------------------------------- inside

    @cached_property
    def _slots(self) -> Slots:
        made = self._made(None)
        clocked = made.clocked_programs
        programs = [*made.step_programs, *(clocked.programs if clocked else ())]
        return Slots(programs, [self._hypers])

    @cached_property
    def _names(self) -> list[str]:
        return [role.name for role in self._slots.numbers]

    def _settled(self, cells: Any, count: Any) -> Any:
        """The hypers of a step, with those that are traced or follow a schedule."""
        for name, given in self._given.items():
            cells = self._with(cells, name, given(count) if callable(given) else given)
        return cells

    def _with(self, cells: Any, name: str, value: Any) -> Any:
        if not is_traced(value):
            check_hyper(self._spec.role(name), np.asarray(value)[()], self._spec.name)
        elif value.shape != ():
            raise TypeError(f"{self._spec.name}: '{name}' is a number, got shape {value.shape}")
        return cells.at[list(self._hypers).index(name)].set(cell(value))

    def _of(self, params: Any, entry: str = "step") -> tuple[list[Any], BoundStep]:
        """The leaves, and a function to run an entry over leaves of these names, shapes, dtypes."""
        paths = tree_flatten_with_path(params)[0]
        key = tuple(
            (keystr(path, simple=True, separator="."), tuple(leaf.shape), dtype_of(leaf).name)
            for path, leaf in paths
        )
        if not key:
            raise BindError("no parameters: expected a tree of arrays")
        leaves = [leaf for _, leaf in paths]
        if (entry, key) not in self._bound:
            given = given_of(key, self._spec)
            made = of_entry(self._made(given), entry)
            bound = BoundStep(made, given, self._names, self._threads)
            bound.check(leaves, "param")
            self._bound[entry, key] = bound
        return leaves, self._bound[entry, key]


def _stepped(
    bound: BoundStep, grads: list[Any], inputs: Inputs, leaves: list[Any], state: State
) -> tuple[list[Any], State]:
    """The custom call: the new parameters, and the state behind the step."""
    mine = [
        kept[role.name]
        for kept, roles in zip(state.states, bound.states, strict=True)
        for role, *_ in roles
    ]
    changed = [*leaves, *mine, state.numbers, state.scalars]
    *new, numbers, scalars = bound.call(changed, state.hypers, *grads, *inputs)
    rest = iter(new[len(leaves) :])
    states = tuple({role.name: next(rest) for role, *_ in roles} for roles in bound.states)
    after = state._replace(states=states, numbers=numbers, scalars=scalars)
    return new[: len(leaves)], after


def optimizer(
    spec: Spec | Any,
    *,
    policy: str = "strict",
    dtypes: str = "",
    threads: int | None = None,
    **hypers: Any,
) -> Fused:
    """An optimizer of a spec, a definition, a registered name, or a result of `compile` or `load`.

    Keywords are hyper-parameters, and statics. A hyper-parameter is a number, a traced one, a
    function of the steps taken as optax's schedules are, or a schedule of `stepfuse.schedules`,
    which is compiled into the step. Without `dtypes`, parameters and gradients are stored as JAX
    has them. Raises TypeError, ValueError, LowerError.
    """
    check_text(dtypes)
    given = {n: v for n, v in hypers.items() if _is_late(v)}
    inside = {n: v for n, v in hypers.items() if isinstance(v, HyperSchedule)}
    known = {n: v for n, v in hypers.items() if n not in given and n not in inside}
    declared = scheduled(with_defaults(as_spec(spec), known), **inside)
    check_names(declared, given, declared.name, ("hyper",))
    workers = default_threads() if threads is None else threads
    if not isinstance(spec, Compilation):

        def made(params: ParsedGroups | None) -> Compilation:
            shapes = [np.shape(a) for a in params.arrays] if params else []  # type: ignore[reportArgumentType]
            facts = params.facts if params else ()
            return compile_spec(
                declared, policy=policy, dtypes=dtypes, shapes=shapes, facts=facts, follows=_FOLLOWS
            )

        made(None)  # what cannot be compiled is refused here
        return Fused(declared, made, given, workers)
    late = [r.name for r in declared.of_kind(RoleKind.STATIC) if r.name in hypers]
    if policy != "strict" or dtypes or late or inside:
        raise TypeError(f"{declared.name} is compiled already; policy, dtypes and statics stay")
    fixed = replace(spec, signature=declared)
    return Fused(declared, lambda _: fixed, given, workers)


def factory(
    spec: Spec | Any, *, policy: str = "strict", dtypes: str = "", threads: int | None = None
) -> Callable[..., Fused]:
    """A function from a spec's hyper-parameters to its optimizer, as optax's `adamw` is one.

    `optax.inject_hyperparams` takes it, and reads the names and defaults off its signature.
    """
    declared = as_spec(spec)

    def make(**hypers: Any) -> Fused:
        return optimizer(spec, policy=policy, dtypes=dtypes, threads=threads, **hypers)

    keyword, empty = inspect.Parameter.KEYWORD_ONLY, inspect.Parameter.empty
    roles = declared.of_kind(RoleKind.HYPER, RoleKind.STATIC)
    make.__name__ = declared.name
    make.__signature__ = inspect.Signature(  # type: ignore[attr-defined]
        [
            inspect.Parameter(r.name, keyword, default=empty if must_be_given(r) else r.default)
            for r in roles
        ]
    )
    return make


def _is_late(value: object) -> bool:
    """True if a hyper-parameter is known only at a step, or may be another at the next."""
    return is_array(value) or (callable(value) and not isinstance(value, HyperSchedule))


def _first(role: Role, dtype: DType, dims: Dims, param: Any) -> Any:
    """A state before the first step."""
    kind = jnp.dtype(dtype.array_name)
    if not isinstance(role.default, str):
        return jnp.full(dims, role.default or 0, kind)
    if role.default != "param":
        raise BindError(f"%{role.name} starts as a copy of %{role.default}, not of the parameter")
    return jnp.array(param, kind)
