"""`stepfuse compile`: specs into an artifact, or for this CPU into nothing but a time."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from .. import __version__
from ..backends.aot.manifest import LibrarySpec
from ..backends.aot.write import build, stem_of
from ..backends.native.backend import compile_program
from ..backends.native.object_cache import ObjectCache
from ..backends.native.targets import architecture_of
from ..compiler import lower_to_loops
from ..ir.conditions import without_choice
from ..ir.errors import WrongUsage
from ..ir.graph import Spec
from ..ir.roles import START
from ..ir.verifier import shared_reductions, verify
from ..passes.lower.cases import asked_cases, planned_variants
from ..passes.lower.variants import check_together
from ..passes.products.gram_form import with_squares
from ..passes.rewrite.merge_axes import with_merged_axes
from ..passes.targets import has_bf16_tiles
from .replaced import check_replaced


def write(
    specs: Sequence[Spec],
    directory: Path,
    policy: str,
    dtypes: str,
    targets: str,
    entries: str,
    cuda: str = "",
    name: str = "",
    debug: bool = False,
    origins: bool = True,
    force: bool = False,
    params: str = "",
) -> str:
    """Compile specs into one artifact, a progress bar on a terminal; return the written files.

    Raises CannotWrite for a folder with other files, unless it may be replaced (`force`).
    """
    try:
        architecture = architecture_of(_list(targets))
        console = Console(stderr=True)
        with Progress(console=console, disable=not console.is_terminal, transient=True) as progress:
            wanted = _wanted(specs, _list(entries), policy)
            task = progress.add_task("", total=2 * len(wanted) + 1)
            sources: list[LibrarySpec] = []
            for spec, entry in wanted:
                progress.update(task, advance=1, description=f"@{spec.name}")
                on_gpu = bool(_list(cuda))
                how = policy, dtypes, params, architecture.target
                sources.append(_source(spec, entry, *how, on_gpu))

            def done(what: str) -> None:
                progress.update(task, advance=1, description=what)

            if not force:
                named = [s.spec.name for s in sources]
                check_replaced(directory, named, stem_of(sources, name), debug)
            levels, gpus = _list(targets), _list(cuda)
            paths = build(sources, directory, levels, __version__, gpus, name, done, debug, origins)
    except (ValueError, KeyError) as error:
        raise WrongUsage(str(error.args[0])) from None
    lines = [f"{path}  {path.stat().st_size} bytes" for path in paths]
    if not any(path.suffix == ".so" for path in paths):
        linkers = " or ".join(architecture.linkers)
        lines.append(f"no {linkers} was found: link the object with `-shared` to load it")
    if not architecture.is_here:
        lines.append(f"for {architecture.name}: compiled and checked here, not run")
    return "\n".join(lines) + "\n"


def compile_here(
    specs: Sequence[Spec], policy: str, dtypes: str, entries: str, params: str = ""
) -> str:
    """Compiles specs for this CPU without the cache of objects; how long it took."""
    start, passes, count = time.perf_counter(), 0.0, 0
    wanted = _wanted(specs, _list(entries), policy)
    console = Console(stderr=True)
    shown = Progress(console=console, disable=not console.is_terminal, transient=True)
    with tempfile.TemporaryDirectory() as folder, shown as progress:
        task = progress.add_task("", total=len(wanted))
        for spec, entry in wanted:
            progress.update(task, advance=1, description=f"@{spec.name}")
            began = time.perf_counter()
            try:
                programs = _source(spec, entry, policy, dtypes, params, "native").loops
            except (ValueError, KeyError) as error:
                raise WrongUsage(str(error.args[0])) from None
            passes += time.perf_counter() - began
            count += len(programs)
            for loops in programs:
                compile_program(loops, objects=ObjectCache(Path(folder)))
    whole = time.perf_counter() - start
    code = whole - passes
    head = f"{len(specs)} spec{'s' if len(specs) > 1 else ''}, {count} programs for this CPU"
    return f"{head} in {whole:.1f} s: passes {passes:.1f} s, machine code {code:.1f} s\n"


def _wanted(specs: Sequence[Spec], entries: list[str], policy: str) -> list[tuple[Spec, str]]:
    """The entries to compile: those asked for, and those that a step needs."""
    found: dict[tuple[Spec, str], None] = {}
    for spec in specs:
        with_step = []
        if policy == "carry":
            with_step.append(START)  # who steps takes the first sums by it
        if spec.clocked is not None and "step" in entries:
            with_step.append(spec.clocked.name)
        found |= dict.fromkeys((spec, entry) for entry in (*entries, *with_step))
    return list(found)


def _list(text: str) -> list[str]:
    return [word.strip() for word in text.split(",") if word.strip()]


def _source(
    spec: Spec,
    entry: str,
    policy: str,
    dtypes: str,
    params: str,
    target: str,
    cuda: bool = False,
) -> LibrarySpec:
    verify(spec)
    spec = with_merged_axes(spec, [(1, 1)])  # for whatever shapes it is given
    tiles = policy != "fast" or has_bf16_tiles(target)
    spec = spec if tiles else with_squares(spec, [(2, 2)])
    own = planned_variants(spec, entry, asked_cases(spec, params, dtypes), policy, tiles=tiles)
    graphs = [v.graph.replace(when=without_choice(v.graph.when)) for v in own]
    pairs = list(zip(graphs, [v.pipeline for v in own], strict=True))
    made = [lower_to_loops(g, pipeline, target) for g, pipeline in pairs]
    programs = [loops.program for _, loops in made]
    reductions = [shared_reductions(p.graph) for p in programs]
    check_together(graphs, reductions, [p.launches for p in programs])
    plans, loops = tuple(plan for plan, _ in made), tuple(found for _, found in made)
    on_gpu = tuple(lower_to_loops(g, p, "cuda")[1] for g, p in pairs) if cuda else ()
    return LibrarySpec(spec, entry, policy, own, loops, plans, on_gpu)
