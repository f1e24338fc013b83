"""`stepfuse list`: its table is what the compiler says, and what is chosen from it."""

from __future__ import annotations

import pytest
from rich.console import Console
from stepfuse.optim_defs import learned_names, matrix_names, names, stage_names
from stepfuse.tools.catalogue.listing import show_listing
from stepfuse.tools.catalogue.table import TABLE, catalogue
from stepfuse.tools.cli import app
from stepfuse.tools.cli.options import specs_beginning
from stepfuse.tools.dev import catalogue_table
from stepfuse.tools.tables import TableColumn, fitting, show_table
from typer.testing import CliRunner, Result


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, ("list", *arguments))


def test_the_table_is_current() -> None:
    assert catalogue_table.table_text() == TABLE.read_text("utf-8"), "run `make docs`"


def test_an_outdated_table_is_noticed(capsys: pytest.CaptureFixture[str]) -> None:
    assert catalogue_table.write(TABLE, "{}", ["--check"]) == 1
    assert "make docs" in capsys.readouterr().err


def test_costs_known_by_hand() -> None:
    (adamw,) = (s for s in catalogue().specs if s.name == "adamw")
    (only,) = adamw.variants
    assert (only.state, only.floor, only.optimal, only.sweeps) == (8, 28, 28, 1)
    (factored, plain) = next(s for s in catalogue().specs if s.name == "adafactor").variants
    assert (factored.state_text, plain.state_text) == ("a row + a col", "4")


def test_a_pipe_gets_bare_names() -> None:
    assert run().stdout.split() == [
        *sorted((*names(), *matrix_names(), *learned_names())),
        *stage_names(),
    ]
    assert "cosine_decay" in run("--kind", "schedule").stdout.split()
    assert run("--kind", "stage").stdout.split() == [*stage_names()]


@pytest.mark.parametrize(
    ("filters", "found"),
    [
        (["ADAMW_SN"], ["adamw_sn"]),
        (["state=8", "sweeps=2", "yogi"], []),
        (["state<4", "optimal<=12", "stochastic"], ["sgd"]),
        (["nothing of the kind"], []),
    ],
)
def test_filters(filters: list[str], found: list[str]) -> None:
    options = [word for text in filters for word in ("--filter", text)]
    result = run("--kind", "optimizer", *options)
    assert result.exit_code == 0
    assert result.stdout.split() == found


@pytest.mark.parametrize("column", ["state", "floor", "optimal", "sweeps"])
def test_orders(column: str) -> None:
    listed = {s.name: getattr(s.variants[0], column) for s in catalogue().specs}
    shown = [listed[name] for name in run("--sort", column).stdout.split()]
    assert shown == sorted(n for n in listed.values() if n is not None)
    backwards = [listed[name] for name in run("--sort", f"-{column}").stdout.split()]
    assert backwards == shown[::-1]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--kind", "x"), "no kind is called 'x'; known: optimizer, stage, schedule"),
        (("--sort", "speed"), "no order is called 'speed'; known: name, state"),
        (("--filter", "speed<3"), "no figure is called 'speed'; known: state, floor"),
    ],
)
def test_wrong_usage(arguments: tuple[str, ...], message: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 2 and message in result.stderr and result.stdout == ""


@pytest.mark.parametrize("width", [80, 120])
def test_a_terminal_of_any_width_is_enough(width: int) -> None:
    console = Console(force_terminal=True, width=width, color_system=None)
    with console.capture() as shown:
        show_listing(catalogue(), console)
    lines = shown.get().splitlines()
    assert max(map(len, lines)) <= width
    heads = [line.split() for line in lines if line.startswith("name ")]
    assert {*heads[0]} >= {"name", "optimal", "sweeps", "what"}
    assert ("floor" in heads[0]) == (width == 120)


def test_columns_go_in_the_stated_order_and_one_stays() -> None:
    head = [TableColumn("a", drop=2), TableColumn("share"), TableColumn("b", drop=1)]
    rows = [["x" * 10, "y" * 10, "z" * 10]]
    assert fitting(head, rows, 36) == (0, 1, 2)
    assert fitting(head, rows, 35) == (0, 1)
    assert fitting(head, rows, 20) == (1,)
    assert fitting(head, rows, 5) == (1,)


def test_a_pipe_gets_every_column_and_no_decoration(capsys: pytest.CaptureFixture[str]) -> None:
    head = [TableColumn("a", drop=1), TableColumn("b", right=True)]
    show_table(head, [["x" * 200, "[red]1"]], "title", ["bold"], Console(force_terminal=False))
    assert capsys.readouterr().out == f"title\n{'a':200}       b\n{'x' * 200}  [red]1\n"


def test_completion_knows_specs_and_the_last_stage_of_a_chain() -> None:
    assert [name for name, _ in specs_beginning("adamw")] == ["adamw", "adamw_sn"]
    chain = [name for name, _ in specs_beginning("unscale+lam")]
    assert chain == ["unscale+lamb"]
