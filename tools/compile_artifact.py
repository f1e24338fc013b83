"""`stepfuse compile`: specs into an artifact."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from .. import __version__
from ..backends.build import Source, build
from ..compiler import lower_planned
from ..ir.graph import Spec
from ..ir.verifier import verify
from ..passes.pipeline import policy_pipeline
from .errors import WrongUsage


def write(
    specs: Sequence[Spec],
    directory: Path,
    policy: str,
    dtypes: str,
    targets: str,
    entry: str,
    cuda: str = "",
) -> str:
    """Compiles specs into one artifact; what was written."""
    try:
        pipeline = policy_pipeline(policy, dtypes)
        sources = [_source(spec, entry, policy, pipeline) for spec in specs]
        paths = build(sources, directory, targets.split(","), __version__, _list(cuda))
    except (ValueError, KeyError) as error:
        raise WrongUsage(str(error.args[0])) from None
    lines = [f"{path}  {path.stat().st_size} bytes" for path in paths]
    if not any(path.suffix == ".so" for path in paths):
        lines.append("no C compiler was found: link the object with `cc -shared` to load it")
    return "\n".join(lines) + "\n"


def _list(text: str) -> list[str]:
    return [word.strip() for word in text.split(",") if word.strip()]


def _source(spec: Spec, entry: str, policy: str, pipeline: str) -> Source:
    verify(spec)
    programs = tuple(lower_planned(g, pipeline)[0] for g in spec.variants(entry))
    return Source(spec, entry, policy, pipeline, programs)
