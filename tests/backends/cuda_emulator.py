"""PTX on the CPU: every instruction as a statement of C, run by the fibers of `cuda_emulator.c`.

add.rn.f32 %r3, %r1, %r2;    -->    r[3] = of_f32(as_f32(r[1]) + as_f32(r[2]));

An instruction that is not in the table is an error: nothing is skipped. What this cannot show
is what a GPU does with the PTX.
"""

from __future__ import annotations

import ctypes
import hashlib
import re
import subprocess
import tempfile
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from stepfuse.ir.loops.loop_program import LoopProgram
from stepfuse.runtime.launch.launcher import by_calls

RUNTIME = Path(__file__).with_name("cuda_emulator.c")
SHADOW = Path(__file__).with_name("cuda_shadow.c")
_FLAGS = ("-std=gnu11", "-O0", "-ffp-contract=off", "-fno-math-errno", "-fno-strict-aliasing")
_SPECIAL = {"%tid.x": "current", "%ntid.x": "threads", "%ctaid.x": "block", "%nctaid.x": "blocks"}
_C_TYPE = {"pred": "u8"}
_COMPARE = {"lt": "<", "le": "<=", "gt": ">", "ge": ">=", "eq": "==", "ne": "!="}
_BINARY = {"add": "+", "sub": "-", "mul": "*", "div": "/", "rem": "%", "and": "&", "or": "|",
           "xor": "^"}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Geometry:
    """How emulated launches are made: nothing may depend on it."""

    grid: int
    block: int
    backwards: bool  # the order of blocks, and of threads between two meetings


GEOMETRY = Geometry(grid=3, block=64, backwards=False)


@dataclass(slots=True)
class Compiled:
    """A program's PTX, as functions of this process."""

    text: str
    loaded: Any

    memory = "host"  # of this process: the emulator stands in for a device
    parallel = False
    takes_parts = True

    def prepare(self, parts: Any, programs: Any, threads: int) -> Any:
        """A step, call by call."""
        return by_calls(parts, programs, threads)

    def call(
        self, name: str, context: int, argument: int, low: int, high: int, threads: int = 1
    ) -> None:
        """Launches an entry. Raises RuntimeError when a block cannot go on, or races."""
        given = (ctypes.c_uint64 * 4)(context, argument, low, high)
        entry = getattr(self.loaded, name.replace("sf_", "sf_x_", 1))
        g = GEOMETRY
        message = self.loaded.emulate(entry, given, g.grid, g.block, int(g.backwards))
        if message:
            raise RuntimeError(f"{name}: {self._named(message.decode())}")

    def barriers(self) -> list[int]:
        """The barriers, as statements, that were come to since the last call."""
        places = (n for n, line in enumerate(statements(self.text), 1) if "bar.sync" in line)
        return [n for n in places if self.loaded.has_met(n)]

    def leave_out(self, barrier: int) -> None:
        """Has nobody wait at a barrier; 0: everybody waits again."""
        ctypes.c_int.in_dll(self.loaded, "left_out").value = barrier

    def _named(self, message: str) -> str:
        """With instructions in place of their numbers."""
        found = statements(self.text)
        return re.sub(r"#(\d+)", lambda m: f"'{found[int(m[1]) - 1]}' ({m[1]})", message)

    @property
    def same(self) -> None:
        """Nothing native looks at arrays."""
        return None

    def source(self) -> str:
        """The PTX."""
        return self.text


def compile_program(loops: LoopProgram, level: str = "sm_80") -> Compiled:
    """The program's PTX for a GPU level, on this CPU."""
    from stepfuse.backends.cuda.ptx import ptx  # carried PTX is run where there is no LLVM

    return compile_text(ptx({"sf_x": loops}, level))


def compile_text(text: str) -> Compiled:
    """PTX whose entries begin with `sf_x_`."""
    return Compiled(text, load_ptx(text))


