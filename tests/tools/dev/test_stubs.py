"""The stubs of the registered classes are what the registry says."""

from __future__ import annotations

import ast
import inspect
from pathlib import Path

import stepfuse.torch as ours
from stepfuse.interop.torch.registry import made_names
from stepfuse.tools.dev import stubs


def test_the_file_is_current() -> None:
    assert stubs.write(stubs.STUBS, stubs.stubs(), ["--check"]) == 0, "run `make docs`"


def test_another_file_is_not(tmp_path: Path) -> None:
    path, text = tmp_path / "stubs.pyi", stubs.stubs()
    assert stubs.write(path, text, ["--check"]) == 1
    assert stubs.write(path, text, []) == 0 and stubs.write(path, text, ["--check"]) == 0


def test_every_class_has_the_parameters_that_it_takes() -> None:
    classes = {n.name: n for n in ast.parse(stubs.stubs()).body if isinstance(n, ast.ClassDef)}
    assert set(classes) == set(made_names())
    for name, written in classes.items():
        (init,) = (n for n in written.body if isinstance(n, ast.FunctionDef))
        taken = inspect.signature(getattr(ours, name)).parameters
        assert [a.arg for a in (*init.args.args[1:], *init.args.kwonlyargs)] == [*taken]
        given = [*init.args.defaults, *(d for d in init.args.kw_defaults if d is not None)]
        defaults = [p.default for p in taken.values() if p.default is not p.empty]
        for shown, default in zip(given, defaults, strict=True):
            is_long = isinstance(default, tuple) and len(default) > 6
            assert ast.literal_eval(shown) == (... if is_long else default)
