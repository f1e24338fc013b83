"""Questions on the text of a user's expression."""

from __future__ import annotations

import ast


def called_in(text: str) -> str:
    """The function that an expression calls, as it is written: `math.sqrt`; else nothing."""
    found = _parsed(text)
    return ast.unparse(found.func) if isinstance(found, ast.Call) else ""


def comparison_in(text: str) -> str:
    """Return the kind of comparison, `chained` or by `in`; "" for any other."""
    found = _parsed(text)
    if not isinstance(found, ast.Compare):
        return ""
    return "chained" if len(found.ops) > 1 else "in" if isinstance(found.ops[0], ast.In) else ""


def _parsed(text: str) -> ast.expr | None:
    try:
        return ast.parse(text.strip(), mode="eval").body
    except (SyntaxError, ValueError):  # a part of a statement
        return None
