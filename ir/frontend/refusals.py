"""Operations of Python and NumPy that traced values refuse, each with its replacement."""

from __future__ import annotations

import functools
from collections.abc import Callable
from difflib import get_close_matches
from importlib import import_module
from typing import TYPE_CHECKING, Any, NoReturn, ParamSpec, TypeVar

from ..errors import ForeignCall, MissingAttribute, StepfuseError, TraceError
from .operators import called_in, comparison_in
from .remedies import DOMAINS, INSTEAD, TORCH, UFUNCS
from .tracer import Tracer, caller

P = ParamSpec("P")
R = TypeVar("R")

_TRUTH = (
    "a traced value has no truth yet; use where(c, a, b), maximum and minimum instead of max and "
    "min, and & | ~ instead of and, or, not"
)
_TRUTH_OF = {  # by what Python's grammar calls the expression
    "chained": "write (a < b) & (b < c), each comparison in parentheses",
    "in": "write (a == b) | (a == c)",
}
_PICKED = (
    "has no elements to pick: a definition says what happens to each of them; write where(c, a, b) "
    "to treat some differently"
)
_INNER = ("apply", "builder", "differs", "domain", "equals", "number", "operate")
_THROUGH = (
    "has no elements to go through: a definition says what happens to each of them; write "
    "a.sum(TENSOR) to take them together"
)
_ITSELF = "the value itself: it stands for the array"
_LENGTH = (
    "has no length: arrays come after the definition; write @NAME.variant(when='rows > 1') for a "
    "body of some lengths"
)
_NUMBER = "has no number yet: the definition is traced once, before any step"
_ARRAYS = ("array", "asarray", "tensor", "as_tensor")  # what makes an array of anything


class Refusals:
    """Everything that a traced value answers with an error. Raises TraceError."""

    __slots__ = ()
    builder: Tracer

    def __bool__(self) -> NoReturn:
        kind = comparison_in(self._text())
        what = f"a traced value has no truth yet; {_TRUTH_OF[kind]}" if kind else _TRUTH
        raise TraceError(what, self.builder.here())

    def __hash__(self) -> NoReturn:
        self._refuse("hash", "is no key of a dict or set: it equals nothing yet; use its name")

    def __format__(self, spec: str) -> str:
        if spec:
            self._refuse(f"format '{spec}'", f"{_NUMBER}; write {{a}} for what it stands for")
        return str(self)

    def __getitem__(self, key: object) -> NoReturn:
        self._refuse("a[...]", _PICKED)

    def __setitem__(self, key: object, value: object) -> NoReturn:
        self._refuse("a[...] = b", f"{_PICKED}, and return update(m=...)")

    def __contains__(self, key: object) -> NoReturn:
        self._refuse("a in b", "has no elements to look at; write (b == a).any(TENSOR)")

    def __len__(self) -> NoReturn:
        if self._called() in _ARRAYS:
            self.__array__()
        self._refuse("len", _LENGTH)

    def __iter__(self) -> NoReturn:
        self._refuse("iteration", _THROUGH)

    def __float__(self) -> NoReturn:
        name = self._called() or "float"
        if name == "float":
            write = "write the value itself"
        elif _is_function(name):
            write = f"write {name}(a), of stepfuse"
        else:
            write = _instead(name)
        self._refuse(name, f"{_NUMBER}; {write}")

    def __int__(self) -> NoReturn:
        self._refuse("int", f"{_NUMBER}; write floor(a) or rint(a)")

    __trunc__ = __int__

    def __index__(self) -> NoReturn:
        self._refuse("an index", f"{_NUMBER}; write a number, or a default that is True or False")

    def __complex__(self) -> NoReturn:
        self._refuse(
            "complex", f"{_NUMBER}, and none is complex; write the real and imaginary part"
        )

    def __round__(self, digits: object = None) -> NoReturn:
        self._refuse(
            "round", "has no digits; write rint(a), or rint(a * 100.0) / 100.0 for two of them"
        )

    def __floor__(self) -> NoReturn:
        self._refuse("math.floor", f"{_NUMBER}; write floor(a), of stepfuse")

    def __ceil__(self) -> NoReturn:
        self._refuse("math.ceil", f"{_NUMBER}; write ceil(a), of stepfuse")

    def __mod__(self, other: object) -> NoReturn:
        self._refuse("a % b", "has no remainder; write a - b * floor(a / b)")

    __rmod__ = __mod__

    def __floordiv__(self, other: object) -> NoReturn:
        self._refuse("a // b", "has no whole quotient; write floor(a / b)")

    __rfloordiv__ = __floordiv__

    def __divmod__(self, other: object) -> NoReturn:
        self._refuse("divmod", "has no whole quotient; write q = floor(a / b), then a - b * q")

    __rdivmod__ = __divmod__

    def __xor__(self, other: object) -> NoReturn:
        self._refuse(
            "a ^ b", "has no exclusive or; write a != b of two conditions, a**b for a power"
        )

    __rxor__ = __xor__

    def __lshift__(self, other: object) -> NoReturn:
        self._refuse("a << b, a >> b", "has no bits to shift; write a * 2.0**b, or a / 2.0**b")

    __rlshift__ = __rshift__ = __rrshift__ = __lshift__

    def __array__(self, *args: object, **options: object) -> NoReturn:
        self._refuse("an array", f"{_NUMBER}; write {_ITSELF}")

    @property
    def __jax_array__(self) -> NoReturn:
        """The hook that jax.numpy looks for before it computes anything."""
        name = called_in(self._text())
        if not name:
            raise AttributeError("__jax_array__")  # an operator, which has its own answer
        what = f"write {_ITSELF}" if self._called() in _ARRAYS else _instead_of(name)
        raise ForeignCall(f"{name} cannot be traced; {what}", self.builder.here())

    def _refuse_array_function(self, function: Any) -> NoReturn:
        """As it is called: np.sum, np.linalg.norm."""
        module = str(function.__module__).partition(".")[2]
        self._refuse_numpy(f"{module}.{function.__name__}" if module else function.__name__)

    if (
        not TYPE_CHECKING
    ):  # whose answer is that there is no such attribute, before the program runs

        def __getattr__(self, name: str) -> NoReturn:
            if name.startswith("__"):  # what libraries ask of everything
                raise AttributeError(name)
            raise MissingAttribute(_no_attribute(type(self), name), self.builder.here())

    def _refuse(self, what: str, why: str) -> NoReturn:
        raise TraceError(f"{what}: a traced value {why}", self.builder.here())

    def _refuse_numpy(self, name: str) -> NoReturn:
        instead = _instead(name.rpartition(".")[2])
        raise TraceError(f"np.{name} cannot be traced; {instead}", self.builder.here())

    def _refuse_foreign(self, name: str) -> NoReturn:
        """Another library's function, by the name under which it is called where that is known."""
        found = called_in(self._text())
        name = found if "." in found else name
        raise TraceError(f"{name} cannot be traced; {_instead_of(name)}", self.builder.here())

    def _text(self) -> str:
        """The expression that the caller is at."""
        (stack,) = self.builder.here().stacks
        return stack[-1].text if stack else ""

    def _called(self) -> str:
        """The function that the expression calls, by its bare name; else nothing."""
        return called_in(self._text()).rpartition(".")[2]


