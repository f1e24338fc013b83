"""Messages between the server and the process that builds a report: lines of JSON."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from .choice import PageChoice


@dataclass(frozen=True, slots=True)
class Request:
    """A report that is asked for: `passes` in place of a policy, `assembly` by LLVM."""

    spec: str
    choice: PageChoice
    passes: str = ""
    assembly: bool = False

    def text(self) -> str:
        """It as JSON."""
        return json.dumps(asdict(self))

    def of(self, choice: PageChoice) -> Request:
        """The same with another choice."""
        return replace(self, choice=choice)


@dataclass(frozen=True, slots=True)
class Reply:
    """A page with the slot SLOT, or an error; `files` are those that the spec was made from.

    `panel` is what can be chosen, `costs` has a row for each variant. `is_usage` is of an error
    in what was asked for, which no change of a file has to mend.
    """

    html: str = ""
    error: str = ""
    is_usage: bool = False
    files: tuple[str, ...] = ()
    panel: dict[str, Any] = field(default_factory=dict[str, Any])
    costs: tuple[dict[str, Any], ...] = ()

    def text(self) -> str:
        """It as JSON."""
        return json.dumps(asdict(self))


def parse_request(text: str) -> Request:
    """The request that a line says."""
    found = json.loads(text)
    return Request(**found | {"choice": PageChoice(**found["choice"])})


def parse_reply(text: str) -> Reply:
    """The reply that a line says."""
    found = json.loads(text)
    return Reply(**found | {"files": tuple(found["files"]), "costs": tuple(found["costs"])})
