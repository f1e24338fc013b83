"""An error in a report: the message under the line of the source that it is about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...ir.errors import PlacedError, StepfuseError, WrongPlaces
from ...ir.places.excerpt import said_at
from .sources import SourceTable, shown

_AROUND = 8  # lines before and after a place that is in no function


def failure_data(error: StepfuseError) -> dict[str, Any]:
    """`text` as on the command line; `places` in `files` with what is `said` there.

    What has no place, or one in a source that cannot be read, is in `unplaced`.
    """
    sources = SourceTable(_AROUND)
    places: list[dict[str, Any]] = []
    unplaced: list[str] = []
    for one in placed_of(error):
        found = said_at(one.message, *one.origin.stacks)
        if not any(site.source.lines for site, _ in found):
            unplaced.append(shown(str(one)))
        for site, said in found:
            number = sources.number(site)
            places.append({"site": number, "said": shown(said)})
    table = sources.data()
    return {
        "text": shown(str(error)),
        "unplaced": unplaced,
        "places": places,
        "files": table["files"],
        "sites": table["sites"],
    }


def placed_of(error: StepfuseError) -> Sequence[PlacedError]:
    """The parts of an error, each with its place; the error itself where it has none."""
    if isinstance(error, PlacedError):
        return [error]
    known = error.placed if isinstance(error, WrongPlaces) else ()
    return known or [PlacedError(str(error))]
