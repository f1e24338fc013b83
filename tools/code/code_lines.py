"""The value of each instruction: code whose line tables hold the numbers of values.

    .loc 1 231 0                       -->   CodeLine("vdivps %zmm2, %zmm1, %zmm1", 230, "sf_..")
    vdivps %zmm2, %zmm1, %zmm1

Instructions and the labels that they jump to are shown; directives and data are left out.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial

from ...backends.cuda.ptx import ptx_text
from ...backends.llvm.line_table import DebugFile, LineTable
from ...backends.native.backend import assembly, assembly_of, llvm_text
from ...ir.graph import Graph, Node
from ...ir.loops.loop_program import LoopProgram
from ...ir.text.printer import value_names
from .code_loops import CodeLine

_HEAD = {
    "llvm": re.compile(r"define .*?@(\w+)\("),
    "asm": re.compile(r"([A-Za-z_]\w*):"),
    "ptx": re.compile(r"(?:\.visible |\.weak )?\.(?:entry|func) +(?:\(.*\) +)?(\w+)"),
}
_LABEL = re.compile(r"(\.?L?BB\w+|\$L__BB\w+|b\d+|entry):")
_LOC = re.compile(r"\t\.loc\t\d+ (\d+)")
_BESIDE = 56  # columns of code, before what it is for
_COMMENT = re.compile(r"\s*(#|//|;).*")
_PLACE = re.compile(r", !dbg !(\d+)$")
_LOCATION = re.compile(r"^!(\d+) = !DILocation\(line: (\d+),", re.MULTILINE)


def numbered(graph: Graph) -> LineTable:
    """A table whose lines are the numbers of a graph's values, from 1."""
    names = (name.removeprefix("%") for name in value_names(graph))
    return LineTable(DebugFile(f"{graph.name}.sf"), {name: n for n, name in enumerate(names, 1)})


def code_lines(loops: LoopProgram, stage: str, level: str = "") -> list[CodeLine]:
    """The code of a program, line by line: of stage llvm, asm or ptx (of a level of GPUs).

    Raises OptionError for an unknown level, LowerError.
    """
    table = numbered(loops.program.graph)
    write: dict[str, Callable[..., str]] = {"llvm": llvm_text, "asm": assembly, "ptx": ptx_text}
    return lines_of(write[stage](loops, *([level] if level else []), debug=table), stage)


def native_lines(loops: LoopProgram) -> tuple[list[CodeLine], list[CodeLine]]:
    """The LLVM IR of a program and its assembly, of which that is made. Raises LowerError."""
    text = llvm_text(loops, numbered(loops.program.graph))
    return lines_of(text, "llvm"), lines_of(assembly_of(text), "asm")


def lines_of(text: str, stage: str) -> list[CodeLine]:
    """The lines of a text that has line tables."""
    one = partial(_of_llvm, _locations(text)) if stage == "llvm" else _of_assembly
    return list(_of_functions(text, _HEAD[stage], one))


def origins_text(
    graph: Graph, code: Sequence[CodeLine], titles: Mapping[int, str] | None = None
) -> str:
    """Code with, behind each instruction, the source that its value of a graph was written in.

    `titles` stand before lines, by their numbers.
    """
    names = value_names(graph)
    lines: list[str] = []
    for number, line in enumerate(code):
        if titles and number in titles:
            lines.append(f"  ; {titles[number]}")
        if line.text == f"{line.function}:":
            lines += ["", line.text]
        elif _LABEL.match(line.text):
            lines.append(line.text)
        else:
            text = f"  {line.text}".expandtabs(8)
            told = "" if line.value is None else _told(graph.nodes[line.value], names[line.value])
            lines.append(f"{text:<{_BESIDE}} ; {told}" if told else text)
    return "\n".join(lines[1:])


def _told(node: Node, name: str) -> str:
    """A role's name; or the value's, its lines in the definition and in its callees, and the
    expression: of merged values, the first one's."""
    if node.op == "read" or not node.origin.sites:
        return name
    first, *others = node.origin.stacks
    more = f" and {len(others)} more" if others else ""
    places = dict.fromkeys((first[0].place, first[-1].place))
    return f"{name}  {' > '.join(places)}  {first[-1].text}{more}"


_Line = tuple[str, int | None]  # a line of code and its line in the table, None as before


def _of_functions(
    text: str, head: re.Pattern[str], one: Callable[[str], _Line | None]
) -> Iterator[CodeLine]:
    function, at = "", 0
    for line in text.splitlines():
        if found := head.match(line):
            function, at = found[1], 0
            yield CodeLine(f"{function}:", None, function)
        elif (told := one(line)) is not None:
            code, place = told
            at = at if place is None else place
            if code and function:
                is_label = _LABEL.match(code) is not None
                yield CodeLine(code, at - 1 if at and not is_label else None, function)


def _of_assembly(line: str) -> _Line | None:
    if place := _LOC.match(line):
        return "", int(place[1])
    code = _COMMENT.sub("", line)
    is_code = code.startswith("\t") and not code.startswith(("\t.", "\t{", "\t}"))
    return (code.strip(), None) if is_code or _LABEL.match(code) else None


def _locations(text: str) -> dict[str, int]:
    return {number: int(line) for number, line in _LOCATION.findall(text)}


def _of_llvm(lines: dict[str, int], line: str) -> _Line | None:
    if not line.startswith("  ") and not _LABEL.match(line):
        return None
    place = _PLACE.search(line)
    return _PLACE.sub("", line).strip(), lines[place[1]] if place else 0
