"""Writes the parts of the documentation that come from the code: marked sections and pictures.

    python -m stepfuse.tools.dev.docs [--check]

`--check` writes nothing; the exit status is 1 where a page differs from the code.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from inspect import signature
from pathlib import Path
from types import ModuleType
from typing import Any

import typer
from typer.main import get_command

from ... import schedules
from ...ir import verifier
from ...ir.frontend import functions as language
from ...ir.loops.verifier import verify as nests
from ...ir.ops import OPS, OpDef
from ...ir.signatures.attributes import KINDS
from ...ir.types import F32, F64
from ...optim_defs.declare import HYPERS
from ...passes.chain import compose, count_per_tensor
from ...passes.checks import check_plan, check_program
from ...passes.fuse import branch_and_bound as search
from ...passes.fuse import dominance, fuse
from ...passes.fuse import readiness as times
from ...passes.lower import keep_in_tiles, lower, place_commits, plan_memory, variants
from ...passes.lower import place_scalars as segments
from ...passes.pipeline import FAST_F32, PASSES, POLICIES
from ...passes.rewrite.expand import BOUNDS, EXPANSIONS
from ...passes.storage.formats import FORMATS
from ...schedules.curves import MEANINGS
from ..cli import app
from ..recommend.recommend import rules
from .citations import citation_table
from .equations import equation_pages, optimizer_list, stage_list
from .optimizer_table import optimizer_table, stage_table, table
from .pictures import outdated_pictures

DOCS = Path(__file__).parents[2] / "docs"
_TRAINING = DOCS.parent / "benchmarks" / "results" / "formats.json"
_SECTION = re.compile(
    r"(?P<head><!-- generated: (?P<name>[\w-]+) -->\n).*?(?P<end><!-- end -->)", re.DOTALL
)
# Passes that have no row in the pipeline's table, in the order they run: before and after it.
_BEFORE = (compose, count_per_tensor)
_AFTER = (
    variants, fuse, times, search, dominance, lower, segments, place_commits, keep_in_tiles,
    check_program, plan_memory, check_plan,
)  # fmt: skip


def op_table() -> str:
    """Every op: operands, attributes, meaning, and the pass that lowers a declared one."""
    head = ("op", "operands, attributes", "rule", "meaning", "lowered by")
    return table(head, map(_op_row, OPS.values()))


def _op_row(row: OpDef) -> list[str]:
    note = f"{row.doc} (commutative)" if row.commutative else row.doc
    attrs = "".join(f", `{a.name}`: {KINDS[a.kind]}" for a in row.attrs)
    return [f"`{row.name}`", f"{row.arity}{attrs}", str(row.rule), note, str(row.lowered_by)]


def functions() -> str:
    """The functions of the language: the call and the meaning of each."""
    found = [(name, getattr(language, name)) for name in language.__all__]
    rows = (
        (
            f"`{name}({', '.join(signature(one).parameters)})`",
            (one.__doc__ or "").partition("\n")[0],
        )
        for name, one in found
    )
    return table(("function", "meaning"), rows)


def bounds() -> str:
    """The largest errors of the functions that are not exact, in ulp."""
    inexact = [op for op in EXPANSIONS if (op, F32) in BOUNDS]
    rows = ((f"`{op}`", f"{BOUNDS[op, F32]:g}", f"{BOUNDS[op, F64]:g}") for op in inexact)
    return table(("op", "f32", "f64"), rows)


def invariants() -> str:
    """The verifier's numbered list."""
    lines = (verifier.__doc__ or "").splitlines()
    return "\n".join(f"- **{line[:3]}** {line[5:]}" for line in lines if re.match(r"V\d\d  ", line))


def loop_invariants() -> str:
    """The numbered list of the verifier of nests."""
    lines = (nests.__doc__ or "").splitlines()
    return "\n".join(f"- **{line[:3]}** {line[4:]}" for line in lines if re.match(r"L\d\d ", line))


def glossary() -> str:
    """The hyper-parameters of the library with their ranges, and those of its schedules."""
    rows = [(f"`{name}`", str(span), doc) for name, (span, doc) in HYPERS.items()]
    scheduled = {r.name: r.range for n in schedules.names() for r in schedules.get(n).roles("")}
    rows += [(f"`{n}`", str(scheduled[n]), doc) for n, doc in MEANINGS.items()]
    return table(("name", "range", "meaning"), rows)


def formats() -> str:
    """The codecs that a role can be stored in."""
    rows: list[tuple[str, str, str]] = []
    for row in FORMATS.values():
        name = f"{row.name}({row.parameter} = {row.default})" if row.parameter else row.name
        size = f"{row.bytes} + 4 / {row.parameter}" if row.has_blocks else str(row.bytes)
        rows.append((f"`{name}`", size, row.doc))
    return table(("format", "bytes an element", "what it is"), rows)


def training() -> str:
    """Return a table of training with each format, from the benchmark's figures."""
    runs = json.loads(_TRAINING.read_text(encoding="utf-8"))["runs"]
    steps = [mark["step"] for mark in runs["f32"]["marks"]]
    titles = [f"{what} at {step}" for step in steps for what in ("loss", "distance")]
    head = ["format", *titles, f"promised at {', '.join(map(str, steps))}", "recognised"]
    rows: list[list[str]] = []
    for name, run in runs.items():
        cells = [f"{m[key]:.4f}" for m in run["marks"] for key in ("loss", "distance")]
        promised = ", ".join(map(str, run["promised"]))
        last = f"{run['marks'][-1]['accuracy']:.1%}"
        rows.append([name, *cells, promised, last])
    return table(head, rows)


