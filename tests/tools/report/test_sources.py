"""Sources in the report: changed since they were traced, unreadable, or hostile."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
import stepfuse as sf
from stepfuse.ir.graph import Spec
from stepfuse.spec_texts.resolve import resolve
from stepfuse.tools.inspect.history import full_pipeline
from stepfuse.tools.inspect.request import DumpRequest
from stepfuse.tools.report.written import written

HOSTILE = "</script><img src=x><!--\u202e\u2066\u061c\"'`${1}"
MINE = "from stepfuse import *\n\n\n@optimizer\ndef mine(param, grad, *, lr=0.1):\n"
BODY = "    return update(param=param - lr * grad)\n"
TURNS = set("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c")


def shown(opened: Any, path: Path, page: str) -> Any:
    """The page in a tab; it may ask for nothing, log nothing and hold no element of others."""
    said: list[str] = []
    path.write_text(page, encoding="utf-8")
    tab = opened.new_context().new_page()
    tab.on("console", lambda message: said.append(message.text))
    tab.on("pageerror", lambda error: said.append(str(error)))
    tab.on("request", lambda asked: said.append(asked.url))
    tab.goto(path.as_uri())
    assert tab.locator("img, iframe, object").count() == 0 and len(said) == 1, said
    assert not TURNS & set(page) and not TURNS & set(tab.locator("html").inner_text())
    return tab


def page_of(spec: Spec, **options: Any) -> str:
    return written(
        spec.name, lambda: spec, DumpRequest(full_pipeline("strict"), format="html", **options)
    )[0]


def test_a_source_that_has_changed_is_shown_as_it_was(opened: Any, tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    path.write_text(MINE + BODY)
    spec = resolve(f"{path}:mine")
    assert '"changed":true' not in page_of(spec)
    path.write_text(MINE + BODY + "\n# below: nothing that is shown\n")
    assert '"changed":true' not in page_of(spec)
    path.write_text(MINE + "    grad = 2.0 * grad\n" + BODY)
    tab = shown(opened, tmp_path / "a.html", page_of(spec))
    (note,) = tab.locator("#source .changed").all_inner_texts()
    assert note == "mine.py has changed since it was traced: this is its text as it was then"
    lines = tab.locator("#source .row .text").all_inner_texts()
    assert BODY.rstrip() in lines and "2.0" not in "".join(lines)
    tab.context.close()


def test_a_source_that_cannot_be_read_is_said_once(opened: Any, tmp_path: Path) -> None:
    names: dict[str, Any] = {}
    exec(compile(MINE + "    grad = grad + param\n" + BODY, "<typed>", "exec"), names)
    tab = shown(opened, tmp_path / "a.html", page_of(names["mine"].spec))
    assert tab.locator("#source").inner_text().strip() == "<typed>: its text cannot be read"
    tab.locator("#sweeps .row[data-value]").filter(visible=True).last.hover()
    assert tab.locator("#code .marked").count() > 0
    tab.context.close()


def test_hostile_text_stays_text_in_every_section(opened: Any, tmp_path: Path) -> None:
    """In the name of the file, the docstring, comments, a literal, the arrays' file and names."""
    folder = tmp_path / "hostile"
    folder.mkdir()
    path = folder / ("a<b>&\u202e\"'.py")
    doc = f'    r"""{HOSTILE.replace(chr(34), "")}"""\n'
    path.write_text(MINE + doc + BODY.rstrip() + f"  # {HOSTILE}\n", encoding="utf-8")
    given = {f"{role}/{HOSTILE}": np.full(3, 3e38, np.float32) for role in ("param", "grad")}
    given[f"grad/{HOSTILE}"][1] = np.nan
    arrays = folder / "</script>\u202e.npz".replace("/", "")
    np.savez(arrays, **given)
    spec = resolve(f"{path}:mine")
    page = page_of(spec, values=str(arrays), check=True)
    assert page.count("</script>") == 2
    tab = shown(opened, tmp_path / "a.html", page)
    assert "<img src=x>" in tab.locator("#followed-file").inner_text()
    assert "</script>" in tab.locator("#doc").inner_text()
    assert any("</script>" in t for t in tab.locator("#source .text").all_inner_texts())
    assert tab.locator("#not-finite button").count() == 1
    tab.context.close()


def test_a_hostile_error_stays_text(opened: Any, tmp_path: Path) -> None:
    path = tmp_path / "</title>.py".replace("/", "")
    path.write_text(MINE + f"    raise ValueError({HOSTILE!r})\n")
    request = DumpRequest(full_pipeline("strict"), format="html")
    name = f"{path}:{HOSTILE}"
    page = written(name, lambda: resolve(f"{path}:mine"), request)[0]
    tab = shown(opened, tmp_path / "a.html", page)
    assert "<img src=x>" in tab.locator("#failure-source").inner_text()
    assert "</script>" in tab.locator("h1").inner_text()
    tab.context.close()


def test_hostile_names_in_a_file_of_arrays_are_refused_by_name(tmp_path: Path) -> None:
    given: dict[str, Any] = {HOSTILE: np.ones(1), "param": np.ones(3), "grad": np.ones(3)}
    np.savez(tmp_path / "a.npz", **given)
    values = str(tmp_path / "a.npz")
    request = DumpRequest(full_pipeline("strict"), format="html", values=values)
    with pytest.raises(sf.StepfuseError, match=r"no '(param|grad)/|</script><img"):
        written("sgd", lambda: resolve("sgd"), request)
