"""An optimizer of a compiled spec: what would need another compilation is refused by name."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import stepfuse as sf


@pytest.fixture(scope="module")
def adamw() -> Any:
    return sf.compile("adamw")


@pytest.mark.parametrize(
    ("given", "names"),
    [
        ({"amsgrad": True}, "amsgrad"),
        ({"amsgrad": False}, "amsgrad"),
        ({"backend": "numba"}, "backend"),
        ({"policy": "fast"}, "policy"),
        ({"dtypes": "state=bf16"}, "dtypes"),
        ({"policy": "fast", "amsgrad": True}, "policy, amsgrad"),
    ],
)
def test_what_comes_too_late_is_named(adamw: Any, given: dict[str, Any], names: str) -> None:
    with pytest.raises(TypeError, match=f"^adamw is compiled already; {names} cannot change it$"):
        sf.Optimizer([np.ones(3, np.float32)], adamw, **given)


def test_a_static_of_a_group_is_refused(adamw: Any) -> None:
    with pytest.raises((TypeError, ValueError), match="amsgrad"):
        sf.Optimizer([{"params": [np.ones(3, np.float32)], "amsgrad": True}], adamw)


def test_numbers_are_given_as_to_a_name(adamw: Any) -> None:
    ours, plain = [np.ones(3, np.float32)], [np.ones(3, np.float32)]
    for params, spec in ((ours, adamw), (plain, "adamw")):
        sf.Optimizer(params, spec, lr=0.5).step([np.full(3, 0.25, np.float32)])
    assert ours[0].tobytes() == plain[0].tobytes()
    assert not np.array_equal(ours[0], np.ones(3))
