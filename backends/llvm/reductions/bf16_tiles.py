"""Tiles of bf16 as LLVM IR: `tdpbf16ps` over two panels, four of its registers a tile.

The cells of a tile lie on the stack, where rows begin and end chains one after the other; they
are in registers while blocks of pairs are taken. Registers 0 to 3 are rows 0 to 15 and 16 to 31
by columns 0 to 15 and 16 to 31; 4 and 5 are of the left panel, 6 and 7 of the right one.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import contextmanager

from ....ir.loops.nest import Accumulate, Init, Multiply, Pack, Register, Stmt, Take, Transpose
from ....ir.loops.walk import Body, walk
from ....ir.matrices.bf16_blocks import CELLS, SIDE
from ....ir.semantics import LANES
from ....ir.types import BF16, F32, DType
from ..emit_memory import MemoryAccess
from ..ops import load, store
from ..text import LlvmFunction

ROW_BYTES, REGISTER_BYTES = 64, 1024
_STRIDE = SIDE * F32.bytes  # of a row of the tile
# For `ldtilecfg`: palette 1, eight registers of 16 rows of 64 bytes.
_SHAPES = bytes([1, *[0] * 15, *[ROW_BYTES, 0] * 8, *[0] * 16, *[16] * 8, *[0] * 8])
_CORNERS = [row * 16 * _STRIDE + col * ROW_BYTES for row in (0, 1) for col in (0, 1)]


class TileCells:
    """The cells of one tile; whether they hold anything is known where the code runs."""

    def __init__(self, fn: LlvmFunction) -> None:
        self.fn = fn
        self.cells, self.is_begun = fn.alloca("float", CELLS), fn.alloca("i8")

    def do(self, stmt: Init | Accumulate | Take | Multiply, memory: MemoryAccess) -> None:
        """A statement on the tile."""
        match stmt:
            case Init():
                self.fn.do(f"store i8 0, ptr {self.is_begun}")
            case Take():
                found, lanes = memory.load(stmt.place, stmt.at)
                store(self.fn, F32, lanes, found, self.cells, _first_lane(stmt.ref, memory))
                self.fn.do(f"store i8 1, ptr {self.is_begun}")
            case Multiply():
                places = (stmt.left, stmt.left_at), (stmt.right, stmt.right_at)
                left, right = (memory.cell(*place) for place in places)
                self._multiply(left, right, memory.positions.value(stmt.count))
            case _:
                raise AssertionError(f"no meaning here: {stmt}")

    def folded(self, ref: Register, memory: MemoryAccess) -> str:
        """The lanes of a register."""
        return load(self.fn, F32, LANES, self.cells, _first_lane(ref, memory))

    def _multiply(self, left: str, right: str, count: str) -> None:
        """Takes so many blocks of pairs, which lie at two addresses."""
        fn = self.fn
        goes_on = fn.let(f"icmp ne i8 {fn.let(f'load i8, ptr {self.is_begun}')}, 0")
        old, new, done = fn.label(), fn.label(), fn.label()
        fn.branch(goes_on, old, new)
        fn.place(old)
        self._each("tileloadd64")
        fn.jump(done)
        fn.place(new)
        for number in range(len(_CORNERS)):
            fn.call("void", "llvm.x86.tilezero", ("i8", str(number)))
        fn.jump(done)
        fn.place(done)
        with fn.loop("0", count, 1) as (block, _, _):
            self._block(left, right, block)
        self._each("tilestored64")

    def _each(self, what: str) -> None:
        """Each register from its cells, or to them."""
        for number, corner in enumerate(_CORNERS):
            at = self.fn.let(f"getelementptr i8, ptr {self.cells}, i64 {corner}")
            self._moved(what, number, at, _STRIDE)

    def _block(self, left: str, right: str, block: str) -> None:
        """One block of pairs, loads between computations."""
        fn, first = self.fn, self.fn.let(f"mul i64 {block}, {2 * REGISTER_BYTES}")
        tiles = [
            fn.let(f"getelementptr i8, ptr {panel}, i64 {at}")
            for panel in (left, right)
            for at in (first, fn.let(f"add i64 {first}, {REGISTER_BYTES}"))
        ]
        for number, loads in enumerate(((4, 6), (7,), (5,), ())):
            for register in loads:
                self._moved("tileloadd64", register, tiles[register - 4], ROW_BYTES)
            operands = number, 4 + number // 2, 6 + number % 2
            fn.call("void", "llvm.x86.tdpbf16ps", *(("i8", str(n)) for n in operands))

    def _moved(self, what: str, register: int, at: str, stride: int) -> None:
        arguments = ("i8", str(register)), ("ptr", at), ("i64", str(stride))
        self.fn.call("void", f"llvm.x86.{what}", *arguments)


def pack(
    memory: MemoryAccess, stmt: Pack, values: list[str], dtype: Callable[[str], DType]
) -> None:
    """Sixteen cells of bf16, or words of two: the instruction takes small numbers for zero."""
    fn, half, word = memory.fn, f"<{LANES} x i16>", f"<{LANES} x i32>"
    bits = [
        value if isinstance(operand, str) and dtype(operand) is BF16 else _rounded(fn, value)
        for operand, value in zip(stmt.values, values, strict=True)
    ]
    if len(bits) == 1:
        memory.store(stmt.place, stmt.at, bits[0])
        return
    low, high = (fn.let(f"zext {half} {value} to {word}") for value in bits)
    above = fn.let(f"shl {word} {high}, splat (i32 16)")
    memory.store(stmt.place, stmt.at, fn.let(f"or {word} {low}, {above}"))


def _rounded(fn: LlvmFunction, value: str) -> str:
    """Sixteen numbers of f32 as the bits of bf16."""
    narrow, name = f"<{LANES} x bfloat>", "llvm.x86.avx512bf16.cvtneps2bf16.512"
    found = fn.call(narrow, name, (f"<{LANES} x float>", value))
    return fn.let(f"bitcast {narrow} {found} to <{LANES} x i16>")


def transpose(memory: MemoryAccess, stmt: Stmt) -> None:
    """Squares of words, rows as columns: neighbours change places, then pairs, fours, eights."""
    assert isinstance(stmt, Transpose), f"no meaning here: {stmt}"
    fn, word = memory.fn, f"<{LANES} x i32>"
    source, place = (
        memory.cell(*where) for where in ((stmt.source, stmt.source_at), (stmt.place, stmt.at))
    )
    with fn.loop("0", memory.positions.value(stmt.count), 1) as (square, _, _):
        first = fn.let(f"mul i64 {square}, {REGISTER_BYTES}")
        cells = [fn.let(f"add i64 {first}, {row * ROW_BYTES}") for row in range(LANES)]
        rows = [
            fn.let(
                f"load {word}, ptr {fn.let(f'getelementptr i8, ptr {source}, i64 {at}')}, align 4"
            )
            for at in cells
        ]
        for apart in (1, 2, 4, 8):
            rows = [
                _exchanged(fn, word, rows[row & ~apart], rows[row | apart], apart, row & apart)
                for row in range(LANES)
            ]
        for at, row in zip(cells, rows, strict=True):
            there = fn.let(f"getelementptr i8, ptr {place}, i64 {at}")
            fn.do(f"store {word} {row}, ptr {there}, align 4")


def _exchanged(fn: LlvmFunction, word: str, upper: str, lower: str, apart: int, side: int) -> str:
    """Of two rows so far apart, the columns of one side: those of the other row beside them."""
    numbers = (
        lane - (lane & apart) + side + (LANES if lane & apart else 0) for lane in range(LANES)
    )
    mask = ", ".join(f"i32 {number}" for number in numbers)
    return fn.let(f"shufflevector {word} {upper}, {word} {lower}, <{LANES} x i32> <{mask}>")


def _first_lane(ref: Register, memory: MemoryAccess) -> str:
    """Return the index of a register's first lane among the cells."""
    row, vector, _ = ref.index
    return memory.positions.value(row * SIDE + vector * LANES)


@contextmanager
def configured(fn: LlvmFunction, body: Body) -> Generator[None]:
    """A function whose registers have shapes, if it has tiles; a switch of threads saves none."""
    has_tiles = any(isinstance(s, Multiply) for s in walk(body))
    if has_tiles:
        shapes = fn.alloca("i8", len(_SHAPES))
        for number in range(0, len(_SHAPES), 8):
            word = int.from_bytes(_SHAPES[number : number + 8], "little", signed=True)
            at = fn.let(f"getelementptr i8, ptr {shapes}, i64 {number}")
            fn.do(f"store i64 {word}, ptr {at}")
        fn.call("void", "llvm.x86.ldtilecfg", ("ptr", shapes))
    yield
    if has_tiles:
        fn.call("void", "llvm.x86.tilerelease")
