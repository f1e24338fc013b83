"""`stepfuse plot-schedule`: tables, drawings, schedules of a user's own file."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from stepfuse import schedules
from stepfuse.tools.cli import app
from typer.testing import CliRunner, Result

SOURCE = '''
from stepfuse import schedule

@schedule
def halving(k, *, initial=1.0):
    """Half as much at each step."""
    return initial * 0.5**k

@schedule
def wrong(k):
    """A list is no number."""
    return [k]

number = 3
'''


def plotted(*arguments: str) -> Result:
    return CliRunner().invoke(app, ["plot-schedule", *arguments])


def test_the_table_has_the_values() -> None:
    done = plotted("cosine_restarts(max=0.3)", "--set", "steps=4", "--set", "min=0.1",
                   "--steps", "11")  # fmt: skip
    assert done.exit_code == 0, done.output
    head, _, names, *rows = done.output.splitlines()
    assert head == "cosine_restarts(min=0.1, max=0.3, steps=4, factor=1)"
    assert names.split() == ["steps", "done", "value"]
    expected = schedules.cosine_restarts(min=0.1, max=0.3, steps=4).values(range(11))
    assert [row.split() for row in rows] == [[str(k), f"{v:.6g}"] for k, v in enumerate(expected)]


@pytest.mark.parametrize(("steps", "places"), [(1, [0]), (2, [0, 1]), (101, [*range(0, 101, 10)])])
def test_first_and_last_are_there(steps: int, places: list[int]) -> None:
    rows = plotted("warm_up", "--steps", str(steps)).output.splitlines()[3:]
    assert [int(row.split()[0]) for row in rows] == places


def test_the_drawing_has_the_steps(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    drawing = tmp_path / "a.svg"
    done = plotted("polynomial_decay", "--set", "renew=true", "--steps", "50", "-o", str(drawing))
    assert done.exit_code == 0, done.output
    (line,) = re.findall(r'id="line2d_\d+">\s*<path d="([^"]*)" clip-path', drawing.read_text())
    assert line.count("L") >= 49


def test_a_schedule_of_a_file(tmp_path: Path) -> None:
    (tmp_path / "rates.py").write_text(SOURCE)
    done = plotted(f"{tmp_path}/rates.py:halving(initial=8)", "--steps", "3")
    values = [row.split()[1] for row in done.output.splitlines()[3:]]
    assert values == ["8", "4", "2"], done.output
    wrong = plotted(f"{tmp_path}/rates.py:wrong")
    assert wrong.exit_code == 1 and "expected a number of the step" in wrong.stderr
    assert plotted(f"{tmp_path}/rates.py:number").exit_code == 2


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("cosine_deca",), "there is cosine_decay, cosine_restarts, inverse_decay\n"),
        (("zzzzz",), "there is cosine_decay, cosine_restarts, exponential_decay, inverse"),
        (("warm_up", "--set", "maxi=3"), "warm_up has no hyper-parameter 'maxi'"),
        (("warm_up", "--set", "3"), "name the numbers: max, steps"),
        (("warm_up", "--set", "max=big"), "'big' is neither a number nor true or false"),
        (("warm_up", "-o", "a.doc"), "'doc' is not supported"),
    ],
)
def test_wrong_use_is_told(arguments: tuple[str, ...], message: str) -> None:
    pytest.importorskip("matplotlib")
    done = plotted(*arguments)
    assert done.exit_code == 2
    assert message in done.stderr


def test_list_names_the_schedules() -> None:
    shown = CliRunner().invoke(app, ["list", "--kind", "schedule"]).output
    assert all(name in shown for name in schedules.names())
