"""The specs that an artifact's manifest holds, as those who compile and show specs take them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ...ir.errors import StepfuseError
from ...ir.graph import Spec
from ...ir.text.parser import parse
from ...ir.verifier import verify
from .load import MANIFEST, ArtifactError, chosen_entry, manifest_of
from .origins import with_origins


@dataclass(frozen=True, slots=True)
class EmbeddedSpec:
    """A spec of an artifact, how it was compiled, and whether its sources are known."""

    spec: Spec
    policy: str
    pipeline: str
    has_origins: bool


def embedded(directory: Path, name: str = "") -> EmbeddedSpec:
    """An artifact's spec, which machine it was compiled for being no matter.

    Raises ArtifactError; ValueError where it has several and `name` is none of them.
    """
    manifest = manifest_of(directory)
    chosen = chosen_entry(directory, manifest, name)
    spec = spec_of(directory, manifest, chosen)
    return EmbeddedSpec(spec, chosen["policy"], chosen["pipeline"], "origins" in chosen)


def spec_of(directory: Path, manifest: Mapping[str, Any], chosen: Mapping[str, Any]) -> Spec:
    """The spec of an entry, verified, with its origins; without, values know their line of its
    text. Raises ArtifactError."""
    try:
        spec = parse(chosen["text"], name=MANIFEST)
        verify(spec)
        if "origins" in chosen:
            spec = with_origins(spec, manifest["origins"], chosen["origins"])
    except (StepfuseError, ValueError, KeyError) as error:
        raise no_spec(directory, chosen["name"], error) from None
    return spec


def no_spec(directory: Path, name: str, error: Exception) -> ArtifactError:
    """The error for a manifest's spec that does not go through the passes."""
    return ArtifactError(
        f"{directory}: the manifest's @{name} is no spec that this stepfuse compiles: {error}; "
        f"compile again"
    )
