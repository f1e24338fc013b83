"""Reads the statements of a nest that are one line each: those without a block."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from ..loops.nest import (
    Accumulate,
    Barrier,
    Compute,
    Fold,
    FoldList,
    FoldShared,
    Index,
    Init,
    Let,
    Load,
    MemoryCell,
    Multiply,
    Operand,
    Order,
    Pack,
    Prefetch,
    Reduce,
    Register,
    Scratch,
    Share,
    Stmt,
    Store,
    Take,
    Transpose,
)
from .loop_printer import ORDERS
from .loop_reader import LoopReader
from .reader import tokenize


class StatementReader(LoopReader):
    """Statements by their first word; `%0 =` by the word behind it."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.statements: dict[str, Callable[[], Stmt]] = {
            "let": self._let,
            "store": self._store,
            "pack": self._pack,
            "transpose": self._transpose,
            "prefetch": self._prefetch,
            "reduce": self._reduce,
            "share": self._share,
            "barrier": self._barrier,
        }
        self.values: dict[str, Callable[[str], Stmt]] = {
            "load": self._load,
            "index": self._index,
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
        return self._accumulate() if token.text in self.accs else None

    def _let(self) -> Let:
        name, axis = self.variable(), self.axis()
        self.expect("=")
        return Let(name, self.position(), axis)

    def _store(self) -> Store:
        place, at = self.cell()
        self.expect("=")
        value = self.operand()
        odd = self.operand() if self.accept(",") else None
        guard = self.value() if self.accept("when") else None
        return Store(place, at, value, guard, self.accept("whole"), odd)

    def _pack(self) -> Pack:
        place, at = self.cell()
        self.expect("=")
        value = self.operand()
        return Pack(place, at, value, self.operand() if self.accept(",") else None)

    def _transpose(self) -> Transpose:
        place, at = self.cell()
        self.expect("=")
        source, source_at = self.cell()
        self.expect("over")
        return Transpose(place, at, source, source_at, self.position())

    def _prefetch(self) -> Prefetch:
        return Prefetch(*self.cell())

    def _share(self) -> Share:
        self.expect("column")
        column = self.integer()
        self.expect("=")
        return Share(column, self.value())

    def _barrier(self) -> Barrier:
        of_warp = self.accept("of")
        if of_warp:
            self.expect("warp")
        return Barrier(of_warp)

    def _reduce(self) -> Reduce:
        acc = self.accumulator()
        self.expect("=")
        self.op_of(acc)
        args = self.operands()
        self.expect("along")
        order = Order(self.choice(tuple(Order), "an order"))
        for token in tokenize(ORDERS[order])[:-2]:
            if not self.accept(token.text):
                raise self.fail(f"along {order} is {ORDERS[order]}, got '{self.found}'")
        self.expect("to")
        return Reduce(MemoryCell(acc, *self.cell()), args, order)

    def _accumulate(self) -> Stmt:
        ref = self.register()
        if not ref.index and self.accept("in"):
            ref = MemoryCell(ref.acc, *self.cell())
        if self.accept(":="):
            self.op_of(ref.acc)
            if isinstance(ref, Register) and ref.acc.is_chain and self.accept("from"):
                return Take(ref, *self.cell())
            if not self.accept("of"):
                return Init(ref, self.operands())
            self.expect("nothing")
            return Init(ref)
        self.expect("+=")
        self.op_of(ref.acc)
        if isinstance(ref, Register) and not ref.acc.is_chain and self.accept("from"):
            return Take(ref, *self.cell())
        if isinstance(ref, Register) and self.token.text in self.places:
            left = self.cell()
            self.expect("by")
            right = self.cell()
            self.expect("over")
            return Multiply(ref, *left, *right, self.position())
        return Accumulate(ref, self.operands())

    # -- values

    def _value(self) -> Stmt:
        name = self.value()
        odd = self.value() if self.accept(",") else None
        self.expect("=")
        if odd is not None:
            self.expect("load")
            return replace(self._load(name), odd=odd)
        make = self.values.get(self.token.text)
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

    def _index(self, value: str) -> Index:
        at = self.position()
        every = self.integer() if self.accept("every") else 1
        return Index(value, at, self.any_dtype(), every)

    def _fold(self, value: str) -> Fold:
        ref = self.register()
        self.expect("by")
        halves = self.choice(("halves", "lane"), "how") == "halves"
        self.typed(ref.acc.folded, "fold")
        return Fold(value, ref, halves)

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
        how = [self.accept(word) for word in ("once", "beside", "last")]
        dtype = self.any_dtype()
        return FoldList(value, op, dtype, place, first, count, stride, scratch, *how)

    def _fold_shared(self, value: str) -> FoldShared:
        op = self.reduction()
        self.expect("column")
        column = self.integer()
        group = self.position() if self.accept("group") else None
        last = self.accept("last")
        return FoldShared(value, op, self.any_dtype(), column, group, last)
