"""A step within the backward pass: each parameter when its gradient is complete, which is freed.

    first hook of a pass     checks; numbers are read; the launches before the first tensor
    each hook                the tensor's part of the step; `p.grad = None`
    end of the pass          the launches behind the last tensor; steps are counted

A hook is `register_post_accumulate_grad_hook`, the end a callback of autograd's engine.

1. Versions are raised in the hooks, so that autograd refuses to use an old value behind one.
2. A pass that does not come to its end leaves some parameters stepped: the optimizer is torn until
   states are loaded.
"""

from __future__ import annotations

import ctypes
from collections.abc import Generator
from contextlib import contextmanager
from functools import partial
from typing import Any
from weakref import ref as Ref

import torch
from torch import Tensor
from torch.autograd.graph import increment_version

from ...ir.errors import BindError, StepfuseError
from .classes import SparseAdam
from .engines.engine import Engine
from .engines.fast_path import SameGroups
from .engines.parts import EngineParts
from .internals import AT_END, PASS, is_nested_pass
from .memory.tensor_tracking import params_of
from .optimizer import FusedOptimizer
from .refusals import HOW_TO_GO_ON, SCALERS, check_not_reduced, wrapped

_NO_PASS = -1
_ADDRESS = torch.Tensor.data_ptr
_NEVER = -1  # the bytes of no gradient, the length of no list


def step_in_backward(optimizer: FusedOptimizer) -> StepInBackward:
    """Steps an optimizer within each backward pass from now on. Raises BindError, TypeError.

    Compiles, and gives all parameters that require gradients their states.
    """
    return StepInBackward(optimizer)


