"""Collects `.sf` files as tests, leaves out cases of large products, adds `--bless`."""

from __future__ import annotations

import gc
import math
import os
import sys
import time
from collections.abc import Generator, Iterator
from functools import cache
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from hypothesis import HealthCheck, settings
from stepfuse import compiler
from stepfuse.backends import kept_variants
from stepfuse.backends.native import cpu_target
from stepfuse.runtime.launch import launcher
from typer import testing

from tests.support import thinning
from tests.support.filetests.runner import Mismatch, check_file
from tests.support.oracles import proof

# A machine with much to do makes no example wrong.
settings.register_profile("any load", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("any load")

# Hypothesis also draws the numbers that stand in sources, and reads all that are loaded: seconds in
# each process. Here it reads those of the modules whose functions it has tests of.
_DRAWN = tuple(f"{Path(__file__).parents[1] / name}{os.sep}" for name in ("ir", "runtime"))
_providers: Any = sys.modules.get("hypothesis.internal.conjecture.providers")
if _providers is not None:  # not in the oldest version that may be
    _providers.is_local_module_file = lambda path: path.startswith(_DRAWN)

# Two threads are two threads, however small the arrays of a test are.
launcher.PARALLEL_FROM = 0

# The command line, which `CliRunner` would build anew for each test.
testing._get_command = cache(testing._get_command)

_BEGUN = time.monotonic()

# What is collected lives until the end: looking through it for garbage is a tenth of the time.
gc.disable()


# Files some of whose tests take many seconds: no process shall end alone with one of those. Beside
# them those that need the server of support/processes/forked.py, which takes as long to start.
_LONG = (
    "test_site.py", "test_docs.py", "test_scripts.py", "test_internals.py", "test_team.py",
    "test_artifact.py", "test_passes.py", "test_shards.py", "test_dcp.py", "test_gpus.py",
    "test_engines.py",
)  # fmt: skip


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.getoption("--whole") and not any("::" in word for word in config.args):
        left = thinning.left_out(items)
        config.hook.pytest_deselected(items=left)
        gone = set(map(id, left))
        items[:] = [item for item in items if id(item) not in gone]
    items.sort(key=lambda item: item.path.name not in _LONG)


# Libraries of extras without which a file of tests is skipped; `make test` installs them all.
_OPTIONAL = {
    "heavyball", "jax", "kron_torch", "matplotlib", "onnxruntime", "optax", "playwright",
    "psgd_torch", "pygments", "pytorch_optimizer", "sklearn", "sphinx", "torch", "transformers",
}  # fmt: skip


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, Any, pytest.CollectReport]:
    """Skips a file that imports a library of an extra that is not installed."""
    report = yield
    raised = report.call.excinfo.value if report.failed and report.call.excinfo else None
    error = raised.__cause__ or raised if raised else None
    name = error.name.partition(".")[0] if isinstance(error, ImportError) and error.name else ""
    if name in _OPTIONAL:
        report.outcome = "skipped"
        report.longrepr = (str(collector.path), 1, f"Skipped: needs {name}")
    return report


def pytest_collection_finish() -> None:
    """From here on garbage is looked for among what tests make, where there is much of it.

    Libraries are called at each look, which a graph of a few hundred nodes would be reason for.
    """
    gc.freeze()
    gc.set_threshold(100_000, 20, 20)
    gc.enable()
    # Of small steps most of the time goes where threads wait for each other, on processors that
    # other tests have a use for. Tests of threads ask for their number.
    if "torch" in sys.modules:
        sys.modules["torch"].set_num_threads(1)


def pytest_runtest_setup(item: pytest.Item) -> None:
    if time.monotonic() > _BEGUN + item.config.getoption("--seconds"):
        pytest.skip("the time is up")


@pytest.fixture(autouse=True)
def _own_code(request: pytest.FixtureRequest) -> Iterator[None]:
    """A test that patches things neither gets code that was compiled before, nor leaves any."""
    if "monkeypatch" not in request.fixturenames:
        yield
        return
    memos = compiler._LOWERED, compiler._VARIANTS
    known = [memo._entries for memo in memos]
    for memo in memos:
        memo._start()
    with patch.object(kept_variants, "sources_digest", str):  # "": none is kept
        yield
    for memo, entries in zip(memos, known, strict=True):
        memo._entries = entries


@pytest.fixture
def compilations() -> Iterator[list[str]]:
    """The texts that LLVM compiles in this process meanwhile."""
    made, found = cpu_target._compiled, list[str]()

    def compiled(text: str, reloc: str) -> bytes:
        found.append(text)
        return made(text, reloc)

    with patch.object(cpu_target, "_compiled", compiled):
        yield found


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--bless", action="store_true", help="rewrite filetests with what their commands write"
    )
    parser.addoption(
        "--whole", action="store_true", help="also the cases of `thinned` tests that are left out"
    )
    parser.addoption(
        "--seconds", type=float, default=math.inf, help="no test begins after these; see nearest.py"
    )
    parser.addoption(
        "--record-proof", metavar="FILE", type=Path, help="keep how near the references are; -n0"
    )


def pytest_configure(config: pytest.Config) -> None:
    """Raises UsageError where several processes would each have a part of the proof."""
    if config.getoption("--record-proof") and config.getoption("numprocesses", None):
        raise pytest.UsageError("--record-proof goes with -n0: one process sees every comparison")


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Keeps the proof of a run in which no test failed."""
    path = session.config.getoption("--record-proof")
    if path is not None and not session.testsfailed and proof.FOUND:
        proof.write(path)


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    return Filetest.from_parent(parent, path=file_path) if file_path.suffix == ".sf" else None


class Filetest(pytest.File):
    """A `.sf` file."""

    def collect(self) -> Iterator[pytest.Item]:
        yield FiletestItem.from_parent(self, name=self.path.stem)


class FiletestItem(pytest.Item):
    """The one test of a `.sf` file: all its programs."""

    def runtest(self) -> None:
        check_file(self.path, self.config.getoption("--bless"))

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        if isinstance(excinfo.value, Mismatch):
            return f"{excinfo.value}\n\nIf the change is meant, run pytest --bless and review it."
        return super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[Path, int, str]:
        return self.path, 0, f"filetest {self.path.parent.name}/{self.path.name}"
