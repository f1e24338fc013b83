"""Filetests: programs with a command's complete output, or its errors, beside them.

A file is a header, then programs separated by `; -----`. The header's first line is
`; test <command> [argument]`; a line `; run seed=0 n=1,7,4097` may follow. What a command
writes is the comment block directly under the program; the errors of a negative command
(`; error: V07 part of the message`) stand under the lines they are about. The commands that
emit code write some thousand lines: they stand in a file of the same name beside the program,
as `adamw.ll`. A file is right when rendering it gives the file back; blessing writes what
rendering gives.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import Any

from stepfuse.ir.errors import ParseError
from stepfuse.ir.graph import Spec
from stepfuse.ir.text.parser import parse, parse_with_lines
from stepfuse.ir.text.plan_printer import launches_text
from stepfuse.ir.text.printer import to_text
from stepfuse.ir.verifier import diagnose, verify
from stepfuse.optim_defs import get
from stepfuse.passes.chain.compose import chain
from stepfuse.passes.chain.count_per_tensor import count_per_tensor
from stepfuse.tools.inspect import dump, render
from stepfuse.tools.inspect.history import History, follow, full_pipeline

from tests.support.filetests import emit_commands, loop_commands
from tests.support.oracles.numeric import Run, assert_same_values

SEPARATOR = "; -----"
ERROR = "; error: "
MOST = 400  # lines of a difference that are shown


class Mismatch(AssertionError):
    """A file differs from what its command writes; the message is the diff."""


@dataclass(frozen=True, slots=True)
class Options:
    """What a header says: the words after the command, and the run line."""

    argument: str = ""
    run: Run | None = None

    def setting(self, name: str, default: str) -> str:
        """The value of `name=value` among the argument's words."""
        words = dict(w.split("=", 1) for w in self.argument.split() if "=" in w)
        return words.get(name, default)


@dataclass(frozen=True, slots=True)
class Command:
    """Program text and options to output; `inline` output is the program with its errors.

    Output that has a file of its own has the suffix `beside`.
    """

    function: Callable[[str, Options], str]
    inline: bool = False
    beside: str = ""


# ------------------------------------------------------------------ commands


def print_program(text: str, options: Options) -> str:
    """The text, parsed and printed; a second time must change nothing."""
    spec = parse(text)
    output = to_text(spec)
    assert parse(output) == spec, "parse(to_text(spec)) is not spec"
    assert to_text(parse(output)) == output, "printing is not stable"
    return output


def verify_program(text: str, options: Options) -> str:
    """The program with what the verifier says at a stage (`stage=typed`)."""
    spec, lines = parse_with_lines(text)
    place = {key: number for number, (_, key) in enumerate(lines, 1) if key}
    errors = [(place[e.key], str(e)) for e in diagnose(spec, options.setting("stage", "declared"))]
    return annotated(text, errors)


def parse_program(text: str, options: Options) -> str:
    """The program with the error that stops the parser."""
    try:
        parse(text)
    except ParseError as error:
        message = str(error).splitlines()[0].split(": ", 1)[1]
        return annotated(text, [(error.line, f"{error.line}:{error.column} {message}")])
    return text


def pass_program(text: str, options: Options) -> str:
    """The spec after a pipeline such as `cse,dce`; its values are the same on the run line."""
    before = _verified(text)
    after = _run_passes(before, options.argument)
    if options.run is not None:
        assert_same_values(before, after, options.run)
    return to_text(after)


def _run_passes(spec: Spec, pipeline: str) -> Spec:
    run: Any = import_module("stepfuse.passes.pipeline").run_passes
    return run(spec, pipeline)


def compose_program(text: str, options: Options) -> str:
    """The chain `unscale+this+zero_grad`, `this` being the program."""
    stages = [_verified(text) if n == "this" else get(n) for n in options.argument.split("+")]
    composed = chain(*stages)
    verify(composed)
    return to_text(composed)


def count_per_tensor_program(text: str, options: Options) -> str:
    """The spec that counts steps for each tensor."""
    counted = count_per_tensor(_verified(text))
    verify(counted)
    return to_text(counted)


def schedule_program(text: str, options: Options) -> str:
    """The phases and the cost of every variant, after a pipeline or the strict one."""
    return _each_history(text, options, lambda h: render.schedule_text(_made(h.schedule)))


def lower_program(text: str, options: Options) -> str:
    """The lowered program of every variant, after a pipeline or the strict one."""
    return _each_history(text, options, lambda h: render.program_text(_made(h.program)))


def launches_program(text: str, options: Options) -> str:
    """The launches and visits of every variant, after a pipeline or the strict one."""
    return _each_history(text, options, lambda h: launches_text(_made(h.program)))


def why_not_program(text: str, options: Options) -> str:
    """What `stepfuse dump --why-not` says of a pass."""
    request = dump.DumpRequest(full_pipeline("strict"), why_not=options.argument)
    return dump.dump(_verified(text), request)


def emitting(emit: Callable[[Spec, str], str]) -> Callable[[str, Options], str]:
    """A command that emits code, under storage such as `dtypes=state=linear8`."""
    return lambda text, options: emit(_verified(text), options.setting("dtypes", ""))


def _verified(text: str) -> Spec:
    spec = parse(text)
    verify(spec)
    return spec


def _each_history(text: str, options: Options, show: Callable[[History], str]) -> str:
    pipeline = f"{options.argument},fuse,lower" if options.argument else full_pipeline("strict")
    return "\n\n".join(show(follow(g, pipeline)) for g in _verified(text).graphs)


def _made(result: Any) -> Any:
    assert result is not None, "the pipeline ends in fuse,lower"
    return result


