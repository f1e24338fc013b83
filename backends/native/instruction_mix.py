"""The instruction mix of inner loops, counted in LLVM's assembly text.

    .LBB0_4:
        vmovups (%r15,%r13,4), %ymm1
        vmulps  %ymm0, %ymm1, %ymm1    -->   Mix(bits=256, loads=1, stores=1, arithmetic=1, ...)
        vmovups %ymm1, (%r15,%r13,4)
        addq    $8, %r13
        cmpq    %r12, %r13
        jl      .LBB0_4

A kernel's main loops are its innermost loops that move vectors to or from arrays; those that
compute on single numbers are their tails.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields

from .assembly_loops import inner_loops

_KERNEL = re.compile(r"^(\w*sweep\d+_pass\d+):$(.*?)^\s*\.size\s", re.MULTILINE | re.DOTALL)
_MEMORY = re.compile(r"\(%|\[")  # an address, of x86-64 or of aarch64
_INTO_MEMORY = re.compile(r"\)(\s*\{%k\d\})?\s*$")
_NEAR = re.compile(r"\(%r[si]p|-\d+\(%rbp\)|\[sp|:lo12:")  # the stack, constants


@dataclass(frozen=True, slots=True)
class Mix:
    """One iteration of a loop: its widest vector in bits, and counts of instructions."""

    bits: int
    loads: int  # vectors from arrays, alone or as an operand
    stores: int  # vectors to arrays
    near: int  # vectors from or to the stack, and constants
    arithmetic: int  # packed floating point but the next three
    divisions: int
    roots: int
    converts: int
    shuffles: int  # elements brought to other places
    other: int  # packed integers, logic, moves between registers
    lanes: int  # elements taken out of a vector or put in one by one
    scalar: int  # floating point on one number
    halvings: int  # the upper half of a vector brought beside the lower: a fold's steps

    @property
    def is_main(self) -> bool:
        """True if the loop works on vectors of an array."""
        return self.loads + self.stores > 0

    @property
    def is_tail(self) -> bool:
        """True if the loop computes on single numbers only."""
        return not self.is_main and self.scalar > 0


@dataclass(frozen=True, slots=True)
class KernelMix:
    """A kernel's main loops, and how many tails it has."""

    kernel: str
    loops: tuple[Mix, ...]
    tails: int

    @property
    def is_vectorised(self) -> bool:
        """True if every tail has a main loop, none computes on single numbers, and one moves
        whole vectors only: rows of few columns and tails may be moved by elements. Where a turn is
        a row, the last step of its fold is on one number."""
        enough = len(self.loops) >= max(1, self.tails)
        packed = all(loop.scalar <= loop.halvings for loop in self.loops)
        return enough and packed and any(loop.lanes == 0 for loop in self.loops)


def kernel_mixes(assembly: str) -> list[KernelMix]:
    """The mixes of all kernels of a module, from its assembly for x86-64 or aarch64."""
    found: list[KernelMix] = []
    for match in _KERNEL.finditer(assembly):
        loops = [mix_of(loop) for loop in inner_loops(match[2])]
        mains = tuple(loop for loop in loops if loop.is_main)
        found.append(KernelMix(match[1], mains, sum(loop.is_tail for loop in loops)))
    return found


def counts(mix: Mix) -> dict[str, int]:
    """A mix as a dictionary, for a manifest."""
    return {f.name: getattr(mix, f.name) for f in fields(mix)}


def mix_of(loop: Sequence[str]) -> Mix:
    """Counts a loop's instructions."""
    total = dict.fromkeys((f.name for f in fields(Mix)), 0)
    for line in loop:
        mnemonic, _, operands = line.partition("\t")
        for kind in _kinds(mnemonic, operands):
            total[kind] += 1
        total["bits"] = max(total["bits"], _bits(mnemonic, operands))
    return Mix(**total)


def _kinds(mnemonic: str, operands: str) -> list[str]:
    """Return the kinds of an instruction: its operation, and its memory access."""
    arm = "%" not in operands
    operation = (_arm_operation if arm else _x86_operation)(mnemonic, operands)
    if operation in ("", "scalar", "lanes"):
        return [operation] if operation else []
    if not _MEMORY.search(operands):
        return ["other" if operation == "move" else operation]
    if _NEAR.search(operands):
        access = "near"
    elif arm:
        access = "stores" if mnemonic.startswith("st") else "loads"
    else:
        access = "stores" if _INTO_MEMORY.search(operands) else "loads"
    return [access] if operation == "move" else [operation, access]


