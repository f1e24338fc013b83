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
