"""LLVM IR as text: fresh names, literals, loops. The printer's only mutable thing."""

from __future__ import annotations

import re
import struct
from collections import Counter
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

import numpy as np

from ...ir.types import BOOL, DTYPES, F32, F64, DType
from .. import symbol
from .line_table import LineTable

if TYPE_CHECKING:
    from ...ir.loops.nest import Nest

# Loops stay loops (no memset from outside), and sixteen f32 lanes may be one register.
_ATTRIBUTES = '"no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512"'
WORD_BYTES = 16  # the largest access of a GPU's thread
_SCALAR = {d: f"i{8 * d.bytes}" for d in DTYPES.values()} | {
    F64: "double",
    F32: "float",
    BOOL: "i1",
}


def scalar_type(dtype: DType) -> str:
    """The LLVM type of one value; narrow floats are their bit patterns."""
    return _SCALAR[dtype]


def llvm_type(dtype: DType, lanes: int = 1) -> str:
    """The LLVM type of a value in `lanes` lanes."""
    return _SCALAR[dtype] if lanes == 1 else f"<{lanes} x {_SCALAR[dtype]}>"


def literal(value: float | int | bool, dtype: DType, lanes: int = 1) -> str:
    """A literal, rounded to the dtype; the same in every lane."""
    if dtype is F32:
        with np.errstate(over="ignore"):
            value = float(np.float32(value))
    if dtype in (F32, F64):
        text = f"0x{struct.unpack('<Q', struct.pack('<d', float(value)))[0]:016X}"
    elif dtype is BOOL:
        text = "true" if value else "false"
    else:
        text = str(int(value))
    return text if lanes == 1 else f"splat ({_SCALAR[dtype]} {text})"


NAME = re.compile(r"@[\w.]+")  # of a function, in a module's text
Lines: TypeAlias = "list[str | Lines]"  # a list among lines: what is added there later


@dataclass(frozen=True, slots=True)
class Version:
    """One of several that a library may have of a program: by its names, and for its CPUs."""

    prefix: str = "sf"  # of the functions' symbols
    cpu: str = ""  # the CPU that each function names; else whoever compiles the module says it
    is_exported: bool = True  # else others of the library call its entries
    has_fma: bool = True  # of f32, as an instruction


AS_IT_IS = """\
!1000000 = distinct !{!1000000, !1000001}
!1000001 = !{!"llvm.loop.unroll.disable"}"""


class Module:
    """The functions of a module and the intrinsics that they use."""

    def __init__(
        self, triple: str, version: Version | None = None, debug: LineTable | None = None
    ) -> None:
        self.triple, self.version, self.debug = triple, version or Version(), debug
        self.functions: list[str] = []
        self.constants: list[str] = []
        self.shared: dict[str, list[Nest]] = {}  # functions of several nests (`shared_nests`)
        self.entries: set[str] = set()  # that are called from outside
        self.declared: dict[str, str] = {}
        self.software_fmas: set[int] = set()  # the lanes of those that are called

    def symbol(self, name: str) -> str:
        """A function of this version."""
        return "@" + symbol(self.version.prefix, name)

    def entry(self, name: str) -> str:
        """A function that is called from outside."""
        self.entries.add(found := self.symbol(name))
        return found

    @property
    def is_device(self) -> bool:
        """True if the text is for a GPU: tables point to its global memory."""
        return self.triple.startswith("nvptx")

    @property
    def has_permutations(self) -> bool:
        """True if a vector's elements are chosen by another's in one instruction: AVX2 has it."""
        return self.triple.startswith("x86_64") and self.version.has_fma

    def alignment(self, size: int, lanes: int) -> int:
        """The bytes that an access of so many elements is aligned to.

        A GPU takes several at once only as a whole, so loops see to that (`passes/loops/gpu`).
        """
        return min(WORD_BYTES, size * lanes) if self.is_device and lanes > 1 else size

    def declare(self, name: str, result: str, *args: str) -> str:
        """Declares an intrinsic, once."""
        self.declared[name] = f"declare {result} @{name}({', '.join(args)})"
        return name

    def used(self) -> list[str]:
        """Constants, and the functions that are named by others or called from outside."""
        named = Counter(NAME.findall("\n".join(self.functions)))

        def is_used(function: str) -> bool:
            name = name_of(function)
            is_entry = name in self.entries or not function.startswith("define internal")
            return is_entry or named[name] > 1

        return [*self.constants, *filter(is_used, self.functions)]

    def text(self) -> str:
        """The whole module."""
        head = f'target triple = "{self.triple}"\n'
        declared = "\n".join(self.declared[n] for n in sorted(self.declared))
        debug = [self.debug.file.text()] if self.debug else []
        return "\n\n".join([head, declared, *self.used(), *debug]) + "\n"


def name_of(function: str) -> str:
    """The name of a function, `@` and all."""
    return function[function.index("@") : function.index("(")]


