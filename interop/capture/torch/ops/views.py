"""Functions of torch that edit shapes, that copy or convert, and that make tensors."""

from __future__ import annotations

from typing import Any

import torch

from .....ir.errors import CaptureError
from .....ir.frontend.functions import where
from ... import formulas
from ...formulas import Formula
from ...multi_tensor import MultiTensorRecording
from ...recording import Recording, TracedValue, of
from ..numbers import FollowedNumber, plainly
from .elementwise import spread


def _sizes(shape: tuple[Any, ...]) -> tuple[int, ...]:
    """Sizes given one by one, or as one sequence."""
    flat = shape[0] if len(shape) == 1 and not isinstance(shape[0], int) else shape
    return tuple(int(size) for size in flat)


def _view(r: Recording, x: TracedValue, *shape: Any, **named: Any) -> TracedValue:
    if shape and isinstance(shape[0], torch.dtype):
        raise CaptureError("a view of another dtype", remedy="convert it with .to()")
    return r.reshape(x, _sizes(shape or tuple(named.values())))


def _flatten(r: Recording, x: TracedValue, start_dim: int = 0, end_dim: int = -1) -> TracedValue:
    shape = r.shape(x)
    if not shape:
        return r.reshape(x, (1,))
    start, end = start_dim % len(shape), end_dim % len(shape)
    return r.reshape(
        x, (*shape[:start], torch.Size(shape[start : end + 1]).numel(), *shape[end + 1 :])
    )


def _squeeze(r: Recording, x: TracedValue, dim: Any = None) -> TracedValue:
    return r.squeeze(x, (dim,) if isinstance(dim, int) else dim)


def _transpose(r: Recording, x: TracedValue, dim0: int, dim1: int) -> TracedValue:
    order = list(range(len(x.labels)))
    order[dim0], order[dim1] = order[dim1], order[dim0]
    return r.transpose(x, order)


def _turned(r: Recording, x: TracedValue) -> TracedValue:
    return r.transpose(x, range(len(x.labels))[::-1])


def _matrices_turned(r: Recording, x: TracedValue) -> TracedValue:
    return _transpose(r, x, -2, -1)


def _permute(r: Recording, x: TracedValue, *dims: Any) -> TracedValue:
    return r.transpose(x, [d % len(x.labels) for d in _sizes(dims)])


def _movedim(r: Recording, x: TracedValue, source: int, destination: int) -> TracedValue:
    rank = len(x.labels)
    order = [d for d in range(rank) if d != source % rank]
    order.insert(destination % rank, source % rank)
    return r.transpose(x, order)


def _expand(r: Recording, x: TracedValue, *shape: Any, **named: Any) -> TracedValue:
    return r.expand(x, _sizes(shape or tuple(named.values())))


def _as_it_is(r: Recording, x: TracedValue, *args: Any, **named: Any) -> TracedValue:
    return x


def _converted(r: Recording, x: TracedValue, *args: Any, **named: Any) -> TracedValue:
    """To another dtype: whole numbers are rounded towards zero, floats stay reals."""
    given = [*args, *named.values()]
    dtype = next((a for a in given if isinstance(a, torch.dtype)), None)
    if dtype == torch.bool:
        return r.as_kind("bool", x)
    value = r.as_kind("real", x) if dtype is not None else x
    whole = dtype is not None and not dtype.is_floating_point
    return formulas.trunc(r, value) if whole and x.kind != "bool" else value


def _full(r: Recording, size: Any, fill_value: Any, **_: Any) -> TracedValue:
    return spread(r, r.constant(0.0, _sizes((size,))), fill_value)


def _filled(value: float) -> Formula:
    """A tensor of some sizes, all of one number."""
    return lambda r, *shape, **named: _full(r, _sizes(shape or (named["size"],)), value)


def _filled_like(value: float) -> Formula:
    return lambda r, x, *_, **__: spread(r, x, value)


def _of_another(formula: Formula) -> Formula:
    """The formula behind a tensor that says device and dtype alone."""
    return lambda r, _, *args, **named: formula(r, *args, **named)


def _tensor(r: Recording, data: Any, *_: Any, **__: Any) -> TracedValue:
    if not isinstance(data, (TracedValue, int, float, bool)):
        raise CaptureError("a constant tensor", remedy="compute it from the gradient")
    return of(data)


