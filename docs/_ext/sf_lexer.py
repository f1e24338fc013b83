"""Colours for the text format: ```` ```sf ```` blocks."""

from typing import Any, ClassVar

from pygments.lexer import RegexLexer, words
from pygments.token import Comment, Keyword, Name, Number, Operator, Punctuation, String, Text
from sphinx.application import Sphinx
from stepfuse.ir.ops import OPS
from stepfuse.ir.roles import RoleKind
from stepfuse.ir.types import DTYPES

_STATEMENTS = (
    "optimizer",
    "stage",
    "step",
    "accumulate",
    "when",
    "view",
    "update",
    "forward",
    "guard",
)


class SfLexer(RegexLexer):
    """Specs as text; ops, dtypes and roles are those of the tables."""

    name = "stepfuse text"
    aliases: ClassVar[list[str]] = ["sf"]
    filenames: ClassVar[list[str]] = ["*.sf"]
    tokens: ClassVar[dict[str, Any]] = {
        "root": [
            (r";.*$", Comment.Single),
            (r'"(\\.|[^"\\\n])*"', String),
            (r"[%@][\w.-]+", Name.Variable),
            (words((*_STATEMENTS, *(kind.value for kind in RoleKind)), suffix=r"\b"), Keyword),
            (words(tuple(DTYPES), suffix=r"\b"), Keyword.Type),
            (words(tuple(OPS), suffix=r"\b"), Name.Function),
            (r"-?\d+(\.\d+)?(e-?\d+)?", Number),
            (r"[=!:<>+*/-]+", Operator),
            (r"[{}()\[\],.|]", Punctuation),
            (r"\w+'?", Name),
            (r"\s+", Text),
        ]
    }


def setup(app: Sphinx) -> dict[str, bool]:
    """Registers the lexer."""
    app.add_lexer("sf", SfLexer)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