class LlvmFunction:
    """A function's lines. Names are given out in order, so that equal input is equal text."""

    def __init__(self, module: Module, head: str, by_list: bool = False) -> None:
        self.module, self.head = module, head
        self.by_list = by_list  # whether columns and slots are places of a list of numbers
        self.lines: Lines = ["entry:"]
        self.allocas: list[str] = []
        self.count = 0
        self.block = "entry"
        self.scope = 0  # its metadata, where it is in the module's table of lines
        self.line = 0  # of what is added now

    def number(self, number: int) -> str:
        """A column of a tensor's row, or a slot: that number, or the list's entry there."""
        if not self.by_list:
            return str(number)
        at = self.let(f"getelementptr inbounds i64, ptr %columns, i64 {number}")
        return self.let(f"load i64, ptr {at}, align 8")

    def name(self) -> str:
        """A fresh value name."""
        self.count += 1
        return f"%t{self.count}"

    def let(self, expression: str) -> str:
        """Computes an expression into a fresh name."""
        name = self.name()
        self.do(f"{name} = {expression}")
        return name

    def pointer(self, address: str) -> str:
        """An address from a table."""
        if not self.module.is_device:
            return self.let(f"inttoptr i64 {address} to ptr")
        in_global = self.let(f"inttoptr i64 {address} to ptr addrspace(1)")
        return self.let(f"addrspacecast ptr addrspace(1) {in_global} to ptr")

    def do(self, statement: str) -> None:
        """Appends a statement without a result."""
        debug = self.module.debug if self.scope else None
        place = debug.place(self.scope, self.line) if debug else ""
        self.lines.append(f"  {statement}{place}")

    def alloca(self, type_: str, count: int = 1) -> str:
        """Stack memory, reserved once at the entry."""
        name = self.name()
        self.allocas.append(f"  {name} = alloca {type_}, i64 {count}, align 64")
        return name

    def prologue(self) -> Lines:
        """A place here to which lines can be added later; they do not branch."""
        lines: Lines = []
        self.lines.append(lines)
        return lines

    @contextmanager
    def into(self, lines: Lines) -> Generator[None]:
        """Adds lines to a prologue."""
        here, self.lines, line, self.line = self.lines, lines, self.line, 0
        yield
        self.lines, self.line = here, line

    def label(self) -> str:
        """A fresh block label, not placed yet."""
        self.count += 1
        return f"b{self.count}"

    def place(self, label: str) -> None:
        """Starts a block."""
        self.lines.append(f"{label}:")
        self.block = label

    def jump(self, label: str) -> None:
        """Ends the block with a jump."""
        self.do(f"br label %{label}")

    def branch(self, condition: str, then: str, other: str) -> None:
        """Ends the block with a choice."""
        self.do(f"br i1 {condition}, label %{then}, label %{other}")

    def call(self, result: str, name: str, *args: tuple[str, str]) -> str:
        """Calls an intrinsic; arguments are (type, value) pairs."""
        self.module.declare(name, result, *(t for t, _ in args))
        given = ", ".join(f"{t} {v}" for t, v in args)
        if result == "void":
            self.do(f"call void @{name}({given})")
            return ""
        return self.let(f"call {result} @{name}({given})")

    @contextmanager
    def loop(
        self,
        low: str,
        high: str,
        step: int | str,
        carried: dict[str, tuple[str, str]] | None = None,
        as_it_is: bool = False,
        down: bool = False,
    ) -> Generator[tuple[str, dict[str, str], dict[str, str]]]:
        """A counted loop: gives the counter, the carried values, and a dict for their next ones.

        `carried` maps a key to (type, start). After the loop the second dict holds the final
        values under the same keys. A loop left `as_it_is`, no assembler unrolls: its module has
        `AS_IT_IS`. By steps of one, turns may be counted `down` to zero: no register has the end.
        """
        head, body, done = self.label(), self.label(), self.label()
        carried = carried or {}
        turns = self._turns(low, high) if down else ""
        start = self.block
        self.jump(head)
        self.place(head)
        counter, after = self.name(), self.name()
        left = self.name() if down else ""
        now = {key: self.name() for key in carried}
        mark = len(self.lines)
        inside = self.let(f"icmp ne i64 {left}, 0" if down else f"icmp slt i64 {counter}, {high}")
        self.branch(inside, body, done)
        self.place(body)
        following: dict[str, str] = {}
        yield counter, now, following
        self.do(f"{after} = add nuw nsw i64 {counter}, {step}")
        less = self.let(f"add nsw i64 {left}, -1") if down else ""
        latch = self.block
        self.do(f"br label %{head}{', !llvm.loop !1000000' if as_it_is else ''}")
        phis = [f"  {counter} = phi i64 [ {low}, %{start} ], [ {after}, %{latch} ]"]
        if down:
            phis.append(f"  {left} = phi i64 [ {turns}, %{start} ], [ {less}, %{latch} ]")
        for key, (type_, first) in carried.items():
            last = following.get(key, now[key])
            phis.append(f"  {now[key]} = phi {type_} [ {first}, %{start} ], [ {last}, %{latch} ]")
        self.lines[mark:mark] = phis
        self.place(done)
        following.update(now)

    def _turns(self, low: str, high: str) -> str:
        """Return the number of iterations of a loop by steps of one."""
        count = self.let(f"sub i64 {high}, {low}")
        return self.call("i64", "llvm.smax.i64", ("i64", count), ("i64", "0"))

    def when(self, condition: str, body: Callable[[], None]) -> None:
        """Runs `body` where the condition holds."""
        then, done = self.label(), self.label()
        self.branch(condition, then, done)
        self.place(then)
        body()
        self.jump(done)
        self.place(done)

    def finish(self, result: str = "void") -> None:
        """Add the function to its module; `result` is its result, with its type."""
        self.do(f"ret {result}")
        lines = list(_flat([self.lines[0], *self.allocas, *self.lines[1:]]))
        cpu = self.module.version.cpu
        level = f' "target-cpu"="{cpu}"' if cpu else ""
        scope = f" !dbg !{self.scope}" if self.scope else ""
        head = f"{self.head} {_ATTRIBUTES}{level}{scope} {{"
        self.module.functions.append("\n".join([head, *lines, "}"]))


def _flat(lines: Lines) -> Iterator[str]:
    for line in lines:
        if isinstance(line, str):
            yield line
        else:
            yield from _flat(line)
