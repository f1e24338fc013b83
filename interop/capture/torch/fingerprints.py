"""Fingerprints of all state that a step can reach, by name: a change is seen, or followed.

They cover the optimizer, its parameters, and the user's functions and classes that the step calls,
with their globals and closures; and the states of random numbers. Numbers and tensors that are
roles are followed, and left out.
"""

from __future__ import annotations

import functools
import hashlib
import os
import random
import sys
import types
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Any

import numpy as np
import torch

from ..sites import is_users
from .leaves import Leaf, own_attributes
from .numbers import FollowedNumber

Fingerprints = dict[str, Any]
Rerun = tuple[Callable[[str], Fingerprints], Callable[[], None]]  # the same step, once more
_MOST = 50_000  # values that are looked at
_DEPTH = 12
_ATOMS = (
    type(None), bool, int, float, complex, str, bytes, np.generic, torch.dtype, torch.device,
    torch.layout, range, slice, type(Ellipsis), type(NotImplemented),
)  # fmt: skip
# Whose objects keep nothing that a step's numbers could come from, or are no code of the user's.
_OTHERS = frozenset((
    *sys.stdlib_module_names, "torch", "numpy", "scipy", "stepfuse", "jax", "jaxlib", "optax",
    "typing_extensions", "pytest", "_pytest", "triton",
)) - {"__main__"}  # fmt: skip
_KEEPING = frozenset(("collections", "itertools", "random", "types", "functools", "torch", "numpy"))


def fingerprints_of(
    optimizer: Any,
    params: Sequence[torch.Tensor],
    followed: Collection[Leaf] = (),
    only: str = "",
) -> Fingerprints:
    """All that could be kept, but `followed` leaves, each as something to compare.

    Where `only` one name is asked for, the process's own values of other names are left out.
    """
    walk = _StateWalk(params, {(leaf.home, leaf.path) for leaf in followed})
    with torch._C.DisableTorchFunction():  # pyright: ignore[reportPrivateUsage]
        walk.optimizer(optimizer)
        for number, param in enumerate(params):
            for name, value in vars(param).items():
                walk.value(f"attribute '{name}' of a parameter ({number})", value, 0)
            if param.grad is None:
                walk.value(f"`grad` of a parameter ({number})", None, 0)
        for name, value in _OF_PROCESS.items():
            if only in ("", name):
                walk.value(name, value(), 0)
    return walk.found


def _numpys_random() -> int:
    kind, keys, *rest = np.random.get_state()
    return hash((kind, np.asarray(keys).tobytes(), *rest))


# What every step could change, whatever it is reached from: by name, to be asked.
_OF_PROCESS: dict[str, Callable[[], Any]] = {
    "the state of Python's `random`": lambda: hash(random.getstate()),
    "the state of NumPy's `random`": _numpys_random,
    "the state of torch's random numbers": torch.get_rng_state,
    "torch's default dtype": torch.get_default_dtype,
    "os.environ": lambda: hash(frozenset(os.environ.items())),
}


_MISSING = object()


def is_in_optimizer(name: str) -> bool:
    """True if a name is of something that a new optimizer has anew."""
    return name.startswith(("self.", "group[", "state[", "the number of "))


def changed(before: Fingerprints, after: Fingerprints) -> str:
    """The first name under which something else is kept, or nothing any more; "" for none."""
    for name in (*before, *(after.keys() - before.keys())):
        if before.get(name, _MISSING) != after.get(name, _MISSING):
            return name
    return ""


def line_of_change(rerun: Rerun, name: str) -> str:
    """The user's line behind which `name` is kept otherwise, as `mine.py:12`; "" for none."""
    fingerprints, step = rerun
    before, line, place = fingerprints(name).get(name, _MISSING), "", ""

    def called(frame: types.FrameType, event: str, _: Any) -> Any:
        is_ours = str(frame.f_globals.get("__name__")).startswith("stepfuse.")
        return seen if is_users(frame.f_code.co_filename) and not is_ours else None

    def seen(frame: types.FrameType, event: str, _: Any) -> Any:
        nonlocal line, place
        if not place and line and fingerprints(name).get(name, _MISSING) != before:
            place = line
        if place:
            return None
        if event == "line":
            line = f"{os.path.basename(frame.f_code.co_filename)}:{frame.f_lineno}"
        return seen

    outer = sys.gettrace()
    sys.settrace(called)
    try:
        step()
    except Exception:  # as in the run that was recorded
        pass
    finally:
        sys.settrace(outer)
    return place


