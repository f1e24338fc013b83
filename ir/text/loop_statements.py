"""Reads the statements of a nest that are one line each: those without a block."""

from __future__ import annotations

from collections.abc import Callable

from ..loops.nest import (
    Acc,
    Add,
    AddTerm,
    AddTo,
    Barrier,
    Clear,
    Compute,
    Count,
    Fold,
    FoldList,
    FoldShared,
    Index,
    Let,
    Load,
    LoadPair,
    Operand,
    Order,
    Ordinal,
    Prefetch,
    Reduce,
    Scratch,
    Share,
    Start,
    Stmt,
    Store,
    StorePair,
    StoreTerm,
)
from ..types import F64, I32
from .lexer import tokenize
from .loop_printer import ORDERS
from .loop_reader import LoopReader


class StatementReader(LoopReader):
    """Statements by their first word; `%0 =` by the word behind it."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.statements: dict[str, Callable[[], Stmt]] = {
            "let": self._let,
            "store": self._store,
            "store_pair": self._store_pair,
            "prefetch": self._prefetch,
            "reduce": self._reduce,
            "share": self._share,
            "barrier": Barrier,
        }
        self.values: dict[str, Callable[[str], Stmt]] = {
            "load": self._load,
            "index": self._index,
            "count": self._count,
            "ordinal": self._ordinal,
            "fold": self._fold,
            "fold_list": self._fold_list,
            "fold_shared": self._fold_shared,
        }

    def line(self) -> Stmt | None:
        """A statement without a block; None where nothing starts like one. Raises ParseError."""
        token = self.token
        if token.kind == "value":
            return self._value()
        if token.text in self.statements:
            self.place += 1
            return self.statements[token.text]()
        return self._accumulate(self.accumulator()) if token.text in self.accs else None

    def _let(self) -> Let:
        name, axis = self.variable(), self.axis()
        self.expect("=")
        return Let(name, self.position(), axis)

    def _store(self) -> Store:
        place, at = self.cell()
        self.expect("=")
        value = self.operand()
        guard = self.value() if self.accept("when") else None
        return Store(place, at, value, guard, self.accept("whole"))

    def _store_pair(self) -> StorePair:
        place, at = self.cell()
        self.expect("=")
        first = self.operand()
        self.expect(",")
        return StorePair(place, at, (first, self.operand()))

    def _prefetch(self) -> Prefetch:
        return Prefetch(*self.cell())

    def _share(self) -> Share:
        self.expect("column")
        column = self.integer()
        self.expect("=")
        return Share(column, self.value())

    def _reduce(self) -> Reduce:
        acc = self.accumulator()
        self.expect("=")
        args = self._terms(acc)
        self.expect("along")
        order = Order(self.choice(tuple(Order), "an order"))
        for token in tokenize(ORDERS[order])[:-2]:
            if not self.accept(token.text):
                raise self.fail(f"along {order} is {ORDERS[order]}, got '{self.found}'")
        self.expect("to")
        return Reduce(acc, args, order, *self.cell())

    def _accumulate(self, acc: Acc) -> Stmt:
        index = self.index()
        cell = self.cell() if not index and self.accept("in") else None
        if not index and self.accept(":="):
            self.op_of(acc)
            if cell is not None and self.token.text != "of":
                return StoreTerm(acc, self.operands(), *cell)
            self.expect("of")
            self.expect("nothing")
            return Start(acc) if cell is None else Clear(acc, *cell)
        self.expect("+=")
        self.op_of(acc)
        if cell is None and self.accept("in"):
            return AddTerm(acc, *self.cell(), index)
        args = self.operands()
        return Add(acc, args, index) if cell is None else AddTo(acc, args, *cell)

    def _terms(self, acc: Acc) -> tuple[Operand, ...]:
        self.op_of(acc)
        return self.operands()

    # -- values

    def _value(self) -> Stmt:
        name = self.value()
        if self.accept(","):
            return self._load_pair(name)
        self.expect("=")
        word = self.token
        make = self.values.get(word.text)
        op = self.take("name", "an op").text
        return self._compute(name, op) if make is None else make(name)

    def _compute(self, value: str, op: str) -> Compute:
        args: list[Operand] = []
        while self.token.text != ":":
            args.append(self.operand())
            if not self.accept(","):
                break
        return Compute(value, op, tuple(args), self.any_dtype())

    def _load(self, value: str) -> Load:
        start = self.token
        place, at = self.cell()
        whole = self.accept("whole")
        self.typed(place.dtype, start.text)
        return Load(value, place, at, whole)

    def _load_pair(self, first: str) -> LoadPair:
        second = self.value()
        self.expect("=")
        self.expect("load_pair")
        start = self.token
        place, at = self.cell()
        self.typed(place.dtype, start.text)
        return LoadPair((first, second), place, at)

    def _index(self, value: str) -> Index:
        at = self.position()
        every = self.integer() if self.accept("every") else 1
        self.typed(I32, "index")
        return Index(value, at, every)

    def _count(self, value: str) -> Count:
        cells = self.position()
        self.typed(F64, "count")
        return Count(value, cells)

    def _ordinal(self, value: str) -> Ordinal:
        self.typed(I32, "ordinal")
        return Ordinal(value)

    def _fold(self, value: str) -> Fold:
        acc, index = self.accumulator(), self.index()
        self.expect("by")
        halves = self.choice(("halves", "lane"), "how") == "halves"
        self.typed(F64, "fold")
        return Fold(value, acc, halves, index)

    def _fold_list(self, value: str) -> FoldList:
        op, place = self.reduction(), self.array()
        self.expect("[")
        first = self.position()
        self.expect(":")
        count = self.position()
        self.expect("by")
        stride = self.position()
        self.expect("]")
        self.expect("scratch")
        scratch = Scratch(self.choice(tuple(Scratch), "where it may write"))
        once, short = self.accept("once"), self.accept("short")
        dtype = self.any_dtype()
        return FoldList(value, op, dtype, place, first, count, stride, scratch, once, short)

    def _fold_shared(self, value: str) -> FoldShared:
        op = self.reduction()
        self.expect("column")
        column = self.integer()
        group = self.position() if self.accept("group") else None
        return FoldShared(value, op, self.any_dtype(), column, group)
