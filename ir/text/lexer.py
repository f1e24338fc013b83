"""Text to tokens with their line and column."""

from __future__ import annotations

import re
from dataclasses import dataclass

from ..errors import ParseError

_TOKEN = re.compile(
    r"""(?P<space>[ \t\r]+) | (?P<comment>;[^\n]*) | (?P<newline>\n)
      | (?P<string>"(?:[^"\\\n]|\\.)*")
      | (?P<value>%[A-Za-z_0-9.]+) | (?P<symbol>@[A-Za-z_0-9.+]+(?::[A-Za-z_0-9.+]+)*)
      | (?P<number>-?(?:\d+\.\d*(?:[eE][-+]?\d+)?|\d+[eE][-+]?\d+|\d+|inf\b|nan\b))
      | (?P<name>[A-Za-z_][A-Za-z_0-9]*(?:\.[A-Za-z_0-9]+)*'?)
      | (?P<size>[$\#][A-Za-z_][A-Za-z_0-9]*|\^[A-Za-z_][A-Za-z_0-9]*(?:\.[A-Za-z_0-9]+)*)
      | (?P<operator>\.\.|:=|\+=|[-+*/%&|])
      | (?P<compare>>=|<=|==|!=|<|>)
      | (?P<punct>[{}()\[\]=,:])""",
    re.VERBOSE,
)


@dataclass(frozen=True, slots=True)
class Token:
    """A word of the text format."""

    kind: str
    text: str
    line: int
    column: int


def tokenize(text: str) -> list[Token]:
    """The tokens of a text, `newline` and `end` included. Raises ParseError."""
    tokens: list[Token] = []
    line, start, position = 1, 0, 0
    while position < len(text):
        match = _TOKEN.match(text, position)
        if match is None:
            column = position - start + 1
            raise ParseError(f"unexpected character {text[position]!r}", line, column, text)
        kind = match.lastgroup or ""
        if kind not in ("space", "comment"):
            tokens.append(Token(kind, match.group(), line, position - start + 1))
        position = match.end()
        if kind == "newline":
            line, start = line + 1, position
    tokens.append(Token("newline", "\n", line, position - start + 1))
    return [*tokens, Token("end", "", line, position - start + 1)]