class StepInBackward:
    """The hooks of an optimizer that is stepped in backward passes, until `remove()`.

    The optimizer keeps it.
    """

    def __init__(self, optimizer: FusedOptimizer) -> None:
        wrapped()  # counts from now on
        _check(optimizer)
        self.optimizer = optimizer
        self.open_pass = _NO_PASS  # autograd's number of the pass that a step has begun in
        self.is_adding = False
        self.stepped: list[_GradHook] = []  # in this pass
        self._parts: dict[Engine, EngineParts] = {}
        self._hooks: dict[int, _GradHook] = {}  # by the parameter's id
        self._frozen: list[Tensor] = []  # parameters that have none
        self._groups: SameGroups | None = None
        self._wrapped = _NEVER  # modules that wrappers had when none was around these parameters
        self._refresh()
        self._no_more = optimizer.register_step_pre_hook(self._check_call)  # keeps this

    @property
    def engines(self) -> list[Engine]:
        """The engines of the parameters, one for each kind of them."""
        return list(self._parts)

    @contextmanager
    def accumulating(self) -> Generator[None]:
        """Context in which gradients only add up, as in torch; the next pass steps by the sum."""
        before, self.is_adding = self.is_adding, True
        try:
            yield
        finally:
            self.is_adding = before

    def remove(self) -> None:
        """Remove the hooks: `optimizer.step()` takes the gradients again."""
        self._no_more.remove()
        for hook in self._hooks.values():
            hook.release()
        self._hooks = {}

    def begin(self, first: _GradHook) -> bool:
        """Begin a step at the first gradient of a pass; False if its parameter is in no group.

        Raises BindError, changing nothing.
        """
        step_lock = self.optimizer.step_lock
        with step_lock.lock:
            step_lock.check()
            if is_nested_pass():
                raise BindError(
                    "a backward pass within another has a part of the gradients, and a step in it "
                    "would be one by them alone: use torch.utils.checkpoint with "
                    "use_reentrant=False, or step at the end"
                )
            if not (first.is_unchanged and self._still_fits()):
                self._refresh()
                self._read()
            if id(first.param) not in self._hooks:
                return False
            if self._wrapped != (now := len(wrapped())):
                check_not_reduced(hook.param for hook in self._hooks.values())
                self._wrapped = now
            AT_END(self._end)
            self._close()
            step_lock.begin("a step in a backward pass", HOW_TO_GO_ON)
            self.open_pass = PASS()
            for parts in self._parts.values():
                parts.begin()
            return True

    def follow(self, hook: _GradHook) -> None:
        """Update tables and hooks with the present addresses of an engine's parameters."""
        if not hook.parts.follow():
            raise BindError(f"{hook.where}: it has become another tensor during a backward pass")
        for one in self._hooks.values():
            if one.parts is hook.parts:
                one.aim(one.parts, one.number)

    def undo(self) -> None:
        """Undo the beginning of a refused step, where no parameter was stepped yet."""
        if not self.stepped:
            for parts in self._parts.values():
                parts.end([])
            self._close()

    def _end(self) -> None:
        """Ends a step, at the end of its pass."""
        if len(self.stepped) < len(self._hooks):
            self._end_of_some()
        else:
            for parts in self._parts.values():
                parts.end()
        self._close()

    def _close(self) -> None:
        self.open_pass = _NO_PASS
        self.stepped.clear()
        self.optimizer.step_lock.interrupted = ""

    def _end_of_some(self) -> None:
        """End a pass in which some hooks were not called: those gradients are of earlier passes."""
        left = set(self._hooks.values()).difference(self.stepped)
        for hook in sorted(left, key=lambda hook: hook.number):
            if hook.param.grad is not None:
                hook.step()
        for parts in self._parts.values():
            mine = sorted(hook.number for hook in self.stepped if hook.parts is parts)
            parts.end(None if len(mine) == len(parts.each) else mine)

    def _check_call(self, optimizer: Any, args: Any, options: Any) -> None:
        """Refuse `step` with a closure or a GradScaler: twice, or too late (BindError)."""
        if any(given is not None for given in (*args[1:2], options.get("closure"))):
            raise BindError(
                "step(closure) would have the closure's backward pass step, and then step again: "
                "call backward() alone, the optimizer is stepped in it"
            )
        if any(getattr(optimizer, name, None) is not None for name in SCALERS):
            raise BindError(
                "a GradScaler looks for infinities in all gradients before a step, and in a "
                "backward pass parameters were stepped already, by scaled gradients: call "
                "backward() of the loss itself, in bf16 where f16 overflows, or step at the end"
            )

    def _still_fits(self) -> bool:
        """True if parameters, options and states are as they were; reads numbers that are not."""
        groups, known = self.optimizer.param_groups, self._groups
        changed = None if known is None else known.changed(groups)
        if known is None or changed is None or not self.optimizer.is_unchanged:
            return False
        if any(param.requires_grad for param in self._frozen):
            return False
        if not all(parts.is_unchanged for parts in self._parts.values()):
            return False
        if changed and not known.take(groups, changed, self._read):
            return False
        for engine in self._parts:
            if engine.shared and not changed:
                engine.read_groups({})
        return True

    def _read(self) -> None:
        """Brings the groups' numbers to the kernels."""
        for engine in self._parts:
            engine.read_groups({})

    @torch.no_grad()
    def _refresh(self) -> None:
        """Update tables and hooks to the optimizer's present parameters."""
        found: dict[Engine, EngineParts] = {}

        def cut(engine: Engine) -> None:
            known, thread = self._parts.get(engine), self.optimizer.thread
            found[engine] = known if known and known.is_unchanged else EngineParts(engine, thread)

        self.optimizer.engines_of_all(cut)
        self._parts, before, self._hooks = found, self._hooks, {}
        for parts in found.values():
            parts.follow()
            for number, member in enumerate(parts.engine.members):
                hook = before.pop(id(member.param), None)
                if hook is None:
                    hook, self._wrapped = _GradHook(self, member.param), _NEVER
                hook.aim(parts, number)
                self._hooks[id(member.param)] = hook
        for hook in before.values():
            hook.release()
        groups = self.optimizer.param_groups
        self._frozen = [param for param in params_of(groups) if not param.requires_grad]
        try:
            self._groups = SameGroups(groups, self.optimizer.is_same)
        except TypeError:  # a value that may change unnoticed: all is looked at each time
            self._groups = None