def _getitem(r: Recording, x: TracedValue, index: Any) -> TracedValue:
    """Whole dimensions and new ones; a part of a dimension is refused."""
    items = list(index) if isinstance(index, (tuple, list)) else [index]
    if any(isinstance(item, TracedValue) for item in items):
        raise CaptureError("the cells where a mask holds", remedy="use torch.where")
    missing = len(x.labels) - sum(item not in (None, Ellipsis) for item in items)
    where = items.index(Ellipsis) if Ellipsis in items else len(items)
    items[where : where + 1] = [slice(None)] * missing
    shape: list[int] = []
    sizes = iter(zip(x.labels, r.shape(x), strict=True))
    for item in items:
        along, size = ((), 1) if item is None else next(sizes)
        one = not along and isinstance(item, int)
        if not (item is None or one or _is_whole(r, x, item, along)):
            raise CaptureError("a part of a tensor", remedy="keep it in a tensor of its own")
        shape += [] if one else [size]
    return r.reshape(x, shape)


def _is_whole(r: Recording, value: TracedValue, item: Any, along: tuple[int, ...]) -> bool:
    """True if a slice takes all of a dimension, whatever its size is."""
    if not isinstance(item, slice):
        return False
    if not along:
        return len(range(1)[plainly(item)]) == 1
    ends = isinstance(item.stop, FollowedNumber) and item.stop.traced.operand
    whole = item.stop is None or ends == r.size(value, frozenset(along)).operand
    return whole and item.start in (None, 0) and item.step in (None, 1)


def _setitem(r: Recording, x: TracedValue, index: Any, new: Any) -> TracedValue:
    """All cells, or those where a mask holds."""
    if isinstance(index, TracedValue) and index.kind == "bool":
        return where(index, of(new), x)
    _getitem(r, x, index)
    return of(new)


def _stack(r: Recording, tensors: Any, dim: int = 0) -> TracedValue:
    """A list of one tensor, or of a number of each parameter."""
    if isinstance(r, MultiTensorRecording) and len(tensors) > 1:
        return r.stack([of(tensor) for tensor in tensors], dim)
    if len(tensors) != 1:
        raise CaptureError("several tensors as one", remedy="keep them apart")
    return r.unsqueeze(of(tensors[0]), dim)


def _cat(r: Recording, tensors: Any, dim: int = 0) -> TracedValue:
    if isinstance(r, MultiTensorRecording) and r.shape(of(tensors[0])) == (1,):
        return r.stack([r.squeeze(of(tensor)) for tensor in tensors], dim)
    if len(tensors) != 1:
        raise CaptureError("several tensors as one", remedy="keep them apart")
    return of(tensors[0])


HANDLERS: dict[str, Formula] = {
    "view": _view, "reshape": _view, "view_as": lambda r, x, y: r.reshape(x, r.shape(y)),
    "reshape_as": lambda r, x, y: r.reshape(x, r.shape(y)), "flatten": _flatten,
    "ravel": _flatten, "squeeze": _squeeze, "unsqueeze": lambda r, x, dim: r.unsqueeze(x, dim),
    "transpose": _transpose, "swapaxes": _transpose, "swapdims": _transpose, "t": _turned,
    "get T": _turned, "get mT": _matrices_turned, "permute": _permute, "movedim": _movedim,
    "expand": _expand, "expand_as": lambda r, x, y: r.expand(x, r.shape(y)),
    "broadcast_to": _expand, "clone": _as_it_is, "detach": _as_it_is, "contiguous": _as_it_is,
    "get data": _as_it_is, "requires_grad": _as_it_is, "cpu": _as_it_is,
    "conj": _as_it_is, "conj_physical": _as_it_is, "resolve_conj": _as_it_is, "stack": _stack,
    "cat": _cat, "concat": _cat, "alias": _as_it_is, "get real": _as_it_is, "to": _converted,
    "type": _converted, "float": _as_it_is, "double": _as_it_is, "half": _as_it_is,
    "bfloat16": _as_it_is, "bool": lambda r, x: r.as_kind("bool", x),
    "int": lambda r, x: formulas.trunc(r, x), "long": lambda r, x: formulas.trunc(r, x),
    "type_as": _as_it_is, "empty": _filled(0.0),
    "zeros": _filled(0.0), "ones": _filled(1.0), "new_zeros": _of_another(_filled(0.0)),
    "new_ones": _of_another(_filled(1.0)),
    "zeros_like": _filled_like(0.0), "ones_like": _filled_like(1.0),
    "empty_like": _filled_like(0.0),
    "new_empty": _of_another(_filled(0.0)),
    "new_full": _of_another(_full), "full": _full,
    "full_like": lambda r, x, fill_value, **_: spread(r, x, fill_value), "tensor": _tensor,
    "as_tensor": _tensor, "scalar_tensor": _tensor, "__getitem__": _getitem,
    "__setitem__": _setitem,
}  # fmt: skip
