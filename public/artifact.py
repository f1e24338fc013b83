"""An artifact, ready to run: the data of its steps are in the manifest, its code in the library.

Nothing of the compiler is loaded. The spec's text is parsed on access to the spec, and
goes through the passes on access to a program.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..backends.aot.load import chosen_entry, differs, from_manifest, read
from ..ir.clocks.clock import ClockedEntry
from ..ir.conditions import Rule
from ..ir.errors import path_of
from ..ir.roles import Role, Signature
from ..runtime.compilation import Compilation, Variant

if TYPE_CHECKING:
    from ..backends.cuda.load import PtxArtifact
    from ..ir.graph import Spec
    from ..ir.lowered.memory_plan import Plan
    from ..ir.lowered.program import Program
    from ..ir.lowered.step_program import StepProgram


@dataclass(frozen=True, slots=True)
class ArtifactSpec(Signature):
    """An artifact's spec: its name, roles and entries, and its whole text."""

    known: tuple[Role, ...]
    made: tuple[str, ...]
    parsed: Callable[[], Spec] = field(compare=False, repr=False)
    by_clock: ClockedEntry | None = None

    @property
    def roles(self) -> tuple[Role, ...]:
        return self.known

    @property
    def entries(self) -> tuple[str, ...]:
        return self.made

    @property
    def clocked(self) -> ClockedEntry | None:
        return self.by_clock

    def with_roles(self, roles: tuple[Role, ...]) -> ArtifactSpec:
        """The same with other defaults of its roles."""
        return replace(self, known=roles)

    def whole(self) -> Spec:
        """The spec, parsed now. Raises ArtifactError."""
        spec, own = self.parsed(), {r.name: r.default for r in self.known}
        return spec.with_roles(tuple(replace(r, default=own[r.name]) for r in spec.roles))


def load(
    directory: str | Path, name: str = "", entry: str = "step", *, device: str = ""
) -> Compilation:
    """An artifact's spec, ready to run: no compiler. Raises ArtifactError, ValueError.

    `name` and `entry` say which of the artifact's specs, where it has several, and of its graphs.
    `device="cuda:0"` takes its PTX, for arrays of that GPU: DeviceError where it cannot run it.
    """
    path = path_of(directory, "an artifact's directory")
    artifact = _on_gpu(path, device) if device else read(path)
    chosen = chosen_entry(path, artifact.manifest, name, entry)
    clocked = chosen.get("clocked")
    spec = ArtifactSpec(
        chosen["name"],
        from_manifest(path, tuple[Role, ...], chosen["roles"], "roles"),
        tuple(chosen["entries"]),
        partial(_parsed, path, artifact.manifest, chosen),
        from_manifest(path, ClockedEntry, clocked, "clocked") if clocked else None,
        rules=from_manifest(path, tuple[Rule, ...], chosen["rules"], "rules"),
    )
    known = path, spec, chosen, artifact.target
    variants = tuple(
        Variant(
            program, code, partial(_lowered, *known, made, program), made["pipeline"],
            made["formats"],
        )
        for made, program, code in artifact.programs(chosen)
    )  # fmt: skip
    others = partial(load, directory, spec.name, device=device)
    found = chosen["policy"], chosen["pipeline"], others
    refresh = others(clocked["name"]) if clocked and chosen["entry"] == "step" else None
    return Compilation(spec, variants, "artifact", *found, clocked=refresh)


def _on_gpu(path: Path, device: str) -> PtxArtifact:
    from ..backends.cuda.load import read_ptx

    return read_ptx(path, device)


def _parsed(path: Path, manifest: Mapping[str, Any], chosen: Mapping[str, Any]) -> Spec:
    from ..backends.aot.embedded import spec_of

    return spec_of(path, manifest, chosen)


def _lowered(
    path: Path,
    spec: ArtifactSpec,
    chosen: Mapping[str, Any],
    target: str,
    made: Mapping[str, Any],
    compiled: StepProgram,
) -> tuple[Program, Plan]:
    """Return a variant's program and plan. Raises ArtifactError where its code is of another."""
    from ..compiler import lowered_variant, step_program

    how = chosen["entry"], chosen["pipeline"], made["graph"], made["pipeline"], target
    try:
        program, plan = lowered_variant(spec.parsed(), *how)
        found = replace(step_program(program, plan), when=compiled.when)
    except (ValueError, KeyError, IndexError) as error:
        raise differs(path, spec.name, str(error)) from None
    if found != compiled:
        raise differs(path, spec.name, "its launches or tables differ")
    return program, plan
