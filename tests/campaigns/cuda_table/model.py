"""What an SM of an H100 would do with a loop: a model that ranks, and measures nothing.

A copy at 4.3 TB/s is 16.5 bytes a cycle and SM (132 SMs, 1.98 GHz). A turn of a warp needs the
time of its dependent instructions, shared by the warps that are resident; its issue slots; and the
pipes for f64 and for conversions and roots. The slowest of them is compared with the memory's time.
"""

from __future__ import annotations

from .sass import Instruction, Loop

BLOCK = 256
WARP = 32
REGISTERS = 65536  # of an SM
THREADS = 2048
ROOF = 16.5  # bytes a cycle and SM
ISSUED = 4  # instructions a cycle: an SM's schedulers
LATENCY = {"LDG": 800, "LD": 800, "MUFU": 30, "SHFL": 25, "F2F": 20, "I2F": 20, "F2I": 20}
F64_LATENCY, LATENCY_ELSE = 14, 5
F64, CONVERSIONS = 64, 16  # lanes a cycle
_XU = ("MUFU", "F2F", "I2F", "F2I", "FRND")


def blocks_an_sm(registers: int) -> int:
    """How many blocks of 256 threads are resident, by their registers alone."""
    return min(THREADS // BLOCK, REGISTERS // (-(-max(registers, 1) // 8) * 8 * BLOCK))


def share(loop: Loop, blocks: int) -> float:
    """The part of the memory's bandwidth that a loop could use."""
    memory = WARP * loop.bytes / ROOF
    f64 = sum(i.kind[0] == "D" and i.kind != "DEPBAR" for i in loop.body) * WARP / F64
    converted = sum(i.kind in _XU for i in loop.body) * WARP / CONVERSIONS
    issue = len(loop.body) / ISSUED
    waiting = turn(loop) / (blocks * BLOCK // WARP)
    return min(1.0, memory / max(issue, f64, converted, waiting))


def turn(loop: Loop) -> int:
    """The cycles from one turn to the next of a warp that is alone."""
    ready: dict[str, int] = {}
    now, ends = 0, list[int]()
    for _ in range(4):
        for one in loop.body:
            now = max([now + 1, *(ready.get(r, 0) for r in one.reads)])
            ready |= dict.fromkeys(one.writes, now + _latency(one))
        ends.append(now)
    return ends[-1] - ends[-2]


def _latency(one: Instruction) -> int:
    if one.kind[0] == "D":
        return F64_LATENCY
    return LATENCY.get(one.kind, LATENCY_ELSE)
