"""Python's operators for every class of values that ops are written with."""

from __future__ import annotations

from typing import Any, Self, TypeVar

Scalar = float | int
V = TypeVar("V", bound="Operators")


class Operators:
    """Operators and comparisons over one method, `operate`, that a class of values defines.

    `a > b` is `b < a`. Equality is `a.equals(b)`: `==` is left to the class.
    """

    __slots__ = ()

    def operate(self, op: str, *operands: Any) -> Any:
        """The result of an op on values and numbers, at least one of them of this class."""
        raise NotImplementedError

    def __add__(self, other: Self | Scalar) -> Self:
        return self.operate("add", self, other)

    def __radd__(self, other: Scalar) -> Self:
        return self.operate("add", other, self)

    def __sub__(self, other: Self | Scalar) -> Self:
        return self.operate("sub", self, other)

    def __rsub__(self, other: Scalar) -> Self:
        return self.operate("sub", other, self)

    def __mul__(self, other: Self | Scalar) -> Self:
        return self.operate("mul", self, other)

    def __rmul__(self, other: Scalar) -> Self:
        return self.operate("mul", other, self)

    def __truediv__(self, other: Self | Scalar) -> Self:
        return self.operate("div", self, other)

    def __rtruediv__(self, other: Scalar) -> Self:
        return self.operate("div", other, self)

    def __pow__(self, other: Self | Scalar, modulo: object = None) -> Self:
        return self.operate("pow", self, other)

    def __rpow__(self, other: Scalar, modulo: object = None) -> Self:
        return self.operate("pow", other, self)

    def __pos__(self) -> Self:
        return self

    def __neg__(self) -> Self:
        return self.operate("neg", self)

    def __abs__(self) -> Self:
        return self.operate("abs", self)

    def __lt__(self, other: Self | Scalar) -> Self:
        return self.operate("lt", self, other)

    def __le__(self, other: Self | Scalar) -> Self:
        return self.operate("le", self, other)

    def __gt__(self, other: Self | Scalar) -> Self:
        return self.operate("lt", other, self)

    def __ge__(self, other: Self | Scalar) -> Self:
        return self.operate("le", other, self)

    def equals(self, other: Self | Scalar) -> Self:
        """True where the two are equal."""
        return self.operate("eq", self, other)

    def differs(self, other: Self | Scalar) -> Self:
        """True where the two differ, or one is NaN."""
        return self.operate("ne", self, other)

    def __and__(self, other: Self | Scalar) -> Self:
        return self.operate("and", self, other)

    def __or__(self, other: Self | Scalar) -> Self:
        return self.operate("or", self, other)

    def __invert__(self) -> Self:
        return self.operate("not", self)
