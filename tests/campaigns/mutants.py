"""Small faults planted in the product, one at a time: do the tests notice?

    python -m tests.campaigns.mutants --count 60 --seed 1 [--room runtime] [--thorough]
        [--minutes 40]

Sites are drawn at random, as many from each room as from another. Each mutant runs in a copy of
the tree, against the room's own tests until one fails, then, with `--thorough`, against all. What
survives is printed with its line; a survivor is a test that is missing, or a fault that changes
nothing (say which). After `--minutes` no further one is begun; those that were are reported.
"""

from __future__ import annotations

import argparse
import ast
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console

ROOT = Path(__file__).parents[2]
LIMIT = 1800  # seconds of one room's tests: an endless loop is noticed, too
LIMIT_OF_ALL = 3600

# room -> its tests, the quick ones first
ROOMS: dict[str, tuple[str, ...]] = {
    "ir": ("tests/ir", "tests/support/filetests/test_runner.py", "tests/filetests", "tests/passes"),
    "passes": ("tests/filetests", "tests/passes", "tests/optim_defs/test_byte_bounds.py",
               "tests/backends/test_agreement.py"),
    "backends": ("tests/backends", "tests/backends/aot/test_artifact.py", "tests/backends/aot"),
    "runtime": ("tests/runtime", "tests/conformance/test_missing.py", "tests/interop/torch"),
    "optim_defs": ("tests/optim_defs", "tests/conformance"),
    "schedules": ("tests/schedules", "tests/runtime", "tests/interop"),
    "interop": ("tests/interop",),
    "tools": ("tests/tools", "tests/test_docs.py"),
    ".": ("tests/interop/test_ops.py", "tests/test_fronts.py", "tests/runtime", "tests/tools"),
}  # fmt: skip

ALL = ("tests",)

_COMPARED = {ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">", ast.Eq: "!=", ast.NotEq: "==",
             ast.Is: "is not", ast.IsNot: "is", ast.In: "not in", ast.NotIn: "in"}  # fmt: skip
_COMPUTED = {ast.Add: "-", ast.Sub: "+", ast.Mult: "+", ast.FloorDiv: "*", ast.Mod: "*",
             ast.BitAnd: "|", ast.BitOr: "&"}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Mutant:
    """A piece of a file replaced; columns are bytes, as `ast` counts them."""

    path: str
    line: int
    begin: int  # offsets into the file's bytes
    end: int
    new: str
    old: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.old}  ->  {self.new}"


def mutants_of(path: str, text: str) -> list[Mutant]:
    """All mutants of a file: conditions, arithmetic, constants and statements in functions."""
    raw = text.encode()
    starts = [0]
    for line in raw.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    found: list[Mutant] = []
    for node in _in_functions(ast.parse(text)):
        for piece, new in _changes(node):
            begin = starts[piece.lineno - 1] + piece.col_offset
            end = starts[piece.end_lineno - 1] + piece.end_col_offset  # type: ignore[operator]
            old = raw[begin:end].decode()
            if old != new:
                found.append(Mutant(path, piece.lineno, begin, end, new, old))
    return found


def _in_functions(tree: ast.Module) -> Iterator[ast.AST]:
    """The nodes of function bodies, but for annotations, messages, representations, `strict=`."""
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef) and function.name not in ("__repr__", "explain"):
            stack: list[ast.AST] = list(function.body)
            while stack:
                node = stack.pop()
                if isinstance(node, (ast.Raise, ast.JoinedStr, ast.AnnAssign, ast.FunctionDef)):
                    continue
                if isinstance(node, ast.keyword) and node.arg == "strict":
                    continue  # what `zip` is given there is as long, or it is a defect anyway
                yield node
                stack += ast.iter_child_nodes(node)


def _changes(node: ast.AST) -> Iterator[tuple[ast.expr | ast.stmt, str]]:
    if isinstance(node, ast.Compare) and len(node.ops) == 1 and type(node.ops[0]) in _COMPARED:
        left, right = ast.unparse(node.left), ast.unparse(node.comparators[0])
        yield node, f"{left} {_COMPARED[type(node.ops[0])]} {right}"
    elif isinstance(node, ast.BinOp) and type(node.op) in _COMPUTED:
        yield node, f"({ast.unparse(node.left)} {_COMPUTED[type(node.op)]} {_part(node.right)})"
    elif isinstance(node, ast.BoolOp):
        word = " or " if isinstance(node.op, ast.And) else " and "
        yield node, "(" + word.join(map(_part, node.values)) + ")"
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield node, _part(node.operand)
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield node, str(not node.value)
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        yield node, str(node.value + 1)
    elif isinstance(node, (ast.If, ast.IfExp)):
        yield node.test, f"(not {_part(node.test)})"
    elif _is_effect(node):
        yield node, "pass"  # type: ignore[misc]


def _is_effect(node: ast.AST) -> bool:
    """Whether a statement is there for what it does to something else."""
    if isinstance(node, ast.Assign):
        return isinstance(node.targets[0], (ast.Attribute, ast.Subscript))
    called = isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)
    return called or isinstance(node, ast.AugAssign)


def _part(node: ast.expr) -> str:
    return f"({ast.unparse(node)})"


def drawn(count: int, seed: int, rooms: list[str]) -> list[tuple[str, Mutant]]:
    """Mutants with their rooms, from each room in turn."""
    chosen = random.Random(seed)
    pools = {room: _sources(room) for room in rooms}
    found: list[tuple[str, Mutant]] = []
    while len(found) < count:
        room = rooms[len(found) % len(rooms)]
        path = chosen.choice(pools[room])
        taken = {mutant for _, mutant in found}
        several = [m for m in mutants_of(path, (ROOT / path).read_text()) if m not in taken]
        if several:
            found.append((room, chosen.choice(several)))
    return found


