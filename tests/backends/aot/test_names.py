"""What an artifact's files are called, and a library of several specs."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest
import stepfuse
from stepfuse import optim_defs
from stepfuse.optim_defs import names
from stepfuse.tools.cli import app
from typer.testing import CliRunner


def compiled(directory: Path, *arguments: str) -> set[str]:
    command = ["compile", *arguments, "-o", str(directory), "--target", "x86-64-v3"]
    result = CliRunner().invoke(app, command)
    assert result.exit_code == 0, result.output
    return {p.name for p in directory.iterdir()}


@pytest.mark.parametrize(
    ("arguments", "stem"),
    [
        (("sgd",), "sgd"),
        (("sgd", "lion"), "stepfuse"),
        (("sgd", "lion", "--name", "mine"), "mine"),
        (("unscale+sgd",), "unscale_sgd"),
    ],
)
def test_the_files_have_the_name(tmp_path: Path, arguments: tuple[str, ...], stem: str) -> None:
    found = compiled(tmp_path, *arguments)
    assert {f"{stem}.o", f"{stem}.h", "manifest.json"} <= found <= {
        f"{stem}.o", f"{stem}.h", "manifest.json", f"lib{stem}.so"
    }  # fmt: skip


def test_a_name_that_c_would_not_take(tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["compile", "sgd", "-o", str(tmp_path), "--name", "a-b"])
    assert result.exit_code == 2
    assert "expected a C name, got 'a-b'" in result.stderr


def test_all_is_every_optimizer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    few = tuple(names())[:3]
    monkeypatch.setattr(optim_defs, "names", lambda: few)
    compiled(tmp_path, "--all")
    for name in few:
        assert stepfuse.load(tmp_path, name).spec.name == name


@pytest.mark.parametrize("arguments", [(), ("sgd", "--all")])
def test_either_specs_or_all(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    result = CliRunner().invoke(app, ["compile", *arguments, "-o", str(tmp_path)])
    assert result.exit_code == 2
    assert "expected either SPECs or --all" in result.stderr


BOTH = """
#include <stdio.h>
#include "sgd.h"
#include "lion.h"
int main(void) {
    struct stepfuse_tables none = {0};
    printf("%d %d %d", sf_level() > 1, sf_sgd_check(&none, NULL), sf_lion_check(&none, NULL));
    return 0;
}
"""


@pytest.mark.skipif(shutil.which("cc") is None, reason="needs a C compiler")
def test_a_program_links_several_libraries(tmp_path: Path) -> None:
    for name in ("sgd", "lion"):
        compiled(tmp_path, name)
    (tmp_path / "both.c").write_text(BOTH)
    command = ["cc", "-Wno-unused-function", "both.c", "sgd.o", "lion.o", "-o", "both"]
    subprocess.run(command, cwd=tmp_path, check=True)
    done = subprocess.run([tmp_path / "both"], capture_output=True, text=True, check=True)
    assert done.stdout == "1 2 2"  # a code: tables are missing


OLD = """
#include <stdio.h>
#include "sgd.h"
int main(void) {
    struct stepfuse_tables none = {0};
    printf("%d", sf_sgd_check(&none, NULL));
    return 0;
}
"""


@pytest.mark.skipif(shutil.which("cc") is None, reason="needs a C compiler")
def test_a_header_of_another_build_is_told(tmp_path: Path) -> None:
    """A library that was built again, for other storage, under a program that was not."""
    compiled(tmp_path, "sgd")
    header = (tmp_path / "sgd.h").read_bytes()
    compiled(tmp_path, "sgd", "--dtypes", "param=bf16,grad=bf16")
    (tmp_path / "sgd.h").write_bytes(header)
    (tmp_path / "old.c").write_text(OLD)
    command = ["cc", "-Wno-unused-function", "old.c", "sgd.o", "-o", "old"]
    subprocess.run(command, cwd=tmp_path, check=True)
    done = subprocess.run([tmp_path / "old"], capture_output=True, text=True, check=True)
    assert done.stdout == "7"
