"""What `stepfuse dump` shows is what is compiled and launched, kernel by kernel."""

from __future__ import annotations

import pytest
import stepfuse
from stepfuse.ir.errors import StepfuseError
from stepfuse.ir.graph import Spec
from stepfuse.optim_defs import names

from tests.campaigns.reports.cases import STORAGE as ALL_STORAGE
from tests.campaigns.reports.cases import cases
from tests.support.inputs.programs import WHOLE_STEP, spec_of
from tests.support.oracles.dumped import check_code, check_dumped, check_loops, handed_over

STORAGE = {
    "f32": "",
    "bf16": "bf16",
    "bf16_split": "param=bf16_split,grad=bf16",
    "linear8": "state=linear8",
}
# One spec in so many, in f32 and in another storage; the campaign has all.
EVERY, NARROW = 5, 17


def dtypes_of(spec: Spec, storage: str) -> str:
    """The storage: of all parameters, gradients and states in bf16, alike."""
    if storage != "bf16":
        return STORAGE[storage]
    roles = [r for r in spec.of_kind("param", "grad", "state") if r.type.domain == stepfuse.ELEM]
    return ",".join(f"{r.name}={storage}" for r in roles)


def has_no_codes(spec: Spec) -> bool:
    """Whether no state can be in codes: there is none of elements, or one starts as a copy."""
    states = [r for r in spec.of_kind("state") if r.type.domain == stepfuse.ELEM]
    return not states or any(isinstance(r.default, str) for r in states)


@pytest.mark.parametrize("storage", STORAGE)
def test_what_is_dumped_is_launched(storage: str) -> None:
    """`python -m tests.campaigns.reports.dumped` does so in every storage, under every policy."""
    refused: list[str] = []
    with handed_over() as (given, printed):
        for name in (*names()[:: EVERY if storage == "f32" else NARROW], WHOLE_STEP):
            spec = spec_of(name)
            try:
                found = check_dumped(spec, dtypes_of(spec, storage), "strict", given)
            except (StepfuseError, ValueError):
                refused.append(name)
                continue
            for history, loops in found if storage in ("f32", "linear8") else ():
                check_code(loops, name)
                assert sorted(map(id, printed)) == sorted(map(id, loops.nests)), name
                printed.clear()
                check_loops(history, loops)
    assert all(has_no_codes(spec_of(name)) for name in refused) and (
        storage != "f32" or not refused
    )


@pytest.mark.parametrize(
    "name", [pytest.param("adafactor", marks=pytest.mark.thinned(0)), "lion", "sgd"]
)
def test_under_another_policy_and_in_other_storage(name: str) -> None:
    """A sample of `python -m tests.campaigns.reports.dumped`."""
    storage = [s for s in ALL_STORAGE if s.rpartition(" ")[2] not in STORAGE or s == "f32"]
    with handed_over() as (given, _):
        for case in cases([name], storage):
            assert case.policy == "strict" or check_dumped(
                case.spec, case.dtypes, case.policy, given
            )
