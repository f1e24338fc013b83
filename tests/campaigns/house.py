"""Measures of the house: lines by room, small files, modules loaded, calls between files.

    python -m tests.campaigns.house

Two checkouts are compared by their prints. The calls are those of `compile_spec("adamw")` with an
empty cache whose caller is in another file of the product: at each of them a reader, or a person
who debugs, goes to another file.
"""

from __future__ import annotations

import ast
import os
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

from rich.console import Console
from rich.table import Table
from stepfuse.tools.dev.shape import ROOT, python_files

APART = ("tests", "benchmarks", "examples", "docs")
SMALL = 60
_STEP = """
import sys, numpy as np, stepfuse
stepfuse.Optimizer([np.zeros(8, np.float32)], "adamw").step([np.ones(8, np.float32)])
print(sum(name.partition(".")[0] == "stepfuse" for name in sys.modules))
"""
_CALLS = """
import sys, stepfuse
root, calls = sys.argv[1] + "/", [0, 0]
def is_ours(frame):
    name = frame.f_code.co_filename
    return name.startswith(root) and "/." not in name
def count(frame, event, arg):
    if event != "call" or not is_ours(frame):
        return
    calls[0] += 1
    caller = frame.f_back
    while caller is not None and not is_ours(caller):
        caller = caller.f_back
    calls[1] += caller is not None and caller.f_code.co_filename != frame.f_code.co_filename
sys.setprofile(count)
stepfuse.compile_spec("adamw")
sys.setprofile(None)
print(*calls)
"""


def lines_of(path: Path) -> Counter[str]:
    """The lines of a file by kind."""
    text = path.read_text(encoding="utf-8")
    found = Counter(
        files=1, lines=text.count("\n"), blank=sum(not s.strip() for s in text.split("\n")[:-1])
    )
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import | ast.ImportFrom):
            found["imports"] += (node.end_lineno or 0) - node.lineno + 1
        elif isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            found["docstrings"] += len((ast.get_docstring(node, clean=False) or "").splitlines())
    return found


def room_of(path: Path) -> str:
    """The folder of a file, down to two names; of a file of the root, the root."""
    return "/".join(path.relative_to(ROOT).parts[:-1][:2]) or "."


def printed(code: str, cache: str, *arguments: str) -> str:
    """Return the output of a program in a process of its own, with its cache in a folder."""
    environment = {**os.environ, "XDG_CACHE_HOME": cache}
    command = [sys.executable, "-c", code, *arguments]
    return subprocess.run(
        command, env=environment, check=True, capture_output=True, text=True
    ).stdout.strip()


def main() -> None:
    """Prints the measures."""
    paths = python_files(ROOT, APART)
    rooms = dict[str, Counter[str]]()
    for path in paths:
        rooms.setdefault(room_of(path), Counter()).update(lines_of(path))
    table = Table("room", "files", "lines", "docstrings", "imports", "blank")
    total = sum(rooms.values(), Counter[str]())
    for room, found in sorted(rooms.items(), key=lambda item: -item[1]["lines"]):
        table.add_row(room, *(str(found[str(c.header)]) for c in table.columns[1:]))
    table.add_row("all", *(str(total[str(c.header)]) for c in table.columns[1:]), style="bold")
    sizes = [
        path.read_text(encoding="utf-8").count("\n")
        for path in paths
        if path.name != "__init__.py" and not room_of(path).startswith("optim_defs")
    ]
    console = Console()
    console.print(table)
    console.print(f"files of {SMALL} lines or fewer, but for definitions and __init__: "
                  f"{sum(size <= SMALL for size in sizes)}")  # fmt: skip
    with tempfile.TemporaryDirectory() as cache:
        calls, between = printed(_CALLS, cache, str(ROOT)).split()
        printed(_STEP, cache)
        console.print(f"modules of one AdamW over NumPy, compiled before: {printed(_STEP, cache)}")
    console.print(f"calls of compile_spec('adamw'): {calls}, into another file {between}")


if __name__ == "__main__":
    main()
