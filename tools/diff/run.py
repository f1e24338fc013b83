"""`stepfuse diff`: from what was asked for to what is written."""

from __future__ import annotations

from ..errors import WrongUsage
from ..records.record import record_text
from .compare import compare
from .page import to_html
from .record import DiffRecord
from .show import to_text
from .sides import SideRequest, side_data

FORMATS = {"text": to_text, "json": record_text, "html": to_html}


def sides(
    a: str, b: str, policy: str = "", dtypes: str = "", policy_b: str = "", dtypes_b: str = ""
) -> tuple[SideRequest, SideRequest]:
    """Both sides with their options: those of both are for whichever are no reports.

    Raises WrongUsage for options that no side takes, and for a side without a counterpart.
    """
    if not b and not policy_b and not dtypes_b:
        raise WrongUsage("expected B, or what A is compared with: --policy-b or --dtypes-b")
    first, second = SideRequest(a), SideRequest(b or a)
    if (policy or dtypes) and first.is_report and second.is_report:
        raise WrongUsage("--policy and --dtypes are of specs; a report has its own in it")
    if not first.is_report:
        first = SideRequest(a, policy, dtypes)
    if not second.is_report:
        return first, SideRequest(b or a, policy_b or policy, dtypes_b or dtypes)
    return first, SideRequest(b or a, policy_b, dtypes_b)


def difference(a: SideRequest, b: SideRequest) -> DiffRecord:
    """The difference of two sides. Raises WrongUsage and StepfuseError."""
    return compare(side_data(a), side_data(b), a.named, b.named)


def written(found: DiffRecord, format: str) -> str:
    """A difference in one of the formats."""
    return FORMATS[format](found)
