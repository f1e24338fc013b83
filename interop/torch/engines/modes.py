"""The entries `eval` and `train` of a spec over torch's parameters, group by group.

A group's `train_mode` says which weights its parameters are. One without states has never been
stepped: its weights to evaluate are its own. Weights held in evaluation are a state.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MethodType
from typing import Any

import torch

from ....ir.graph import Graph, Spec
from ....ir.roles import EVAL, TRAIN, RoleKind, check_mode
from ....runtime.evaluation import check_held, names_in
from ..name_map import TorchBinding
from ..refusals import HOW_TO_GO_ON, TRAINED
from .engine import Engine
from .partition import NOT_BUILT, PartitionedOptimizer


class EntryMethod:
    """A method for optimizers whose spec has an entry of its name; an AttributeError for others."""

    def __init__(self, method: Callable[[Any], None]) -> None:
        self._method, self.__doc__ = method, method.__doc__

    def __get__(self, owner: Any, kind: type | None = None) -> Callable[..., None]:
        if owner is None:
            return self._method
        try:
            check_mode(owner._spec, self._method.__name__)
        except ValueError as error:
            raise AttributeError(str(error)) from None  # trainers ask by hasattr
        return MethodType(self._method, owner)


class ModeOptimizer(PartitionedOptimizer):
    """An optimizer of a spec, whose parameters may be other weights in evaluation."""

    _spec: Spec

    @EntryMethod
    def eval(self) -> None:
        """Turn the parameters into the weights to evaluate, in place; no-op if they are.

        No step is taken until `train`. Raises BindError.
        """
        self._enter(EVAL)

    @EntryMethod
    def train(self) -> None:
        """Turn the parameters back into the trained ones, in place; no-op if they are."""
        self._enter(TRAIN)

    @torch.no_grad()
    def _enter(self, mode: str) -> None:
        with self.step_lock.lock:
            self._settle()
            self.step_lock.check()
            groups, is_trained = self.param_groups, mode == TRAIN
            late = [n for n, g in enumerate(groups) if g.get(TRAINED, True) != is_trained]
            engines = self._engines_in(mode, late)
            held = [_held(engine) for engine in engines]
            for engine in engines:
                engine.take_all()
                engine.check()
            self._built_for, self._fast = NOT_BUILT, None
            self.step_lock.begin(f"{mode}() of {self._title()}", HOW_TO_GO_ON)
            for engine in engines:
                engine.commit()
                engine.run()
            for engine, names in zip(engines, held, strict=True) if is_trained else ():
                for member, binding in zip(engine.members, engine.bindings, strict=True):
                    for name in filter(binding.has, names):
                        self._state[member.param].pop(binding.key(name), None)
            for number in late:
                groups[number][TRAINED] = is_trained
            self.step_lock.interrupted = ""

    def _engines_in(self, mode: str, late: Sequence[int]) -> list[Engine]:
        """Return the engines of an entry over parameters of groups that have been stepped."""
        bindings = [self.binding(group, 0) for group in self.param_groups]
        there = {
            member.number
            for member in self._members()
            if member.group in late
            and _is_stepped(self._state.get(member.param, {}), bindings[member.group], mode)
        }
        return [engine for engine, _ in self._made(bindings, there, mode)]


def _is_stepped(state: Mapping[str, Any], binding: TorchBinding, mode: str) -> bool:
    """True if a parameter has some state that an entry reads."""
    reads = _used(binding.spec.variants(mode), written=False)
    kept = binding.spec.of_kind(RoleKind.STATE, RoleKind.SHADOW)
    return any(binding.key(role.name) in state for role in kept if role.name in reads)


def _held(engine: Engine) -> set[str]:
    """The states that an entry keeps and steps do not. Raises BindError where they would round."""
    spec = engine.bindings[0].spec
    clocked = spec.variants(spec.clocked.name) if spec.clocked else ()
    steps = _used([*spec.variants(), *clocked])
    check_held(engine.variants, steps)
    return ({r.name for r in spec.of_kind(RoleKind.STATE)} & names_in(engine.programs)) - steps


def _used(graphs: Sequence[Graph], written: bool = True) -> set[str]:
    """The roles that graphs read, and unless `written` is False those they store to."""
    found = {name for graph in graphs for name in graph.reads}
    return found | {u.role for graph in graphs for u in graph.updates if written}
