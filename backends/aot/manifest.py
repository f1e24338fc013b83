"""The manifest of an artifact: its files, targets, sources, and the digest of its loops."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from ...ir.graph import Spec
from ...ir.loops.loop_program import LoopProgram
from ...ir.lowered.memory_plan import Plan
from ...ir.lowered.program import Program
from ...ir.lowered.tables import CHUNK_COLUMNS, CONTEXT
from ...ir.roles import Role
from ...ir.text import loop_printer
from ...ir.text.printer import to_text
from ...ir.text.records import to_json
from ...passes.lower.cases import PlannedVariant
from ...passes.lower.plan_memory import plan_memory
from ...passes.lower.step_program import step_program
from ...passes.pipeline import formats_of
from .. import symbol
from ..native.instruction_mix import KernelMix, counts
from ..native.targets import architecture_of
from .embedded import OriginTables
from .load import ABI, digest
from .manifest_shape import proof_of, sealed


def c_name(name: str) -> str:
    """A spec's name as a C name."""
    return "".join(c if c.isalnum() else "_" for c in name)


@dataclass(frozen=True, slots=True)
class LibrarySpec:
    """One spec to put into a library: its variants' programs and how they were made."""

    spec: Spec
    entry: str
    policy: str
    planned: tuple[PlannedVariant, ...]
    loops: tuple[LoopProgram, ...]
    plans: tuple[Plan, ...]
    cuda: tuple[LoopProgram, ...] = ()  # the variants as GPUs run them, where there is to be PTX

    @property
    def programs(self) -> tuple[Program, ...]:
        """The program of each variant, under its condition."""
        pairs = zip(self.loops, self.planned, strict=True)
        return tuple(
            replace(g.program, graph=g.program.graph.replace(when=own.graph.when))
            for g, own in pairs
        )

    @property
    def stem(self) -> str:
        """The spec's name and entry as a part of a C name."""
        name = self.of_step
        return name if self.entry == "step" else f"{name}_{self.entry}"

    @property
    def of_step(self) -> str:
        """The stem of the spec's step."""
        return c_name(self.spec.name)

    @property
    def clock(self) -> str:
        """The clock of the entry, "" if it has none."""
        found = self.spec.clocked
        return str(found.clock) if found is not None and found.name == self.entry else ""

    @property
    def head(self) -> dict[str, Any]:
        """The spec's part of a manifest: text, roles, and how it was compiled."""
        return {
            "name": self.spec.name,
            "entry": self.entry,
            "policy": self.policy,
            "pipeline": self.planned[0].pipeline,
            "text": to_text(self.spec),
            "roles": to_json(self.spec.roles),
            "rules": to_json(self.spec.rules),
            "entries": list(self.spec.entries),
            **({"clocked": to_json(self.spec.clocked)} if self.spec.clocked else {}),
        }

    @property
    def needs(self) -> list[str]:
        """The routines of a library that its steps call."""
        return sorted({m.routine for g in self.loops for m in g.program.matrices if m.routine})

    def variants(self, triple: str) -> list[dict[str, Any]]:
        """Each variant for a loader: its program, with the digest of both and the spec.

        Of those that GPUs run where the triple is theirs.
        """
        on_gpu = triple.startswith("nvptx")
        loops, head = self.cuda if on_gpu else self.loops, self.head
        plans = [plan_memory(g.program) for g in loops] if on_gpu else self.plans
        found: list[dict[str, Any]] = [
            {
                "prefix": prefix,
                "loops": loops_digest(g, triple),
                "graph": own.number,
                "pipeline": own.pipeline,
                "formats": formats_of(own.pipeline, _used_roles(g.program)),
                "program": to_json(replace(step_program(g.program, plan), when=own.graph.when)),
            }
            for prefix, own, g, plan in zip(self.prefixes, self.planned, loops, plans, strict=True)
        ]
        digests = [sealed(made, head) for made in found]
        pairs = zip(found, digests, strict=True)
        return [{**made, "digest": d, "verified": proof_of(d)} for made, d in pairs]

    @property
    def prefixes(self) -> tuple[str, ...]:
        """The symbols' prefix of each variant."""
        return tuple(f"sf_{self.stem}_{n}" for n in range(len(self.loops)))


def _used_roles(program: Program) -> list[Role]:
    return [r for r in program.graph.roles if r.name in program.role_places]


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
    triple = architecture_of(targets).triple
    specs = [
        {
            **source.head,
            "needs": source.needs,
            **({"origins": tables.nodes(source.spec)} if tables else {}),
            "variants": [
                _variant(made, loops, mixes[made["prefix"]])
                for made, loops in zip(source.variants(triple), source.loops, strict=True)
            ],
        }
        for source in sources
    ]

    def entry(name: str) -> dict[str, str] | None:
        return {"file": name, "sha256": digest(files[name])} if name in files else None

    return {
        "abi": ABI,
        "stepfuse": version,
        "triple": triple,
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


def _variant(made: Mapping[str, Any], loops: LoopProgram, mixes: Sequence[KernelMix]) -> Any:
    return {
        **made,
        "functions": [symbol(made["prefix"], name) for name in loops.program.entries],
        "inner loops": [
            {"kernel": m.kernel, "loops": [counts(loop) for loop in m.loops], "tails": m.tails}
            for m in mixes
        ],
    }


def loops_digest(loops: LoopProgram, triple: str) -> str:
    """The SHA-256 of a program's loops for a triple, and of its visits, in hexadecimal.

    Of loops, not of printed text: another printer of the same loops fits the same program.
    """
    told = (*map(loop_printer.to_text, loops.nests), triple, repr(loops.program.visits))
    return hashlib.sha256("\n".join(told).encode()).hexdigest()
