"""The table is of what is registered, and docs/conformance.md is made of it (pytest --bless)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import stepfuse

from tests.conformance.problems import PROBLEMS
from tests.conformance.rates import RATES, SETTINGS
from tests.conformance.subject import class_of
from tests.conformance.table import PROPERTIES, exception, rows

FOLDER = Path(__file__).parent
PAGE = FOLDER.parents[1] / "docs" / "conformance.md"
CLASSES = {"E": "element-wise", "R": "within a tensor", "G": "over all tensors"}


def properties() -> str:
    """Every property: what holds, of how many, and where it is tested."""
    head = "| property | what holds | of | tested in |\n|---|---|---|---|"
    count = len(stepfuse.names())
    lines = [
        f"| {name} | {p.what} | {count - len(_excepted(name))} of {count} | `{p.where}.py` |"
        for name, p in PROPERTIES.items()
    ]
    return "\n".join([head, *lines])


def exceptions() -> str:
    """Every reason, and the optimizers that it is one for."""
    head = "| property | does not hold of | because |\n|---|---|---|"
    lines: list[str] = []
    for name, p in PROPERTIES.items():
        for reason in dict.fromkeys(p.exceptions.values()):
            of = [
                f"class {key}" if key in CLASSES else f"`{key}`"
                for key, why in p.exceptions.items()
                if why == reason
            ]
            lines.append(f"| {name} | {', '.join(of)} | {reason} |")
    return "\n".join([head, *lines])


def _excepted(property: str) -> list[str]:
    return [n for n in stepfuse.names() if exception(property, n) is not None]


def _page() -> str:
    """The page as it should be."""
    made = {"properties": properties(), "exceptions": exceptions()}
    pattern = r"(<!-- table: (\w+) -->\n).*?(<!-- end -->)"
    text = PAGE.read_text(encoding="utf-8")
    return re.sub(pattern, lambda m: f"{m[1]}{made[m[2]]}\n{m[3]}", text, flags=re.DOTALL)


def test_the_page_is_the_table(request: pytest.FixtureRequest) -> None:
    page = _page()
    if request.config.getoption("--bless"):
        PAGE.write_text(page, encoding="utf-8")
    assert PAGE.read_text(encoding="utf-8") == page, "run pytest --bless tests/conformance"


def test_exceptions_are_of_what_is_registered() -> None:
    known = {*stepfuse.names(), *CLASSES}
    assert all(known >= {*p.exceptions} for p in PROPERTIES.values())


def test_every_class_is_there() -> None:
    found = [class_of(stepfuse.get(n)) for n in stepfuse.names()]
    assert {c: found.count(c) > 10 for c in CLASSES} == dict.fromkeys(CLASSES, True)


@pytest.mark.parametrize("name", PROPERTIES)
def test_every_property_is_tested_where_it_says(name: str) -> None:
    assert len(rows(name)) == len(stepfuse.names())
    text = (FOLDER / f"{PROPERTIES[name].where}.py").read_text(encoding="utf-8")
    assert f'rows("{name}")' in text or 'rows(f"learns: {problem}")' in text


def test_every_optimizer_has_its_rates() -> None:
    assert list(RATES) == list(stepfuse.names()), "rates.py: a learning rate for each problem"
    assert {len(rates) for rates in RATES.values()} == {len(PROBLEMS)}
    assert {*SETTINGS} <= {*RATES}
