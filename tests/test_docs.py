"""The documentation is true: its generated sections are current, its instructions work.

A block's first line may say `file=PATH` (write it), `insert=PATH after='TEXT'` or `before=` (put
it there), `console` (run it and compare); other Python blocks are run. All of it happens in a
copy of the package. A line `...` in a console's output stands for any lines.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

import pytest
from stepfuse.ir.graph import Graph
from stepfuse.ir.text.parser import parse
from stepfuse.ir.text.printer import graph_to_text
from stepfuse.ir.verifier import verify
from stepfuse.passes.pipeline import PASSES
from stepfuse.passes.storage.encode import EncodeOptions
from stepfuse.tools.dev import docs

from tests.support.processes.forked import run_python

ROOT = Path(__file__).parents[1]
GUIDES = (
    "../README", "index", "adding-an-optimizer", "adding-an-op", "adding-a-pass",
    "adding-a-loop-pass", "adding-a-backend", "adding-a-domain", "adding-a-dtype",
    "ahead-of-time", "asynchronous", "benchmarks",
    "boost", "boost-costs", "boost-dim-reduce", "boost-networks", "c",
    "capture", "checkpoints", "conformance", "cuda", "cuda-ahead-of-time",
    "diff", "distributed", "factors", "formats", "fsdp2", "gpu-code",
    "gradients", "hogwild", "interrupts-and-threads", "lbfgs", "library",
    "loops", "loss-scaling", "matrices", "mindspore", "muon", "numba-cuda", "offload", "onnx",
    "onnx-training",
    "learned", "local-steps", "low-rank", "populations", "ranks-beside-steps",
    "recommend", "report", "rounded-gradients", "row-sparse", "rules", "schedules",
    "shampoo", "tiles",
    "search", "second-order", "sharded-checkpoints", "sharded-gpus", "sharded-torch",
    "simulate", "thor", "torch",
    "torch-and-mindspore", "trace", "tutorial", "walk", "where-code-comes-from",
)  # fmt: skip
# From where in a page to where one thing is added, and the most files of the package it may touch.
ADDITIONS = (
    ("adding-an-op", "# Adding an op", "**A reduction**", 6),
    ("adding-an-op", "**A reduction**", "**A declared op**", 4),
    ("adding-a-loop-pass", "# Adding", None, 2),  # a file, and a row
    ("adding-a-dtype", "# Adding", None, 8),
    ("adding-a-domain", "# Adding", None, 6),
)
FENCE = re.compile(r"^```(?!\{)(?P<info>[^\n]+)\n(?P<body>.*?)^```$", re.MULTILINE | re.DOTALL)
REFERENCE = ("api", "command-line", "conformance", "equations", "ir", "optimizers", "passes")
PAGE = 120  # lines
# From equations to the library; lists of all pages; a sweep and a product; two optimizers.
LONGER = {"tutorial": 150, "index": 175, "loops": 170, "adding-an-optimizer": 140}


@dataclass(frozen=True, slots=True)
class Block:
    """A fenced block: its language, its settings, its text."""

    language: str
    settings: dict[str, str]
    body: str


def blocks(page: str, start: str = "", end: str | None = None) -> list[Block]:
    """The blocks of a page, from one text of it up to another."""
    text = (ROOT / "docs" / f"{page}.md").read_text()
    found: list[Block] = []
    for match in FENCE.finditer(text, text.index(start), text.index(end) if end else len(text)):
        language, *words = shlex.split(match["info"])
        found.append(Block(language, dict(w.split("=", 1) for w in words), match["body"]))
    return found


@pytest.fixture(scope="session")
def shared_package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package, which keeps what its modules are compiled to."""
    package = tmp_path_factory.mktemp("package") / "stepfuse"
    skipped = shutil.ignore_patterns(".*", "tests", "*.egg-info")
    shutil.copytree(ROOT, package, ignore=skipped)
    return package


@pytest.fixture
def guide_folder(shared_package: Path, tmp_path: Path) -> Path:
    """A folder with the copy of the package, to follow instructions in."""
    (tmp_path / "stepfuse").symlink_to(shared_package)
    return tmp_path


