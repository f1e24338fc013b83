"""Machine code of a GPU, as `nvdisasm` shows it: instructions, and the innermost loops.

A block that calls is left out of a loop: what division and root do with a denormal, which is
seldom.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

_LINE = re.compile(r"\s+/\*[0-9a-f]+\*/\s+(?:@!?(U?P\w+)\s+)?([A-Z][\w.]*)\s*(.*?)\s*;")
_LABEL = re.compile(r"^([.$][\w.$]+|\w+):")
_REGISTER = re.compile(r"(?<![\w.])(R\d+)(?:\.(64|H0_H0|H1_H1|reuse|B\d))*")
_BITS = re.compile(r"\.(128|64|U16|S16|U8|S8)(?:\.|$)")
_BYTES = {"128": 16, "64": 8, "U16": 2, "S16": 2, "U8": 1, "S8": 1}
_KERNEL = re.compile(r"_pass\d+$")  # one that is called, as it is large
_STORES = ("STG", "ST", "STL", "STS", "BRA", "EXIT", "BSYNC", "BSSY", "BAR", "CALL", "RET", "NOP")
_PREDICATES = ("ISETP", "FSETP", "DSETP", "PLOP3", "HSETP2", "FCHK", "R2P")
_WIDE = re.compile(r"^(D(ADD|MUL|FMA|MNMX)|F2F\.F64|I2F\.F64|IMAD\.WIDE|LDC\.64|CS2R|MUFU\..*64H)")


@dataclass(frozen=True, slots=True)
class Instruction:
    """An operation, the registers that it reads and writes, and where it goes."""

    op: str  # with its suffixes
    reads: frozenset[str]
    writes: frozenset[str]
    to: str = ""  # the label that it branches to

    @property
    def kind(self) -> str:
        """The operation without suffixes."""
        return self.op.partition(".")[0]

    @property
    def calls(self) -> bool:
        """Whether it calls a function; a far jump is a call to a label, for the assembler."""
        return self.kind == "CALL" and self.to.startswith("$")

    @property
    def bytes(self) -> int:
        """What an access of memory moves, a thread."""
        found = _BITS.search(self.op)
        return _BYTES[found[1]] if found else 4

    @property
    def is_load(self) -> bool:
        """Whether it loads from an array; `LD` is of a stack here."""
        return self.kind == "LDG"

    @property
    def is_store(self) -> bool:
        """Whether it stores to an array."""
        return self.kind == "STG"


@dataclass(frozen=True, slots=True)
class Loop:
    """An innermost loop."""

    body: tuple[Instruction, ...]
    depth: int = 0  # how many loops are around it

    @property
    def goes_by_blocks(self) -> bool:
        """Whether its warps take whole blocks: they meet in each turn."""
        return any(i.kind in ("SHFL", "WARPSYNC") for i in self.body)

    @property
    def loads(self) -> tuple[int, ...]:
        """The bytes of each load, a thread."""
        return tuple(i.bytes for i in self.body if i.is_load)

    @property
    def stores(self) -> tuple[int, ...]:
        """The bytes of each store, a thread."""
        return tuple(i.bytes for i in self.body if i.is_store)

    @property
    def bytes(self) -> int:
        """What a turn moves, a thread."""
        return sum(self.loads) + sum(self.stores)

    @property
    def is_of_a_list(self) -> bool:
        """Whether it folds partial sums: f64 cells, a thousandth of the elements, no stores.

        Words of four bf16 are as wide, and are made f64 before they are added.
        """
        is_f64 = not any(i.kind == "F2F" for i in self.body)
        return set(self.loads) == {8} and not self.stores and is_f64

    @property
    def outstanding(self) -> int:
        """The most bytes that a thread has loaded and not used yet."""
        waiting: dict[str, Instruction] = {}
        most = 0
        for one in (*self.body, *self.body):
            if waits_for := {waiting[r] for r in one.reads if r in waiting}:
                waiting = {r: load for r, load in waiting.items() if load not in waits_for}
            if one.is_load:
                waiting |= dict.fromkeys(one.writes, one)
                most = max(most, sum(load.bytes for load in set(waiting.values())))
        return most


def innermost_loops(sass: str) -> list[Loop]:
    """The innermost loops of an entry that load from arrays, from the first on; no list folds."""
    code, places = _code(sass)
    heads: dict[int, int] = {}
    # Behind the entry threads meet for a shuffle, and go back to it.
    asides = {places.get(one.to) for one in code if one.op == "BRA.DIV"}
    is_aside = False
    for number, one in enumerate(code):
        is_aside |= number in asides
        start = places.get(one.to, len(code))
        if one.kind == "BRA" and start <= number and not is_aside:
            heads[start] = max(number, heads.get(start, 0))
        is_aside = one.kind == "ENDCOLLECTIVE" or (is_aside and one.kind != "BRA")
    spans = [(a, b) for a, b in heads.items() if a != b]
    inner = [s for s in spans if not any(s[0] <= a and b <= s[1] and s != (a, b) for a, b in spans)]
    marks = set(places.values())
    around = [sum(a <= s[0] and s[1] <= b for a, b in spans) - 1 for s in sorted(inner)]
    bodies = (tuple(_likely(code, marks, a, b + 1)) for a, b in sorted(inner))
    found = map(Loop, bodies, around)
    return [loop for loop in found if loop.loads and not loop.is_of_a_list]


def _likely(
    code: Sequence[Instruction], marks: set[int], low: int, high: int
) -> Iterator[Instruction]:
    """The instructions of all blocks that do not end with a call."""
    block: list[Instruction] = []
    for number in range(low, high):
        if number in marks or (block and block[-1].to):
            yield from _unless_it_calls(block)
            block = []
        block.append(code[number])
    yield from _unless_it_calls(block)


def _unless_it_calls(block: list[Instruction]) -> list[Instruction]:
    return [] if block and block[-1].calls else block


def _code(sass: str) -> tuple[list[Instruction], dict[str, int]]:
    """The instructions of an entry and its kernels, without segments; where its labels are."""
    code: list[Instruction] = []
    places: dict[str, int] = {}
    is_ours = True
    for line in sass.splitlines():
        if label := _LABEL.match(line):
            if label[1].startswith("$"):
                is_ours = bool(_KERNEL.search(label[1]))
            places[label[1]] = len(code)
        elif is_ours and (match := _LINE.match(line)):
            code.append(_instruction(match[2], match[3], match[1] or ""))
    return code, places


def _instruction(op: str, operands: str, predicate: str) -> Instruction:
    to = re.search(r"`\(([^)]*)\)", operands)
    given = operands.split(", ")
    kind = op.partition(".")[0]
    has_target = kind not in _STORES and kind not in _PREDICATES
    target = given[0] if has_target else ""
    sources = operands[len(target) :]
    bits = _BITS.search(op)
    count = _BYTES[bits[1]] // 4 if bits and bits[1] in ("128", "64") else 1
    if _WIDE.match(op):
        count = 2
    reads: set[str] = {predicate} if predicate else set()
    for match in _REGISTER.finditer(sources):
        is_pair = ".64" in match[0] or kind.startswith("D") or kind == "F2F"
        reads |= _from(match[1], 2 if is_pair else 1)
    if kind in ("STG", "ST"):
        reads |= _from(given[-1].split(".")[0], count)
    reads |= set(re.findall(r"(?<![\w.])!?(U?P\d|UR\d+)", sources))
    writes = _from(target.split(".")[0], count) if target.startswith("R") else set[str]()
    if target.startswith("U"):
        writes = {target}
    writes |= set(re.findall(r"^(U?P\d)", operands)) if kind in _PREDICATES else set()
    return Instruction(op, frozenset(reads), frozenset(writes - {"RZ"}), to[1] if to else "")


def _from(register: str, count: int) -> set[str]:
    """A register and those that follow it."""
    if not re.fullmatch(r"R\d+", register):
        return set()
    return {f"R{int(register[1:]) + n}" for n in range(count)}
