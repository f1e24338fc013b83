"""`stepfuse compile`: specs into an artifact."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from .. import __version__
from ..backends.build import build
from ..backends.manifest import Source
from ..backends.targets import architecture_of
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
    entries: str,
    cuda: str = "",
    name: str = "",
) -> str:
    """Compiles specs into one artifact, a progress bar on a terminal; what was written."""
    try:
        pipeline = policy_pipeline(policy, dtypes)
        architecture = architecture_of(_list(targets))
        console = Console(stderr=True)
        with Progress(console=console, disable=not console.is_terminal, transient=True) as progress:
            wanted = [(spec, entry) for spec in specs for entry in _list(entries)]
            task = progress.add_task("", total=2 * len(wanted) + 1)
            sources: list[Source] = []
            for spec, entry in wanted:
                progress.update(task, advance=1, description=f"@{spec.name}")
                sources.append(_source(spec, entry, policy, pipeline))

            def done(what: str) -> None:
                progress.update(task, advance=1, description=what)

            paths = build(sources, directory, _list(targets), __version__, _list(cuda), name, done)
    except (ValueError, KeyError) as error:
        raise WrongUsage(str(error.args[0])) from None
    lines = [f"{path}  {path.stat().st_size} bytes" for path in paths]
    if not any(path.suffix == ".so" for path in paths):
        linkers = " or ".join(architecture.linkers)
        lines.append(f"no {linkers} was found: link the object with `-shared` to load it")
    if not architecture.is_here:
        lines.append(f"for {architecture.name}: compiled and checked here, not run")
    return "\n".join(lines) + "\n"


def _list(text: str) -> list[str]:
    return [word.strip() for word in text.split(",") if word.strip()]


def _source(spec: Spec, entry: str, policy: str, pipeline: str) -> Source:
    verify(spec)
    made = [lower_planned(g, pipeline) for g in spec.variants(entry)]
    programs, plans = tuple(p for p, _ in made), tuple(plan for _, plan in made)
    return Source(spec, entry, policy, pipeline, programs, plans)
