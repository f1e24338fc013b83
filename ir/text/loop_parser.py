"""Text to nests: the inverse of the loop printer. A statement is a line, a block is indented."""

from __future__ import annotations

from collections.abc import Iterator

from ..errors import Key
from ..loops.nest import (
    Acc,
    For,
    If,
    Nest,
    Stmt,
)
from ..loops.position import of
from ..lowered.tables import Place, PlaceKind
from ..ops import OPS
from .loop_statements import StatementReader
from .printer import Lines

Body = tuple[Stmt, ...]


def parse_nest(text: str) -> Nest:
    """The nest that a text declares; not verified yet. Raises ParseError."""
    return parse_nest_with_lines(text)[0]


def parse_nest_with_lines(text: str) -> tuple[Nest, Lines]:
    """The nest, and the text's lines, each with the key of its declaration. Raises ParseError."""
    parser = _LoopParser(text)
    parser.skip_lines()
    nest = parser.nest()
    parser.end()
    return nest, [(line, parser.keys.get(i, ())) for i, line in enumerate(text.splitlines(), 1)]


def parse_nests(text: str) -> tuple[Nest, ...]:
    """The nests of a text, one behind the other. Raises ParseError."""
    parser = _LoopParser(text)
    parser.skip_lines()
    found = [parser.nest()]
    while parser.token.kind != "end":
        found.append(parser.nest())
    return tuple(found)


class _LoopParser(StatementReader):
    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.keys: dict[int, Key] = {}
        self.count = 0

    # -- the head and blocks

    def nest(self) -> Nest:
        self.places, self.accs, self.count = {}, {}, 0
        start = self.token
        self.keys[start.line] = ("nest",)
        self.expect("nest")
        name = self.take("name", "the nest's name").text
        arguments = self._arguments()
        self.end_line()
        sizes = tuple(self._sizes(start.column))
        while self.token.text in ("place", "acc") and self.token.column > start.column:
            self._declaration()
        return Nest(name, arguments, tuple(self.places.items()), self._block(start.column), sizes)

    def _sizes(self, outer: int) -> Iterator[tuple[str, int]]:
        while self.token.text == "size" and self.token.column > outer:
            self.expect("size")
            token = self.token
            name = self.take("size", "a size such as #rows").text
            self.keys[token.line] = ("size", name)
            self.expect("=")
            yield name, self.integer()
            self.end_line()

    def _arguments(self) -> tuple[str, ...]:
        found: list[str] = []
        self.expect("(")
        while not self.accept(")"):
            found.append(self.take("size", "an argument such as $row").text)
            if self.token.text != ")":
                self.expect(",")
        return tuple(found)

    def _declaration(self) -> None:
        token, kind = self.token, self.take("name", "place or acc").text
        name = self.take("name", "a name").text
        if name in (self.places if kind == "place" else self.accs):
            raise self.fail(f"{kind} {name} is declared twice", token)
        if kind == "acc" and name in self.words:
            raise self.fail(f"{name} is a word of the text format", token)
        self.keys[token.line] = (kind, name)
        sizes = self.bracketed(self.integer) if kind == "acc" else ()
        self.expect("=")
        if kind == "acc":
            op = self.reduction(*(name for name, op in OPS.items() if op.is_product))
            self.accs[name] = Acc(name, op, self.any_dtype(), sizes)
        else:
            what = self.place_kind()
            index = self.integer()
            self.expect(":")
            type_ = self.type()
            self.places[name] = Place(what, index, type_.dtype, type_.domain)
        self.end_line()

    def place_kind(self) -> PlaceKind:
        token = self.take("name", "a kind of place")
        if token.text not in tuple(PlaceKind):
            raise self.fail(f"expected a kind of place, {', '.join(PlaceKind)}", token)
        return PlaceKind(token.text)

    @property
    def words(self) -> tuple[str, ...]:
        """The words that statements start with."""
        return ("for", "if", "else", *self.statements, "place", "acc")

    def _block(self, outer: int) -> Body:
        """The statements that are indented more than the line above them."""
        column, found = self.token.column, list[Stmt]()
        while self.token.kind != "end" and self.token.column > outer:
            if self.token.column != column:
                raise self.fail(
                    f"expected a statement at column {column}, as the one above it, "
                    f"got column {self.token.column}"
                )
            found.append(self._statement())
        return tuple(found)

    def _statement(self) -> Stmt:
        token = self.token
        self.keys[token.line] = ("stmt", self.count)
        self.count += 1
        if self.accept("for"):
            return self._for(token.column)
        if self.accept("if"):
            return self._if(token.column)
        found = self.line()
        if found is None:
            known = ", ".join(("for", "if", *self.statements))
            raise self.fail(
                f"expected a statement ({known}, %0 = op or an accumulator of the head), "
                f"got '{self.found}'"
            )
        self.end_line()
        return found

    # -- loops and conditions

    def _for(self, column: int) -> For:
        variable, axis = self.variable(), self.axis()
        self.expect("in")
        low = self.position()
        self.expect("..")
        high = self.position()
        step = self.position() if self.accept("by") else of(1)
        mapping, opaque = self.mapping(), self.accept("opaque")
        self.end_line()
        return For(variable, low, high, self._block(column), mapping, step, axis, opaque)

    def _if(self, column: int) -> If:
        guards: list[str] = []
        condition = None
        while not self.accept("true"):
            if self.token.kind != "value":
                condition = self.position()
                break
            guards.append(self.value())
            if not self.accept("and"):
                break
        self.end_line()
        then, other = self._block(column), Body()
        if self.token.text == "else" and self.token.column == column:
            self.place += 1
            self.end_line()
            other = self._block(column)
        return If(tuple(guards), condition, then, other)
