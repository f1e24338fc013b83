"""The innermost loops of generated code, and the instructions of an iteration of each.

Assembly is counted as in an artifact's manifest (`backends/native/instruction_mix.py`). In LLVM's
text and in PTX each line is one operation, by the first row of a table that fits; PTX is the code
of one thread, whose elements are single numbers. Nothing here needs LLVM.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from itertools import groupby

from ...backends.native.assembly_loops import Jumps, assembly_jumps, inner_loop_lines
from ...backends.native.instruction_mix import Mix, counts, mix_of


@dataclass(frozen=True, slots=True)
class CodeLine:
    """An instruction, or a label; the number of the value that it is for, if any."""

    text: str
    value: int | None
    function: str


@dataclass(frozen=True, slots=True)
class CodeLoop:
    """An innermost loop: its lines by number, and the mix of them."""

    lines: tuple[int, ...]
    mix: Mix

    @property
    def words(self) -> str:
        """Title of the loop: `inner loop, vectors of 512 bits: 4 loads, 3 stores, 9 arithmetic`."""
        told = f": {mix_words(counts(self.mix))}" if any(counts(self.mix).values()) else ""
        return f"inner loop, {self.kind}{told}"

    @property
    def kind(self) -> str:
        """The kind of a loop: vectors with the widest's bits, or scalars."""
        return f"vectors of {self.mix.bits} bits" if self.mix.bits else "scalar"


def code_loops(code: Sequence[CodeLine], stage: str) -> list[CodeLoop]:
    """The innermost loops of code of stage llvm, asm or ptx, in its order."""
    jumps, mixed = _SYNTAX[stage]
    found: list[CodeLoop] = []
    for _, lines in groupby(enumerate(code), lambda one: one[1].function):
        numbers, texts = zip(*((n, line.text) for n, line in lines), strict=True)
        for loop in inner_loop_lines(texts, jumps):
            found.append(CodeLoop(tuple(numbers[n] for n in loop), mixed([texts[n] for n in loop])))
    return sorted(found, key=lambda loop: loop.lines[0])


def titles(code: Sequence[CodeLine], loops: Sequence[CodeLoop]) -> dict[int, str]:
    """The title of each loop by the line that it stands before, the label of the loop."""
    found: dict[int, str] = {}
    for loop in loops:
        at = loop.lines[0]
        while is_label(code[at - 1]) and code[at - 1].text != f"{code[at].function}:":
            at -= 1
        found[at] = loop.words
    return found


def is_label(line: CodeLine) -> bool:
    """True if a line is a label, of a function or in it."""
    return line.text.endswith(":")


def mix_words(mix: Mapping[str, int]) -> str:
    """Counts above 0 as text, without the bits of a vector: `4 loads, 1 division`."""
    found = ((what, n) for what, n in mix.items() if n and what != "bits")
    return ", ".join(f"{n} {what if n > 1 else what.removesuffix('s')}" for what, n in found)


def python_loops(text: str) -> list[CodeLoop]:
    """The innermost loops of Python source, whose numbers are single ones."""
    loops = [n for n in ast.walk(ast.parse(text)) if isinstance(n, (ast.For, ast.While))]
    inner = [n for n in loops if not any(m in loops for m in ast.walk(n) if m is not n)]
    ends = ((n, range(n.lineno - 1, n.end_lineno or n.lineno)) for n in inner)
    return sorted(
        (CodeLoop(tuple(e), _total(_python(n), 0)) for n, e in ends), key=lambda o: o.lines
    )


def _total(kinds: Iterator[str], bits: int) -> Mix:
    found = list(kinds)
    return Mix(bits, *(found.count(f.name) for f in fields(Mix)[1:]))


def _first(rows: Sequence[tuple[str, re.Pattern[str]]], line: str) -> str:
    return next((kind for kind, pattern in rows if pattern.search(line)), "")


def _rows(**patterns: str) -> list[tuple[str, re.Pattern[str]]]:
    return [(kind, re.compile(pattern)) for kind, pattern in patterns.items()]


# ------------------------------------------------------------------ LLVM's text