def pipelines() -> str:
    """The order of the passes, by policy."""
    rows = [(f"`{name}`", text) for name, text in POLICIES.items()]
    rows.append(("`fast` on targets without tiles of bf16", FAST_F32))
    return "\n".join(f"- {name}: `{text}`" for name, text in rows)


def passes() -> str:
    """Return the docstrings of the passes' modules, in the order in which they run."""
    modules = [sys.modules[p.function.__module__] for p in PASSES.values()]
    return "\n\n".join(map(_pass_section, (*_BEFORE, *modules, *_AFTER)))


def _pass_section(module: ModuleType) -> str:
    name = module.__name__.rpartition(".")[2].replace("_", "-")
    return f"## {name}\n\n{_markdown((module.__doc__ or '').strip())}"


def _markdown(doc: str) -> str:
    """A docstring as Markdown: paragraphs and lists stay, lines with an arrow are a block."""
    parts = re.split(r"\n\s*\n", doc)
    return "\n\n".join(_block(p) if _is_code(p) else p.strip() for p in parts)


def _is_code(paragraph: str) -> bool:
    return "-->" in paragraph or all(line.startswith("    ") for line in paragraph.splitlines())


def _block(paragraph: str) -> str:
    lines = paragraph.splitlines()
    indent = min(len(line) - len(line.lstrip()) for line in lines)
    return "\n".join(["```text", *(line[indent:] for line in lines), "```"])


def command_sections() -> str:
    """A section for each command, from typer, in the order of `stepfuse --help`."""
    group: Any = get_command(app)
    return "\n\n".join("\n".join(_section(n, c)) for n, c in group.commands.items())


def _section(name: str, command: Any) -> Iterator[str]:
    context = typer.Context(command, info_name=f"stepfuse {name}")
    pieces = [p.strip("{}").replace("[[", "[").replace("]]", "]")
              for p in command.collect_usage_pieces(context) if p != "[OPTIONS]"]  # fmt: skip
    usage = " ".join(["stepfuse", name, *pieces, "[OPTIONS]"])
    yield f"## {name}\n\n    {usage}\n"
    yield re.sub(r"\n *", "\n", (command.help or "").strip())
    records = [p.get_help_record(context) for p in command.params if p.name != "help"]
    rows = [_row(*record) for record in records if record is not None]
    if rows:
        yield "\n".join(["\n| | |\n|---|---|", *rows])


def _row(names: str, said: str) -> str:
    shown = re.sub(r"\s+", " ", said).replace("|", "\\|").replace("<", "&lt;").replace("*", "\\*")
    if names.startswith("-"):
        names = re.sub(r"<(\w+)\b.*?>", lambda found: found[1].upper(), names)
    else:
        names = re.sub(r" <.*>", "", names)
    return f"| `{names}` | {shown.strip()} |"


SECTIONS: dict[str, Callable[[], str]] = {
    "ops": op_table,
    "functions": functions,
    "bounds": bounds,
    "invariants": invariants,
    "loop-invariants": loop_invariants,
    "glossary": glossary,
    "formats": formats,
    "training": training,
    "optimizers": optimizer_table,
    "stages": stage_table,
    "citations": citation_table,
    "optimizer-list": optimizer_list,
    "stage-list": stage_list,
    "rules": rules,
    "pipelines": pipelines,
    "passes": passes,
    "commands": command_sections,
}


def current(text: str) -> str:
    """A page with its generated sections as the code has them. Raises KeyError for others."""
    return _SECTION.sub(lambda m: f"{m['head']}{SECTIONS[m['name']]()}\n{m['end']}", text)


def outdated(folder: Path = DOCS, pages: Sequence[str] = ("*",)) -> Iterator[tuple[Path, str]]:
    """The pages that are not current, all or those of some names, and their right text."""
    for path in sorted(path for name in pages for path in folder.glob(f"{name}.md")):
        text = path.read_text(encoding="utf-8")
        right = current(text)
        if right != text:
            yield path, right


def outdated_equations(folder: Path = DOCS / "equations") -> Iterator[tuple[Path, str]]:
    """Likewise the pages of single optimizers and stages, and the text "" for one of none."""
    pages = {folder / f"{name}.md": text for name, text in equation_pages().items()}
    for path in sorted({*pages, *folder.glob("*.md")}):
        right = pages.get(path, "")
        if not path.exists() or path.read_text(encoding="utf-8") != right:
            yield path, right


def main(arguments: Sequence[str]) -> int:
    """Writes the pages, or with --check names those that differ: all, or `ir api` alone."""
    pages = [word for word in arguments if word != "--check"]
    if pages:
        found = [*outdated(pages=pages)]
    else:
        found = [*outdated(), *outdated_equations(), *outdated_pictures(DOCS / "img")]
    for path, right in found:
        print(f"{path}: {'differs from the code' if '--check' in arguments else 'written'}")
        if "--check" in arguments:
            continue
        path.parent.mkdir(exist_ok=True)
        if right:
            path.write_text(right, encoding="utf-8")
        else:
            path.unlink()
    return int(bool(found) and "--check" in arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
