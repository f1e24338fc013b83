"""Parameters that are on their way: the first call of torch that reads one waits for it.

    step()           parameters are PendingTensor: torch hands their calls to `__torch_function__`
    zero_grad()      reads no parameter, and waits for none
    linear(x, w)     waits for the bucket of w, and those before it: they are parameters again

A reader without a call of torch, as NumPy's view of a parameter, does not wait.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

import torch
from torch import Tensor

from ....ir.errors import BindError

_TENSOR: Any = Tensor
_FACTS = ("grad", "shape", "dtype", "device", "layout", "requires_grad", "is_leaf", "grad_fn")
_WITHOUT_VALUES = {
    *(getattr(_TENSOR, name).__get__ for name in _FACTS),
    _TENSOR.grad.__set__, _TENSOR.grad.__delete__, _TENSOR.size, _TENSOR.dim, _TENSOR.numel,
    _TENSOR.register_post_accumulate_grad_hook,
}  # fmt: skip


class PendingTensor(Tensor):
    """A tensor on its way: it waits when it is read, and then has its own class again.

    `_bring` is an attribute of each.
    """

    _bring: Callable[[], None]

    @classmethod
    def __torch_function__(
        cls, func: Any, types: Any, args: Sequence[Any] = (), kwargs: Any = None
    ) -> Any:
        """Call a function of torch once its tensors have come. Raises RanksError."""
        given: dict[str, Any] = kwargs or {}
        if func in _WITHOUT_VALUES:
            return super().__torch_function__(func, types, args, given)
        for one in list(_all_in((args, given))):
            if "_bring" in vars(one):  # it has not come with one before
                one._bring()
        return func(*args, **given)

    def __deepcopy__(self, memo: dict[int, Any]) -> Any:
        self._bring()
        return self.__deepcopy__(memo)  # of the class that it is again

    def __reduce_ex__(self, protocol: Any) -> Any:
        self._bring()
        return self.__reduce_ex__(protocol)


class _ComingParameter(PendingTensor, torch.nn.Parameter):
    pass


_CLASSES: dict[type, type] = {torch.nn.Parameter: _ComingParameter, Tensor: PendingTensor}
_PLAIN = {coming: plain for plain, coming in _CLASSES.items()}


def check_can_come(given: Any, params: Sequence[Tensor], where: Sequence[str]) -> None:
    """Raises BindError for modules that read parameters without a call of torch.

    `given` may be the model.
    """
    for module in given.modules() if isinstance(given, torch.nn.Module) else ():
        called: Any = getattr(module, "_compiled_call_impl", None)
        if called or hasattr(module, "_orig_mod") or isinstance(module, torch.jit.ScriptModule):
            raise BindError(
                f"{type(module).__name__} is compiled, and its code reads parameters without a "
                f"call of torch that could wait; leave `overlap` out"
            )
    for param, name in zip(params, where, strict=True):
        if type(param) not in _CLASSES:
            raise BindError(
                f"{name} is a {type(param).__name__}, which cannot say when it is read; leave "
                f"`overlap` out, or give parameters of torch"
            )


def set_coming(params: Sequence[Any], bring: Callable[[int], None]) -> None:
    """Mark parameters as on their way: the first call that reads one brings it, by its place."""
    for n, param in enumerate(params):
        param.__class__ = _CLASSES.get(type(param), type(param))
        param._bring = partial(bring, n)


def set_come(params: Sequence[Any]) -> None:
    """Give parameters that have come their own class again."""
    for param in params:
        if type(param) in _PLAIN:
            param.__class__ = _PLAIN[type(param)]
            del param._bring


def _all_in(given: Any) -> Iterator[PendingTensor]:
    if isinstance(given, PendingTensor):
        yield given
    elif isinstance(given, Mapping):
        for one in given.values():
            yield from _all_in(one)
    elif isinstance(given, (list, tuple)):
        for one in given:
            yield from _all_in(one)
