"""Line tables: instructions are the same with and without, and tell the value they are for."""

from __future__ import annotations

import re

import pytest
from stepfuse.backends.cuda.ptx import ptx_text
from stepfuse.backends.native.backend import assembly, llvm_text
from stepfuse.tools.code.code_lines import code_lines, numbered

from tests.campaigns.line_tables import LEAST, in_inner_loops, instructions, loops_of_spec

# The masks of a tail belong to no value, so that a short loop has a smaller share than LEAST.
SPECS = ("adamw", "lamb", "lion", "sgd", "novograd", "adadelta")
BF16 = "param=bf16,grad=bf16,state=bf16"
SUM = r"(add|sub|mul|div)\.rn\.f32"
DIVISION = "debias(m, beta1, t) / (sqrt(debias(v, beta2, t)) + eps)"


@pytest.mark.parametrize("name", SPECS)
def test_same_instructions_with_values(name: str) -> None:
    for loops in loops_of_spec(name, "native"):
        table = numbered(loops.program.graph)
        plain, with_lines = assembly(loops), assembly(loops, table)
        assert "\t.loc\t" in with_lines and "\t.loc\t" not in plain
        assert "!dbg" not in llvm_text(loops)
        assert instructions(plain) == instructions(with_lines) != []


@pytest.mark.parametrize(
    ("name", "dtypes"),
    [*((name, "") for name in (*SPECS, "racs", "sgd")), ("lion", BF16), ("adafactor", BF16)],
)
def test_nearly_all_vector_instructions_of_inner_loops_have_values(name: str, dtypes: str) -> None:
    """Masks of tails, too, which are a fifth of what folds by rows and columns do."""
    programs = loops_of_spec(name, "native", dtypes)
    found = [one for loops in programs for one in in_inner_loops(code_lines(loops, "asm"))]
    assert sum(found) >= LEAST * len(found) > 10


@pytest.mark.parametrize("name", ["lion", "lamb"])
def test_the_same_ptx(name: str) -> None:
    for loops in loops_of_spec(name, "cuda"):
        with_lines = ptx_text(loops, debug=numbered(loops.program.graph))
        assert instructions(ptx_text(loops)) == instructions(with_lines)
        sums = [line for line in code_lines(loops, "ptx") if re.match(SUM, line.text)]
        assert sum(line.value is not None for line in sums) >= LEAST * len(sums) > 3


@pytest.mark.parametrize(
    ("stage", "target", "what"),
    [
        ("asm", "native", r"vdivps\b|fdiv\s+v"),
        ("ptx", "cuda", r"div\.rn\.f32"),
        ("llvm", "native", r"fdiv <16 x float>"),
    ],
)
def test_a_division_answers_where_it_is_from(stage: str, target: str, what: str) -> None:
    (loops,) = loops_of_spec("lamb", target)
    nodes = loops.program.graph.nodes
    divisions = [
        line for line in code_lines(loops, stage)
        if re.search(what, line.text) and "scalars" not in line.function
    ]  # fmt: skip
    assert divisions
    for line in divisions:
        assert line.value is not None and nodes[line.value].op == "div"
        (site,) = nodes[line.value].origin.sites
        assert site.text == DIVISION
