"""What may be compiled: a spec, a definition that carries one, or a registered name."""

from __future__ import annotations

import pytest
import stepfuse
from stepfuse.compiler import as_spec


@pytest.mark.parametrize("wrong", [3, None, object(), ["adamw"], {"spec": "adamw"}, stepfuse.chain])
def test_what_is_no_spec_is_a_type_error(wrong: object) -> None:
    with pytest.raises(TypeError, match="expected a spec, an @optimizer definition or a text"):
        as_spec(wrong)
    with pytest.raises(TypeError, match="expected a spec"):
        stepfuse.compile(wrong)


def test_what_carries_something_else_as_its_spec() -> None:
    class Carrier:
        spec = "adamw"

    with pytest.raises(TypeError, match="expected a spec"):
        as_spec(Carrier())


def test_what_is_a_spec() -> None:
    adamw = stepfuse.get("adamw")
    assert as_spec("adamw") == as_spec(adamw) == adamw


@pytest.mark.parametrize("name", ["adamw", "adafactor", "unscale+check_finite+lamb+zero_grad"])
def test_what_a_notebook_shows_is_ten_lines(name: str) -> None:
    """The name, each variant with its bytes, and of a spec every role; no graph."""
    found = stepfuse.compile(name, dtypes="state=bf16")
    shown, spec = repr(found), repr(found.spec)
    assert name in shown and all(f"({v.when or 'any tensor'})" in shown for v in found.variants)
    assert max(map(len, (shown.splitlines(), spec.splitlines()))) <= 10
    assert max(map(len, (*shown.splitlines(), *spec.splitlines()))) < 400
    assert all(role.name in spec for role in found.spec.roles)
    assert "&lt;compiled" in found._repr_html_()


def test_bytes_that_are_shown() -> None:
    """28: AdamW reads four arrays of f32 and writes three."""
    assert "(any tensor): 28 bytes/param, 1 sweep, 0 buffers" in repr(stepfuse.compile("adamw"))
