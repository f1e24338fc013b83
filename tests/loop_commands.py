"""The commands of filetests whose programs are nests of loops."""

from __future__ import annotations

from stepfuse.ir.errors import ParseError
from stepfuse.ir.loops.verifier.verify import diagnose
from stepfuse.ir.text.loop_parser import parse_nest, parse_nest_with_lines, parse_nests
from stepfuse.ir.text.loop_printer import to_text


def print_nests(text: str) -> str:
    """The text after one trip through the nests; the second trip must change nothing."""
    nests = parse_nests(text)
    output = "\n".join(map(to_text, nests))
    assert parse_nests(output) == nests, "parse_nests(to_text(nest)) is not nest"
    return output


def parse_error(text: str) -> list[tuple[int, str]]:
    """The line and the error that stops the parser; none where it comes to the end."""
    try:
        parse_nest(text)
    except ParseError as error:
        message = str(error).splitlines()[0].split(": ", 1)[1]
        return [(error.line, f"{error.line}:{error.column} {message}")]
    return []


def broken_invariants(text: str) -> list[tuple[int, str]]:
    """What the verifier says of a nest, by line."""
    nest, lines = parse_nest_with_lines(text)
    place = {key: number for number, (_, key) in enumerate(lines, 1) if key}
    return [(place[e.key], str(e)) for e in diagnose(nest)]
