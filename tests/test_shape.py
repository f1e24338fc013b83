"""No file breaks the limits of size and documentation, and the check sees one that does."""

from __future__ import annotations

from pathlib import Path

import pytest
from stepfuse.tools.dev.shape import FILE_LIMIT, FUNCTION_LIMIT, main, shape, shapes

DOC = '"""A module."""\n'


def breaches(folder: Path, text: str, name: str = "a.py") -> list[str]:
    path = folder / name
    path.parent.mkdir(exist_ok=True)
    path.write_text(text)
    return shape(path, folder).breaches


def function(lines: int, doc: str = "") -> str:
    return f"def _f():\n{doc}" + "    pass\n" * (lines - 1)


def test_no_file_breaks_a_limit() -> None:
    found = shapes()
    assert len(found) > 30
    assert [b for s in found for b in s.breaches] == []


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("x = 1\n", "a.py: the module has no docstring"),
        (f"{DOC}def f():\n    pass\n", "a.py: f has no docstring"),
        (f"{DOC}class C:\n    pass\n", "a.py: C has no docstring"),
        (DOC + "x = 1\n" * FILE_LIMIT, f"a.py: {FILE_LIMIT + 1} lines, the limit is {FILE_LIMIT}"),
        (
            DOC + function(FUNCTION_LIMIT + 1),
            f"a.py: _f has {FUNCTION_LIMIT + 1} lines, the limit is {FUNCTION_LIMIT}",
        ),
    ],
)
def test_each_breach_is_reported(text: str, expected: str, tmp_path: Path) -> None:
    assert breaches(tmp_path, text) == [expected]


@pytest.mark.parametrize(
    "text",
    [
        DOC,
        DOC + "x = 1\n" * (FILE_LIMIT - 1),
        DOC + function(FUNCTION_LIMIT),
        DOC + function(FUNCTION_LIMIT, '    """One.\n\n    Two.\n    """\n'),
        f"{DOC}def _f():\n    pass\n\n\nclass _C:\n    pass\n",
        f"{DOC}@overload\ndef f(): ...\n",
    ],
)
def test_what_is_within_the_limits_is_not_reported(text: str, tmp_path: Path) -> None:
    assert breaches(tmp_path, text) == []


def test_tests_need_only_a_module_docstring(tmp_path: Path) -> None:
    assert breaches(tmp_path, f"{DOC}def test_x():\n    pass\n", "tests/a.py") == []


def test_the_command_prints_figures_and_fails_on_a_breach(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "a.py").write_text(DOC + function(5))
    assert main([str(tmp_path)]) == 0
    files, functions = capsys.readouterr().out.splitlines()
    assert files == "1 files: median 6, p95 6, largest 6 (a.py)"
    assert functions == "1 functions: median 5, p95 5, largest 5 (a.py: _f)"
    (tmp_path / ".hidden.py").write_text("x = 1\n")
    assert main([str(tmp_path)]) == 0
    (tmp_path / "b.py").write_text("x = 1\n")
    assert main([str(tmp_path)]) == 1
    assert capsys.readouterr().out.endswith("b.py: the module has no docstring\n")