def own_package(folder: Path) -> Path:
    """The folder's package, a copy of its own from the first change on."""
    package = folder / "stepfuse"
    if package.is_symlink():
        shared = package.readlink()
        package.unlink()
        shutil.copytree(shared, package)
    return package


def follow(block: Block, folder: Path) -> None:
    if "file" in block.settings:
        path = Path(block.settings["file"])
        inside = path.parent != Path(".")
        (own_package(folder) / path if inside else folder / path).write_text(block.body)
    elif "insert" in block.settings:
        insert(own_package(folder) / block.settings["insert"], block)
    elif block.language == "console":
        console(block.body, folder)
    elif block.language == "python":
        run(["-c", block.body], folder)


def insert(path: Path, block: Block) -> None:
    lines = path.read_text().splitlines(keepends=True)
    mark = block.settings.get("after") or block.settings["before"]
    (at,) = (i for i, line in enumerate(lines) if mark in line)
    lines.insert(at + ("after" in block.settings), block.body)
    path.write_text("".join(lines))


def console(body: str, folder: Path) -> None:
    for part in re.split(r"^\$ ", body, flags=re.MULTILINE)[1:]:
        command, _, expected = part.partition("\n")
        words = shlex.split(command)
        start = {
            "stepfuse": ["-c", "from stepfuse.tools.cli import app; app()"],
            "python": list[str](),
        }[words[0]]
        shown = run([*start, *words[1:]], folder)
        pattern = "".join(map(_line_pattern, expected.splitlines()))
        assert re.fullmatch(pattern, shown), f"$ {command}\n{shown}"


def _line_pattern(line: str) -> str:
    return r"(?:.*\n)*" if line == "..." else re.escape(line).replace(r"\.\.\.", ".*") + r"\n"


def run(words: list[str], folder: Path) -> str:
    environment = os.environ | {"PYTHONPATH": str(folder), "COLUMNS": "100"}
    link = folder / "stepfuse"
    shared = link.readlink() if link.is_symlink() else None  # nothing was changed in it
    done = run_python(words, folder, environment, package=shared)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize("page", GUIDES)
def test_guide_can_be_followed(page: str, guide_folder: Path) -> None:
    for block in blocks(page):
        follow(block, guide_folder)


@pytest.mark.parametrize("page", ["command-line", "ir", "passes"])
def test_a_page_of_reference_can_be_followed(page: str, guide_folder: Path) -> None:
    """It is longer than a guide, as its sections are generated."""
    for block in blocks(page):
        follow(block, guide_folder)


def test_no_page_has_marks_of_an_unfinished_merge() -> None:
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    assert len(pages) > 40
    marks = re.compile(r"^(<{7} .*|={7}|>{7} .*)$", re.MULTILINE)
    assert {p.name: found for p in pages if (found := marks.findall(p.read_text()))} == {}


def test_rows_of_a_table_have_as_many_cells_as_its_head() -> None:
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    torn = {p.name: rows for p in pages if (rows := torn_rows(p.read_text()))}
    assert torn == {}
    assert torn_rows("| a | b |\n| c |\n|---|---|\n| `x` \\| 1 | 2 |\n") == ["| c |"]


