"""The tables of docs/optimizers.md say what the graphs and programs are."""

from __future__ import annotations

from pathlib import Path

import pytest
from stepfuse.optim_defs import get, names, stage_names
from stepfuse.tools.dev.optimizer_table import body_lines, classes, figure_cells, programs_of

PAGE = (Path(__file__).parents[3] / "docs" / "optimizers.md").read_text("utf-8")


def rows_of(section: str) -> list[list[str]]:
    """A table of the page: `tests/test_docs.py` holds it to what the code makes of it."""
    table = PAGE.partition(f"<!-- generated: {section} -->\n")[2].partition("\n<!-- end -->")[0]
    return [[c.strip() for c in line.strip("|").split(" | ")] for line in table.splitlines()[2:]]


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("adamw", "E S"),
        ("lamb", "R"),
        ("adafactor", "R"),
        ("nero", "R S"),
        ("dog", "G"),
        ("adagc", "R G"),
        ("check_finite", "G S"),
    ],
)
def test_classes_follow_from_the_graph(name: str, expected: str) -> None:
    spec = get(name)
    whole = get("sgd") if name in stage_names() else spec
    assert classes(spec, programs_of(whole)) == expected


def test_figures_are_those_of_the_programs() -> None:
    assert figure_cells(programs_of(get("adamw"))) == ["8", "28 / 28", "1"]
    states, moved, sweeps = figure_cells(programs_of(get("adafactor")))
    assert states == "a row + a col (rank >= 2); 4 (rank < 2)"
    assert moved.startswith("24 / 12; 32 / ") and sweeps.startswith("3; ")


def test_every_column_of_every_row_is_filled() -> None:
    for section, known in (("optimizers", names()), ("stages", stage_names())):
        rows = rows_of(section)
        assert [row[0].strip("`") for row in rows] == list(known)
        assert len({len(row) for row in rows}) == 1
        assert all(cell for row in rows for cell in row)


def test_a_row_names_references_errors_paper_and_lines() -> None:
    (row,) = (r for r in rows_of("optimizers") if r[0] == "`adamw`")
    assert row[1:5] == ["E S", "8", "28 / 28", "1"]
    assert row[5].startswith("torch.optim.AdamW; mindspore.")
    assert row[6].count("f64") == 1 and row[6].count("f32") == 1
    assert row[7].startswith("[Loshchilov & Hutter") and row[7].endswith("1711.05101)")
    assert row[8] == str(body_lines("adamw")) == "7"
