"""Functions of the product, drawn at random: can each be understood where it stands?

    python -m tests.campaigns.read [--seed 7] [--count 10] [--folder ir/loops]

Prints each function with its place. A reviewer reads it aloud, and notes what a reader has to
know before. Functions shorter than `--least` lines are left out: they need no reading.
"""

from __future__ import annotations

import argparse
import ast
import random
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.syntax import Syntax
from stepfuse.tools.dev.shape import ROOT, shapes

_NOT_PRODUCT = {"tests", "benchmarks", "examples", "docs"}


@dataclass(frozen=True, slots=True)
class Function:
    """The text of a function, from its decorators on, with its file and line."""

    path: Path
    line: int
    text: str

    @property
    def lines(self) -> int:
        """The number of lines of the text."""
        return self.text.count("\n") + 1


def functions(folder: str = "") -> list[Function]:
    """All functions and methods of the product that lie in a folder."""
    paths = [s.path for s in shapes() if s.path.parts[0] not in _NOT_PRODUCT]
    return [f for path in paths if path.is_relative_to(folder) for f in _of_file(path)]


def _of_file(path: Path) -> list[Function]:
    source = (ROOT / path).read_text()
    return [
        Function(path, node.lineno, _text(source, node))
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    ]


def _text(source: str, node: ast.FunctionDef | ast.AsyncFunctionDef) -> str:
    first = min((d.lineno for d in node.decorator_list), default=node.lineno)
    return "\n".join(source.splitlines()[first - 1 : node.end_lineno])


def main() -> None:
    """Prints functions that a seed has drawn."""
    parser = argparse.ArgumentParser(prog="python -m tests.campaigns.read")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--count", type=int, default=10, help="functions to print")
    parser.add_argument("--least", type=int, default=5, help="lines of the shortest function")
    parser.add_argument("--folder", default="", help="one folder of the product; else all")
    given = parser.parse_args()
    pool = [f for f in functions(given.folder) if f.lines >= given.least]
    if not pool:
        parser.error(f"no function of {given.least} lines or more lies in {given.folder!r}")
    console = Console(width=max(100, Console().width))
    for one in random.Random(given.seed).sample(pool, min(given.count, len(pool))):
        console.rule(f"{one.path}:{one.line}", align="left")
        console.print(Syntax(one.text, "python", background_color="default"))


if __name__ == "__main__":
    main()