COMMANDS: dict[str, Command] = {
    "print": Command(print_program),
    "verify": Command(verify_program, inline=True),
    "parse": Command(parse_program, inline=True),
    "pass": Command(pass_program),
    "compose": Command(compose_program),
    "count-per-tensor": Command(count_per_tensor_program),
    "schedule": Command(schedule_program),
    "lower": Command(lower_program),
    "launches": Command(launches_program),
    "why-not": Command(why_not_program),
    "emit-llvm": Command(emitting(emit_commands.emit_llvm), beside=".ll"),
    "emit-ptx": Command(emitting(emit_commands.emit_ptx), beside=".nvptx.ll"),
    "emit-python": Command(emitting(emit_commands.emit_python), beside=".py.txt"),
    "emit-numba-cuda": Command(emitting(emit_commands.emit_numba_cuda), beside=".py.txt"),
    "print-loops": Command(lambda text, _: loop_commands.print_nests(text)),
    "parse-loops": Command(lambda t, _: annotated(t, loop_commands.parse_error(t)), inline=True),
    "facts": Command(lambda text, _: loop_commands.broken_facts(text)),
    "pass-loops": Command(lambda text, o: loop_commands.pass_nests(text, o.argument)),
    "loops": Command(
        lambda text, o: loop_commands.dump_nests(
            text, *(o.setting(name, "") for name in ("target", "after", "nest"))
        )
    ),
    "verify-loops": Command(
        lambda t, o: annotated(t, loop_commands.broken_invariants(t, o.argument)), inline=True
    ),
}

# ------------------------------------------------------------------ files


def check_file(path: Path, bless: bool, commands: dict[str, Command] = COMMANDS) -> None:
    """Raises Mismatch unless the file says what its command writes; `bless` rewrites it."""
    text = path.read_text()
    actual = {path: render_file(text, commands)}
    actual |= {path.with_suffix(s): output for s, output in listings(text, commands)}
    for place, right in actual.items():
        found = place.read_text() if place.exists() else ""
        if found == right:
            continue
        if bless:
            place.write_text(right)
            continue
        lines = found.splitlines(), right.splitlines()
        shown = difflib.unified_diff(*lines, f"expected {place.name}", "actual", lineterm="")
        raise Mismatch("\n".join(islice(shown, MOST)))


def render_file(text: str, commands: dict[str, Command] = COMMANDS) -> str:
    """The file as it should be. Raises ValueError for a header that cannot be read."""
    head, programs, command, options = _read(text, commands)
    shown = [_render(p, command, options) for p in programs]
    return "\n".join(head) + "\n\n" + f"\n\n{SEPARATOR}\n\n".join(shown) + "\n"


def listings(text: str, commands: dict[str, Command] = COMMANDS) -> Iterator[tuple[str, str]]:
    """What stands in a file beside this one, with its suffix: of its one program."""
    _, programs, command, options = _read(text, commands)
    if command.beside:
        if len(programs) != 1:
            raise ValueError(f"expected one program, whose output has a file; got {len(programs)}")
        yield command.beside, command.function(programs[0], options)


def _read(text: str, commands: dict[str, Command]) -> tuple[list[str], list[str], Command, Options]:
    lines = text.splitlines()
    size = next((i for i, line in enumerate(lines) if not line.startswith(";")), len(lines))
    command, options = _header(lines[:size], commands)
    programs = "\n".join(lines[size:]).split(f"\n{SEPARATOR}\n")
    return lines[:size], [p.strip("\n") for p in programs], command, options


def _header(lines: list[str], commands: dict[str, Command]) -> tuple[Command, Options]:
    words = lines[0].split(maxsplit=3) if lines else []
    if words[:2] != [";", "test"] or len(words) < 3 or words[2] not in commands:
        raise ValueError(f"expected '; test <command>', a command being {', '.join(commands)}")
    runs = [Run.parse(line[len("; run ") :]) for line in lines if line.startswith("; run ")]
    argument = words[3] if len(words) > 3 else ""
    return commands[words[2]], Options(argument, runs[0] if runs else None)


def _render(section: str, command: Command, options: Options) -> str:
    lines = section.split("\n")
    if command.inline:
        program = [line for line in lines if not line.lstrip().startswith(ERROR)]
        actual = command.function("\n".join(program), options).split("\n")
        return "\n".join(_abbreviated(lines, actual))
    while lines and lines[-1].startswith(";"):
        lines.pop()
    program = "\n".join(lines).rstrip("\n")
    if command.beside:
        return program
    output = command.function(program, options).rstrip("\n").split("\n")
    return "\n".join([program, *(f"; {line}".rstrip() for line in output)])


def annotated(text: str, errors: list[tuple[int, str]]) -> str:
    """The text with each error under its line (counted from 1), indented like it."""
    out: list[str] = []
    for number, line in enumerate(text.split("\n"), 1):
        indent = line[: len(line) - len(line.lstrip())]
        out += [line, *(f"{indent}{ERROR}{message}" for at, message in errors if at == number)]
    return "\n".join(out)


def _abbreviated(expected: list[str], actual: list[str]) -> list[str]:
    """The actual lines, those errors left short of which the file cites only a part."""
    if len(expected) != len(actual):
        return actual
    return [e if _cites(e, a) else a for e, a in zip(expected, actual, strict=True)]


def _cites(expected: str, actual: str) -> bool:
    if ERROR not in expected or ERROR not in actual:
        return False
    code, _, part = expected.split(ERROR, 1)[1].partition(" ")
    found, _, message = actual.split(ERROR, 1)[1].partition(" ")
    return code == found and bool(part) and part in message
