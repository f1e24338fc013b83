"""The import statements of the product: which module takes which, and whether while it runs."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from stepfuse.tools.dev.shape import python_files

ROOT = Path(__file__).parents[2]
PACKAGE = "stepfuse"


@dataclass(frozen=True, slots=True)
class Import:
    """One import statement, or call of an import function, of a module of ours."""

    source: str
    target: str
    line: int
    late: bool  # inside a function


def package_of(folder: Path) -> str:
    """The full name of the package whose modules lie in the folder."""
    parts = folder.relative_to(ROOT).parts
    return ".".join((PACKAGE, *parts[parts[:1] == ("fronts",) :]))


def packages() -> dict[str, Path]:
    """Our packages by their full names."""
    folders = {p.parent for p in python_files(ROOT) if p.name == "__init__.py"}
    return {package_of(folder): folder for folder in sorted(folders)}


def modules() -> dict[str, Path]:
    """Our modules by their full names."""
    found: dict[str, Path] = {}
    for package, folder in packages().items():
        for path in {*folder.glob("*.py")} - {ROOT / "setup.py"}:
            found[package if path.stem == "__init__" else f"{package}.{path.stem}"] = path
    return found


MODULES = modules()


def imports(name: str, text: str, package: bool) -> Iterator[Import]:
    """The imports of a module, relative ones resolved."""
    kinds = ast.AST if "import_" in text else ast.stmt | ast.excepthandler | ast.match_case
    stack: list[tuple[ast.AST, bool]] = [(ast.parse(text), False)]
    while stack:
        node, late = stack.pop()
        for target in _targets(node, name, package):
            yield Import(name, target, getattr(node, "lineno", 0), late)
        inside = late or isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda))
        children = (child for child in ast.iter_child_nodes(node) if isinstance(child, kinds))
        stack += [(child, inside) for child in children]


def _targets(node: ast.AST, name: str, package: bool) -> list[str]:
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    if isinstance(node, ast.ImportFrom):
        base = node.module or ""
        if node.level:
            parts = name.split(".")
            kept = parts[: len(parts) - node.level + (1 if package else 0)]
            base = ".".join([*kept, *([base] if base else [])])
        named = [f"{base}.{alias.name}" for alias in node.names]
        return [n if n in MODULES else base for n in named]
    if isinstance(node, ast.Call) and getattr(node.func, "attr", getattr(node.func, "id", "")) in (
        "import_module",
        "__import__",
    ):
        return [f"{PACKAGE}.<{ast.unparse(node.args[0])}>"]
    return []


@cache
def layer(module: str) -> str:
    """The layer of one of our modules."""
    parts = module.split(".")
    if parts[-1] == "__main__":
        return "tools"
    if len(parts) > 1 and (ROOT / "fronts" / parts[1]).is_dir():
        return "fronts"
    return parts[1] if len(parts) > 1 and (ROOT / parts[1]).is_dir() else PACKAGE


@cache
def all_imports() -> tuple[Import, ...]:
    return tuple(
        found
        for name, path in MODULES.items()
        for found in imports(name, path.read_text(), path.name == "__init__.py")
    )


def ours(found: Import) -> bool:
    return found.target.split(".")[0] == PACKAGE
