"""Positions of a nest as LLVM IR: each computed once, as far out as its variables allow.

LLVM is given what is already outside the loops it does not change in. A scope is the function,
a loop's body or a branch; what is computed in one stands at its beginning. Only sizes and
arguments leave a branch: outside of it a division may be one by zero.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable
from contextlib import contextmanager
from dataclasses import dataclass, field

from ...ir.loops import position as at
from ...ir.loops.mappings import Unrolled
from ...ir.loops.nest import For
from ...ir.loops.position import ARITHMETIC, Position
from .lanes import is_of_registers
from .text import Lines, LlvmFunction

_OPCODES = {"+": "add", "-": "sub", "*": "mul", "/": "udiv", "%": "urem"}
_TESTS = {"==": "eq", "!=": "ne", "<": "slt", "<=": "sle", ">": "sgt"}


@dataclass(slots=True)
class _Scope:
    lines: Lines
    known: list[Hashable] = field(default_factory=list[Hashable])  # what ends with it


class Positions:
    """The values of positions and of their uses, such as addresses."""

    def __init__(self, fn: LlvmFunction, leaf: Callable[[str], str]) -> None:
        self.fn, self.leaf = fn, leaf
        self.scopes = [_Scope(fn.prologue())]
        self.names: dict[Hashable, str] = {}
        self.depths: dict[str, int] = {}  # of variables
        self.numbers: dict[str, int] = {}  # of variables of loops that are written out
        self.branch = self.around = 0  # the scopes of the innermost one, and of the one around it

    @contextmanager
    def loop(self, variable: str, counter: str, low: str = "0") -> Generator[None]:
        """The body of a loop, from where the text is now; its variable is `low + counter`."""
        with self._scope():
            self.depths[variable] = len(self.scopes) - 1
            with self.fn.into(self.scopes[-1].lines):
                name = counter if low == "0" else self.fn.let(f"add i64 {low}, {counter}")
            self._know(at.variable(variable), name, self.depths[variable])
            yield

    @contextmanager
    def branched(self) -> Generator[None]:
        """A branch, from where the text is now."""
        outer = self.branch, self.around
        with self._scope():
            self.branch, self.around = len(self.scopes) - 1, self.branch
            yield
        self.branch, self.around = outer

    @contextmanager
    def outside(self) -> Generator[None]:
        """Emit code before the innermost branch; no division may be in it."""
        here, self.branch = self.branch, self.around
        yield
        self.branch = here

    @contextmanager
    def _scope(self) -> Generator[None]:
        self.scopes.append(_Scope(self.fn.prologue()))
        yield
        for key in self.scopes.pop().known:
            del self.names[key]

    @contextmanager
    def turn(self, loop: For, number: int) -> Generator[None]:
        """An iteration of a loop that is unrolled, whose number is known, or the one of lanes."""
        is_shared = isinstance(loop.mapping, Unrolled) or is_of_registers(loop.body)
        if is_shared and not self.fn.module.is_device:
            self.numbers[loop.variable] = number
        with self.loop(loop.variable, str(number)):
            yield
        self.numbers.pop(loop.variable, None)

    def numbered(self, position: Position) -> Position:
        """The position with numbers in place of variables of loops that are written out."""
        for variable in self.numbers.keys() & position.variables:
            position = position.replaced(variable, at.of(self.numbers[variable]))
        return position

    def change(self, variable: str, make: Callable[[str], str]) -> None:
        """Another name for the variable of the loop at hand, made where its body begins."""
        with self.fn.into(self.scopes[-1].lines):
            self.names[at.variable(variable)] = make(self.names[at.variable(variable)])

    def hide(self, variable: str) -> None:
        """Keeps from LLVM that the variable of the loop at hand is counted.

        Else it looks for the cheapest form of each address in each loop around it: a third of its
        time for a tile of many rows, and more instructions.
        """
        self.change(variable, lambda name: self.fn.let(f'call i64 asm "", "=r,0"(i64 {name})'))

    @property
    def here(self) -> int:
        """The scope that the text is in."""
        return len(self.scopes) - 1

    def with_numbers(self, position: Position) -> Position:
        """The position with numbers in place of the variables that are some here."""
        numbers = {v: self.names[at.variable(v)] for v in position.variables}
        for variable, number in numbers.items():
            if number.isdigit():
                position = position.replaced(variable, at.of(int(number)))
        return position

    def let(self, variable: str, position: Position) -> None:
        """Name a position for the rest of this scope."""
        self.depths[variable] = self.depth(position)
        self._know(at.variable(variable), self.value(position), len(self.scopes) - 1)

    def depth(self, position: Position) -> int:
        """The outermost scope in which all variables of a position are defined."""
        outer = 0 if position.op in at.ATOMS else self.branch
        for variable in position.variables:
            outer = max(outer, self.depths[variable])
        return outer

    def value(self, position: Position) -> str:
        """A position as an i64, a condition as an i1."""
        if self.numbers:
            position = self.numbered(position)
        if position in self.names:
            return self.names[position]
        if position.op == "const":
            return str(position.args[0])
        if position.op == "name" and position.args[0].startswith("$"):
            return f"%{position.args[0][1:]}"
        return self.once(position, self.depth(position), lambda: self._computed(position))

    def once(self, key: Hashable, depth: int, compute: Callable[[], str]) -> str:
        """Return a value computed once, at the beginning of a scope, for all uses inside."""
        name = self.names.get(key)
        if name is None:
            with self.fn.into(self.scopes[depth].lines):
                name = compute()
            self._know(key, name, depth)
        return name

    def _know(self, key: Hashable, name: str, depth: int) -> None:
        self.names[key] = name
        self.scopes[depth].known.append(key)

    def _computed(self, position: Position) -> str:
        fn, op = self.fn, position.op
        if op == "name":
            return self.leaf(position.args[0])
        args = [self.value(p) for p in position.parts]
        if op == "min":
            return fn.call("i64", "llvm.smin.i64", *(("i64", a) for a in args))
        if op == "select":
            return fn.let(f"select i1 {args[0]}, i64 {args[1]}, i64 {args[2]}")
        if op in _TESTS:
            return fn.let(f"icmp {_TESTS[op]} i64 {args[0]}, {args[1]}")
        if op in ARITHMETIC:
            return fn.let(f"{_OPCODES[op]} i64 {args[0]}, {args[1]}")
        return fn.let(f"{'and' if op == '&' else 'or'} i1 {args[0]}, {args[1]}")
