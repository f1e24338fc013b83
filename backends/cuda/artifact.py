"""The part of an artifact that is for GPUs: PTX files, and how their entries are launched.

"cuda": {"block": 256,
         "files": [{"level": "sm_80", "file": "adamw_sm_80.ptx", "sha256": ...,
                    "cubin": {"file": "adamw_sm_80.cubin", "sha256": ...}}],
         "entries": [{"name": "sf_adamw_0_sweep_0", "shares": "chunks"}, ...],
         "programs": [{"prefix": "sf_adamw_0", "loops": ..., "program": {...}, "digest": ...,
                       "verified": ...,
                       "chunks": {"most": 8192, "whole": 8192, "long_row": 8192, "large": 65536},
                       "long list": 0, "list part": 0,
                       "launches": [{"entry": "sf_adamw_0_sweep_0", "over": "chunks",
                                     "last kind": 2, "argument": 0}, ...]}]}

`chunks` are the sizes, in elements, that tables are best made with
(`runtime/memory/tensor_layout.py`). There is a `cubin` where `ptxas` was at hand.
A launch is over the chunks or tensors of kinds up to the last one: the first of their tables; or
over lists: parts of lists of at least `long list` cells, which stand behind all chunks.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any

from ...ir.loops.loop_program import LoopProgram
from ...ir.lowered.launches import Units
from ...passes.lower.gpu_chunks import gpu_sizes
from .. import symbol
from ..aot.load import digest
from .assemble import cubin
from .module import entries
from .ptx import ptx
from .threads import BLOCK


def ptx_files(
    programs: Mapping[str, LoopProgram], stem: str, levels: Sequence[str]
) -> dict[str, bytes]:
    """The PTX of programs, a file for each GPU level, and what `ptxas` makes of it.

    Raises ValueError, LowerError.
    """
    found = {_name(stem, level): ptx(programs, level).encode() for level in levels}
    codes = {_name(stem, n, "cubin"): cubin(found[_name(stem, n)], n) for n in levels}
    return found | {name: code for name, code in codes.items() if code is not None}


def manifest_part(
    programs: Mapping[str, LoopProgram],
    variants: Sequence[Mapping[str, Any]],
    stem: str,
    levels: Sequence[str],
    files: Mapping[str, bytes],
) -> dict[str, Any] | None:
    """The manifest's part on PTX, None where there is none; `variants` as for a loader."""
    if not levels:
        return None
    launches = [found for p, loops in programs.items() for found in entries(p, loops.program)]
    return {
        "block": BLOCK,
        "files": [_file(stem, level, files) for level in levels],
        "entries": [{"name": name, "shares": shares} for name, shares in launches],
        "programs": [_program(v, programs[v["prefix"]]) for v in variants],
    }


def _program(variant: Mapping[str, Any], loops: LoopProgram) -> dict[str, Any]:
    launches = [
        {
            "entry": symbol(variant["prefix"], launch.entry),
            "over": launch.over,
            "last kind": launch.kinds[-1].value,
            "argument": launch.argument,
        }
        for launch in loops.program.launches
        if launch.over != Units.RANKS
    ]
    return {
        **variant,
        "chunks": asdict(gpu_sizes(loops.program)),
        "long list": loops.program.long_list,
        "list part": loops.program.list_part,
        "launches": launches,
    }


def _file(stem: str, level: str, files: Mapping[str, bytes]) -> dict[str, Any]:
    name, code = _name(stem, level), _name(stem, level, "cubin")
    found = {"level": level, "file": name, "sha256": digest(files[name])}
    made = {"cubin": {"file": code, "sha256": digest(files[code])}} if code in files else {}
    return found | made


def _name(stem: str, level: str, kind: str = "ptx") -> str:
    return f"{stem}_{level}.{kind}"