class _GradHook:
    """The hook that is called when a parameter's gradient is complete."""

    __slots__ = (
        "__weakref__", "_cell", "_dtype", "_handle", "_place", "_run", "_size", "number", "owner",
        "param", "parts",
    )  # fmt: skip

    def __init__(self, owner: StepInBackward, param: Tensor) -> None:
        self.owner, self.param, self._handle = owner, param, None

    def release(self) -> None:
        """Remove the hook from autograd."""
        if self._handle is not None:
            self._handle.remove()

    def aim(self, parts: EngineParts, number: int) -> None:
        """Point the hook at a member of an engine, and register it with autograd."""
        param, home = self.param, parts.engine.memory.homes[number]
        self.parts, self.number = parts, number
        self._run, self._cell = parts.each[number], parts.cells.get(number, ctypes.c_int64())
        self._dtype, self._place = param.dtype, _ADDRESS(param)
        plain = home.is_contiguous() and not param.is_complex() and param.numel() != 1
        self._size = param.nbytes if plain else _NEVER  # of gradients taken without another look
        if self._handle is None and param.requires_grad:
            # by a weak reference: autograd's own are not seen by the collector of cycles
            called = partial(_called, Ref(self))
            self._handle = param.register_post_accumulate_grad_hook(called)

    @property
    def where(self) -> str:
        """The parameter's name in errors."""
        return self.parts.engine.members[self.number].where

    @property
    def is_unchanged(self) -> bool:
        """True if the parameter is where it was."""
        return _ADDRESS(self.param) == self._place and self.param.dtype is self._dtype

    def step(self) -> None:
        """Steps the parameter, and frees its gradient."""
        param = self.param
        grad: Any = param.grad
        try:
            plain = (
                grad.nbytes == self._size
                and grad.dtype is self._dtype
                and _ADDRESS(param) == self._place
                and grad.is_contiguous()
            )
        except (AttributeError, RuntimeError):  # None; sparse tensors
            plain = False
        if not plain:
            grad = self._fitted(grad)
        self._cell.value = _ADDRESS(grad)
        self._run()
        increment_version(param)
        param.grad = None
        self.owner.stepped.append(self)

    def _fitted(self, grad: Tensor | None) -> Tensor:
        try:
            if grad is None:
                raise BindError(f"{self.where}: its gradient is gone; another hook has taken it")
            with torch.no_grad():
                if not self.is_unchanged:
                    self.owner.follow(self)
                return self.parts.fitted(self.number, grad)
        except StepfuseError:
            self.owner.undo()
            raise


def _called(found: Ref[_GradHook], _: Tensor) -> None:
    """Autograd's hook, which does nothing where the optimizer is gone."""
    hook = found()
    if hook is None:
        return
    owner = hook.owner
    if owner.open_pass != PASS() and (owner.is_adding or not owner.begin(hook)):
        return
    hook.step()


def _check(optimizer: Any) -> None:
    """Refuses optimizers that cannot be stepped so (BindError, TypeError)."""
    if not isinstance(optimizer, FusedOptimizer):
        found = f"{type(optimizer).__module__}.{type(optimizer).__name__}"
        raise TypeError(f"step_in_backward expects an optimizer of stepfuse.torch, got {found}")
    if isinstance(optimizer, SparseAdam):
        raise BindError(
            "SparseAdam takes sparse gradients only, and a step in a backward pass dense ones: use "
            "Adam, or step at the end"
        )
    optimizer.step_lock.check()
    params = params_of(optimizer.param_groups)
    if not any(p.requires_grad for p in params):
        raise BindError("no parameter of the optimizer requires a gradient, so none has a hook")
    for number, param in enumerate(params):
        hooks = getattr(param, "_post_accumulate_grad_hooks", None) or {}
        ours = [h for h in hooks.values() if isinstance(h, partial) and h.func is _called]
        if any(hook.args[0]() is not None for hook in ours):
            raise BindError(
                f"parameter {number}: an optimizer steps it in backward passes already; call "
                f"remove() of what step_in_backward gave first"
            )
    check_not_reduced(params)
