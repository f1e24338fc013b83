"""Traced values: Python's operators and the functions of the paper append nodes to a graph."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from numbers import Real
from typing import Any

from ..errors import TraceError
from ..graph import Operand
from ..signatures.attributes import AttrValue
from ..signatures.typing_rules import RuleError
from ..types import BATCH, COL, ELEM, ROW, Const, Domain, tiles
from .operators import ALONE, TURNED, Factor, Operators, Scalar, result_of
from .refusals import Refusals, down_to_a_domain, language, torch_function_of, ufunc_of
from .remedies import DOMAINS
from .tracer import Tracer, caller

_WHOLE = (*range(-8, 0), *range(1, 9))  # exponents that cost no more as products


class Value(Operators, Refusals):
    """A traced value; Python's operators append nodes; other uses are refused."""

    __slots__ = ("builder", "number")
    __hash__ = Refusals.__hash__

    def __init__(self, builder: Tracer, number: int) -> None:
        self.builder, self.number = builder, number

    def apply(
        self, op: str, *others: Value | Scalar | None, to: Domain | None = None, **attrs: AttrValue
    ) -> Value:
        """Appends `op` with this value as its first operand."""
        return apply_op(self.builder, op, (self, *others), to, **attrs)

    def operate(self, op: str, *operands: Any) -> Value:
        """Appends an op of values and numbers."""
        return apply_op(self.builder, op, operands)

    def __pow__(self, other: Any, modulo: object = None) -> Value:
        """Small whole powers are products: pow has no meaning for a negative base."""
        if modulo is not None:
            return self % modulo  # which is refused
        if not isinstance(other, Value) and other in _WHOLE:
            product = _product(self, int(abs(other)))
            return product if other > 0 else 1.0 / product
        return self.apply("pow", other)

    def __matmul__(self, other: Value | Scalar) -> Value:
        return product(self, other)

    def __rmatmul__(self, other: Scalar) -> Value:
        return product(other, self)

    @property
    def T(self) -> Value:
        """Rows for columns: of elements, and low-rank values, as a factor of a product alone."""
        if self.domain.of_tensor == ELEM or self.domain.is_low:
            return Transposed(self.builder, self.number)
        return self.apply("transpose")

    def __eq__(self, other: Value | Scalar) -> Value:  # type: ignore[override]
        return self.operate("eq", self, other)

    def __ne__(self, other: Value | Scalar) -> Value:  # type: ignore[override]
        return self.operate("ne", self, other)

    def __array_ufunc__(self, ufunc: Any, method: str, *inputs: Any, **options: Any) -> Value:
        """Apply the op of NumPy's function."""
        function: Any = ufunc_of(self, ufunc, method, options)
        args = tuple(_plain(a) for a in inputs)
        if not all(isinstance(a, (Value, int, float)) for a in args):
            return apply_op(self.builder, ufunc.__name__, args)  # which refuses them
        return function(*args)

    def __array_function__(
        self, function: Any, types: object, args: tuple[Any, ...], options: dict[str, Any]
    ) -> Value:
        """where and clip, which are called as NumPy's; no other."""
        if function.__name__ in ("where", "clip") and len(args) == 3 and not options:
            return getattr(language(), function.__name__)(*(_plain(a) for a in args))
        self._refuse_array_function(function)

    @classmethod
    def __torch_function__(
        cls, function: Any, types: object, args: tuple[Any, ...] = (), options: Any = None
    ) -> Value:
        """Apply the op of torch's function."""
        value = next(a for a in _flat((*args, *(options or {}).values())) if isinstance(a, Value))
        if function.__name__ == "where" and len(args) == 3:
            return language().where(*args)
        found: Any = torch_function_of(value, function, options)
        if not all(isinstance(a, (Value, Real)) for a in args):
            return apply_op(value.builder, "torch", args)
        return found(*args)

    def __repr__(self) -> str:
        return f"<traced {self.builder.type_of(self.number)}>"

    @property
    def domain(self) -> Domain:
        """The axes that it varies along."""
        return self.builder.nodes[self.number].type.domain

    @property
    def rows(self) -> Value:
        """The number of rows of the tensor, or of each of its matrices: not of this value."""
        return _count(self, ROW) / _count(self, BATCH)

    @property
    def cols(self) -> Value:
        """The number of columns of the tensor, or of each of its matrices: not of this value."""
        return _count(self, COL) / _count(self, BATCH)

    @down_to_a_domain
    def sum(self, to: Domain) -> Value:
        """The sum, down to a smaller domain."""
        return self.apply("sum", to=to)

    @down_to_a_domain
    def sumsq(self, to: Domain) -> Value:
        """The sum of squares, squared in f64."""
        return self.apply("sumsq", to=to)

    @down_to_a_domain
    def dot(self, other: Value, to: Domain) -> Value:
        """The sum of products, multiplied in f64."""
        return self.apply("dot", other, to=to)

    @down_to_a_domain
    def prod(self, to: Domain) -> Value:
        """The product, down to a smaller domain."""
        return self.apply("prod", to=to)

    @down_to_a_domain
    def logsumexp(self, to: Domain) -> Value:
        """log(sum(exp(x))), where no exp overflows: for smooth maxima and partition functions."""
        return self.apply("logsumexp", to=to)

    @down_to_a_domain
    def mean(self, to: Domain) -> Value:
        """The mean, down to a smaller domain."""
        return self.apply("mean", to=to)

    @down_to_a_domain
    def max(self, to: Domain) -> Value:
        """The largest."""
        return self.apply("max", to=to)

    @down_to_a_domain
    def min(self, to: Domain) -> Value:
        """The smallest."""
        return self.apply("min", to=to)

    @down_to_a_domain
    def absmax(self, to: Domain) -> Value:
        """The largest magnitude."""
        return self.apply("absmax", to=to)

    @down_to_a_domain
    def any(self, to: Domain) -> Value:
        """True where one cell is."""
        return self.apply("any", to=to)

    @down_to_a_domain
    def all(self, to: Domain) -> Value:
        """True where every cell is."""
        return self.apply("all", to=to)


