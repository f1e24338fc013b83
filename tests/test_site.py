"""The documentation as a site: every page is in it, every link leads somewhere."""

from __future__ import annotations

import io
import re
import warnings
from contextlib import redirect_stderr
from pathlib import Path

import stepfuse
from pygments.lexers import load_lexer_from_file
from pygments.token import Error
from sphinx.cmd.build import build_main

ROOT = Path(__file__).parents[1]
FILETESTS = sorted((ROOT / "tests" / "filetests" / "print").glob("*.sf"))


def build(folder: Path, *words: str | Path) -> None:
    """In this process, which has programs of all optimizers from other tests."""
    command = ["-q", "-W", "--keep-going", "-b", "html", "-d", folder / "doctrees", *words]
    with redirect_stderr(io.StringIO()) as said, warnings.catch_warnings():
        warnings.simplefilter("ignore")  # Python's, of one library of another; -W is of the pages
        assert build_main(list(map(str, command))) == 0, said.getvalue()


def test_site_is_built_without_a_warning(tmp_path: Path) -> None:
    """In the plainest theme, then its first page in its own, which makes a tree of all pages for
    each page, most of the time; `make site` has all pages so."""
    build(tmp_path, "-D", "html_theme=basic", ROOT / "docs", tmp_path / "site")
    pages = {p.relative_to(ROOT / "docs").with_suffix(".html") for p in ROOT.glob("docs/**/*.md")}
    made = {p.relative_to(tmp_path / "site") for p in (tmp_path / "site").rglob("*.html")}
    assert pages <= made
    build(tmp_path, ROOT / "docs", tmp_path / "site", ROOT / "docs" / "index.md")
    index = (tmp_path / "site" / "index.html").read_text(encoding="utf-8")
    shown = [p.read_text("utf-8") for p in (tmp_path / "site" / "equations").glob("*.html")]
    pictures = [
        s for page in shown for s in re.findall(r'<img[^>]* src="../(_sweeps/[^"]+)"', page)
    ]
    assert len(pictures) >= len(stepfuse.names())
    assert all(
        (tmp_path / "site" / path).read_text("utf-8").endswith("</svg>\n") for path in pictures
    )
    gallery = (tmp_path / "site" / "gallery.html").read_text(encoding="utf-8")
    live = re.findall(r'href="(reports/[^"]+)"', gallery)
    assert len(live) == 4
    for path in live:
        report = (tmp_path / "site" / path).read_text("utf-8")
        assert report.startswith("<!doctype html>") and 'id="data"' in report
    assert "furo" in index
    assert "Copyright &#169; 2026, the stepfuse developers" in index
    assert not re.search(r'(?:src="|<link[^>]*href=")https?://', index), "a page asks the network"


def test_every_public_name_is_on_the_page_of_names() -> None:
    page = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    missing = sorted(n for n in stepfuse.__all__ if not re.search(rf"(?:`|:: ){n}\b", page))
    assert missing == []


def test_every_text_is_coloured() -> None:
    lexer = load_lexer_from_file(str(ROOT / "docs" / "_ext" / "sf_lexer.py"), "SfLexer")
    for path in FILETESTS:
        wrong = [t for kind, t in lexer.get_tokens(path.read_text("utf-8")) if kind is Error]
        assert wrong == [], path