@cache
def load_ptx(text: str) -> Any:
    """The functions of a module, and `emulate`."""
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder) / "ptx.c", Path(folder) / f"{_name(text)}.so"
        source.write_text(to_c(text))
        _shadow()
        command = ["cc", *_FLAGS, "-shared", "-fPIC", "-o", str(target), str(source), "-lm"]
        done = subprocess.run(command, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr[-2000:]
        library = ctypes.CDLL(str(target))
    library.emulate.restype = ctypes.c_char_p
    return library


@cache
def _shadow() -> Any:
    """The shadow memory, one for all modules; it sees every access, so it is optimised."""
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "shadow.so"
        flags = ("-O2", "-Wall", "-Werror", "-shared", "-fPIC")
        subprocess.run(["cc", *flags, "-o", str(target), str(SHADOW)], check=True)
        return ctypes.CDLL(str(target), mode=ctypes.RTLD_GLOBAL)


def _name(text: str) -> str:
    return "ptx" + hashlib.sha256(text.encode()).hexdigest()[:16]


# ------------------------------------------------------------------ PTX to C


def _with_targets(match: re.Match[str]) -> str:
    """The labels beside the branch, on its line."""
    return f"{match[3]}brx.idx {match[4]}, {' '.join(match[2].split())};"


# A table of labels, and the branch that goes to the one of a number.
_BRANCHES = re.compile(
    r"(\$\w+):\s*\.branchtargets\s*([^;]*);(.*?)brx\.idx\s+(%\w+),\s*\1;", re.DOTALL
)


def to_c(text: str) -> str:
    """A module as C. Raises ValueError for what is not in the table."""
    lines = statements(text)
    heads = [line for line in lines if re.match(r"(\.visible )?\.(entry|func) ", line)]
    start = [f'#include "{RUNTIME}"', *(f"{_head(h)};" for h in heads), "#line 1"]
    return "\n".join([*start, *map(_line, lines)]) + "\n"


@lru_cache(maxsize=8)
def statements(text: str) -> list[str]:
    """Function heads, braces, labels, directives and instructions, each as one line of C."""
    text = _BRANCHES.sub(_with_targets, re.sub(r"//.*", "", text))
    joined = re.sub(r"\(\s*([^()]*?)\s*\)", lambda m: f"({' '.join(m[1].split())})", text)
    joined = re.sub(r"\n\.(maxntid|minnctapersm|reqntid)[^\n]*", "", joined)
    return [" ".join(line.split()) for line in joined.splitlines() if line.strip()]


def _head(head: str) -> str:
    match = re.search(r"\.(entry|func) (\w+)\s*\(([^)]*)\)|\.(entry|func) (\w+)", head)
    assert match, head
    name = match[2] or match[5]
    given = re.findall(r"\.param \.[a-z]+\d+ (\w+)", match[3] or "")
    static = "" if ".entry" in head else "static "
    return f"{static}void {name}({', '.join(f'u64 {g}' for g in given) or 'void'})"


def _line(line: str) -> str:
    if line in ("{", "}"):
        return line
    if re.match(r"(\.visible )?\.(entry|func) ", line):
        return _head(line)
    if line.endswith(":"):
        return f"{_label(line[:-1])}:;"
    if line.startswith("."):
        return _directive(line)
    match = re.fullmatch(r"(?:@(!?)(%\w+)\s+)?([\w.:]+)\s*(.*);", line)
    if match is None:
        raise ValueError(f"cannot read the PTX line '{line}'")
    statement = _instruction(match[3], _operands(match[4]))
    return f"if ({match[1]}{_raw(match[2])}) {statement};" if match[2] else f"{statement};"


def _directive(line: str) -> str:
    if re.match(r"\.(version|target|address_size|pragma)", line):
        return ""
    if match := re.fullmatch(r"\.reg \.(pred|b16|b32|b64) %(\w+)<(\d+)>;", line):
        width = {"pred": "u8", "b16": "u16", "b32": "u32", "b64": "u64"}[match[1]]
        return f"{width} {match[2]}[{match[3]}];"
    if match := re.fullmatch(r"\.reg \.b64 %(SPL?);|\.param \.b(?:32|64) (\w+);", line):
        return f"u64 {match[1] or match[2]};"
    if match := re.fullmatch(r"\.(local|shared) \.align (\d+) \.b8 (\w+)\[(\d+)\];", line):
        static = "static " if match[1] == "shared" else ""
        return f"{static}_Alignas({match[2]}) char {match[3]}[{match[4]}];"
    raise ValueError(f"unknown PTX directive '{line}'")


def _operands(text: str) -> list[str]:
    return [o.strip() for o in re.findall(r"\s*(?:\{[^}]*\}|\([^)]*\)|\[[^\]]*\]|[^,]+)", text)
            if o.strip()]  # fmt: skip


def _label(text: str) -> str:
    return text.replace("$", "")


def _raw(operand: str) -> str:
    """A register, special register or literal, as the bits that it holds."""
    if operand in _SPECIAL:
        return f"(u32){_SPECIAL[operand]}"
    if match := re.fullmatch(r"%([a-z]+)(\d+)", operand):
        return f"{match[1]}[{match[2]}]"
    if operand in ("%SP", "%SPL"):
        return operand[1:]
    if match := re.fullmatch(r"0[fd]([0-9A-F]+)", operand):
        return f"0x{match[1]}ull"
    if match := re.fullmatch(r"(0x[0-9A-Fa-f]+)U?", operand):
        return f"{match[1]}ull"
    if re.fullmatch(r"-?\d+", operand):
        return f"{int(operand) % 2**64}ull"
    if operand.startswith(("__local_depot", "sf_")):
        return f"(u64){operand}"
    raise ValueError(f"unknown PTX operand '{operand}'")


def _as(type_: str, operand: str) -> str:
    """An operand as a value of a type."""
    if type_[0] == "f":
        return f"as_{type_}({_raw(operand)})"
    return f"({_C_TYPE.get(type_, type_.replace('b', 'u'))})({_raw(operand)})"


def _set(type_: str, target: str, value: str) -> str:
    return f"{_raw(target)} = " + (f"made_{type_}({value})" if type_[0] == "f" else value)


def _instruction(name: str, o: list[str]) -> str:
    parts = name.split(".")
    op, type_ = parts[0], parts[-1]
    if op in ("ld", "st"):
        return _memory(op, parts, o)
    if op in ("bra", "ret"):
        return f"goto {_label(o[0])}" if op == "bra" else "return"
    if op == "brx":
        cases = (f"case {n}: goto {_label(label)};" for n, label in enumerate(o[1:]))
        return f"switch ({_raw(o[0])}) {{ {' '.join(cases)} }}"
    if op == "call":
        return f"{o[0]}{o[1] if len(o) > 1 else '()'}"
    if name == "bar.sync":
        return "bar_sync(__LINE__)"
    if name == "bar.warp.sync":
        return f"warp_sync({_raw(o[0])})"
    if name in ("shfl.sync.down.b32", "shfl.sync.bfly.b32"):
        shuffle = f"shfl_{name.split('.')[2]}"
        return f"{_raw(o[0])} = {shuffle}({', '.join(_raw(x) for x in o[1:])})"
    if name == "prmt.b32":
        return f"{_raw(o[0])} = permuted({', '.join(_raw(x) for x in o[1:])})"
    if op == "mov" and "{" in "".join(o):
        return _halves(int(type_[1:]) // 2, o)
    if op in ("mov", "cvta"):
        return f"{_raw(o[0])} = {_raw(o[1])}"
    if parts[1:] == ["rn", "f16x2", "f32"]:  # the first operand is the upper half
        high, low = (f"made_f16((f16){_as('f32', x)})" for x in o[1:])
        return f"{_raw(o[0])} = {low} | {high} << 16"
    if op == "cvt":
        return _set(parts[-2], o[0], _converted(parts[1:-2], parts[-2], parts[-1], o[1]))
    if op == "setp":
        return f"{_raw(o[0])} = {_compared(parts[1], type_, o[1], o[2])}"
    if op == "selp":
        return f"{_raw(o[0])} = {_raw(o[3])} ? {_raw(o[1])} : {_raw(o[2])}"
    return _arithmetic(op, parts[1:-1], type_, o)


def _halves(size: int, o: list[str]) -> str:
    """`mov.b64 {%r1, %r2}, %rd1` and back, halves of `size` bits; `_` is nowhere."""
    packed = o[0].startswith("{")
    low, high = (h.strip() for h in (o[0] if packed else o[1]).strip("{}").split(","))
    if not packed:
        return f"{_raw(o[0])} = (u64){_raw(low)} | (u64){_raw(high)} << {size}"
    parts = [(low, 0), (high, size)]
    return ", ".join(f"{_raw(p)} = {_raw(o[1])} >> {n}" for p, n in parts if p != "_")


def _memory(op: str, parts: list[str], o: list[str]) -> str:
    value, place = (o[0], o[1]) if op == "ld" else (o[1], o[0])
    match = re.fullmatch(r"\[(%?\w+)(?:\+(-?\d+))?\]", place)
    if match is None:
        raise ValueError(f"unknown PTX address '{place}'")
    width = parts[-1].replace("b", "u")
    if parts[1] == "param":
        return f"{_raw(value)} = {match[1]}" if op == "ld" else f"{match[1]} = {_raw(value)}"
    values = [v.strip() for v in value.strip("{}").split(",")]
    size = int(width[1:]) // 8
    at = f"{_raw(match[1])} + {int(match[2] or 0) % 2**64}ull"
    check = "shared" if parts[1] == "shared" else "checked"
    first = f"{check}({at}, {size * len(values)}, {int(op == 'st')}, __LINE__)"
    cells = [f"(({width} *)at)[{n}]" for n in range(len(values))]
    pairs = zip(values, cells, strict=True)
    moves = [
        f"{_raw(v)} = {c}" if op == "ld" else f"{c} = {_as(width, v)}" for v, c in pairs if v != "_"
    ]
    return f"{{ void *at = {first}; {'; '.join(moves)}; }}"


def _compared(how: str, type_: str, a: str, b: str) -> str:
    x, y = _as(type_, a), _as(type_, b)
    if how == "nan":
        return f"({x} != {x} || {y} != {y})"
    if how == "num":
        return f"({x} == {x} && {y} == {y})"
    if type_[0] == "f" and how.endswith("u"):  # or unordered
        return f"({x} != {x} || {y} != {y} || {x} {_COMPARE[how[:-1]]} {y})"
    if type_[0] == "f" and how == "ne":  # ordered, unlike C's
        return f"({x} < {y} || {x} > {y})"
    return f"({x} {_COMPARE[how]} {y})"


def _converted(how: list[str], to: str, of: str, operand: str) -> str:
    x, wide = _as(of, operand), {"f32": "f", "f64": "", "f16": "f"}.get(of, "")
    rounding = {"rni": f"rint{wide}", "rmi": f"floor{wide}", "rpi": f"ceil{wide}"}
    rounding["rzi"] = f"trunc{wide}"
    if how == ["rn"] or not how:
        return f"({to.replace('b', 'u')}){x}"
    if len(how) == 1 and how[0] in rounding and of[0] == "f":
        rounded = f"{rounding[how[0]]}({x})"
        wide = int("64" in to or "64" in of)
        return f"({to}){rounded}" if to[0] == "f" else f"saturated_{to}({rounded}, {wide})"
    raise ValueError(f"unknown PTX conversion {how} of {of} to {to}")


def _arithmetic(op: str, how: list[str], type_: str, o: list[str]) -> str:
    if type_ in ("f32x2", "f16x2"):
        part, size = type_[:3], int(type_[1:3])
        halves = [[f"as_{part}({_raw(x)} >> {n})" for x in o[1:]] for n in (0, size)]
        low, high = (f"(u64)made_{part}({_float(op, how, part, x)})" for x in halves)
        return f"{_raw(o[0])} = {low} | {high} << {size}"
    x = [_as(type_, operand) for operand in o[1:]]
    if type_[0] == "f":
        return _set(type_, o[0], _float(op, how, type_, x))
    size = int(type_[1:]) if type_ != "pred" else 8
    if op in ("shl", "shr"):
        count = _raw(o[2])
        shifted = f"{x[0]} {'<<' if op == 'shl' else '>>'} (u32){count}"
        over = f"({x[0]} < 0 ? -1 : 0)" if op == "shr" and type_[0] == "s" else "0"
        return f"{_raw(o[0])} = (u32){count} < {size} ? {shifted} : {over}"
    if op in ("min", "max"):
        return f"{_raw(o[0])} = {x[0]} {'<' if op == 'min' else '>'} {x[1]} ? {x[0]} : {x[1]}"
    if op in ("mul", "mad"):
        if how == ["wide"]:
            x[:2] = [f"({type_[0]}{2 * size}){v}" for v in x[:2]]
            x[2:] = [_raw(v) for v in o[3:]]
        elif how == ["hi"] and type_ == "u64" and op == "mul":  # a division by a number has it
            return f"{_raw(o[0])} = (u64)((unsigned __int128){x[0]} * {x[1]} >> 64)"
        elif how != ["lo"]:
            raise ValueError(f"unknown PTX instruction {op}.{'.'.join(how)}.{type_}")
        plain = [v if how == ["wide"] else f"(u{size}){v}" for v in x]
        return f"{_raw(o[0])} = {plain[0]} * {plain[1]}" + (f" + {plain[2]}" if x[2:] else "")
    if op == "not":
        return f"{_raw(o[0])} = " + (f"!{x[0]}" if type_ == "pred" else f"~{x[0]}")
    if op == "neg":
        return f"{_raw(o[0])} = 0 - {x[0]}"
    if op == "bfe" and type_[0] == "u":  # some bits, from a place on
        return f"{_raw(o[0])} = {x[0]} >> {x[1]} & ((1ull << {x[2]}) - 1)"
    if op == "bfe":  # the last of them is a sign
        first = f"(u{size}){x[0]} << ({size} - {x[1]} - {x[2]})"
        return f"{_raw(o[0])} = (s{size})({first}) >> ({size} - {x[2]})"
    if op in _BINARY and not how:
        unsigned = [f"(u{size}){v}" for v in x] if op in ("add", "sub") else x
        return f"{_raw(o[0])} = {unsigned[0]} {_BINARY[op]} {unsigned[1]}"
    raise ValueError(f"unknown PTX instruction {op}.{'.'.join(how)}.{type_}")


def _float(op: str, how: list[str], type_: str, x: list[str]) -> str:
    """Only what is rounded to nearest, or exact; `add.f32` may be contracted and is refused."""
    wide = "f" if type_ == "f32" else ""
    rounded = {
        "add": "{0} + {1}", "sub": "{0} - {1}", "mul": "{0} * {1}", "div": "{0} / {1}",
        "rcp": "1 / {0}", "sqrt": f"sqrt{wide}({{0}})", "fma": f"fma{wide}({{0}}, {{1}}, {{2}})",
    }  # fmt: skip
    exact = {
        "neg": "-{0}", "abs": f"fabs{wide}({{0}})", "copysign": f"copysign{wide}({{1}}, {{0}})",
        "min": f"min_{type_}({{0}}, {{1}})", "max": f"max_{type_}({{0}}, {{1}})",
    }  # fmt: skip
    if how == ["rn"] and op in rounded:
        return rounded[op].format(*x)
    if not how and op in exact:
        return exact[op].format(*x)
    if how == ["NaN"] and op in ("min", "max"):
        return f"{op}_nan_{type_}({x[0]}, {x[1]})"
    raise ValueError(f"unknown PTX instruction {op}.{'.'.join(how)}.{type_}")
