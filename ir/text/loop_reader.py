"""Read parts of a nest's statements: positions, cells, operands, accumulators."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from ..axes import ROOTS, Axis, Size
from ..loops.mappings import (
    AnyOrder,
    Lane,
    Mapping,
    Serial,
    Squares,
    ThreadGroup,
    Threads,
    Unrolled,
    Vector,
)
from ..loops.nest import Acc, Operand, Register
from ..loops.position import Position, of, position
from ..lowered.tables import SLOT_KINDS, Place
from ..ops import OPS
from ..types import DType
from .loop_printer import PRECEDENCE
from .reader import Reader

T = TypeVar("T")
_CALLS = {"min": 2, "select": 3}
_PLAIN: dict[str, Mapping] = {str(m): m for m in (Unrolled(), Squares(), Threads(), Lane())}
_MAPPINGS = ("any", "vector", *_PLAIN, "group", "team")


class LoopReader(Reader):
    """The tokens of a nest, and the places and accumulators that its head declares."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.places: dict[str, Place] = {}
        self.accs: dict[str, Acc] = {}

    # -- positions

    def position(self, least: int = 1) -> Position:
        """A position whose operators bind at least so much. Raises ParseError."""
        left = self._atom()
        while (level := PRECEDENCE.get(self.token.text, 0)) >= least:
            op = self.token.text
            self.place += 1
            left = position(op, left, self.position(level + 1))
            if level == PRECEDENCE["=="] == PRECEDENCE.get(self.token.text):
                raise self.fail("one test compares two positions; join tests by & or |")
        if self.token.kind in ("value", "number"):  # `a -1` and `a %b` are two words each
            raise self.fail(f"expected an operator, with spaces around it, got '{self.found}'")
        return left

    def _atom(self) -> Position:
        token = self.token
        if self.accept("("):
            inside = self.position()
            self.expect(")")
            return inside
        if token.kind == "number" and token.text.lstrip("-").isdigit():
            return of(self.integer())
        if token.kind in ("size", "symbol"):
            self.place += 1
            return position("name", token.text)
        name = self.take("name", "a position such as k, #cols, $row or 16").text
        if name not in _CALLS or not self.accept("("):
            return position("var", name)
        args = [self.position()]
        while self.accept(","):
            args.append(self.position())
        self.expect(")")
        if len(args) != _CALLS[name]:
            raise self.fail(f"{name} takes {_CALLS[name]} positions, got {len(args)}", token)
        return position(name, *args)

    def integer(self) -> int:
        """A whole number. Raises ParseError."""
        token = self.take("number", "a whole number")
        if not token.text.lstrip("-").isdigit() or len(token.text) > len(str(-(2**63))):
            raise self.fail(f"expected a whole number of 64 bits, got '{token.text}'", token)
        return int(token.text)

    # -- names

    def variable(self) -> str:
        """The name of a loop's variable or of a position. Raises ParseError."""
        return self.take("name", "a name such as k").text

    def axis(self) -> Axis | None:
        """The axis behind a variable's name, as in `leaf: col/1024`. Raises ParseError."""
        if not self.accept(":"):
            return None
        start, roots = self.token, [self.choice(ROOTS, "an axis")]
        while self.accept("*"):
            roots.append(self.choice(ROOTS, "an axis"))
        axis = Axis(tuple(roots))
        try:
            while self.accept("/"):
                axis = axis.tiles(self._size())
            if self.token.kind == "value":  # `%12`
                axis = axis.inside(self._size())
        except ValueError as error:
            raise self.fail(str(error), start) from None
        return axis

    def _size(self) -> Size:
        self.place += 1
        text = self.tokens[self.place - 1].text.removeprefix("%")
        return int(text) if text.isdigit() else text

    def mapping(self) -> Mapping:
        """Read the mapping at the end of a loop's line. Raises ParseError."""
        if self.token.kind != "name" or self.token.text == "opaque":
            return Serial()
        match kind := self.choice(_MAPPINGS, "a mapping"):
            case "any":
                self.expect("order")
                return AnyOrder(self.accept("few"))
            case "vector":
                lanes, copies = self.integer(), 1
                if self.token.text.startswith("x") and self.token.text[1:].isdigit():
                    copies = int(self.take("name", "copies").text[1:])
                return Vector(lanes, copies, self.accept("paired"), self.accept("masked"))
            case "group" | "team":
                self.expect("(")
                threads = self.integer()
                each = self.integer() if self.accept(",") else 1
                self.expect(")")
                return ThreadGroup(threads, each, kind == "team")
            case _:
                return _PLAIN[kind]

    def value(self) -> str:
        """A value's name, without its sign. Raises ParseError."""
        return self.take("value", "a value such as %0").text[1:]

    def operand(self) -> Operand:
        """A value or a literal. Raises ParseError."""
        return self.value() if self.token.kind == "value" else self.literal()

    def operands(self) -> tuple[Operand, ...]:
        """Operands with commas between. Raises ParseError."""
        found = [self.operand()]
        while self.accept(","):
            found.append(self.operand())
        return tuple(found)

    def array(self) -> Place:
        """A place that the head declares. Raises ParseError."""
        token = self.take("name", "a place")
        if token.text not in self.places:
            known = ", ".join(self.places) or "none"
            raise self.fail(f"no place is called {token.text}; declared: {known}", token)
        return self.places[token.text]

    def cell(self) -> tuple[Place, Position]:
        """A place and a position in it. Raises ParseError."""
        token, place = self.token, self.array()
        if self.accept("["):
            at = self.position()
            self.expect("]")
            return place, at
        if place.kind not in SLOT_KINDS:
            raise self.fail(f"expected '[': {token.text} has more cells than one")
        return place, of(place.index)

    def accumulator(self) -> Acc:
        """An accumulator that the head declares. Raises ParseError."""
        token = self.take("name", "an accumulator")
        if token.text not in self.accs:
            known = ", ".join(self.accs) or "none"
            raise self.fail(f"no accumulator is called {token.text}; declared: {known}", token)
        return self.accs[token.text]

    def register(self) -> Register:
        """A register, of a tile by its index: `acc` or `c[i, j]`. Raises ParseError."""
        return Register(self.accumulator(), self.bracketed(self.position))

    def bracketed(self, item: Callable[[], T]) -> tuple[T, ...]:
        """Items in brackets, of which there may be none. Raises ParseError."""
        found: list[T] = []
        if self.accept("["):
            found.append(item())
            while self.accept(","):
                found.append(item())
            self.expect("]")
        return tuple(found)

    def op_of(self, acc: Acc) -> None:
        """An accumulator's op, as the head has it. Raises ParseError."""
        token = self.take("name", "a reduction")
        if token.text != acc.op:
            raise self.fail(f"{acc.name} is a {acc.op}, got '{token.text}'", token)

    def reduction(self, *more: str) -> str:
        """The name of a reduction, or of one of these ops. Raises ParseError."""
        token = self.take("name", "a reduction")
        known = [name for name, op in OPS.items() if op.is_reduction] + [*more]
        if token.text not in known:
            known_here = ", ".join(known)
            raise self.fail(f"no reduction is called '{token.text}'; known: {known_here}", token)
        return token.text

    # -- ends of lines

    def typed(self, dtype: DType, what: str) -> None:
        """`: dtype`, which follows from the rest of the line. Raises ParseError."""
        self.expect(":")
        token, found = self.token, self.dtype()
        if found is not dtype:
            raise self.fail(f"{what} is {dtype}, got {found}", token)

    def any_dtype(self) -> DType:
        """`: dtype`. Raises ParseError."""
        self.expect(":")
        return self.dtype()

    def choice(self, known: tuple[str, ...], what: str) -> str:
        """One of a few words. Raises ParseError."""
        if self.token.text not in known:
            raise self.fail(f"expected {what}: {' or '.join(known)}; got '{self.found}'")
        self.place += 1
        return self.tokens[self.place - 1].text
