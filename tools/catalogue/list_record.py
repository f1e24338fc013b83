"""The record of `stepfuse list --json`."""

from __future__ import annotations

from ..records.record import Record, record_text
from .table import Catalogue, ListedSchedule, ListedSpec


class ListRecord(Record):
    """The rows that the filters let through, in their order."""

    specs: tuple[ListedSpec, ...]
    schedules: tuple[ListedSchedule, ...]


def list_json(found: Catalogue) -> str:
    """The rows as JSON."""
    return record_text(ListRecord(found.specs, found.schedules))
