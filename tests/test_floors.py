"""What `make test-floors` installs: the oldest of everything, one version each."""

from __future__ import annotations

import re
import tomllib

import pytest

from tests import floors

PROJECT = tomllib.loads(floors.PYPROJECT.read_text())["project"]


def test_every_requirement_has_one_oldest_version() -> None:
    found = floors.floors([*PROJECT["optional-dependencies"]])
    assert {"numba==0.65", "llvmlite==0.47", "numpy==2.0", "typer==0.18"} <= {*found}
    assert not [f for f in found if f.startswith("torch==")]


@pytest.mark.parametrize(
    ("extra", "message"),
    [
        (["networkx"], "'networkx' does not say what its oldest version is"),
        (["numpy>=2.1"], "numpy has two oldest versions: 2.0 and 2.1"),
    ],
)
def test_what_has_none_or_two_is_refused(
    extra: list[str], message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    optional = {"optional-dependencies": {"more": extra}}
    monkeypatch.setattr(floors.tomllib, "loads", lambda _: {"project": PROJECT | optional})
    with pytest.raises(ValueError, match=message):
        floors.floors(["more"])


def test_torch_is_any_from_a_version_on() -> None:
    """A pin breaks beside the first other package that wants another."""
    named = {r for e in PROJECT["optional-dependencies"].values() for r in e}
    assert [r for r in sorted(named) if re.match(r"torch\b", r)] == ["torch>=2.6"]
