"""The site's settings, for Sphinx: `make site` writes it to build/site, without the network."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent / "_ext"))

import stepfuse

project = "stepfuse"
author = "the stepfuse developers"
copyright = "2026, the stepfuse developers; Apache-2.0"
version = release = stepfuse.__version__

extensions = [
    "myst_parser",
    "sphinx.ext.autodoc",
    "sf_lexer",
    "outside_links",
    "plain_docstrings",
    "reports",
    "sweeps",
]
exclude_patterns = ["data/**", "_ext/**"]

myst_heading_anchors = 3  # a page may point at another's sections
autodoc_typehints = "none"  # the signature has them
autodoc_member_order = "bysource"

html_theme = "furo"
html_title = "stepfuse"
html_show_sphinx = False
