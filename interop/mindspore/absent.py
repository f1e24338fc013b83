"""Errors for MindSpore's names that are not here: what has them instead, or the names near."""

from __future__ import annotations

import difflib
import dis
import inspect
from collections.abc import Callable, Iterable
from typing import Any, NoReturn

_NETWORKS = (
    "networks and training loops are torch's, JAX's or your own: call the optimizer with the "
    "gradients, as in opt(gradients)"
)
_PRODUCTS = "products of matrices are NumPy's: Tensor(np.asarray(x) @ np.asarray(y))"
_ELSEWHERE = {
    "thor": "THOR is not here yet; every other optimizer is",
    **dict.fromkeys(("model", "train", "trainonestepcell", "withlosscell"), _NETWORKS),
    **dict.fromkeys(("dense", "conv2d", "value_and_grad", "grad", "gradoperation"), _NETWORKS),
    **dict.fromkeys(("matmul", "batchmatmul", "bmm"), _PRODUCTS),
}
_FROM = dis.opmap["IMPORT_FROM"]


def absent(module: str, names: Iterable[str], content: str) -> Callable[[str], NoReturn]:
    """The `__getattr__` of a module that has these names and is for that `content`.

    It raises AttributeError; ImportError for `from module import NAME`, where Python replaces the
    text of an AttributeError by one of its own.
    """
    public = sorted(name for name in names if not name.startswith("_"))
    known = {name.lower(): [n for n in public if n.lower() == name.lower()] for name in public}

    def refuse(name: str) -> NoReturn:
        caller: Any = inspect.currentframe()
        while caller.f_code.co_name in ("refuse", "__getattr__"):
            caller = caller.f_back
        is_from = caller.f_code.co_code[caller.f_lasti] == _FROM
        close = difflib.get_close_matches(name.lower(), known)
        found = [written for n in close for written in known[n]]
        near = f"did you mean {' or '.join(found)}?" if found else f"it has {content}"
        message = f"{module} has no '{name}'; {_ELSEWHERE.get(name.lower(), near)}"
        error: Any = ImportError(message, name=module) if is_from else AttributeError(message)
        raise error

    return refuse