class Transposed(Value):
    """Elements, or low-rank values, as the factor `x.T` of a product, and nothing else."""

    __slots__ = ()

    @property
    def T(self) -> Value:
        """The matrix itself."""
        return Value(self.builder, self.number)


# ------------------------------------------------------------------ functions of values


def as_operand(value: Value | Scalar | bool) -> Operand:
    """The number of a traced value, or a literal. Raises TraceError for `x.T`."""
    if isinstance(value, Transposed):
        raise TraceError(ALONE, value.builder.here())
    return value.number if isinstance(value, Value) else Const(float(value))


def apply_op(
    builder: Tracer, op: str, args: tuple[Any, ...], to: Any = None, **attrs: AttrValue
) -> Value:
    """Appends `op` of values and numbers. Raises TraceError at the caller's line."""
    for arg in args:
        if not isinstance(arg, (Value, Real)):
            hint = "call it" if callable(arg) else "an array is a role of the signature: m=zeros"
            message = f"{op} expects traced values and numbers, got {arg!r:.80}; {hint}"
            raise TraceError(message, builder.here())
    if to is not None and not isinstance(to, Domain):
        raise TraceError(
            f"{op} goes down to a domain such as ROW, got {to!r}; {DOMAINS}", builder.here()
        )
    builder.look()
    of_tiles = next((a.domain.tiles for a in args if isinstance(a, Value) and a.domain.tiles), 0)
    if of_tiles and to is not None and to.axes and not to.tiles:
        to = tiles(to, of_tiles)  # what is reduced is of the same tiles
    try:
        operands = [as_operand(a) for a in args]
        found = builder.emit(
            op, *operands, dtype=None, domain=to, typed=False, origin=None, **attrs
        )
        return Value(builder, found)
    except RuleError as error:
        raise TraceError(str(error), builder.here()) from None
    except OverflowError:
        raise TraceError(f"{op}: a number is too large for f64", builder.here()) from None


def product(a: Value | Scalar, b: Value | Scalar) -> Value:
    """The product of matrices. Raises TraceError, in a sentence, where there is none."""
    for side, other in ((a, b), (b, a)):
        if not isinstance(side, Value):
            place = other.builder.here() if isinstance(other, Value) else caller()
            what = f"a @ b: a product takes two values, and one side is {side!r:.80}"
            raise TraceError(f"{what}; write a * b for a number", place)
    assert isinstance(a, Value) and isinstance(b, Value)
    sides = _side(a), _side(b)
    if tuple(side.of_tensor for side in sides) in TURNED:
        return Transposed(a.builder, product(b.T, a.T).number)
    try:
        result = result_of(*sides)
    except TypeError as error:
        raise TraceError(str(error), a.builder.here()) from None
    plain = (v.T if isinstance(v, Transposed) else v for v in (a, b))
    return apply_op(a.builder, "matmul", tuple(plain), to=result)


def _side(value: Value) -> Factor:
    return Factor(value.domain, isinstance(value, Transposed))


def _count(value: Value, of: Domain) -> Value:
    return apply_op(value.builder, "count", (), of=of)


def _plain(value: Any) -> Any:
    """A number of NumPy as Python's; all else as it is."""
    if isinstance(value, Value) or getattr(value, "shape", None) != ():
        return value
    return value.item()


def _flat(args: Iterable[Any]) -> Iterator[Any]:
    """Arguments, and the items of lists among them."""
    for arg in args:
        yield from _flat(arg) if isinstance(arg, (list, tuple)) else (arg,)


def _product(value: Value, count: int) -> Value:
    """The value multiplied with itself, by squares."""
    if count == 1:
        return value
    half = _product(value * value, count // 2)
    return half * value if count % 2 else half
