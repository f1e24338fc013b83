"""The pictures of the documentation are those of the programs, and are well-formed."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from stepfuse.ir.lowered.program import Program
from stepfuse.optim_defs import get, learned_names, matrix_names, names, stage_names
from stepfuse.passes.report.cost import program_bytes
from stepfuse.tools.dev import equations, pictures
from stepfuse.tools.dev.optimizer_table import programs_of
from stepfuse.tools.report.sweeps import recorded_sweeps

IMAGES = Path(__file__).parents[3] / "docs" / "img"
SVG = "{http://www.w3.org/2000/svg}"


def lines(picture: str) -> list[str]:
    """The words of a picture. Raises ParseError where it is no XML."""
    return [text.text or "" for text in ElementTree.fromstring(picture).iter(f"{SVG}text")]


def lowered(name: str) -> Program:
    (program,) = programs_of(get(name))
    return program


def test_pictures_are_current() -> None:
    assert [str(path) for path, _ in pictures.outdated_pictures(IMAGES)] == []


def test_an_outdated_picture_is_noticed(tmp_path: Path) -> None:
    for name, draw in pictures.PICTURES.items():
        (tmp_path / f"{name}.svg").write_text(draw(), encoding="utf-8")
    (tmp_path / "bytes.svg").write_text("old", encoding="utf-8")
    ((path, right),) = pictures.outdated_pictures(tmp_path)
    assert path.name == "bytes.svg"
    assert lines(right)


@pytest.mark.parametrize("name", sorted(names())[::7])
def test_the_bytes_of_the_sweeps_are_those_of_the_kernels(name: str) -> None:
    for program in programs_of(get(name)):
        found = recorded_sweeps(program)
        assert sum(sweep.bytes for sweep in found) == program_bytes(program)
        again = sum(x.bytes for sweep in found for x in sweep.loads if x.kind == "again")
        assert again == sum(tax.bytes for tax in program.schedule.taxes)


def test_a_picture_of_sweeps_says_every_byte() -> None:
    shown = lines(pictures.sweeps_picture("LAMB", lowered("lamb")))
    streams = [s for s in shown if s.startswith(("read ", "write "))]
    assert sum(int(size) for s in streams for size in re.findall(r", (\d+) B", s)) == 40
    assert sum(int(size) for s in streams for size in re.findall(r", (\d+) B, again", s)) == 12
    assert "must be known next: norm(param, TENSOR) and norm(direction, TENSOR)" in shown


def test_sweeps_in_words() -> None:
    assert equations.sentences(lowered("lamb")).splitlines() == [
        "1. reads `param`, `grad`, `m`, `v`; writes `m`, `v`; "
        "reduces `norm(param, TENSOR)`, `norm(direction, TENSOR)`: 24 bytes per parameter.",
        "2. reads `param` again, `m` again, `v` again; writes `param`: 16 bytes per parameter.",
    ]


def test_names_are_escaped() -> None:
    hostile = "<script>&\"'"
    assert any(hostile in line for line in lines(pictures.sweeps_picture(hostile, lowered("sgd"))))


def test_equations_are_blocks_and_words_are_plain() -> None:
    found = equations.equation_pages()
    assert [*found] == [*names(), *matrix_names(), *learned_names(), *stage_names()]
    lamb = found["lamb"]
    assert lamb.startswith("# lamb\n")
    assert "```text\nm     <- beta1 m + (1 - beta1) grad\n" in lamb
    assert r"function phi of \|param\| is the identity" in lamb
    assert "2. reads `param` again, `m` again, `v` again; writes `param`: 16 bytes" in lamb
