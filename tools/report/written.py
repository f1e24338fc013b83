"""The report of a named spec: whole, or up to the error at which it ends."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from ...ir.errors import StepfuseError, WrongUsage
from ...ir.graph import Spec
from ..inspect.history import History, attempt, linked_graphs
from ..inspect.request import DumpRequest
from ..records.record import record_json, record_text
from .numbers import accuracy, followed
from .page import joined
from .record import CompilationRecord, record_of, undeclared


def written(
    name: str, declared: Callable[[], Spec], request: DumpRequest
) -> tuple[str, StepfuseError | None]:
    """The report as a page or JSON, and the error that ends it, as of `reported`."""
    record, error = reported(name, declared, request)
    is_json = request.format == "json"
    return record_text(record) if is_json else joined(record_json(record)), error


def reported(
    name: str, declared: Callable[[], Spec], request: DumpRequest
) -> tuple[CompilationRecord, StepfuseError | None]:
    """The record of the spec that `declared` gives, under the user's `name` for it.

    A spec that does not trace, verify or lower is recorded up to its error in the source, with
    the passes before. Raises WrongUsage; BindError and OSError for the file of `values`.
    """
    pipeline = request.pipeline
    try:
        spec = declared()
    except WrongUsage:
        raise
    except StepfuseError as error:
        return undeclared(name, pipeline, error), error
    histories, error = _followed(spec, request)
    found = record_of(spec, histories, pipeline, request.origin, error)
    if error is None and request.check:
        found = replace(found, accuracy=accuracy(spec, pipeline))
    if error is None and request.values:
        step = followed(spec, histories, pipeline, request.values, request.at)
        found = replace(found, followed=step)
    return found, error


def _followed(spec: Spec, request: DumpRequest) -> tuple[list[History], StepfuseError | None]:
    """Each variant as far as it goes, and the first error."""
    failed: StepfuseError | None = None
    try:
        graphs = linked_graphs(spec, request.pipeline)
    except WrongUsage:
        raise
    except StepfuseError as error:
        failed, graphs = error, [g for name in spec.entries for g in spec.variants(name)]
    target, last = request.target or "native", "loops" if request.origin else "launches"
    found = [attempt(g, request.pipeline, target, last, StepfuseError) for g in graphs]
    return found, next((h.failed for h in found if h.failed), failed)
