"""A step recorded as it runs: a function mode of torch sees every operation on tensors.

A tensor is known by its object, which has labels, and its storage, which has a value: an in-place
operation on a view that covers its storage changes all other views of it.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, cast

import torch
from torch.overrides import TorchFunctionMode

from ....ir.errors import CaptureError
from ....ir.graph import Operand
from ....ir.types import BF16, F16, Const
from .. import labels as axes
from .. import sites
from ..branches import Decisions, reads_of
from ..labels import Labels
from ..recording import Recording, TracedValue
from ..sites import place_of
from .numbers import FollowedNumber, followed, plainly, traced_number
from .ops import HANDLERS, LOSES, RANDOM, REMEDIES, TELLS
from .original import converts

_DUNDERS = {
    "truediv": "div", "rtruediv": "rdiv", "rdiv": "rdiv", "radd": "add", "rmul": "mul",
    "invert": "logical_not", "and": "logical_and", "or": "logical_or", "xor": "logical_xor",
    "mod": "remainder", "floordiv": "floor_divide", "pos": "positive", "idiv": "div",
}  # fmt: skip


_OPERATORS = frozenset((
    *_DUNDERS, "add", "sub", "rsub", "mul", "pow", "rpow", "div", "lt", "le", "gt", "ge", "eq",
    "ne", "neg", "abs", "matmul",
))  # fmt: skip
_MAKERS = ("tensor", "as_tensor", "scalar_tensor", "full", "full_like", "new_full")

# What says a size; what takes sizes, as numbers or as a sequence of them.
SIZES = frozenset(("get shape", "size", "numel", "nelement", "__len__"))
SHAPED = frozenset((
    "view", "reshape", "expand", "broadcast_to", "empty", "zeros", "ones", "new_empty", "new_zeros",
    "new_ones", "eye",
))  # fmt: skip

# What a step can hang on beside numbers.
_ASKS = {"dim": "rank", "ndimension": "rank", "get ndim": "rank", "get dtype": "dtype"}
_CONVERSIONS = frozenset((
    "to", "type", "type_as", "int", "long", "short", "half", "bfloat16", "char", "byte",
))  # fmt: skip
_NARROW = (torch.int8, torch.uint8, torch.int16)
_WHOLES = (torch.int32, torch.int64)
_HALVES = {torch.float16: F16, torch.bfloat16: BF16}
_WHOLE = "use torch.floor, torch.trunc or torch.round, and keep numbers in floats"


class FollowedShape(tuple[Any, ...]):
    """The shape of a tensor, whose sizes are followed."""

    __class__ = property(lambda self: torch.Size)  # type: ignore[assignment]

    recorder: StepRecorder

    def numel(self) -> Any:
        """The number of cells."""
        return math.prod(self)

    def __iter__(self) -> Iterator[Any]:
        self.rank()
        return super().__iter__()

    def __eq__(self, other: object) -> bool:
        self.rank()
        return super().__eq__(other)

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return super().__hash__()

    def rank(self) -> int:
        """The number of sizes, which the user's code asks for."""
        self.recorder.asked.add("rank")
        return len(self)


@dataclass(slots=True)
class Slot:
    """The content of a storage: a value, and its view by the tensor that it was made for."""

    operand: Operand
    kind: str
    labels: Labels
    shape: tuple[int, ...]