def torn_rows(text: str) -> list[str]:
    """Rows with another number of cells than the first of their table."""
    prose = re.sub(r"^```.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL)
    found: list[str] = []
    for table in re.findall(r"(?:^\|.*\n)+", prose, re.MULTILINE):
        cells = [len(re.findall(r"(?<!\\)\|", row)) for row in table.splitlines()]
        rows = zip(table.splitlines(), cells, strict=True)
        found += [row for row, count in rows if count != cells[0]]
    return found


def test_design_notes_have_a_number_and_a_status_and_stand_in_the_index() -> None:
    notes = sorted((ROOT / "docs" / "design").glob("0*.md"))
    assert len({p.name[:4] for p in notes}) == len(notes) > 40
    heads = {p.name: p.read_text().partition(". ")[0] for p in notes}
    assert heads == {p.name: f"# {int(p.name[:4])}" for p in notes}
    index = (notes[0].parent / "index.md").read_text()
    status = re.compile(r"\*Status: (?:accepted|(accepted, amended by|superseded by) (.+))\.\*")
    for note in notes:
        assert index.count(f"]({note.name})") == 1, f"{note.name} stands once in index.md"
        said = status.fullmatch(note.read_text().splitlines()[2])
        assert said, f"{note.name}: its third line says no status"
        others = set(re.findall(r"\]\((.*?)\)", said[2] or ""))
        assert bool(said[1]) == bool(others) and others <= heads.keys()


def test_every_page_that_is_read_fits_on_a_page() -> None:
    """Those of reference are longer."""
    pages = [ROOT / "README.md", *(ROOT / "docs").glob("*.md")]
    long = {p.stem: len(p.read_text().splitlines()) for p in pages if p.stem not in REFERENCE}
    assert {n: lines for n, lines in long.items() if lines > LONGER.get(n, PAGE)} == {}


def test_the_readme_is_short_and_its_row_is_what_was_measured() -> None:
    text = (ROOT / "README.md").read_text()
    assert 400 <= len(text.split()) <= 450
    kept = json.loads((ROOT / "benchmarks" / "results" / "torch_front.json").read_text())["results"]
    ours, other = kept["step 1000x1000"][:2]
    times = f"| {ours['milliseconds']:.2f} ms | {other['milliseconds']:.2f} ms |"
    ratio = f" {other['ratio']:.1f} ({other['low']:.1f} to {other['high']:.1f}) |"
    assert times + ratio in text and f"of {ours['rounds']} rounds" in text
    assert f"{kept['step 16x1000000'][1]['ratio']:.2f} of torch's speed" in text


@pytest.mark.parametrize(("page", "start", "end", "most"), ADDITIONS)
def test_an_addition_touches_few_files(page: str, start: str, end: str | None, most: int) -> None:
    """Of the package: a file without a folder is a program of whoever follows the page."""
    settings = [block.settings for block in blocks(page, start, end)]
    paths = {s.get("insert") or s.get("file", "") for s in settings}
    touched = sorted(path for path in paths if "/" in path)
    assert 0 < len(touched) <= most, touched


def test_optimizer_is_registered_by_its_file(guide_folder: Path) -> None:
    """Move the file, make its imports relative; nothing else changes."""
    found = blocks("adding-an-optimizer")
    (block,) = (b for b in found if b.settings.get("file") == "my_signum.py")
    moved = block.body.replace(
        "from stepfuse import ema, optimizer, sign, update, zeros",
        "from ..ir.frontend.trace import optimizer, sign, update, zeros\nfrom .blocks import ema",
    )
    assert moved != block.body
    (own_package(guide_folder) / "optim_defs" / "my_signum.py").write_text(moved)
    code = "import stepfuse; print(stepfuse.get('my_signum').doc.splitlines()[0], stepfuse.names())"
    shown = run(["-c", code], guide_folder)
    assert "Every element moves by lr" in shown and "'my_signum'" in shown


def test_a_wrong_output_is_noticed(guide_folder: Path) -> None:
    with pytest.raises(AssertionError, match="floor 12"):
        console("$ stepfuse dump sgd\n...\nfloor 13, optimal 12 bytes/param\n...\n", guide_folder)


def test_example_of_the_text_format_is_right() -> None:
    (program,) = (b.body for b in blocks("ir") if b.language == "sf")
    verify(parse(program))


# ------------------------------------------------------------------ generated sections


def test_generated_sections_are_current() -> None:
    assert [str(path) for path, _ in (*docs.outdated(), *docs.outdated_equations())] == []


def test_an_outdated_section_is_noticed(tmp_path: Path) -> None:
    page = tmp_path / "ir.md"
    page.write_text("a\n<!-- generated: ops -->\n| old |\n<!-- end -->\nb\n")
    ((path, right),) = docs.outdated(tmp_path)
    assert path == page
    assert right == f"a\n<!-- generated: ops -->\n{docs.op_table()}\n<!-- end -->\nb\n"


# ------------------------------------------------------------------ snippets of passes

ELEMENT, NUMBER = "f32 elem", "f64 group"
TYPES = {
    "lr": NUMBER,
    "beta": NUMBER,
    "grad": ELEMENT,
    "param": ELEMENT,
    "m": ELEMENT,
    "left": "f32 gram(row)",
}
UNNAMED = {("hoist-uniform", "1"): "f64 step"}  # what a snippet has from above, unless elements
OPTIONS = {"encode": (EncodeOptions("m=linear8"),)}  # what a snippet needs to do anything
HEADS = {
    "merge-axes": "when rank >= 2 and rows == 1 and cols == 1 view matrix",
    "bf16-products": "when rank >= 2 view matrix",
    "gram-form": "when rank >= 2 and rows <= cols view matrix",
}
WITH_SNIPPET = [n for n, p in PASSES.items() if n != "view"]  # view changes no statement


def snippet(name: str) -> tuple[list[str], list[str]]:
    """The statements before and after, as the docstring of a pass has them."""
    doc = import_module(PASSES[name].function.__module__).__doc__ or ""
    (paragraph,) = (p for p in re.split(r"\n\s*\n", doc) if "-->" in p)
    lines = paragraph.splitlines()
    (arrow,) = (line for line in lines if "-->" in line)
    middle = arrow.index("-->")
    right = middle + 3 + len(arrow[middle + 3 :]) - len(arrow[middle + 3 :].lstrip())
    before = [line[:middle].strip() for line in lines]
    return [b for b in before if b], [
        line[right:].strip() for line in lines if line[right:].strip()
    ]


def program(name: str, statements: list[str]) -> Graph:
    """A graph of the statements; what they use and do not define are roles."""
    notes = dict(re.findall(r"\((\w+): (\w+)\)", "\n".join(statements)))
    body = [re.sub(r"\s+\(.*\)", "", s) for s in statements if not s.startswith("static")]
    defined = [m[1] for s in body if (m := re.match(r"%(\d+) =", s))]
    used = sorted(set(re.findall(r"%(\w+)", "\n".join(body))) - set(defined))
    roles = [s for s in statements if s.startswith("static")]
    for role in used:
        if not any(f"%{role} " in s for s in roles):
            kind = {"grad": "grad", "param": "param", "m": "state"}.get(role, "aux")
            start = " = 0.0" if kind == "state" else ""
            of_note = f"{notes[role]} elem" if role in notes else None
            type_ = of_note or TYPES.get(role) or UNNAMED.get((name, role), ELEMENT)
            renamed = f"v{role}" if role.isdigit() else role
            roles.append(f"{kind} %{renamed}{start} : {type_}")
            body = [re.sub(rf"%{role}\b", f"%{renamed}", s) for s in body]
    if not any(s.startswith("update") for s in body):
        roles += [] if "param" in used else ["param %param : f32 elem"]
        body.append(f"update %param = %{defined[-1]}")
    head = f"step {HEADS.get(name, 'view flat')} {{"
    text = "\n".join(["optimizer @a {", *roles, head, *body, "}", "}"])
    (graph,) = parse(text).graphs
    return graph


def unnumbered(line: str) -> str:
    return re.sub(r"%v?\d+", "%", line.strip())


@pytest.mark.parametrize("name", WITH_SNIPPET)
def test_snippet_of_a_pass_is_what_it_does(name: str) -> None:
    before, after = snippet(name)
    graph = program(name, before)
    result = PASSES[name].function(graph, *OPTIONS.get(name, ()))
    assert result != graph
    shown = iter([unnumbered(line) for line in graph_to_text(result).splitlines()])
    statements = [line for line in after if line.startswith(("%", "update")) and "=" in line]
    if name == "specialise":  # says so in words
        assert after == ["%2 takes its place"]
        statements = ["update %param = %2"]
    assert statements
    for line in statements:
        assert unnumbered(line) in shown, f"{line}\nis not, in this order, in\n{result}"
