"""The sources that values were written in, each text and each place once."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from pathlib import Path, PurePath
from typing import Any

from ...backends.aot.load import MANIFEST
from ...ir.errors import PlacedError, StepfuseError, WrongPlaces
from ...ir.origin import Origin, Site, Source, Stack, said_at
from ..records.record import Record
from .page import shown

_WITHOUT = (
    "This artifact was compiled with --no-origin: where its values were written is not known, and "
    "the lines are those of the text in its manifest."
)
_AROUND = 8  # lines before and after a place of a failure that is in no function


class FilePart(Record):
    """Lines of a function, each with its number."""

    function: str
    lines: tuple[tuple[int, str], ...]


class RecordedFile(Record):
    """A source as it was traced; `changed` if the file has other lines now."""

    name: str
    parts: tuple[FilePart, ...]
    said: str = ""
    changed: bool = False


class RecordedSite(Record):
    """An expression: lines from 1, columns from 0 in characters, the end excluded."""

    file: int
    line: int
    column: int
    end_line: int
    end_column: int
    text: str


class RecordedOrigin(Record):
    """The stacks of sites of a value, from the definition inwards, and the rules that made it."""

    stacks: tuple[tuple[int, ...], ...]
    made: tuple[str, ...]


class FailurePlace(Record):
    """A message at a site."""

    site: int
    said: str


class RecordedFailure(Record):
    """The first error as the command line has it, and its parts at sites of its own files.

    Parts without a place, or with one in a source that cannot be read, are `unplaced`.
    """

    text: str
    unplaced: tuple[str, ...]
    places: tuple[FailurePlace, ...]
    files: tuple[RecordedFile, ...]
    sites: tuple[RecordedSite, ...]


class SourceTable:
    """Numbers for origins and sites, as they are asked for.

    A place that is in no function is shown with the lines `around` it.
    """

    def __init__(self, around: int = 0) -> None:
        self._around = around
        self._unread: dict[str, Source] = {}
        self._files: dict[Source, int] = {}
        self._functions: dict[Source, dict[str, list[int]]] = {}
        self._sites: dict[Site, int] = {}
        self._origins: dict[tuple[tuple[Stack, ...], tuple[str, ...]], int] = {}

    def origin(self, origin: Origin) -> int:
        """The number of an origin."""
        key = (origin.stacks, origin.made)
        if key not in self._origins:
            for stack in origin.stacks:
                for site in stack:
                    self._site(site)
            self._origins[key] = len(self._origins)
        return self._origins[key]

    def number(self, site: Site) -> int:
        """The number of a site."""
        self._site(site)
        return list(self._sites).index(site)

    def place(self, site: Site) -> tuple[int, int]:
        """The number of a site's file, and its line."""
        self._site(site)
        return self._files[self._one(site.source)], site.line

    def tables(self) -> dict[str, Any]:
        """The tables of a variant: files, sites in them, and origins of sites."""
        return {"files": self.files, "sites": self.sites, "origins": self.origins}

    @property
    def files(self) -> tuple[RecordedFile, ...]:
        """The files, with the functions that values come from."""
        return tuple(map(self._file, self._files))

    @property
    def sites(self) -> tuple[RecordedSite, ...]:
        """The sites in the files."""
        return tuple(map(self._recorded, self._sites))

    @property
    def origins(self) -> tuple[RecordedOrigin, ...]:
        """The origins, of sites."""
        return tuple(
            RecordedOrigin(tuple(tuple(self._sites[s] for s in stack) for stack in stacks), made)
            for stacks, made in self._origins
        )

    def _site(self, site: Site) -> None:
        if site not in self._sites:
            source = self._one(site.source)
            self._files.setdefault(source, len(self._files))
            lines = self._functions.setdefault(source, {}).setdefault(site.function, [])
            lines += (site.line, site.end_line)
            self._sites[site] = len(self._sites)

    def _one(self, source: Source) -> Source:
        """A source whose text cannot be read is one with others of its name."""
        return source if source.lines else self._unread.setdefault(source.name, source)

    def _recorded(self, site: Site) -> RecordedSite:
        return RecordedSite(
            self._files[self._one(site.source)],
            site.line,
            _characters(site.source, site.line, site.column),
            site.end_line,
            _characters(site.source, site.end_line, site.end_column),
            shown(site.text),
        )

    def _file(self, source: Source) -> RecordedFile:
        functions = self._functions.get(source, {})
        spans = _spans(source, functions, self._around) if source.lines else {}
        parts = tuple(
            FilePart(shown(name), tuple((n, _line(source, n)) for n in numbers))
            for name, numbers in spans.items()
        )
        said = _WITHOUT if source.name == MANIFEST else ""
        numbers = sorted({n for span in spans.values() for n in span})
        name = shown(PurePath(source.name).name)
        return RecordedFile(name, parts, said, _has_changed(source, numbers))


