"""The value of each instruction, as LLVM's metadata: the lines of a file.

The functions of nests have it, each instruction with the line of its statement's value; the masks
of a tail with that of the first value that they mask; code of no value, as addresses and
the counters of loops, is in line 0. The table gives a line's meaning: a value's number, or where it
stands in a text. Instructions are the same without.

    %t5 = fdiv <16 x float> %t3, %t4, !dbg !12        !12 = !DILocation(line: 231, scope: !10)
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ...ir.loops.nest import Accumulate, Init, Operand, Share, Stmt, Store, Take
from ...ir.loops.walk import Body, makes, walk

_UNIT = """\
!llvm.dbg.cu = !{{!0}}
!llvm.module.flags = !{{!2, !3}}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "stepfuse", \
isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "{name}", directory: "{directory}")
!2 = !{{i32 2, !"Debug Info Version", i32 3}}
!3 = !{{i32 2, !"Dwarf Version", i32 4}}
!4 = !DISubroutineType(types: !5)
!5 = !{{}}"""
_FIRST = 6  # the first number that _UNIT leaves free


@dataclass(slots=True)
class DebugFile:
    """The metadata of one text of LLVM IR, of which all modules in it are part."""

    name: str
    directory: str = "."
    rows: dict[str, int] = field(default_factory=dict[str, int])

    def row(self, text: str) -> int:
        """The number of a row of metadata, which is added if it is new."""
        return self.rows.setdefault(text, _FIRST + len(self.rows))

    def text(self) -> str:
        """All of it."""
        unit = _UNIT.format(name=self.name, directory=self.directory)
        return "\n".join([unit, *(f"!{number} = {row}" for row, number in self.rows.items())])


@dataclass(frozen=True, slots=True)
class LineTable:
    """The lines of a program's values, by their names in its nests, from 1."""

    file: DebugFile
    lines: Mapping[str, int]
    start: int = 0  # the line of what functions begin with, which is for no value

    def function(self, symbol: str) -> int:
        """The metadata of a function."""
        name = symbol.removeprefix("@")
        lines = f"line: {self.start}, scopeLine: {self.start}"
        return self.file.row(
            f'distinct !DISubprogram(name: "{name}", linkageName: "{name}", scope: !1, file: !1, '
            f"{lines}, type: !4, spFlags: DISPFlagDefinition, unit: !0)"
        )

    def place(self, function: int, line: int) -> str:
        """Return the suffix of an instruction of a function."""
        return f", !dbg !{self.file.row(f'!DILocation(line: {line}, scope: !{function})')}"

    def line(self, stmt: Stmt) -> int:
        """The line of the value that a statement makes, takes in or stores; 0 for none.

        Passes over nests put words behind a value's name (`12.odd`), and accumulators have
        `acc.` before that of their reduction (`acc.12.leaf`).
        """
        first, *rest = _value_of(stmt).split(".")
        found = self.lines.get(rest[0], 0) if first == "acc" and rest else 0
        return found or self.lines.get(first, 0)

    def first_line(self, body: Body) -> int:
        """The line of the first value that statements make, take in or store; 0 for none."""
        return next((line for stmt in walk(body) if (line := self.line(stmt))), 0)


def _value_of(stmt: Stmt) -> str:
    operand: Operand | None
    match stmt:
        case Init() | Accumulate() | Take():
            operand = stmt.ref.acc.name
        case Store() | Share():
            operand = stmt.value
        case _:
            operand = next(iter(makes(stmt)), None)
    return operand if isinstance(operand, str) else ""
