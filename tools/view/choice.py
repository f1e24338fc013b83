"""Choices of a compilation that its page offers, and their form in the page's address."""

from __future__ import annotations

from dataclasses import dataclass, fields
from urllib.parse import parse_qsl

from ..errors import WrongUsage

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
