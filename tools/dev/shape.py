"""Sizes and docstrings of the source files, and the limits that no file may break.

    python -m stepfuse.tools.dev.shape [folder]

prints the figures and every breach; the exit status is 1 where there is one.
"""

from __future__ import annotations

import ast
import sys
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
FILE_LIMIT = 400
FUNCTION_LIMIT = 60
SKIPPED = ("build", "dist")

FUNCTION = (ast.FunctionDef, ast.AsyncFunctionDef)
Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


@dataclass(frozen=True, slots=True)
class FileShape:
    """The figures of one file: its lines, its functions' lines, definitions without a docstring."""

    path: Path
    lines: int
    functions: tuple[tuple[str, int], ...]  # without their docstrings
    bare: tuple[str, ...]

    @property
    def breaches(self) -> list[str]:
        """Return the definitions above a limit or without a docstring."""
        found = [f"{self.path}: {name} has no docstring" for name in self.bare]
        if self.lines > FILE_LIMIT:
            found.append(f"{self.path}: {self.lines} lines, the limit is {FILE_LIMIT}")
        return found + [
            f"{self.path}: {name} has {lines} lines, the limit is {FUNCTION_LIMIT}"
            for name, lines in self.functions
            if lines > FUNCTION_LIMIT
        ]


def shapes(root: Path = ROOT) -> list[FileShape]:
    """The shapes of all Python files under a folder, in order of their paths."""
    return [shape(p, root) for p in python_files(root)]


def python_files(root: Path = ROOT, apart: Iterable[str] = ()) -> list[Path]:
    """The Python files under a folder but for those of its folders `apart`, sorted.

    Hidden folders, as .venv, are not walked through.
    """
    tops = [p for p in root.iterdir() if p.name not in apart and not _skipped(p.relative_to(root))]
    found = sorted(p for top in tops for p in (top.rglob("*.py") if top.is_dir() else [top]))
    return [p for p in found if p.suffix == ".py" and not _skipped(p.relative_to(root))]


def shape(path: Path, root: Path) -> FileShape:
    """The shape of one file. Public names of tests need no docstring, their module does."""
    text = path.read_text()
    tree = ast.parse(text)
    place = path.relative_to(root)
    functions = tuple((n.name, _length(n)) for n in _statements(tree) if isinstance(n, FUNCTION))
    bare = [] if ast.get_docstring(tree) else ["the module"]
    if place.parts[0] != "tests":
        bare += [n.name for n in _public(tree) if not ast.get_docstring(n)]
    return FileShape(place, len(text.splitlines()), functions, tuple(bare))


def summary(found: list[FileShape]) -> list[str]:
    """One line on files and one on functions: how many, median, 95th percentile, largest."""
    functions = [(n, f"{s.path}: {name}") for s in found for name, n in s.functions]
    return [
        _figures("files", [(s.lines, str(s.path)) for s in found]),
        _figures("functions", functions),
    ]


def main(arguments: Sequence[str]) -> int:
    """Prints figures and breaches; the number of breaches, at most 1, is the exit status."""
    found = shapes(Path(arguments[0]) if arguments else ROOT)
    breaches = [b for s in found for b in s.breaches]
    print("\n".join([*summary(found), *breaches]))
    return min(1, len(breaches))


def _skipped(path: Path) -> bool:
    return path.parts[0] in SKIPPED or any(part.startswith(".") for part in path.parts)


def _statements(tree: ast.Module) -> Iterator[ast.AST]:
    """The module and its statements, as `ast.walk` has them, without their expressions."""
    found: deque[ast.AST] = deque([tree])
    while found:
        yield (node := found.popleft())
        for name in ("body", "handlers", "orelse", "finalbody", "cases"):
            inside = getattr(node, name, ())
            found += inside if isinstance(inside, list) else ()


def _public(tree: ast.Module) -> Iterator[Definition]:
    for node in tree.body:
        if isinstance(node, (*FUNCTION, ast.ClassDef)) and not node.name.startswith("_"):
            decorators = [ast.unparse(d) for d in node.decorator_list]
            if "overload" not in decorators:
                yield node


def _length(node: Definition) -> int:
    doc = node.body[0] if ast.get_docstring(node) else None
    documented = doc.end_lineno - doc.lineno + 1 if doc and doc.end_lineno else 0
    return (node.end_lineno or node.lineno) - node.lineno + 1 - documented


def _figures(what: str, sizes: list[tuple[int, str]]) -> str:
    if not sizes:
        return f"{what}: none"
    ordered = sorted(sizes)
    median, high = (ordered[int(q * (len(ordered) - 1))][0] for q in (0.5, 0.95))
    largest, where = ordered[-1]
    return f"{len(ordered)} {what}: median {median}, p95 {high}, largest {largest} ({where})"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