class _StateWalk:
    """One walk over all that is reachable."""

    def __init__(
        self, params: Sequence[torch.Tensor], followed: Collection[tuple[str, tuple[Any, ...]]]
    ) -> None:
        self.found: Fingerprints = {}
        self._followed = followed
        self._seen: dict[int, Any] = {id(param): param for param in params}

    def optimizer(self, optimizer: Any) -> None:
        """An optimizer's groups, states and attributes, and the code of its class."""
        self._seen[id(optimizer)] = optimizer
        self.found["the number of groups"] = len(optimizer.param_groups)
        for group in optimizer.param_groups:
            options = {k: v for k, v in group.items() if k != "params"}
            self._tree("group", "group", options)
            self.found["the number of parameters of a group"] = len(group["params"])
        for key, state in optimizer.state.items():
            if isinstance(key, str):
                self._tree("self.state", "shared", {key: state})
            elif isinstance(state, Mapping):
                self._tree("state", "state", state)
        self._tree("self", "self", own_attributes(optimizer))
        self.value("self.defaults", optimizer.defaults, 0)
        self._class(type(optimizer))

    def _tree(self, name: str, home: str, tree: Mapping[Any, Any]) -> None:
        for key, value in tree.items():
            said = f"{name}.{key}" if home == "self" else f"{name}[{key!r}]"
            self._leaf(said, home, (key,), value)

    def _leaf(self, name: str, home: str, path: tuple[Any, ...], value: Any) -> None:
        """A value of the optimizer's own, whose followed leaves are left out."""
        if (home, path) in self._followed:
            return
        if type(value) in (list, tuple) or isinstance(value, dict):
            self.found[name] = (type(value).__name__, len(value))
            pairs = value.items() if isinstance(value, dict) else enumerate(value)
            for key, one in list(pairs):
                self._leaf(f"{name}[{key!r}]", home, (*path, key), one)
            return
        self.value(name, value, 0)

    # ---------------------------------------------------------- any value

    def value(self, name: str, value: Any, depth: int) -> None:
        """Record a value, and all values reachable from it."""
        if isinstance(value, FollowedNumber):
            self.found[name] = ("followed", value.traced.operand)
        elif isinstance(value, _ATOMS):
            self.found[name] = (type(value).__name__, repr(value))
        elif isinstance(value, torch.Tensor):
            if id(value) not in self._seen:
                self.found[name] = _of_tensor(value)
        elif id(value) not in self._seen and depth < _DEPTH and len(self.found) < _MOST:
            self._seen[id(value)] = value
            self._compound(name, value, depth + 1)

    def _compound(self, name: str, value: Any, depth: int) -> None:
        if isinstance(value, np.ndarray):
            self.found[name] = (value.shape, str(value.dtype), hash(value.tobytes()))
        elif isinstance(value, Mapping):
            self.found[name] = ("mapping", len(value))
            for number, (key, one) in enumerate(list(value.items())):
                said = repr(key) if isinstance(key, (str, int, float, tuple)) else number
                self.value(f"{name}[{said}]", one, depth)
            self._attributes(name, value, depth)
        elif isinstance(value, (set, frozenset)):
            self.found[name] = (len(value), sorted(map(repr, value)))
        elif isinstance(value, (types.FunctionType, types.MethodType, staticmethod, classmethod)):
            self._function(name, value, depth)
        elif isinstance(value, (property, functools.partial)):
            self._parts(name, value, depth)
        elif isinstance(value, type):
            self._class(value)
        elif isinstance(value, Iterator):
            self._iterator(name, value, depth)
        elif isinstance(value, Sequence) or type(value).__name__ == "deque":
            self.found[name] = (type(value).__name__, len(value))
            for number, one in enumerate(list(value)):
                self.value(f"{name}[{number}]", one, depth)
            self._attributes(name, value, depth)
        else:
            self._object(name, value, depth)

    def _parts(self, name: str, value: Any, depth: int) -> None:
        if isinstance(value, property):
            parts: Any = (value.fget, value.fset)
        else:
            parts = (value.func, value.args, value.keywords)
        for part in parts:
            self.value(name, part, depth)

    def _iterator(self, name: str, value: Any, depth: int) -> None:
        """Record an iterator's position; one that has none differs each time."""
        if isinstance(value, types.GeneratorType):
            frame = value.gi_frame
            self.found[name] = ("generator", frame.f_lasti if frame is not None else -1)
            for key, one in (frame.f_locals if frame is not None else {}).items():
                self.value(f"{name}'s {key}", one, depth)
            return
        try:
            state = value.__reduce__()
        except Exception:
            self.found[name] = object()
            return
        if isinstance(state, tuple):
            for number, part in enumerate(state[1:]):
                self.value(f"{name}" if not number else f"{name} ({number})", part, depth)

    def _object(self, name: str, value: Any, depth: int) -> None:
        home = type(value).__module__.split(".")[0]
        if isinstance(value, torch.Generator):
            self.found[name] = _of_tensor(value.get_state())
        elif isinstance(value, np.random.BitGenerator):
            self.found[name] = str(value.state)
        elif home in _OTHERS - _KEEPING and not hasattr(value, "__next__"):
            return
        elif isinstance(value, random.Random):
            self.found[name] = hash(value.getstate())
        elif isinstance(value, np.random.Generator):
            self.found[name] = str(value.bit_generator.state)
        elif isinstance(value, np.random.RandomState):
            self.found[name] = str(value.get_state())
        else:
            self._attributes(name, value, depth)
            self._class(type(value))

    def _attributes(self, name: str, value: Any, depth: int) -> None:
        kept = dict(getattr(value, "__dict__", {}))
        for base in type(value).__mro__:
            slots = vars(base).get("__slots__", ())
            for slot in (slots,) if isinstance(slots, str) else slots:
                if not slot.startswith("__") and hasattr(value, slot):
                    kept[slot] = getattr(value, slot)
        for key, one in kept.items():
            self.value(f"{name}.{key}", one, depth)

    # ---------------------------------------------------------- code

    def _class(self, cls: type) -> None:
        """Record the attributes of the user's classes among the bases, and their functions."""
        for base in cls.__mro__:
            if base.__module__.split(".")[0] in _OTHERS or id(base) in self._seen:
                continue
            self._seen[id(base)] = base
            for name, value in list(vars(base).items()):
                if not (name.startswith("__") and not callable(value)):
                    self.value(f"{base.__name__}.{name}", value, 1)

    def _function(self, name: str, value: Any, depth: int) -> None:
        """A function's closure and defaults, and the globals that its code names."""
        if isinstance(value, types.MethodType):
            self.value(name, value.__self__, depth)
        value = getattr(value, "__func__", value)
        if not isinstance(value, types.FunctionType):
            return
        self.value(name, getattr(value, "__wrapped__", None), depth)
        cells = zip(value.__code__.co_freevars, value.__closure__ or (), strict=True)
        for variable, cell in cells:
            self.value(f"'{variable}' around {value.__name__}", _in_cell(cell), depth)
        if str(value.__module__).split(".")[0] in _OTHERS:
            return
        for number, default in enumerate(value.__defaults__ or ()):
            self.value(f"default {number} of {value.__name__}", default, depth)
        for key, default in (value.__kwdefaults__ or {}).items():
            self.value(f"default '{key}' of {value.__name__}", default, depth)
        for key, one in value.__dict__.items():
            self.value(f"{value.__name__}.{key}", one, depth)
        for variable in _names_in(value.__code__):
            if variable in value.__globals__:
                self._global(variable, value.__globals__[variable], value.__code__, depth)

    def _global(self, name: str, value: Any, code: types.CodeType, depth: int) -> None:
        if not isinstance(value, types.ModuleType):
            self.value(f"global '{name}'", value, depth)
        elif value.__name__.split(".")[0] not in _OTHERS:
            for variable in _names_in(code):
                if variable in vars(value):
                    one = vars(value)[variable]
                    if isinstance(one, types.ModuleType):
                        continue
                    self.value(f"{name}.{variable}", one, depth)


@functools.lru_cache(512)
def _names_in(code: types.CodeType) -> frozenset[str]:
    """The globals and attributes that code names, with those of functions inside it."""
    inner = (c for c in code.co_consts if isinstance(c, types.CodeType))
    return frozenset(code.co_names).union(*map(_names_in, inner))


def _in_cell(cell: Any) -> Any:
    try:
        return cell.cell_contents
    except ValueError:  # empty
        return None


def _of_tensor(tensor: torch.Tensor) -> Any:
    if tensor.layout != torch.strided or tensor.is_meta:
        return tuple(tensor.shape), str(tensor.dtype)
    cells = tensor.detach().cpu().contiguous().reshape(-1)
    found = hashlib.sha1(cells.view(torch.uint8).numpy().tobytes(), usedforsecurity=False)
    return tuple(tensor.shape), str(tensor.dtype), found.hexdigest()
