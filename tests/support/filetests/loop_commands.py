"""The commands of filetests whose programs are nests of loops."""

from __future__ import annotations

from stepfuse.ir.errors import ParseError
from stepfuse.ir.loops.nest import Nest
from stepfuse.ir.loops.verifier.footprint import changed_footprint
from stepfuse.ir.loops.verifier.verify import diagnose, verify
from stepfuse.ir.text.loop_parser import parse_nest, parse_nest_with_lines, parse_nests
from stepfuse.ir.text.loop_printer import to_text
from stepfuse.ir.text.parser import parse
from stepfuse.passes.loops.facts import FACTS, broken
from stepfuse.passes.targets import TARGETS, LoopPass, pass_name
from stepfuse.tools.inspect.dump import dump
from stepfuse.tools.inspect.history import full_pipeline
from stepfuse.tools.inspect.request import DumpRequest

PASSES: dict[str, LoopPass] = {
    pass_name(one): one for target in TARGETS.values() for one in target.loops or ()
}


def print_nests(text: str) -> str:
    """The text, parsed and printed; a second time must change nothing."""
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


def broken_invariants(text: str, stage: str = "") -> list[tuple[int, str]]:
    """The verifier's errors of a nest, by line; `printed`: it is behind all passes."""
    nest, lines = parse_nest_with_lines(text)
    place = {key: number for number, (_, key) in enumerate(lines, 1) if key}
    return [(place[e.key], str(e)) for e in diagnose(nest, printed=stage == "printed")]


def broken_facts(text: str) -> str:
    """The facts that a nest breaks, by name."""
    found = ((nest.name, broken(nest, FACTS.values())) for nest in parse_nests(text))
    return "\n".join(
        f"{name}: {', '.join(f.name for f in facts) or 'none'}" for name, facts in found
    )


def pass_nests(text: str, names: str) -> str:
    """The nests after passes (`split-leaves,vectorise`): they verify and store the same cells.

    A nest called `mirror` may leave out what that called `product` stores.
    """
    nests = parse_nests(text)
    product = next((n for n in nests if n.name == "product"), None)
    return "\n".join(
        to_text(_passed(n, names, product if n.name == "mirror" else None)) for n in nests
    )


def _passed(nest: Nest, names: str, beside: Nest | None) -> Nest:
    verify(nest)
    for name in filter(None, names.split(",")):
        if name not in PASSES:
            raise ValueError(f"no pass over loops is called {name}; known: {', '.join(PASSES)}")
        after = PASSES[name](nest)
        verify(after)
        wrong = changed_footprint(nest, after, beside)
        assert not wrong, f"{name}: {wrong}"
        nest = after
    return nest


def dump_nests(text: str, target: str, after: str, nest: str) -> str:
    """What `stepfuse dump --stage loops` writes of a spec."""
    pipeline = full_pipeline("strict")
    asked = DumpRequest(pipeline, stage="loops", target=target, after=after, nest=nest)
    return dump(parse(text), asked)