# ------------------------------------------------------------------ x86-64

_X86_SHUFFLES = (
    r"v?(shuf|unpck|perm|insert|extract|mov[lsd]+(h|l)?dup|mov(lh|hl)ps|palignr|align[dq]"
    r"|p(shuf|unpck|ack)|compress|expand)\w*$"
)
_X86: list[tuple[str, Callable[[str], object]]] = [
    ("scalar", re.compile(r"v?cvtt?(ss|sd|si|usi|sh)|v?cvt\w+2(ss|sd|u?si|sh)$").match),
    ("halvings", re.compile(r"vextract[fi]\d+(x\d)?$").match),
    ("lanes", re.compile(r"v?p(extr|insr)[bwdq]$|v?(extract|insert)ps$").match),
    ("", re.compile(r"v?(mov(ss|sd|d|q|sh|w)|broadcast\w*|pbroadcast\w*)$").match),
    ("move", re.compile(r"v?(movu|mova|movdq|movnt|lddq)\w*$").match),
    ("converts", re.compile(r"v?(cvt|pmov[sz]x|pmov\w\w$)").match),
    ("divisions", re.compile(r"v?div(ps|pd|ph)$").match),
    ("roots", re.compile(r"v?sqrt(ps|pd|ph)$").match),
    ("shuffles", re.compile(_X86_SHUFFLES).match),
    ("other", re.compile(r"v?(and|andn|or|xor|blend|mov|p(max|min))\w*$").match),
    ("arithmetic", re.compile(r"v?[a-z0-9]+(ps|pd|ph)$").match),
    ("scalar", re.compile(r"v?[a-z0-9]+(ss|sd|sh)$").match),
]


def _x86_operation(mnemonic: str, operands: str) -> str:
    if not re.search(r"%([xyz]mm|k\d)", operands):
        return ""
    for kind, matches in _X86:
        if matches(mnemonic):
            return kind
    return "other"


# ------------------------------------------------------------------ aarch64

_FLOAT = re.compile(r"f(?!mov|csel)[a-z]+$|[su]cvtf$")
_LANE = re.compile(r"\bv\d+\.[bhsd](\s*\})?\[\d+\]")


def _arm_operation(mnemonic: str, operands: str) -> str:
    first = operands.split(",")[0]
    if mnemonic in ("umov", "smov", "mov", "ins", "ld1", "st1") and _LANE.search(operands):
        return "lanes"
    if mnemonic.startswith(("ld", "st")):
        return "move" if re.match(r"\{?\s*[qv]\d", first) else ""
    if not re.search(r"\bv\d+\.\d", operands):
        single = re.match(r"[hsd]\d+\b", first) or re.search(r", [hsd]\d+\b", operands)
        return "scalar" if single and _FLOAT.match(mnemonic) else ""
    if mnemonic.startswith("fdiv"):
        return "divisions"
    if mnemonic.startswith("fsqrt"):
        return "roots"
    if re.match(r"fcvt|[su]cvtf|[su]xtl|[su]shll|shrn|xtn", mnemonic):
        return "converts"
    if re.match(r"zip[12]|uzp[12]|trn[12]|ext|tb[lx]|rev\d+", mnemonic):
        return "shuffles"
    return "arithmetic" if _FLOAT.match(mnemonic) else "other"


def _bits(mnemonic: str, operands: str) -> int:
    """The widest register of a packed instruction."""
    if "%" not in operands:
        wide = re.search(r"\bq\d+\b|\bv\d+\.(16b|8h|4s|2d)", operands)
        return 128 if wide else 64 if re.search(r"\bv\d+\.(8b|4h|2s|1d)", operands) else 0
    if _x86_operation(mnemonic, operands) in ("", "scalar", "lanes"):
        return 0
    widths = {"x": 128, "y": 256, "z": 512}
    return max((widths[w] for w in re.findall(r"%([xyz])mm", operands)), default=0)