def recorded_failure(error: StepfuseError) -> RecordedFailure:
    """An error with the lines of the sources that it is about."""
    sources = SourceTable(_AROUND)
    places: list[FailurePlace] = []
    unplaced: list[str] = []
    for one in placed_of(error):
        found = said_at(one.message, *one.origin.stacks)
        if not any(site.source.lines for site, _ in found):
            unplaced.append(shown(str(one)))
        places += [FailurePlace(sources.number(site), shown(said)) for site, said in found]
    text = shown(str(error))
    return RecordedFailure(text, tuple(unplaced), tuple(places), sources.files, sources.sites)


def placed_of(error: StepfuseError) -> Sequence[PlacedError]:
    """The parts of an error, each with its place; the error itself where it has none."""
    if isinstance(error, PlacedError):
        return [error]
    known = error.placed if isinstance(error, WrongPlaces) else ()
    return known or [PlacedError(str(error))]


def _has_changed(source: Source, numbers: Sequence[int]) -> bool:
    """True if a file has other text now, on these lines, than when it was traced."""
    path = Path(source.name)
    if source.name == MANIFEST:
        return False
    try:
        lines = path.read_text(encoding="utf-8").splitlines() if path.is_file() else None
    except (OSError, ValueError):
        return False
    was = {n: source.lines[n - 1].rstrip("\r\n") for n in numbers}
    known = {n: text for n, text in was.items() if text}  # an artifact keeps only some lines
    return lines is not None and any(lines[n - 1 : n] != [text] for n, text in known.items())


def _line(source: Source, number: int) -> str:
    return shown(source.lines[number - 1].rstrip("\r\n"))


def _characters(source: Source, line: int, column: int) -> int:
    """A column in characters; Python counts it in bytes of UTF-8."""
    if not 0 < line <= len(source.lines):
        return column
    return len(source.lines[line - 1].encode()[:column].decode(errors="ignore"))


def _spans(source: Source, functions: dict[str, list[int]], margin: int) -> dict[str, list[int]]:
    """The lines to show of each function: all of it but its docstring."""
    definitions = _definitions(source)
    found: dict[str, list[int]] = {}
    for name, lines in functions.items():
        first, last = min(lines), max(lines)
        around = [
            d for d in definitions if d.lineno <= first and last <= (d.end_lineno or d.lineno)
        ]
        inner = max((d for d in around if d.name == name), key=lambda d: d.lineno, default=None)
        whole = range(first - margin, last + margin + 1) if inner is None else _body(inner)
        known = [n for n in whole if 0 < n <= len(source.lines) and source.lines[n - 1]]
        found[name] = known  # an artifact has the lines that values were written on, no others
    return found


def _definitions(source: Source) -> list[ast.FunctionDef]:
    try:
        tree = ast.parse("".join(source.lines))
    except (SyntaxError, ValueError):  # a text in the format of graphs, a cell with magic words
        return []
    return [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]


def _body(function: ast.FunctionDef) -> list[int]:
    lines = range(function.lineno, (function.end_lineno or function.lineno) + 1)
    if ast.get_docstring(function) is None:
        return list(lines)
    doc = function.body[0]
    return [n for n in lines if not doc.lineno <= n <= (doc.end_lineno or doc.lineno)]
