"""The commands as functions: what they say is what the commands print, of specs of a cell too."""

from __future__ import annotations

import html
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import stepfuse as sf
from stepfuse.ir.errors import WrongUsage

from tests.support.command_line import output


@sf.optimizer
def slow(param: Any, grad: Any, v: Any = sf.zeros, *, lr: float = 1e-3, beta2: float = 0.9) -> Any:
    """A definition that no file names."""
    v = sf.ema(v, grad * grad, beta2)
    return sf.update(param=param - lr * grad / (sf.sqrt(v) + 1e-8), v=v)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({}, []),
        ({"stage": "plan"}, ["--stage", "plan"]),
        ({"policy": "fast", "why_not": "fuse"}, ["--policy", "fast", "--why-not", "fuse"]),
        ({"after": "cse", "dtypes": "v=bf16"}, ["--after", "cse", "--dtype", "v=bf16"]),
        ({"format": "json"}, ["--json"]),
    ],
)
def test_dump_is_the_commands(options: dict[str, Any], words: list[str]) -> None:
    found = sf.dump("adamw", **options)
    assert found == output("dump", "adamw", *words) and repr(found) == found


def test_a_definition_of_a_cell_is_dumped() -> None:
    assert sf.dump(slow).startswith("@slow step\n") and "optimal 20 bytes/param" in sf.dump(slow)
    assert "&lt;" in sf.dump(slow, stage="llvm")._repr_html_()


def test_a_notebook_shows_the_equations_of_a_spec_and_the_bytes_of_an_optimizer() -> None:
    spec = sf.chain("clip_by_global_norm", slow)
    shown = spec._repr_html_()
    cells = re.findall(r"<td>(.*?)</td>", shown)
    assert [cells[n + 1] for n in range(0, len(cells), 4)] == [
        r.name for kind in ("param", "grad", "state", "hyper") for r in spec.of_kind(kind)
    ]
    assert (
        cells[-4:] == ["hyper", "beta2", "0.9", "(-inf, inf)"]
        and "A definition that no file" in shown
    )
    assert "&lt;- beta1 m" in sf.get("adamw")._repr_html_()
    step = sf.Optimizer([np.ones(3, np.float32)], slow)
    assert html.unescape(step._repr_html_()) == f"<pre>{step.explain()}</pre>"


def test_a_compilation_is_dumped_as_it_was_compiled() -> None:
    fast = sf.compile("adamw", policy="fast", dtypes="m=bf16")
    assert sf.dump(fast) == sf.dump("adamw", policy="fast", dtypes="m=bf16") != sf.dump("adamw")
    with pytest.raises(WrongUsage, match="got a compilation: give its `spec`"):
        sf.check(fast)


def test_options_that_exclude_each_other_are_refused() -> None:
    with pytest.raises(WrongUsage, match="only one at a time"):
        sf.dump(slow, stage="plan", after="cse")


def test_a_report_is_the_page(tmp_path: Path) -> None:
    page = sf.report(slow, check=True)
    assert page.startswith("<!doctype html>") and len(repr(page)) < 80
    shown = re.fullmatch(r'<iframe .*?srcdoc="(.*)"></iframe>', page._repr_html_(), re.DOTALL)
    assert shown is not None and html.unescape(shown[1]) == page
    assert page.save(tmp_path / "slow.html").read_text(encoding="utf-8") == page


def test_a_check_shows_its_table_in_80_columns() -> None:
    stages = "unscale+check_finite+clip_by_global_norm"
    found = sf.check(sf.chain(*stages.split("+"), slow))
    lines = repr(found).splitlines()
    assert max(map(len, lines)) <= 80 and not found.failed
    assert lines[0] == f"@{stages}+slow step" and lines[-1].endswith("0 failed, 0 not run")
    assert len(lines) == len(found.findings) + 3  # of every check a line, two heads, the counts


def test_a_bench_shows_its_table() -> None:
    found = sf.bench(slow, sizes="1000", rounds=2)
    assert [t.name for t in found.results[0].contestants] == ["stepfuse", "roof"]
    assert repr(found).startswith("@slow, threads ") and found.spec == "slow"
    with pytest.raises(WrongUsage, match="at least 2"):
        sf.bench(slow, rounds=1)
