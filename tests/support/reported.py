"""The data and the page of variants that were followed, for tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stepfuse.ir.graph import Spec
from stepfuse.tools.inspect.history import History
from stepfuse.tools.records.record import record_json
from stepfuse.tools.report.page import joined
from stepfuse.tools.report.record import record_of


def report_data(
    spec: Spec, histories: Sequence[History], pipeline: str, assembly: bool = False
) -> dict[str, Any]:
    """The record of a compilation as JSON's own types."""
    return record_json(record_of(spec, histories, pipeline, assembly))


def page(spec: Spec, histories: Sequence[History], pipeline: str, assembly: bool = False) -> str:
    """The page of a compilation."""
    return joined(report_data(spec, histories, pipeline, assembly))
