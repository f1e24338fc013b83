"""The user's optimizer over given parameters: made, stepped, copied, and kept in f64."""

from __future__ import annotations

import contextlib
import warnings
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import torch
from torch.overrides import TorchFunctionMode

from ....ir.errors import CaptureError
from .leaves import Leaf, find_leaves, own_attributes, put

Make = Callable[[Any], Any]  # of parameters or groups
SLOW_PATHS = ("foreach", "fused", "capturable", "differentiable")


@dataclass(frozen=True, slots=True)
class Original:
    """A class or factory of optimizers with its options."""

    make: Make
    name: str
    cls: type

    def over(self, params: Any) -> Any:
        """An optimizer of parameters or groups, that steps one tensor at a time."""
        with _quiet():
            optimizer = self.make(params)
        for group in optimizer.param_groups:
            group.update({key: False for key in SLOW_PATHS if key in (*group, "foreach")})
        for key in SLOW_PATHS:
            if key in vars(optimizer):
                setattr(optimizer, key, False)
        return optimizer


def original_of(cls_or_factory: Any, options: Mapping[str, Any]) -> Original:
    """The optimizer that a class or a factory makes. Raises CaptureError."""
    if not callable(cls_or_factory):
        raise CaptureError(
            f"expected a torch.optim.Optimizer class or a function of parameters that makes one, "
            f"got {cls_or_factory!r}",
            remedy="pass the class, and its options by name",
        )

    for name, value in options.items():
        if isinstance(value, float) and value != value:
            raise CaptureError(
                f"option '{name}': expected a number, got nan",
                remedy="with it, a step would leave NaN in every parameter",
            )

    def make(params: Any) -> Any:
        return cls_or_factory(params, **options)

    with _quiet():
        one = _one(make)
    if not isinstance(one, torch.optim.Optimizer):
        raise CaptureError(
            f"{cls_or_factory!r} made {type(one).__name__}, which is no torch.optim.Optimizer",
            remedy="pass the class, and its options by name",
        )
    return Original(make, type(one).__name__, type(one))


def _one(make: Make) -> Any:
    """An optimizer of a matrix: all take one."""
    try:
        return make(parameters([(5, 7)], torch.float32, 0))
    except Exception as error:
        raise CaptureError(
            f"the optimizer cannot be made: {type(error).__name__}: {error}",
            remedy="give its options by name",
        ) from error


def parameters(
    shapes: Iterable[Sequence[int]], dtype: torch.dtype, seed: int
) -> list[torch.nn.Parameter]:
    """Parameters of random numbers; the same in each dtype."""
    return [torch.nn.Parameter(x.to(dtype)) for x in _random(shapes, seed)]


def gradients(params: Sequence[torch.Tensor], seed: int) -> list[torch.Tensor]:
    """Random gradients; the same in each dtype."""
    found = _random([p.shape for p in params], seed)
    return [x.to(p.dtype) for x, p in zip(found, params, strict=True)]


def _random(shapes: Iterable[Sequence[int]], seed: int) -> list[torch.Tensor]:
    generator = torch.Generator().manual_seed(seed)
    return [
        torch.randn(tuple(shape), dtype=torch.float64, generator=generator).float()
        for shape in shapes
    ]


def grouped(params: Sequence[torch.Tensor], groups: int) -> list[Any]:
    """The parameters as one group, or each as one of its own."""
    return list(params) if groups == 1 else [{"params": [param]} for param in params]


def stepped(optimizer: Any, grads: Iterable[torch.Tensor | None]) -> None:
    """One step with these gradients; None for an absent one."""
    params = [p for group in optimizer.param_groups for p in group["params"]]
    for param, grad in zip(params, grads, strict=True):
        param.grad = grad
    with _quiet():
        plain_step(optimizer)


def plain_step(optimizer: Any) -> None:
    """The step itself, without hooks and profiling."""
    step = type(optimizer).step
    getattr(step, "__wrapped__", step)(optimizer)


def snapshot(optimizer: Any, param: torch.Tensor) -> dict[Leaf, Any]:
    """A copy of all leaves."""
    return {leaf: copied(value) for leaf, value in find_leaves(optimizer, param).items()}


def restored(
    original: Original, params: Sequence[torch.nn.Parameter], pattern: Any,
    leaves: Sequence[Mapping[Leaf, Any]],
) -> Any:  # fmt: skip
    """A new optimizer of some parameters, with the state of another one and given leaves in it.

    The leaves are those of each parameter; those of all of them are with the first.
    """
    optimizer = original.over(grouped(params, len(pattern.param_groups)))
    sources = [p for g in pattern.param_groups for p in g["params"]]
    same = {id(source): param for source, param in zip(sources, params, strict=True)}
    for param, source in zip(params, sources, strict=True):
        if source in pattern.state:
            optimizer.state[param] = copied(pattern.state[source])
    for key, value in pattern.state.items():
        if isinstance(key, str):
            optimizer.state[key] = copied(value)
    for mine, theirs in zip(optimizer.param_groups, pattern.param_groups, strict=True):
        mine.update({k: copied(v) for k, v in theirs.items() if k != "params"})
    for key, value in own_attributes(pattern).items():
        setattr(optimizer, key, copied(value, same))
    for param, known in zip(params, leaves, strict=True):
        for leaf, value in known.items():
            put(optimizer, param, leaf, value)
    return optimizer


def copied(value: Any, same: Mapping[int, Any] | None = None) -> Any:
    """A copy of kept values: containers and tensors anew, anything else as it is.

    `same` are the parameters of the new optimizer, by the id of those whose place they take.
    """
    if isinstance(value, torch.Tensor):
        return same[id(value)] if same and id(value) in same else value.detach().clone()
    if isinstance(value, dict):
        return {key: copied(one, same) for key, one in value.items()}
    if type(value) in (list, tuple, set):
        return type(value)(copied(one, same) for one in value)
    return value


@contextlib.contextmanager
def _quiet() -> Generator[None]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


# ------------------------------------------------------------------ all in f64

_FEWER = (torch.float32, torch.bfloat16, torch.float16)
_CONVERSIONS = ("float", "bfloat16", "half")


class _InF64(TorchFunctionMode):
    """Conversions to fewer bits, and arrays of fewer, are of f64."""

    def __torch_function__(
        self, func: Any, types: Any, args: tuple[Any, ...] = (), kwargs: Any = None
    ) -> Any:
        if getattr(func, "__name__", "") in _CONVERSIONS:
            return args[0].double()
        named = {key: _widened(value) for key, value in (kwargs or {}).items()}
        return func(*map(_widened, args), **named)


def converts(name: str, arguments: Iterable[Any]) -> bool:
    """True if a function of torch makes floats of a dtype that it is told."""
    return name in _CONVERSIONS or any(_widened(value) is not value for value in arguments)


@contextlib.contextmanager
def in_f64(conversions: bool = True) -> Generator[None]:
    """Meanwhile no function of torch makes floats of fewer bits than f64.

    Without `conversions` none does that is not told to.
    """
    before = torch.get_default_dtype()
    torch.set_default_dtype(torch.float64)
    try:
        with _InF64() if conversions else contextlib.nullcontext():
            yield
    finally:
        torch.set_default_dtype(before)


def _widened(value: Any) -> Any:
    return torch.float64 if type(value) is torch.dtype and value in _FEWER else value