class StepRecorder(TorchFunctionMode):
    """Records operations on tensors and numbers while it is entered."""

    def __init__(
        self, recording: Recording, decisions: Decisions, dtype: torch.dtype = torch.float32
    ) -> None:
        super().__init__()
        self.recording, self.decisions, self.dtypes = recording, decisions, {dtype}
        self.converts = False  # to a dtype that is told
        self.asked: set[str] = set()  # `rank` and `dtype`, where the user's code asks for them
        self._slots: dict[int, Slot] = {}
        self._labels: dict[int, Labels] = {}
        self._untold: dict[int, str] = {}
        self._alive: list[Any] = []  # so that no address is used twice
        self.refused: list[CaptureError] = []  # which the user's code may have caught

    # ---------------------------------------------------------- what the numbers ask for

    def look(self) -> None:
        """Set the origin of the next records to the user's code."""
        self.recording.at(sites.here())

    def number_of(self, value: Any) -> Any:
        """The number in a tensor of one element; anything else as it is."""
        if not isinstance(value, torch.Tensor) or value.numel() != 1:
            return value
        return value.item()

    # ---------------------------------------------------------- tensors

    def bind(self, tensor: torch.Tensor, traced: TracedValue) -> None:
        """Bind a tensor to a value; one that shares the storage of another is a view of it."""
        self._alive.append(tensor)
        self._labels[id(tensor)] = traced.labels
        if _storage(tensor) not in self._slots:
            slot = Slot(traced.operand, traced.kind, traced.labels, tuple(tensor.shape))
            self._slots[_storage(tensor)] = slot

    def value(self, tensor: torch.Tensor) -> TracedValue:
        """Return a tensor's value. One that was not seen before is a literal, or refused."""
        slot = self._slots.get(_storage(tensor))
        if _storage(tensor) in self._untold:
            raise self.refusal(self._untold[_storage(tensor)])
        if slot is None:
            return self._literal(tensor)
        labels = self._labels.get(id(tensor))
        if labels is None:
            if tuple(tensor.shape) != slot.shape:
                raise self.refusal("a view of a tensor that was made out of sight")
            labels = slot.labels
        return self.recording.value(slot.operand, labels, slot.kind)

    def write(self, tensor: torch.Tensor, traced: TracedValue) -> None:
        """Stores a value to all cells of a tensor, and so of all views of its storage."""
        target = self.value(tensor)
        slot = self._slots[_storage(tensor)]
        if tensor.numel() != _numel(slot.shape) or _repeats(tensor):
            raise self.refusal("an in-place operation on a part of a tensor")
        stored = self._stored(tensor, traced)
        if axes.broadcast(target.labels, traced.labels) != target.labels:
            raise self.refusal("an in-place operation that would change a tensor's shape")
        slot.operand, slot.kind = stored.operand, stored.kind

    def is_literal(self, value: Any) -> bool:
        """True if an argument depends on no value that changes."""
        if isinstance(value, torch.Tensor):
            slot = self._slots.get(_storage(value))
            return slot is None or isinstance(slot.operand, Const)
        if isinstance(value, (list, tuple)):
            return all(map(self.is_literal, value))
        return not isinstance(value, FollowedNumber)

    def _literal(self, tensor: torch.Tensor) -> TracedValue:
        cells = tensor.detach().reshape(-1)
        if cells.numel() and not bool((cells == cells[0]).all()):
            raise self.refusal(
                f"a constant tensor of shape {tuple(tensor.shape)}", "compute it from the gradient"
            )
        made = self.recording.constant(_item(cells[0]), tuple(tensor.shape))
        self.bind(tensor, made)
        return made

    def refusal(self, what: str, remedy: str = "") -> CaptureError:
        """A refusal at the user's line, which stands even if the user's code catches it."""
        self.refused.append(CaptureError(what, place_of(sites.here()), remedy))
        return self.refused[-1]

    # ---------------------------------------------------------- operations

    def __torch_function__(
        self, func: Any, types: Any, args: tuple[Any, ...] = (), kwargs: Any = None
    ) -> Any:
        kwargs = kwargs or {}
        name = called(func)
        self.converts = self.converts or converts(name, (*args, *kwargs.values()))
        if name in LOSES and not all(map(self.is_literal, args)):
            raise self.refusal(f"{name} of a tensor that changes", LOSES[name])
        if name in _ASKS:
            self.asked.add(_ASKS[name])
        if name in ("item", "__bool__"):
            return self._number(name, args[0])
        if name in SIZES:
            return self._size(name, *args, **kwargs)
        if name.startswith("_foreach_"):
            return self._of_lists(name, func, args, kwargs)
        base = name[:-1] if name.endswith("_") and not name.endswith("__") else name
        handler = HANDLERS.get(base)
        if name == "set data":
            self._labels[id(args[0])] = self.value(args[1]).labels
            return func(*args, **kwargs)
        if name == "get grad" or (
            base in _MAKERS and all(map(self.is_literal, (*args, *kwargs.values())))
        ):
            return func(*args, **kwargs)
        if base in RANDOM:
            raise self.refusal(f"{name}: random numbers", REMEDIES["random"])
        if handler is None:
            return self._unknown(name, func, args, kwargs)
        return self._handled(handler, name, base, func, args, kwargs)

    def _handled(
        self, handler: Any, name: str, base: str, func: Any, args: Any, kwargs: Any
    ) -> Any:
        self.look()
        out = kwargs.get("out")
        shaped = base in SHAPED
        given = [self._given(arg, shaped) for arg in args]
        named = {key: self._given(value, shaped) for key, value in kwargs.items() if key != "out"}
        try:
            traced = handler(self.recording, *given, **named)
            if shaped:
                self._check_sizes(traced, args)
        except CaptureError as error:
            raise self.refusal(f"{name}: {error.op}", error.remedy) from error
        except (TypeError, KeyError) as error:  # arguments or dtypes its formula does not take
            raise self.refusal(f"{name} in a form that is not captured ({error})") from error
        result = func(*map(plainly, args), **{key: plainly(v) for key, v in kwargs.items()})
        if name == "__setitem__" or base != name:
            self.write(args[0], traced)
            return result
        if out is not None:
            self.write(out, traced)
            return result
        several = traced if isinstance(traced, tuple) else (traced,)
        if base in _CONVERSIONS and isinstance(several[0].operand, int):
            self._check_dtype(args[0], result, several[0])
        for number, tensor in enumerate(_tensors(result)):
            if number < len(several):
                self.bind(tensor, self._made(tensor, several[number]))
            else:
                self._untold[_storage(tensor)] = f"what {name} gives beside the values"
        return result

    def _check_dtype(self, source: Any, made: Any, value: TracedValue) -> None:
        """Refuses conversions that do more than the recording says: wrap around."""
        if not (isinstance(made, torch.Tensor) and isinstance(source, torch.Tensor)):
            return
        kind = str(made.dtype).removeprefix("torch.")
        if made.dtype in _NARROW:
            raise self.refusal(f"a conversion to {kind}, which wraps around", _WHOLE)
        cells = reads_of(self.recording, value.operand) & {"param", "grad"}
        if made.dtype in _WHOLES and source.dtype.is_floating_point and cells:
            raise self.refusal(f"a conversion to {kind}, which has no NaN and no infinity", _WHOLE)

    def _made(self, tensor: torch.Tensor, value: TracedValue) -> TracedValue:
        """The value of a new tensor."""
        stored = self._stored(tensor, value)
        if tuple(tensor.shape) != self.recording.shape(value):
            raise self.refusal(
                f"a tensor of shape {tuple(tensor.shape)} that was taken for one of "
                f"{self.recording.shape(value)}"
            )
        return stored

    def _stored(self, tensor: torch.Tensor, value: TracedValue) -> TracedValue:
        """The value as a tensor holds it: rounded, where parameters and states have more bits."""
        if tensor.dtype in _NARROW and isinstance(value.operand, int):
            raise self.refusal(f"a number of {tensor.dtype}, which wraps around", _WHOLE)
        value = self.recording.as_kind("bool" if tensor.dtype == torch.bool else "real", value)
        if tensor.dtype not in _HALVES or tensor.dtype in self.dtypes:
            return value
        return self.recording.rounded(value, _HALVES[tensor.dtype])

    def _unknown(self, name: str, func: Any, args: Any, kwargs: Any) -> Any:
        result = func(*map(plainly, args), **{key: plainly(v) for key, v in kwargs.items()})
        if name in TELLS or (name.startswith("get ") and not _tensors(result)) or result is None:
            return result
        if not all(map(self.is_literal, (*args, *kwargs.values()))):
            raise self.refusal(f"{name} is not captured", REMEDIES.get(name, ""))
        return result

    def _given(self, value: Any, shaped: bool = False) -> Any:
        """An argument as its formula takes it; sizes are plain where a shape is asked for."""
        if isinstance(value, torch.Tensor):
            return self.value(value)
        if isinstance(value, FollowedNumber):
            return plainly(value) if shaped else traced_number(value)
        if isinstance(value, (list, tuple)):
            if value and all(isinstance(x, int) for x in value):
                return plainly(value)
            if any(isinstance(x, (torch.Tensor, FollowedNumber)) for x in value):
                return [self._given(x) for x in value]
        return value

    def _size(self, name: str, tensor: torch.Tensor, dim: int | None = None) -> Any:
        """A size of a tensor, or all of them: counts of cells along axes of the parameter."""
        self.look()
        value, shape = self.value(tensor), tuple(tensor.shape)

        def one(axes: frozenset[int], size: int) -> Any:
            return followed(self, self.recording.size(value, axes), size)

        if name in ("numel", "nelement"):
            return one(axes.axes_in(value.labels), tensor.numel())
        if name == "__len__" or dim is not None:
            number = dim or 0
            return one(frozenset(value.labels[number]), shape[number])
        pairs = zip(value.labels, shape, strict=True)
        found = FollowedShape(one(frozenset(along), size) for along, size in pairs)
        found.recorder = self
        return found

    def _check_sizes(self, made: TracedValue, args: Sequence[Any]) -> None:
        """Refuses a followed number as a size that is another one at other shapes."""
        flat = [x for arg in args for x in (arg if isinstance(arg, (list, tuple)) else (arg,))]
        known = {frozenset(axes.plain(along)) for along in made.labels}
        for number in flat:
            if isinstance(number, FollowedNumber) and self._counted(number) not in known:
                raise CaptureError(
                    "a size that is computed", remedy="take the sizes from the shapes of tensors"
                )

    def _counted(self, number: FollowedNumber) -> frozenset[int] | None:
        """The axes whose cells a number counts; None for another one."""
        operation = self.recording.operations[cast(int, number.traced.operand)]
        return operation.gone if operation.op == "count" else None

    def _number(self, name: str, tensor: torch.Tensor) -> Any:
        if tensor.numel() != 1:
            return getattr(tensor, name)()
        self.look()
        value = self.value(tensor)
        if name == "__bool__":
            return self.decisions.decide(self.recording.as_kind("bool", value), bool(_item(tensor)))
        return followed(self, self.recording.as_kind("real", value), tensor.detach().item())

    def _of_lists(self, name: str, func: Any, args: Any, kwargs: Any) -> Any:
        """A function of lists of tensors, as the same function of each."""
        single = name.removeprefix("_foreach_")
        in_place = single.endswith("_")
        found: list[Any] = []
        for number in range(len(args[0])):
            one = [a[number] if isinstance(a, (list, tuple)) else a for a in args]
            method = getattr(torch.Tensor, single, None) or getattr(torch, single)
            with self:
                found.append(method(*one, **kwargs))
        return None if in_place else found