def ufunc_of(value: Refusals, ufunc: Any, method: str, options: dict[str, Any]) -> Any:
    """The meaning of a function of NumPy. Raises TraceError for others."""
    name = ufunc.__name__
    if method != "__call__":
        message = f"np.{name}.{method} cannot be traced; write a.sum(TENSOR) or another reduction"
        raise TraceError(message, value.builder.here())
    function = _function(name)
    if function is None:
        value._refuse_numpy(name)  # pyright: ignore[reportPrivateUsage]
    if options:
        message = f"np.{name} takes no {', '.join(options)} here: a traced value is made anew"
        raise TraceError(message, value.builder.here())
    return function


def torch_function_of(value: Refusals, function: Any, options: Any) -> Any:
    """As `ufunc_of`, for a function of torch. Raises TraceError for others."""
    name = str(function.__name__).strip("_")
    function = _function(TORCH.get(name, name))
    if function is None or options:
        value._refuse_foreign(f"torch.{name}")  # pyright: ignore[reportPrivateUsage]
    return function


def down_to_a_domain(method: Callable[P, R]) -> Callable[P, R]:
    """A reduction whose wrong arguments are refused: an axis, no domain."""

    @functools.wraps(method)
    def checked(*args: P.args, **options: P.kwargs) -> R:
        try:
            return method(*args, **options)
        except StepfuseError:
            raise
        except TypeError:
            value = next((a for a in args if isinstance(a, Refusals)), None)
            wrong = [name for name in options if name != "to"]
            took = f"takes no {', '.join(wrong)}" if wrong else "needs the domain it goes down to"
            origin = caller() if value is None else value.builder.here()
            raise TraceError(f"{method.__name__} {took}; {DOMAINS}", origin) from None

    return checked


def _instead(name: str) -> str:
    if name in INSTEAD:
        return f"write {INSTEAD[name]}"
    known = language().OF_NUMBERS
    near = get_close_matches(name, known)
    return (f"near: {', '.join(near)}; " if near else "") + f"these can be: {', '.join(known)}"


def _instead_of(name: str) -> str:
    """Of another library's function, with the library's name before it."""
    bare = name.rpartition(".")[2]
    if bare not in INSTEAD and _is_function(bare):
        return f"write {bare}(a), of stepfuse"
    return _instead(bare)


def _is_function(name: str) -> bool:
    return name in language().OF_NUMBERS


def _function(name: str) -> Any:
    """The function of NumPy's name; None where it has no meaning here."""
    found = UFUNCS.get(name, name)
    if not isinstance(found, str):
        return found
    return getattr(language(), found) if _is_function(found) else None


def language() -> Any:
    """The module of the language's functions, whose values raise the refusals of this module."""
    return import_module(".functions", __package__)


def _no_attribute(kind: type, name: str) -> str:
    bare = name.rstrip("_")
    if bare != name and bare:
        instead = f"values never change; write m = {INSTEAD.get(bare, f'{bare}(m, ...)')}"
    elif name in INSTEAD:
        instead = f"write {INSTEAD[name]}"
    elif _is_function(name):
        instead = f"write {name}(a)"
    elif near := get_close_matches(name, language().OF_NUMBERS, cutoff=0.7):
        instead = f"near: {', '.join(f'{n}(a)' for n in near)}"
    else:
        methods = ", ".join(n for n in vars(kind) if not n.startswith("_") and n not in _INNER)
        instead = f"it has {methods}"
    return f"a traced value has no '{name}'; {instead}"