_FLOATS = r"\bf(add|sub|mul|neg|rem|div)\b|@llvm\.\w+\.(v\d+)?f\d+|\bfp(ext|trunc)\b|\b[su]itofp\b"
_LLVM = _rows(
    loads=r"= load\b|@llvm\.masked\.(load|gather|expand)",
    stores=r"^store\b|@llvm\.masked\.(store|scatter|compress)",
    divisions=r"= fdiv\b",
    roots=r"@llvm\.sqrt\.",
    converts=r"= (fp(ext|trunc)|[su]itofp|fpto[su]i|zext|sext|trunc)\b",
    shuffles=r"= shufflevector\b",
    lanes=r"= (extract|insert)element\b",
    arithmetic=r"= f(add|sub|mul|neg|rem)\b|@llvm\.\w+\.(v\d+)?f\d+\b",
    other=r"^%\w+ = ",
)
_WIDE = re.compile(r"<(\d+) x (float|double|half|bfloat|i\d+)>")
_BITS = {"float": 32, "double": 64, "half": 16, "bfloat": 16}


def _llvm_mix(loop: Sequence[str]) -> Mix:
    found = [(int(n), kind) for line in loop for n, kind in _WIDE.findall(line)]
    bits = max((n * (_BITS.get(kind) or int(kind[1:])) for n, kind in found), default=0)
    return _total((_llvm(line) for line in loop), bits)


def _llvm(line: str) -> str:
    if _WIDE.search(line):
        return _first(_LLVM, line)
    return "scalar" if re.search(_FLOATS, line) else ""


def _llvm_jumps(line: str) -> tuple[list[str], bool]:
    found = re.findall(r"label %([\w.]+)", line)
    return found, not found and not line.startswith(("ret", "unreachable"))


# ------------------------------------------------------------------ PTX

_PTX = _rows(
    near=r"^(@\S+ +)?(ld|st)\.(shared|local|param|const)",
    loads=r"^(@\S+ +)?ld\.",
    stores=r"^(@\S+ +)?(st|red|atom)\.",
    divisions=r"^(div|rcp)\.\S*f\d",
    roots=r"^r?sqrt\.",
    converts=r"^cvt\.\S*f\d",
    shuffles=r"^(shfl|prmt)\.",
    arithmetic=r"^(add|sub|mul|fma|neg|abs|min|max|copysign)\.\S*f\d",
    other=r"^(selp|set|setp|slct)\.\S*f\d",
)


def _ptx_mix(loop: Sequence[str]) -> Mix:
    wide = (re.search(r"\.v([248])\.[a-z](\d+)|\.b?(f)16x2", line) for line in loop)
    bits = (32 if w[3] else int(w[1]) * int(w[2]) for w in wide if w)
    return _total((_first(_PTX, line) for line in loop), max(bits, default=0))


def _ptx_jumps(line: str) -> tuple[list[str], bool]:
    found = re.search(r"\bbra(\.uni)?\s+([\w$]+)", line)
    falls = line.startswith("@") or not re.match(r"bra|ret|exit|trap", line)
    return [found[2]] if found else [], falls


# ------------------------------------------------------------------ Python


def _python(loop: ast.For | ast.While) -> Iterator[str]:
    for node in (node for stmt in loop.body for node in ast.walk(stmt)):
        match node:
            case ast.Subscript(ctx=ast.Load()):
                yield "loads"
            case ast.Subscript():
                yield "stores"
            case ast.BinOp(op=ast.Div()):
                yield "divisions"
            case ast.Call(func=ast.Name(id="sqrt")):
                yield "roots"
            case ast.Call(func=ast.Name(id="fma" | "fabs" | "floor" | "rint" | "copysign")):
                yield "arithmetic"
            case ast.Call(func=ast.Name(id="F" | "D" | "H")):
                yield "converts"
            case ast.Assign(value=ast.BinOp(op=ast.Add() | ast.Sub() | ast.Mult())):
                yield "arithmetic"
            case ast.Call():
                yield "other"
            case _:
                pass


_SYNTAX: dict[str, tuple[Jumps, Callable[[Sequence[str]], Mix]]] = {
    "llvm": (_llvm_jumps, _llvm_mix),
    "asm": (assembly_jumps, mix_of),
    "ptx": (_ptx_jumps, _ptx_mix),
}
