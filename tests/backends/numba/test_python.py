"""The Numba source as plain Python: the same bits, found by debuggers line by line."""

from __future__ import annotations

import inspect
import linecache
import os
import subprocess
import sys
from typing import Any

import numpy as np
import pytest
import stepfuse as sf

# What a debugger does: stops in a generated function, sees its lines and its locals.
STOPS = """
import sys, linecache
import numpy as np
import stepfuse as sf

def stepped(**options):
    param = np.linspace(-1.0, 1.0, 7, dtype=np.float32)
    opt = sf.Optimizer([param, np.ones((2, 3), np.float32)], "lamb", lr=0.1, threads=1, **options)
    for scale in (1.0, -2.0, np.nan):
        opt.step([param * np.float32(scale), np.full((2, 3), scale, np.float32)])
    return param.tobytes()

seen = {}
def trace(frame, event, arg):
    if frame.f_code.co_filename.startswith("<stepfuse lamb"):
        line = linecache.getline(frame.f_code.co_filename, frame.f_lineno).strip()
        if event == "line" and " = " in line:
            seen.setdefault(line, dict(frame.f_locals))
        return trace

OPTIONS
sys.settrace(trace)
found = stepped(backend="numba", **options)
sys.settrace(None)
assert any("sqrt(" in line and "grad" in names for line, names in seen.items()), seen.keys()
print(len(seen), found.hex())
"""


def _run(options: str, **environment: str) -> str:
    code = STOPS.replace("OPTIONS", f"options = {options}")
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=500,
        env={**os.environ, **environment},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    count, _, found = done.stdout.strip().partition(" ")
    assert int(count) > 20
    return found


def _bits(**options: Any) -> str:
    scope: dict[str, Any] = {}
    exec(STOPS.partition("\nseen")[0], scope)
    return scope["stepped"](**options).hex()


@pytest.mark.parametrize(
    ("options", "environment"), [("{'jit': False}", {}), ("{}", {"NUMBA_DISABLE_JIT": "1"})]
)
def test_a_debugger_sees_lines_and_bits_stay(options: str, environment: dict[str, str]) -> None:
    """As Numba says that it compiles nothing, or as the optimizer is told."""
    assert _run(options, **environment) == _bits(backend="native")


def test_the_source_is_found_and_formats_have_their_own() -> None:
    first, second = (
        sf.compile("sgd", backend="numba", jit=False, dtypes=d) for d in ("", "param=bf16")
    )
    for made in (first, second):
        (sweep,) = (f for n, f in made.variants[0].compiled.functions.items() if "sweep" in n)
        inner = inspect.unwrap(sweep)
        assert inspect.getsource(inner) in made.source()
        assert linecache.getline(inner.__code__.co_filename, inner.__code__.co_firstlineno)


def test_other_backends_have_no_python_to_step_through() -> None:
    for call in (
        lambda: sf.compile("sgd", jit=False),
        lambda: sf.Optimizer([np.ones(1, np.float32)], "sgd", jit=False),
        lambda: sf.Optimizer([np.ones(1, np.float32)], "sgd", backend="reference", jit=False),
    ):
        with pytest.raises(ValueError, match="jit=False runs the source of backend 'numba'"):
            call()
