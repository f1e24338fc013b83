"""The tests nearest to what was changed, for as long as an edit loop waits: `make test-fast`.

    python -m tests.nearest [PATH ...] [--since main] [--seconds 45] [--files 40]

Changed is what is named, else what differs from the commit at which this branch left `main`; on
`main` itself, what is not committed, else the last commit. The test file of a module comes first
(`a/b/c.py` has `tests/a/b/test_c.py`), and filetests, which are named after their pass; any other
is as near as the chain of imports from it to a changed file is short. The nearest run first, and no
test begins once the time is up. `make test` has them all.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from collections import defaultdict, deque
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
_IMPORT = re.compile(r"^ *from +([.\w]+) +import +(\([^)]*\)|.+)$|^ *import +(\w[.\w]*)", re.M)


def git(*words: str) -> list[str]:
    """The lines that a command of git prints."""
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def changed(since: str) -> list[str]:
    """The files that differ from where this branch left another."""
    (base,) = git("merge-base", "HEAD", since)
    found = git("diff", "--name-only", base)
    found += git("ls-files", "--others", "--exclude-standard")
    return found or git("diff", "--name-only", "HEAD~1")


@cache
def file_of(module: str) -> str:
    """The file of a module of the package or of the tests, from the root; "" for any other."""
    first, _, rest = module.partition(".")
    path = {"stepfuse": rest, "tests": module}.get(first, "?").replace(".", "/")
    places = [path.lstrip("/"), f"fronts/{path}"]  # which are imported without the folder
    found = [name for at in places for name in (f"{at}.py", f"{at}/__init__.py".lstrip("/"))]
    return next((name for name in found if (ROOT / name).is_file()), "")


def imported(path: str) -> Iterator[str]:
    """The files that a file imports."""
    own = [*Path(path).parts[:-1]]
    own[: own[:1] == ["fronts"]] = [] if path.startswith("tests/") else ["stepfuse"]
    for module, names, plain in _IMPORT.findall((ROOT / path).read_text()):
        dots = len(module) - len(module.lstrip("."))
        inside = own[: len(own) - dots + 1] if dots else []
        source = ".".join([*inside, *filter(None, [module.lstrip(".") or plain])])
        yield file_of(source)
        yield from (file_of(f"{source}.{name}") for name in re.findall(r"\w+", names))


def distances(begin: Iterable[str]) -> dict[str, int]:
    """How many imports each file is from the nearest of some files."""
    importers = defaultdict[str, set[str]](set)
    for path in git("ls-files", "--cached", "--others", "--exclude-standard", "*.py"):
        if (ROOT / path).is_file():
            for other in imported(path):
                importers[other].add(path)
    found = dict.fromkeys(begin, 0)
    waiting = deque(found)
    while waiting:
        path = waiting.popleft()
        for other in importers[path] - found.keys():
            found[other] = found[path] + 1
            waiting.append(other)
    return found


def test_of(path: str) -> str:
    """The test file of a module: its place in tests/ is the module's in the package."""
    return str(Path("tests", path).with_name(f"test_{Path(path).name}"))


def nearest(begin: list[str]) -> list[str]:
    """Files and folders of tests, the nearest first; of those as near, the shortest."""
    found = distances(begin)
    found |= dict.fromkeys(map(test_of, begin), 0)
    tests = [p for p in found if Path(p).name.startswith("test_") and p.endswith(".py")]
    there = [p for p in tests if (ROOT / p).is_file()]
    folders = [f"tests/filetests/{Path(p).stem.replace('_', '-')}" for p in begin]
    texts = [p for p in begin if p.endswith(".sf")] + [f for f in folders if (ROOT / f).is_dir()]
    return [*texts, *sorted(there, key=lambda p: (found[p], (ROOT / p).stat().st_size))]


def main() -> int:
    """Runs them; pytest's exit status."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("paths", nargs="*", metavar="PATH", help="changed files, from the root")
    parser.add_argument("--since", default="main", help="the branch that this one left")
    parser.add_argument("--seconds", type=float, default=45.0, help="no test begins after these")
    parser.add_argument("--files", type=int, default=40, help="at most")
    given = parser.parse_args()
    files = nearest(given.paths or changed(given.since))[: given.files]
    if not files:
        print("nothing that was changed is imported by a test; `make test` has all tests")
        return 0
    print("\n".join(files), flush=True)
    command = [sys.executable, "-m", "pytest", "-q", "-n", "2", f"--seconds={given.seconds}"]
    return subprocess.run([*command, *files], cwd=ROOT).returncode


if __name__ == "__main__":
    sys.exit(main())
