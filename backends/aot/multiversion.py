"""One library for all CPUs: every function once per level, chosen when the library is loaded.

define void @sf_adamw_0_sweep_0(...)      reads @sf_chosen, calls one of
define internal void @sf_adamw_0_v2_sweep_0(...)  "target-cpu"="x86-64-v2"
define internal void @sf_adamw_0_v3_sweep_0(...)  "target-cpu"="x86-64-v3"
@sf_adamw_0_digest = constant ...         the program's fingerprint, for the loader to compare

For aarch64 there is one level, and the functions are exported as they are.

Symbols alike in every library (the level, the walk, the pool) are weak: a program may link several.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...ir.loops.loop_program import LoopProgram
from .. import symbol
from ..llvm.line_table import LineTable
from ..llvm.module import llvm_module
from ..llvm.nodes import SIGNATURE
from ..llvm.text import Version
from ..native.targets import AARCH64, ARM_LEVEL, LEVELS, architecture_of
from ..native.thread_pool_ir import POOLS
from ..native.walk_ir import WALK
from .manifest_shape import digest_line

_CPUID = (
    'call {{ i32, i32, i32, i32 }} asm sideeffect "cpuid", '
    '"={{ax}},={{bx}},={{cx}},={{dx}},{{ax}},{{cx}},~{{dirflag}},~{{fpsr}},~{{flags}}"'
    "(i32 {leaf}, i32 0)"
)
_XGETBV = 'call { i32, i32 } asm sideeffect "xgetbv", "={ax},={dx},{cx}"(i32 0)'

# What a level needs beyond the one below: (cpuid leaf, register, bits), and the registers'
# state that the system must save. Source: the x86-64 psABI's micro-architecture levels.
_NEEDS = {
    2: (((1, 2), (0, 9, 13, 19, 20, 23)),),
    3: (((1, 2), (12, 22, 27, 28, 29)), ((7, 1), (3, 5, 8)), ((0x80000001, 2), (5,))),
    4: (((7, 1), (16, 17, 28, 30, 31)),),
}
_FMA_LEVEL = 3  # the first that has the instruction
_ARM_LEVEL = f"define weak i32 @sf_level() nounwind {{\n  ret i32 {ARM_LEVEL}\n}}"
_STATE = {2: 0, 3: 0x06, 4: 0xE6}


def library_text(
    programs: Mapping[str, LoopProgram],
    targets: Sequence[str],
    debug: Mapping[str, LineTable] | None = None,
    digests: Mapping[str, str] | None = None,
) -> str:
    """The LLVM IR of a library: programs by their symbols' prefix, for these targets.

    `debug` has the line tables of programs, all of one file; `digests` are those that
    the library states of its programs.
    """
    tables, architecture = debug or {}, architecture_of(targets)
    levels = [] if architecture is AARCH64 else sorted(LEVELS[target] for target in targets)
    declared, bodies = set[str](), list[str]()
    for prefix, loops in programs.items():
        for version in [_version(prefix, level) for level in levels] or [Version(prefix)]:
            module = llvm_module(loops, architecture.triple, version, tables.get(prefix))
            declared |= set(module.declared.values())
            bodies += module.used()
        bodies += [_dispatcher(prefix, name, levels) for name in loops.program.entries if levels]
    head = [f'target triple = "{architecture.triple}"', *sorted(declared), WALK]
    head += [POOLS[architecture.name], _detection() if levels else _ARM_LEVEL]
    stated = (digest_line(p, found) for p, found in (digests or {}).items())
    text = "\n".join(["\n\n".join([*head, *bodies]) + "\n", *stated, ""])
    file = next((table.file for table in tables.values()), None)
    return f"{text}\n{file.text()}\n" if file else text


def _version(prefix: str, level: int) -> Version:
    """The functions of a level; the dispatcher alone is exported."""
    fits, cpu = level >= _FMA_LEVEL, f"x86-64-v{level}"
    return Version(f"{prefix}_v{level}", cpu, is_exported=False, has_fma=fits)


def _dispatcher(prefix: str, name: str, levels: Sequence[int]) -> str:
    short = name.removeprefix("sf_")
    best = {n: max(level for level in levels if level <= n) for n in _NEEDS if n >= levels[0]}
    cases = " ".join(f"i32 {n}, label %v{level}" for n, level in best.items())
    lines = [
        f"define void @{symbol(prefix, name)}{SIGNATURE} nounwind {{",
        "  %level = load i32, ptr @sf_chosen",
        f"  switch i32 %level, label %v{levels[0]} [ {cases} ]",
    ]
    for level in levels:
        call = f"@{prefix}_v{level}_{short}(ptr %ctx, i64 %argument, i64 %low, i64 %high)"
        lines += [f"v{level}:", f"  call void {call}", "  ret void"]
    return "\n".join([*lines, "}"])


def _detection() -> str:
    """The level of the CPU: the highest whose needs, and all lower levels', are met."""
    lines = [
        "@sf_chosen = internal global i32 0",
        "@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] "
        "[{ i32, ptr, ptr } { i32 65535, ptr @sf_detect, ptr null }]",
        "define weak i32 @sf_level() nounwind {\n  %level = load i32, ptr @sf_chosen\n"
        "  ret i32 %level\n}",
        "define internal void @sf_detect() nounwind {",
        "entry:",
    ]
    leaves = sorted({leaf for needs in _NEEDS.values() for (leaf, _), _ in needs})
    for leaf in leaves:
        lines.append(f"  %leaf{leaf} = {_CPUID.format(leaf=leaf)}")
    lines.append("  br label %level2")
    for level, needs in _NEEDS.items():
        lines += _level(level, needs)
    return "\n".join([*lines, f"level{max(_NEEDS) + 1}:", "  ret void", "none:", "  ret void", "}"])


def _level(level: int, needs: tuple[tuple[tuple[int, int], tuple[int, ...]], ...]) -> list[str]:
    lines, flags = [f"level{level}:"], list[str]()
    for number, ((leaf, register), bits) in enumerate(needs):
        mask, name = sum(1 << b for b in bits), f"{level}_{number}"
        wanted = mask - (1 << 32) if mask >= 1 << 31 else mask
        lines += [
            f"  %r{name} = extractvalue {{ i32, i32, i32, i32 }} %leaf{leaf}, {register}",
            f"  %m{name} = and i32 %r{name}, {wanted}",
            f"  %f{name} = icmp eq i32 %m{name}, {wanted}",
        ]
        flags.append(f"%f{name}")
    for number, flag in enumerate(flags[1:]):
        lines.append(f"  %a{level}_{number} = and i1 {flags[0]}, {flag}")
        flags[0] = f"%a{level}_{number}"
    after = f"save{level}" if _STATE[level] else f"keep{level}"
    lines.append(f"  br i1 {flags[0]}, label %{after}, label %none")
    if _STATE[level]:
        lines += [
            f"save{level}:",
            f"  %x{level} = {_XGETBV}",
            f"  %s{level} = extractvalue {{ i32, i32 }} %x{level}, 0",
            f"  %k{level} = and i32 %s{level}, {_STATE[level]}",
            f"  %o{level} = icmp eq i32 %k{level}, {_STATE[level]}",
            f"  br i1 %o{level}, label %keep{level}, label %none",
        ]
    return [
        *lines,
        f"keep{level}:",
        f"  store i32 {level}, ptr @sf_chosen",
        f"  br label %level{level + 1}",
    ]
