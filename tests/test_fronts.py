"""`stepfuse.torch` and the others are folders of their own, and show what others define."""

from __future__ import annotations

import importlib
import re
import subprocess
import sys
from pathlib import Path

import pytest
import stepfuse

ROOT = Path(__file__).parents[1]
FRONTS = ROOT / "fronts"
INTEROP = ROOT / "interop"
ELSEWHERE = {"mindspore.boost": "boost.mindspore", "offload": "runtime.out_of_core.external_memory"}
FILES = sorted(p.relative_to(FRONTS) for p in FRONTS.rglob("*.py"))


def name_of(path: Path) -> str:
    """The module of a file, without the package's name."""
    parts = path.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_a_front_shows_what_is_defined(path: Path) -> None:
    name = name_of(path)
    shown = importlib.import_module(f"stepfuse.{name}")
    defined = importlib.import_module(f"stepfuse.{ELSEWHERE.get(name, f'interop.{name}')}")
    assert Path(str(shown.__file__)).resolve() == (FRONTS / path).resolve()
    public = getattr(defined, "__all__", [n for n in vars(defined) if n[0] != "_"])
    assert public
    assert all(getattr(shown, n) is getattr(defined, n) for n in public)


def test_every_package_and_module_with_a_list_of_names_has_a_front() -> None:
    files = [p for p in INTEROP.rglob("*.py") if p.parent != INTEROP]
    public = [p for p in files if "__all__ =" in p.read_text()]
    shown = {name_of(f) for f in FILES}
    assert {name_of(p.relative_to(INTEROP)) for p in public} <= shown


def test_nothing_is_loaded_twice() -> None:
    names = [f"stepfuse.{name_of(f)}" for f in FILES]
    files = [f for n in names if (f := importlib.import_module(n).__file__)]
    ours = [f for n, m in sys.modules.items() if n.split(".")[0] == "stepfuse"
            and (f := getattr(m, "__file__", None))]  # fmt: skip
    assert len(ours) == len(set(ours)) and {*files} <= {*ours}


def test_other_names_are_unknown() -> None:
    with pytest.raises(ImportError):
        importlib.import_module("stepfuse.nothing")
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        _ = stepfuse.nothing


def test_importing_stepfuse_hooks_nothing_into_the_import_system() -> None:
    code = "import sys; before = [*sys.meta_path]; import stepfuse; assert before == sys.meta_path"
    subprocess.run([sys.executable, "-c", code], check=True)
    assert not re.search(r"meta_path|__path__", (ROOT / "__init__.py").read_text())
