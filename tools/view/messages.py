"""Choices of a page, as its address has them; messages to the process that builds it, as JSON."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field, fields, replace
from typing import Any
from urllib.parse import parse_qsl

from ...ir.errors import WrongUsage

_FLAGS = {"true": True, "false": False}


@dataclass(frozen=True, slots=True)
class PageChoice:
    """A policy, storage as `--dtypes` says it, and statics as `amsgrad=true,nesterov=false`.

    Without a policy it is strict, or an artifact's own.
    """

    policy: str = ""
    dtypes: str = ""
    statics: str = ""

    @property
    def flags(self) -> dict[str, bool]:
        """The statics by name. Raises WrongUsage."""
        found: dict[str, bool] = {}
        for part in filter(None, self.statics.split(",")):
            name, equals, value = part.partition("=")
            if not equals or value not in _FLAGS:
                raise WrongUsage(f"statics: expected NAME=true or NAME=false, got '{part}'")
            found[name] = _FLAGS[value]
        return found


def parse_choice(query: str, base: PageChoice) -> PageChoice:
    """Return an address' choices, with the base's for those it leaves out. Raises WrongUsage."""
    given: dict[str, str] = {f.name: getattr(base, f.name) for f in fields(base)}
    seen: set[str] = set()
    for name, value in parse_qsl(query, keep_blank_values=True):
        if name not in given:
            known = ", ".join(given)
            raise WrongUsage(f"the address: no choice is called '{name}'; known: {known}")
        if name in seen:
            raise WrongUsage(f"the address says {name} twice; leave one")
        seen.add(name)
        given[name] = value
    return PageChoice(**given)


@dataclass(frozen=True, slots=True)
class Request:
    """A report that is asked for: `passes` in place of a policy, `assembly` by LLVM."""

    spec: str
    choice: PageChoice
    passes: str = ""
    assembly: bool = False

    def text(self) -> str:
        """The message as JSON."""
        return json.dumps(asdict(self))

    def of(self, choice: PageChoice) -> Request:
        """The same with another choice."""
        return replace(self, choice=choice)


@dataclass(frozen=True, slots=True)
class Reply:
    """A page with the slot SLOT, or an error; `files` are those that the spec was made from.

    `panel` has the choices, `costs` a row for each variant. `is_usage` marks an error
    in the request, which no change of a file has to mend.
    """

    html: str = ""
    error: str = ""
    is_usage: bool = False
    files: tuple[str, ...] = ()
    panel: dict[str, Any] = field(default_factory=dict[str, Any])
    costs: tuple[dict[str, Any], ...] = ()

    def text(self) -> str:
        """The message as JSON."""
        return json.dumps(asdict(self))


def parse_request(text: str) -> Request:
    """The request that a line says."""
    found = json.loads(text)
    return Request(**found | {"choice": PageChoice(**found["choice"])})


def parse_reply(text: str) -> Reply:
    """The reply that a line says."""
    found = json.loads(text)
    return Reply(**found | {"files": tuple(found["files"]), "costs": tuple(found["costs"])})