def _sources(room: str) -> list[str]:
    listed = subprocess.run(["git", "ls-files", "*.py"], cwd=ROOT, capture_output=True, text=True)
    names = listed.stdout.split()
    if room == ".":
        return [n for n in names if "/" not in n and n != "conftest.py"]
    return [n for n in names if n.startswith(f"{room}/")]


class Copy:
    """A copy of the tree in which a mutant's tests run, found before the installed package."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "tree"
        names = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True)
        for name in names.stdout.split():
            (self.root / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, self.root / name)
        self._link(folder / "site")
        cache = {"XDG_CACHE_HOME": str(folder / "cache")}  # a faulty program is nobody else's
        self._environment = {**os.environ, "PYTHONPATH": str(folder / "site"), **cache}

    def _link(self, site: Path) -> None:
        """`import stepfuse` as pyproject maps it, by links to the folders of the copy."""
        package = site / "stepfuse"
        package.mkdir(parents=True)
        for entry in self.root.iterdir():
            (package / entry.name).symlink_to(entry)
        mapped = tomllib.loads((self.root / "pyproject.toml").read_text())["tool"]["setuptools"]
        for name, folder in mapped["package-dir"].items():
            inside = name.partition(".")[2]
            if inside and "." not in inside:
                (package / inside).symlink_to(self.root / folder)

    def noticed(self, mutant: Mutant, tests: tuple[str, ...]) -> str:
        """The test that fails with the mutant in place, empty where none does."""
        target = self.root / mutant.path
        before = target.read_bytes()
        try:
            target.write_bytes(before[: mutant.begin] + mutant.new.encode() + before[mutant.end :])
            return _test_named(self.fails(tests))
        finally:
            target.write_bytes(before)

    def fails(self, tests: tuple[str, ...]) -> str:
        """The end of what pytest printed where a test fails, empty where none does."""
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider"]
        command += ["-p", "no:xdist", *(t for t in tests if (self.root / t).exists())]
        limit = LIMIT_OF_ALL if tests == ALL else LIMIT
        try:
            done = subprocess.run(
                command, cwd=self.root, env=self._environment, capture_output=True, text=True,
                timeout=limit,
            )  # fmt: skip
        except subprocess.TimeoutExpired:
            return f"not done after {limit} seconds"
        if done.returncode == 0:
            return ""
        printed = (done.stdout + done.stderr).strip()  # what stops pytest itself is in stderr
        return printed[-2000:] or f"exit code {done.returncode}"


def main() -> int:
    """Draws, runs and reports. Exit code 1 where fewer than 90 % are noticed."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--room", choices=ROOMS, action="append")
    parser.add_argument("--thorough", action="store_true", help="survivors against all tests")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=1e9, help="the last mutant begins before")
    asked = parser.parse_args()
    console = Console()
    planned = drawn(asked.count, asked.seed, asked.room or list(ROOMS))
    with tempfile.TemporaryDirectory(prefix="mutants-") as made:
        copies = [Copy(Path(made) / str(n)) for n in range(asked.workers)]
        if not _passes_without(copies, sorted({room for room, _ in planned}), console):
            return 2
        end = time.monotonic() + 60 * asked.minutes

        def run(place: int) -> list[tuple[str, Mutant, bool]]:
            found: list[tuple[str, Mutant, bool]] = []
            for room, mutant in planned[place :: asked.workers]:
                if time.monotonic() > end:
                    break
                test = _noticed(copies[place], room, mutant, asked.thorough)
                word = f"by {test}" if test else "SURVIVED"
                console.print(f"({room}) {mutant}: {word}", markup=False, highlight=False)
                found.append((room, mutant, not test))
            return found

        with ThreadPoolExecutor(asked.workers) as pool:
            done = [found for part in pool.map(run, range(asked.workers)) for found in part]
    killed = sum(not alive for _, _, alive in done)
    left = f"; {len(planned) - len(done)} not begun" if len(done) < len(planned) else ""
    console.print(f"{killed} of {len(done)} noticed ({100 * killed / len(done):.0f} %){left}")
    return 0 if 10 * killed >= 9 * len(done) else 1


def _passes_without(copies: list[Copy], rooms: list[str], console: Console) -> bool:
    """Whether the rooms' tests pass without a mutant: tests that fail anyway notice any."""

    def failing(place: int) -> list[tuple[str, str]]:
        return [(room, copies[place].fails(ROOMS[room])) for room in rooms[place :: len(copies)]]

    with ThreadPoolExecutor(len(copies)) as pool, console.status("tests without a mutant"):
        found = [one for part in pool.map(failing, range(len(copies))) for one in part]
    for room, printed in found:
        if printed:
            console.print(f"tests of {room} fail without a mutant:\n{printed}", markup=False)
    return not any(printed for _, printed in found)


def _noticed(copy: Copy, room: str, mutant: Mutant, thorough: bool) -> str:
    return copy.noticed(mutant, ROOMS[room]) or (copy.noticed(mutant, ALL) if thorough else "")


def _test_named(printed: str) -> str:
    """The test that pytest says failed, or what else it ended with; empty where it printed none."""
    named = re.search(r"^(?:FAILED|ERROR) (\S+)", printed, re.MULTILINE)
    return named.group(1) if named else printed.strip().rpartition("\n")[2]


if __name__ == "__main__":
    raise SystemExit(main())
