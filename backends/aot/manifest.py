"""The manifest of an artifact: what it is made of, for and from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ...ir.graph import Spec
from ...ir.loops.loop_program import LoopProgram
from ...ir.lowered.memory_plan import Plan
from ...ir.lowered.program import Program
from ...ir.lowered.tables import CHUNK_COLUMNS, CONTEXT
from ...ir.roles import Role
from ...ir.text.printer import to_text
from ..llvm.text import symbol
from ..native.instruction_mix import KernelMix, counts
from .load import ABI, digest
from .origins import OriginTables
from .program_digest import program_digest, proof_of
from .targets import architecture_of


def c_name(name: str) -> str:
    """A spec's name as a C name."""
    return "".join(c if c.isalnum() else "_" for c in name)


@dataclass(frozen=True, slots=True)
class LibrarySpec:
    """One spec to put into a library: its variants' programs and how they were made."""

    spec: Spec
    entry: str
    policy: str
    pipeline: str
    loops: tuple[LoopProgram, ...]
    plans: tuple[Plan, ...]
    cuda: tuple[LoopProgram, ...] = ()  # the variants as GPUs run them, where there is to be PTX

    @property
    def programs(self) -> tuple[Program, ...]:
        """The program of each variant."""
        return tuple(loops.program for loops in self.loops)

    @property
    def stem(self) -> str:
        """The spec's name and entry as a part of a C name."""
        name = c_name(self.spec.name)
        return name if self.entry == "step" else f"{name}_{self.entry}"

    @property
    def prefixes(self) -> tuple[str, ...]:
        """The symbols' prefix of each variant."""
        return tuple(f"sf_{self.stem}_{n}" for n in range(len(self.loops)))


def manifest_body(
    sources: Sequence[LibrarySpec],
    targets: Sequence[str],
    version: str,
    stem: str,
    files: Mapping[str, bytes],
    mixes: Mapping[str, Sequence[KernelMix]],
    origins: bool = True,
) -> dict[str, Any]:
    """The manifest but for its digest; `mixes` by the prefix of a variant.

    With `origins` it says where values were written.
    """
    tables = OriginTables() if origins else None
    specs = [_spec(s, architecture_of(targets).triple, mixes, tables) for s in sources]

    def entry(name: str) -> dict[str, str] | None:
        return {"file": name, "sha256": digest(files[name])} if name in files else None

    return {
        "abi": ABI,
        "stepfuse": version,
        "triple": architecture_of(targets).triple,
        "targets": list(targets),
        "library": entry(f"lib{stem}.so"),
        "object": entry(f"{stem}.o"),
        "header": entry(f"{stem}.h"),
        **({"debug": entry(f"{stem}.sf")} if f"{stem}.sf" in files else {}),
        "context": list(CONTEXT),
        "chunk columns": list(CHUNK_COLUMNS),
        "specs": specs,
        **({"origins": tables.written()} if tables else {}),
    }


def _spec(
    source: LibrarySpec,
    triple: str,
    mixes: Mapping[str, Sequence[KernelMix]],
    tables: OriginTables | None,
) -> dict[str, Any]:
    return {
        "name": source.spec.name,
        "entry": source.entry,
        "policy": source.policy,
        "pipeline": source.pipeline,
        "text": to_text(source.spec),
        **({"origins": tables.nodes(source.spec)} if tables else {}),
        "variants": [
            _variant(prefix, loops, triple, mixes[prefix])
            for prefix, loops in zip(source.prefixes, source.loops, strict=True)
        ],
    }


def _variant(
    prefix: str, loops: LoopProgram, triple: str, mixes: Sequence[KernelMix]
) -> dict[str, Any]:
    program, digest_ = loops.program, program_digest(loops, triple)
    return {
        "prefix": prefix,
        "when": program.graph.when,
        "view": program.graph.view,
        "digest": digest_,
        "verified": proof_of(digest_),
        "roles": [_role(r) for r in program.graph.roles if r.name in program.role_places],
        "columns": list(map(str, program.columns)),
        "slots": dict(program.slots),
        "functions": [symbol(prefix, name) for name in program.entries],
        "inner loops": [
            {"kernel": m.kernel, "loops": [counts(loop) for loop in m.loops], "tails": m.tails}
            for m in mixes
        ],
    }


def _role(role: Role) -> dict[str, Any]:
    found: dict[str, Any] = {"name": role.name, "kind": role.kind, "type": str(role.type)}
    if role.default is not None:
        found["default"] = role.default
    if role.range is not None:
        found["range"] = str(role.range)
    return found
