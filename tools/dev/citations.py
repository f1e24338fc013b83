"""Citations of each optimizer's authors, read from its docstring.

    Code: OWNER/REPOSITORY COMMIT PATH      the authors' file on GitHub, at a commit or a release
    Code: none; WHERE                       only the paper has it, in this algorithm or equation

The table of docs/conformance.md says beside it how far the oracle written from that file, or
from the equation, was from ours (docs/data/proof.json), and the deviations on purpose.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ...ir.graph import Spec
from ...optim_defs import get, matrix_names, names
from .optimizer_table import proof, table

AUTHORS = "the authors' code in NumPy"
FORMULA = "the formula in NumPy"
# Those who made the optimizer are a library, which is then its own oracle.
LIBRARIES = {
    "pytorch/pytorch": "torch.optim.",
    "google-deepmind/optax": "optax.",
    "evanatyourservice/kron_torch": "kron_torch.",
    "kozistr/pytorch_optimizer": "pytorch_optimizer.",
    "mindspore-ai/mindspore": "mindspore.",
}
_CODE = re.compile(
    r"^Code: (?P<repository>[\w.-]+/[\w.-]+) (?P<commit>[0-9a-f]{10}|v[\d.]+)\s(?P<path>\S+)$"
)
_PAPER = re.compile(r"^Code: none; (?P<where>.*\d.*)\.$")


@dataclass(frozen=True, slots=True)
class Citation:
    """The authors' file; or, where they published none, the place in their paper."""

    repository: str = ""
    commit: str = ""
    path: str = ""
    where: str = ""

    @property
    def oracle(self) -> str:
        """The beginning of this citation's oracle in docs/data/proof.json."""
        return FORMULA if self.where else LIBRARIES.get(self.repository, AUTHORS)

    def __str__(self) -> str:
        if self.where:
            return self.where
        link = f"https://github.com/{self.repository}/blob/{self.commit}/{self.path}"
        return f"[{self.repository}, {self.path.rpartition('/')[2]}, {self.commit}]({link})"


def citation(spec: Spec) -> Citation | None:
    """Return the citation in an optimizer's docstring; None where none can be read."""
    last = re.search(r"^Code: .*", spec.doc, re.MULTILINE | re.DOTALL)
    text = " ".join(last[0].split()) if last else ""
    found = _CODE.match(text) or _PAPER.match(text)
    return Citation(**found.groupdict()) if found else None


def oracles(name: str, rows: Sequence[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    """The rows of the proof that compare an optimizer with the source that its docstring cites."""
    cited = citation(get(name))
    return [
        r for r in rows if r["spec"] == name and cited and r["reference"].startswith(cited.oracle)
    ]


def citation_table() -> str:
    """A row for every optimizer: the source, its oracle's largest error, the deviations."""
    rows = proof()
    return table(
        ["optimizer", "written from", "oracle", "largest error, ulp", "what differs on purpose"],
        (_row(get(n), oracles(n, rows)) for n in sorted((*names(), *matrix_names()))),
    )


def _row(spec: Spec, found: Sequence[Mapping[str, Any]]) -> list[str]:
    worst = max(found, key=lambda r: (r["dtype"] == "f64", r["ulp"]), default=None)
    oracle, error = (
        (worst["reference"], f"{worst['ulp']:g} {worst['dtype']}") if worst else ("", "")
    )
    said = re.search(r"^Deviations: (.+?)\n(?=Source: )", spec.doc, re.DOTALL | re.MULTILINE)
    differs = re.sub(r"([*_<\[])", r"\\\1", " ".join(said[1].split())) if said else ""
    return [f"`{spec.name}`", str(citation(spec) or ""), oracle, error, differs]
