"""Text to tokens with line and column, and the reader that parsers share."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass

from ..errors import ParseError
from ..types import DTYPES, Const, DType, Type, parse_domain

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


_DIGITS = 400  # more are zeros at the front: any other number is too large


class Reader:
    """The tokens of a text, and a place among them."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.tokens = tokenize(text)
        self.place = 0

    @property
    def token(self) -> Token:
        """The token that comes next."""
        return self.tokens[self.place]

    @property
    def found(self) -> str:
        """The next token, for a message."""
        return self.token.text.strip() or "the end of the line"

    def fail(self, message: str, token: Token | None = None) -> ParseError:
        """An error about a token; about the next one, if none is named."""
        at = token or self.token
        return ParseError(message, at.line, at.column, self.text)

    def accept(self, text: str) -> bool:
        """Takes the next token if it is this one."""
        if self.token.text == text and self.token.kind != "string":
            self.place += 1
            return True
        return False

    def expect(self, text: str) -> Token:
        """Takes the next token, which has to be this one. Raises ParseError."""
        if not self.accept(text):
            raise self.fail(f"expected '{text.strip() or 'a new line'}', got '{self.found}'")
        return self.tokens[self.place - 1]

    def take(self, kind: str, what: str) -> Token:
        """Takes the next token, which has to be of a kind. Raises ParseError."""
        token = self.token
        if token.kind != kind:
            raise self.fail(f"expected {what}, got '{self.found}'")
        self.place += 1
        return token

    def end_line(self) -> None:
        """Takes the end of a line, and empty lines behind it. Raises ParseError."""
        if self.token.kind != "end":
            self.take("newline", "a new line")
        self.skip_lines()

    def skip_lines(self) -> None:
        """Takes empty lines."""
        while self.token.kind == "newline":
            self.place += 1

    def end(self) -> None:
        """The end of the text, empty lines aside. Raises ParseError."""
        self.skip_lines()
        if self.token.kind != "end":
            raise self.fail(f"expected the end of the text, got '{self.token.text}'")

    def dtype(self) -> DType:
        """A dtype by its name. Raises ParseError."""
        token = self.take("name", "a dtype")
        if token.text not in DTYPES:
            raise self.fail(f"unknown dtype '{token.text}'; known: {', '.join(DTYPES)}", token)
        return DTYPES[token.text]

    def type(self) -> Type:
        """A dtype and a domain. Raises ParseError."""
        return Type(self.dtype(), parse_domain(self.domain_text()))

    def domain_text(self) -> str:
        """The text of a domain that there is. Raises ParseError."""
        start = self.token
        text = start.text.strip()
        if text:
            self.place += 1
        closing = {"{": "}", "axis": ")", "block": ")", "gram": ")", "low": ")"}.get(text)
        text = self.up_to(closing, text) if closing else text
        if self.token.text == "of":
            self.place += 1
            text = self.up_to(")", f"{text} of ")
        try:
            parse_domain(text)
        except ValueError as error:
            raise self.fail(str(error), start) from None
        return text

    def up_to(self, closing: str, text: str) -> str:
        """A text, and the rest of this line up to its closing sign."""
        while not text.endswith(closing) and self.token.kind not in ("newline", "end"):
            text += self.token.text
            self.place += 1
        return text

    def literal(self) -> Const:
        """A number, `true` or `false`. Raises ParseError."""
        if self.token.text in ("true", "false"):
            self.place += 1
            return Const(self.tokens[self.place - 1].text == "true")
        token = self.take("number", "a value or a number")
        number = self.number(token)
        is_whole = token.text.lstrip("-").isdigit() and len(token.text) < _DIGITS
        return Const(int(token.text) if is_whole else number)

    def number(self, token: Token) -> float:
        """The f64 of a token; digits that only fit an infinity are an error."""
        value = float(token.text)
        if math.isinf(value) and not token.text.endswith("inf"):
            shown = token.text if len(token.text) < 20 else f"{token.text[:16]}..."
            raise self.fail(f"{shown} is too large for a number in f64; infinity is inf", token)
        return value
