"""The specs that an artifact's manifest holds, as those who compile and show specs take them.

Beside them are the origins of their values, tables of sources and of sites:

    "origins": {"sources": [{"name": "stepfuse/optim_defs/lamb.py", "lines": {"27": "..."}}],
                "sites": ["0 lamb 27 16 27 70", ...]}      source, function, from, to
    "specs": [{..., "origins": [["", "0", "1>4 2>4"]]}]    a graph's nodes: the sites of stacks

Of a source there are the lines that sites are in. Names are relative, to the package or to the
working folder, so that a manifest does not tell where it was made.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from ...ir.errors import StepfuseError
from ...ir.graph import Graph, Spec
from ...ir.origin import Origin, Site, Source, Stack
from ...ir.text.parser import parse
from ...ir.verifier import verify
from .load import MANIFEST, ArtifactError, chosen_entry, manifest_of


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


_LINES = 1 << 16  # the last line of a source that is kept
_PACKAGE = Path(__file__).parents[2]


@dataclass(slots=True)
class OriginTables:
    """The tables of a manifest while specs are added to them."""

    sources: dict[Source, int] = field(default_factory=dict[Source, int])
    lines: list[dict[str, str]] = field(default_factory=list[dict[str, str]])
    sites: dict[str, int] = field(default_factory=dict[str, int])

    def nodes(self, spec: Spec) -> list[list[str]]:
        """The stacks of each node, graph by graph, whose sites are in the tables now."""
        return [[self._stacks(node.origin) for node in graph.nodes] for graph in spec.graphs]

    def written(self) -> dict[str, Any]:
        """The tables as they stand in a manifest."""
        names = (relative_name(source.name) for source in self.sources)
        sources = [{"name": n, "lines": found} for n, found in zip(names, self.lines, strict=True)]
        return {"sources": sources, "sites": list(self.sites)}

    def _stacks(self, origin: Origin) -> str:
        return " ".join(">".join(str(self._site(s)) for s in stack) for stack in origin.stacks)

    def _site(self, site: Site) -> int:
        source = self.sources.setdefault(site.source, len(self.sources))
        if source == len(self.lines):
            self.lines.append({})
        last = min(site.end_line, len(site.source.lines), _LINES)
        for line in range(site.line, last + 1):
            self.lines[source][str(line)] = site.source.lines[line - 1]
        function = "".join(site.function.split())
        position = f"{site.line} {site.column} {site.end_line} {site.end_column}"
        return self.sites.setdefault(f"{source} {function} {position}", len(self.sites))


def relative_name(name: str) -> str:
    """A source's name without the folders that are this machine's own."""
    path = Path(name)
    if not path.is_absolute():
        return name
    if path.is_relative_to(_PACKAGE):
        return str("stepfuse" / path.relative_to(_PACKAGE))
    here = Path(os.getcwd())
    return str(path.relative_to(here)) if path.is_relative_to(here) else path.name


def with_origins(spec: Spec, tables: Mapping[str, Any], nodes: Sequence[Sequence[str]]) -> Spec:
    """A spec whose nodes have a manifest's origins. Raises ValueError where these do not fit."""
    sources = [_source(one["name"], one["lines"]) for one in tables["sources"]]
    try:
        sites = [_read_site(sources, text) for text in tables["sites"]]
        graphs = tuple(
            _of_graph(graph, sites, told) for graph, told in zip(spec.graphs, nodes, strict=True)
        )
    except IndexError:
        raise ValueError("its origins name a site or a source that it has not") from None
    return replace(spec, graphs=graphs)


def _of_graph(graph: Graph, sites: Sequence[Site], told: Sequence[str]) -> Graph:
    nodes = tuple(
        replace(node, origin=Origin(tuple(_read_stack(sites, s) for s in text.split())))
        for node, text in zip(graph.nodes, told, strict=True)
    )
    return replace(graph, nodes=nodes)


def _read_stack(sites: Sequence[Site], text: str) -> Stack:
    return tuple(sites[int(number)] for number in text.split(">"))


def _read_site(sources: Sequence[Source], text: str) -> Site:
    source, function, *position = text.split(" ")
    line, column, end_line, end_column = map(int, position)
    return Site(sources[int(source)], function, line, column, end_line, end_column)


def _source(name: str, lines: Mapping[str, str]) -> Source:
    known = {int(number): line for number, line in lines.items() if number.isdecimal()}
    last = max(known, default=0)
    if last > _LINES or min(known, default=1) < 1:
        raise ValueError(f"its origins have lines of {name} beyond 1 to {_LINES}")
    return Source(name, tuple(known.get(number, "") for number in range(1, last + 1)))
