"""One case of the fuzz: a spec's text and how it is compiled; and what became of it."""

from __future__ import annotations

import re
from dataclasses import dataclass

OK, REFUSED, FAILED = "ok", "refused", "FAILED"


@dataclass(frozen=True, slots=True)
class Case:
    """What is compiled and run; all randomness of the run comes from `seed`."""

    text: str  # a spec in the text format, or a chain as the command line takes it
    policy: str = "strict"
    dtypes: str = ""
    seed: int = 0

    @property
    def is_chain(self) -> bool:
        """Whether the text names registered stages."""
        return not self.text.lstrip().startswith(("optimizer", ";"))

    def file(self) -> str:
        """The case as a `.sf` file that `fuzz --replay` takes."""
        head = f"; fuzz seed={self.seed} policy={self.policy} dtypes={self.dtypes}\n"
        return head + (f"; chain {self.text}\n" if self.is_chain else self.text)


def read_case(text: str) -> Case:
    """The case of a `.sf` file; one without the fuzz's line is compiled as it is."""
    head, _, rest = text.partition("\n")
    found = re.fullmatch(r"; fuzz seed=(\d+) policy=(\w+) dtypes=(.*)", head)
    if found is None:
        return Case(text)
    rest = rest.strip("\n") + "\n"
    chain = re.fullmatch(r"; chain (.*)\n", rest)
    return Case(chain[1] if chain else rest, found[2], found[3], int(found[1]))


@dataclass(frozen=True, slots=True)
class Outcome:
    """`kind` tells one defect, or one refusal, from another; it holds no numbers."""

    status: str
    kind: str
    detail: str = ""


def kind_of(message: str) -> str:
    """A message without its names and numbers."""
    line = re.sub(r"'[^']*'|%\w+|@\S+|\{[^}]*\}", "_", message)
    return re.sub(r"-?\d+(\.\d+)?(e[-+]?\d+)?", "n", line)[:110]