def called(func: Any) -> str:
    """Return the name of a function of torch: `add`, `add_`, `get grad`, `__setitem__`."""
    name = str(getattr(func, "__name__", func))
    if name in ("__get__", "__set__"):
        return f"{name.strip('_')} {func.__self__.__name__}"
    if not (name.startswith("__") and name.endswith("__")):
        return name
    short = name.strip("_")
    if short.startswith("i") and short[1:] in (
        "add", "sub", "mul", "truediv", "div", "pow", "and", "or", "xor", "mod", "floordiv",
    ):  # fmt: skip
        return _DUNDERS.get(short[1:], short[1:]) + "_"
    return _DUNDERS.get(short, short) if short in _OPERATORS else name


def _storage(tensor: torch.Tensor) -> int:
    return tensor.untyped_storage()._cdata  # pyright: ignore[reportPrivateUsage]


def _item(tensor: torch.Tensor) -> Any:
    found = tensor.detach().item()
    return found if isinstance(found, bool) else float(found)


def _numel(shape: tuple[int, ...]) -> int:
    return torch.Size(shape).numel()


def _repeats(tensor: torch.Tensor) -> bool:
    return any(s == 0 and n > 1 for s, n in zip(tensor.stride(), tensor.shape, strict=True))


def _tensors(result: Any) -> list[torch.Tensor]:
    if isinstance(result, torch.Tensor):
        return [result]
    several = isinstance(result, (list, tuple)) and not isinstance(result, torch.Size)
    return [x for x in result if isinstance(x, torch.Tensor)] if several else []
