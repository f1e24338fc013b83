"""The filetest harness: a wrong expectation fails, blessing writes the right one."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from stepfuse.ir.text.parser import parse

from tests.support.filetests.runner import (
    COMMANDS,
    Command,
    Mismatch,
    Options,
    annotated,
    check_file,
    render_file,
)
from tests.support.oracles.numeric import Run

TESTS = Path(__file__).parents[2]
VALID = "optimizer @a {\n  param %param : f32 elem\n\n  step {\n    update %param = 1.0\n  }\n}"
AS_COMMENT = "\n".join(f"; {line}".rstrip() for line in VALID.split("\n"))


def shout(text: str, options: Options) -> str:
    """A command to test with: upper case, and the argument."""
    return f"{text.upper()}\n\n{options.argument}{options.run or ''}\n"


def complain(text: str, options: Options) -> str:
    """An inline command to test with: every line that holds `bad` is an error."""
    bad = [(n, line.strip()) for n, line in enumerate(text.split("\n"), 1) if "bad" in line]
    return annotated(text, [(n, f"X1 this is {line}") for n, line in bad])


FAKES = {
    "shout": Command(shout),
    "complain": Command(complain, inline=True),
    "list": Command(lambda text, options: f"{options.argument} {text}\n", beside=".out.txt"),
}


def write(path: Path, text: str) -> Path:
    file = path / "topic.sf"
    file.write_text(text)
    return file


def test_output_is_the_comment_block_under_each_program() -> None:
    source = "; test shout a=1 b\n\none\n\n; -----\n\ntwo\n"
    expected = "; test shout a=1 b\n\none\n; ONE\n;\n; a=1 b\n\n; -----\n\ntwo\n; TWO\n;\n; a=1 b\n"
    assert render_file(source, FAKES) == expected
    assert render_file(expected, FAKES) == expected


def test_run_line_reaches_the_command() -> None:
    rendered = render_file("; test shout\n; run seed=3 n=1,7\n\none\n", FAKES)
    assert str(Run(3, (1, 7))) in rendered


def test_wrong_output_fails_with_a_diff(tmp_path: Path) -> None:
    file = write(tmp_path, "; test shout x\n\none\n; ONE\n;\n; y\n")
    with pytest.raises(Mismatch, match=r"(?s)-; y.*\+; x"):
        check_file(file, bless=False, commands=FAKES)
    assert file.read_text().endswith("; y\n")


def test_bless_rewrites_and_then_passes(tmp_path: Path) -> None:
    file = write(tmp_path, "; test shout x\n\none\n; wrong\n")
    check_file(file, bless=True, commands=FAKES)
    assert file.read_text() == "; test shout x\n\none\n; ONE\n;\n; x\n"
    check_file(file, bless=False, commands=FAKES)


def test_output_may_have_a_file_of_its_own(tmp_path: Path) -> None:
    file, beside = write(tmp_path, "; test list a=1\n\none\n"), tmp_path / "topic.out.txt"
    with pytest.raises(Mismatch, match=r"expected topic\.out\.txt"):
        check_file(file, bless=False, commands=FAKES)
    check_file(file, bless=True, commands=FAKES)
    assert (file.read_text(), beside.read_text()) == ("; test list a=1\n\none\n", "a=1 one\n")
    check_file(file, bless=False, commands=FAKES)
    beside.write_text("a=2 one\n")
    with pytest.raises(Mismatch, match=r"(?s)-a=2 one.*\+a=1 one"):
        check_file(file, bless=False, commands=FAKES)


def test_a_file_of_its_own_is_of_one_program(tmp_path: Path) -> None:
    file = write(tmp_path, "; test list\n\none\n\n; -----\n\ntwo\n")
    with pytest.raises(ValueError, match="expected one program, whose output has a file; got 2"):
        check_file(file, bless=True, commands=FAKES)


@pytest.mark.parametrize(
    "cited",
    [
        "; error: X2 this is bad",  # another code
        "; error: X1 that is bad",  # another message
        "; error: X1",  # no message
    ],
)
def test_inline_error_must_be_the_right_one(cited: str, tmp_path: Path) -> None:
    file = write(tmp_path, f"; test complain\n\ngood\n  bad\n  {cited}\n")
    with pytest.raises(Mismatch, match=r"\+  ; error: X1 this is bad"):
        check_file(file, bless=False, commands=FAKES)


def test_inline_error_may_be_a_part_of_the_message(tmp_path: Path) -> None:
    file = write(tmp_path, "; test complain\n\ngood\n  bad\n  ; error: X1 is bad\n")
    check_file(file, bless=False, commands=FAKES)


@pytest.mark.parametrize(
    "program",
    ["good\n; error: X1 this is bad\nbad", "good\nbad", "good\n; error: X1 this is bad"],
    ids=["another line", "not cited", "not an error"],
)
def test_inline_error_must_stand_under_its_line(program: str, tmp_path: Path) -> None:
    file = write(tmp_path, f"; test complain\n\n{program}\n")
    with pytest.raises(Mismatch):
        check_file(file, bless=False, commands=FAKES)


@pytest.mark.parametrize("header", ["", "; test", "; test nothing", "; run seed=0 n=1"])
def test_header_must_name_a_command(header: str) -> None:
    with pytest.raises(ValueError, match="expected '; test <command>'"):
        render_file(f"{header}\n\n{VALID}\n")


def test_run_line_must_say_seed_and_sizes() -> None:
    with pytest.raises(ValueError, match="cannot read the run line"):
        Run.parse("seed=1")


def test_pass_command_reaches_the_registry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.support.filetests.runner._run_passes", lambda spec, pipeline: spec)
    shown = render_file(f"; test pass none\n; run seed=0 n=1,7\n\n{VALID}\n", COMMANDS)
    assert shown.endswith(f"{VALID}\n{AS_COMMENT}\n")


def test_pass_that_changes_a_value_fails_its_run_line(monkeypatch: pytest.MonkeyPatch) -> None:
    other = parse(VALID.replace("1.0", "1.5"))
    monkeypatch.setattr("tests.support.filetests.runner._run_passes", lambda spec, pipeline: other)
    with pytest.raises(AssertionError, match=r"n = 1: param was \[1\.\], is \[1\.5\]"):
        render_file(f"; test pass none\n; run seed=0 n=1\n\n{VALID}\n", COMMANDS)


def test_pytest_collects_reports_and_blesses(tmp_path: Path) -> None:
    shutil.copytree(TESTS / "support", tmp_path / "tests" / "support")
    shutil.copy(TESTS / "conftest.py", tmp_path / "tests")
    file = write(tmp_path / "tests", f"; test print\n\n{VALID}\n; wrong\n")
    command = [sys.executable, "-m", "pytest", "-q", "-n0", "-p", "no:cacheprovider", str(file)]
    wrong = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert wrong.returncode == 1
    assert "-; wrong" in wrong.stdout and "1 failed" in wrong.stdout
    assert subprocess.run([*command, "--bless"], cwd=tmp_path, capture_output=True).returncode == 0
    assert file.read_text() == f"; test print\n\n{VALID}\n{AS_COMMENT}\n"
    assert subprocess.run(command, cwd=tmp_path, capture_output=True).returncode == 0
