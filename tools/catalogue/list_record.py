"""The record of `stepfuse list --json`, which loads NumPy: the tables do without."""

from __future__ import annotations

from ..records.record import Record, record_text
from .table import Catalogue, ListedSchedule, ListedSpec


class ListRecord(Record):
    """The chosen rows, in their order."""

    specs: tuple[ListedSpec, ...]
    schedules: tuple[ListedSchedule, ...]


def list_json(found: Catalogue) -> str:
    """The rows as JSON."""
    return record_text(ListRecord(found.specs, found.schedules))
