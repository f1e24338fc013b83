"""`stepfuse recommend`: rows of the decision tables for a need, with memory and command.

Memory is the parameters times the bytes of every array that the compiled program has for each:
the parameter, its gradient, states, and overheads of its formats. Vectors and scales are counted
for matrices of 4096 x 4096; activations of the model are not.
"""

from __future__ import annotations

import math
import shlex
import textwrap
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from ...compiler import lower_graph
from ...ir.conditions import matches_rank
from ...ir.errors import StepfuseError, WrongUsage
from ...ir.graph import Graph
from ...ir.lowered.program import Program
from ...ir.roles import RoleKind
from ...ir.tensor_view import shape_under
from ...passes.pipeline import policy_pipeline
from ...spec_texts.resolve import resolve
from ..dev.optimizer_table import classes, table
from ..quantities import BYTES, COUNTS, quantity
from .rules import (
    FRUGAL,
    LARGE,
    MISSING,
    PREFERENCES,
    RULES,
    STAGES,
    STORAGE,
    TASKS,
    FormatRow,
    SuggestionRule,
)

_WHOLE = tuple(s for s in STORAGE if not s.in_blocks)
_MATRIX = (4096, 4096)


@dataclass(frozen=True, slots=True)
class Need:
    """The user's needs; memory in bytes, 0 where none is given."""

    params: float
    memory: float = 0.0
    task: str = ""
    prefer: str = ""
    sparse: bool = False
    second_order: bool = False
    large_batch: bool = False
    untuned: bool = False

    @property
    def model(self) -> str:
        return "large" if self.params >= LARGE else "small"

    def meets(self, rule: SuggestionRule) -> bool:
        """True if all of a rule's condition holds."""
        return all(getattr(self, name) == value for name, value in rule.when.items())


@dataclass(frozen=True, slots=True)
class Bytes:
    """Bytes per parameter, by the kind of role; `moved` by a step."""

    param: float
    grad: float
    state: float
    moved: int

    @property
    def total(self) -> float:
        return self.param + self.grad + self.state


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A spec in a storage, with the rows that led to it."""

    rule: SuggestionRule
    spec: str
    dtypes: str
    storage: FormatRow
    bytes: Bytes
    fits: bool

    @property
    def command(self) -> str:
        """The command that compiles it, for a shell."""
        storage = ["--dtypes", self.dtypes] if self.dtypes else []
        return shlex.join(["stepfuse", "compile", self.spec, *storage, "-o", "step"])


def need(params: str, memory: str = "", task: str = "", prefer: str = "", **flags: bool) -> Need:
    """A need as the command line states it. Raises WrongUsage."""
    for word, known, what in ((task, TASKS, "task"), (prefer, PREFERENCES, "preference")):
        if word and word not in known:
            raise WrongUsage(f"no {what} is called '{word}'; known: {', '.join(known)}")
    count = quantity(params, COUNTS, "--params", "a number above 0 such as 7e9, 7B or 350M")
    free = quantity(memory, BYTES, "--memory", "bytes such as 24GB or 16GiB") if memory else 0.0
    return Need(count, free, task, prefer, **flags)


def recommend(wanted: Need) -> Suggestion:
    """The answer in the best storage that fits; else a thriftier spec; else the answer's least."""
    for rule in (answer(wanted), *FRUGAL):
        best = _best(rule, wanted)
        if best is not None:
            return best
    return min(
        _choices(answer(wanted), wanted, _storages(wanted)), key=lambda choice: choice.bytes.total
    )


def answer(wanted: Need) -> SuggestionRule:
    """The first rule that holds."""
    return next(rule for rule in RULES if wanted.meets(rule))


def memory_of(program: Program) -> Bytes:
    """Return a program's memory and traffic for each parameter of a matrix."""
    graph = program.graph
    used = set(graph.reads) | {u.role for u in graph.updates}
    kept = {"param": 0.0, "grad": 0.0, "state": 0.0}
    shape, cells = shape_under(graph.view, _MATRIX), math.prod(_MATRIX)
    for role in (r for r in graph.roles if r.name in used and r.type.domain.axes):
        kind = role.kind if role.kind in kept else "state"
        kept[kind] += role.type.dtype.bytes * shape.count(role.type.domain) / cells
    return Bytes(kept["param"], kept["grad"], kept["state"], program.schedule.cost.optimal)


def text(wanted: Need) -> str:
    """The suggestion: reasons, memory, command."""
    choice = recommend(wanted)
    lines = [choice.spec, "", "why"]
    lines += [line for why in _reasons(choice, wanted) for line in _wrapped(why)]
    return "\n".join([*lines, "", *_memory(choice, wanted), "", "run", f"  {choice.command}", ""])


def rules() -> str:
    """The tables of the rules, for docs/recommend.md."""
    parts = [_rule_table(title, rows) for title, rows in (
        ("What to take: the first row whose condition holds", RULES),
        ("Before it, where it does not scale its updates by sums itself", STAGES),
        ("What would be the answer, and is not registered yet", MISSING),
        ("Where the answer fits in no storage, in this order", FRUGAL),
    )]  # fmt: skip
    rows = [
        (
            ", ".join(f"`{k}={v}`" for k, v in s.formats.items()) or "`f32`", s.reason,
            "not where speed is preferred, nor for lists of rows" if s.in_blocks else "",
        ) for s in STORAGE
    ]  # fmt: skip
    stored = "**How it is stored: of those that fit, from the most accurate to the smallest**"
    return "\n\n".join([*parts, stored, table(("storage", "what it is", ""), rows)])


def _rule_table(title: str, rows: Sequence[SuggestionRule]) -> str:
    cells = ((r.condition, f"`{r.spec}`", r.reason, r.source) for r in rows)
    return f"**{title}**\n\n{table(('when', 'take', 'because', 'source'), cells)}"


# ------------------------------------------------------------------ choosing


def _choices(
    rule: SuggestionRule, wanted: Need, storages: Sequence[FormatRow]
) -> Iterator[Suggestion]:
    """A rule's spec with its stages, in every storage of these that it can have."""
    spec = _with_stages(rule, wanted)
    graph = _of_matrices(spec)
    for storage in storages:
        dtypes = _dtypes(storage, graph)
        if storage.formats and not dtypes:
            continue
        try:
            program = lower_graph(graph, policy_pipeline("strict", dtypes))
        except StepfuseError:  # a storage that the spec refuses, such as Adafactor's in 8 bits
            continue
        bytes = memory_of(program)
        if wanted.sparse:
            bytes = replace(bytes, grad=0.0)  # the listed rows are few
        fits = not wanted.memory or wanted.params * bytes.total <= wanted.memory
        yield Suggestion(rule, spec, dtypes, storage, bytes, fits)


def _storages(wanted: Need) -> Sequence[FormatRow]:
    """All; of gradients that are lists of rows those that rows of any length can have."""
    return _WHOLE if wanted.sparse else STORAGE


def _dtypes(storage: FormatRow, graph: Graph) -> str:
    """A storage for the kinds of role that there are; a copy cannot start as codes."""
    roles = [r for r in graph.roles if r.type.domain.axes]
    kinds = {r.kind for r in roles}
    formats = {kind: f for kind, f in storage.formats.items() if kind in kinds}
    if "(" in formats.get("state", ""):
        copies = (r.name for r in roles if r.kind == RoleKind.STATE and isinstance(r.default, str))
        formats |= dict.fromkeys(copies, "bf16")
    return ",".join(f"{role}={format}" for role, format in formats.items())


def _best(rule: SuggestionRule, wanted: Need) -> Suggestion | None:
    """The first of those that fit: the smallest, the one that moves least, or the most accurate."""
    if not wanted.prefer or wanted.prefer == "accuracy":
        return next((c for c in _choices(rule, wanted, _storages(wanted)) if c.fits), None)
    if wanted.prefer == "speed":
        fitting = [c for c in _choices(rule, wanted, _WHOLE) if c.fits]
        if fitting:
            return min(fitting, key=lambda choice: choice.bytes.moved)
    fitting = [c for c in _choices(rule, wanted, _storages(wanted)) if c.fits]
    return min(fitting, key=lambda choice: choice.bytes.total, default=None)


def _with_stages(rule: SuggestionRule, wanted: Need) -> str:
    """The spec behind its stages; one that scales its updates by sums is not clipped as well."""
    spec = resolve(rule.spec)
    if "E" not in classes(spec, ()).split():
        return rule.spec
    return "+".join([*(s.spec for s in STAGES if wanted.meets(s)), rule.spec])


def _of_matrices(spec: str) -> Graph:
    return next(g for g in resolve(spec).variants() if matches_rank(g.when, len(_MATRIX)))


# ------------------------------------------------------------------ words


def _reasons(choice: Suggestion, wanted: Need) -> Iterator[str]:
    for rule in [r for r in MISSING if wanted.meets(r)][:1]:
        missing = f"{rule.spec} would be the answer, and is not registered yet"
        yield f"{missing}: {rule.reason} ({rule.source}) The next best:"
    if choice.rule is not answer(wanted):
        yield f"{answer(wanted).spec} does not fit the memory in any storage; instead:"
    yield f"{choice.rule.spec}: {choice.rule.reason} ({choice.rule.source})"
    for stage in (s for s in STAGES if wanted.meets(s) and s.spec in choice.spec):
        yield f"{stage.spec}: {stage.reason} ({stage.source})"
    yield f"storage: {choice.storage.reason} ({_why_storage(wanted, choice.fits)}; docs/formats.md)"


def _why_storage(wanted: Need, fits: bool) -> str:
    words = {"memory": "the smallest", "speed": "the fewest bytes a step"}
    preferred = words.get(wanted.prefer, "the most accurate")
    if not fits:
        return "the smallest"
    return f"{preferred} that fits" if wanted.memory else preferred


def _memory(choice: Suggestion, wanted: Need) -> list[str]:
    each = choice.bytes
    total = wanted.params * each.total
    head = f"memory: {_gigabytes(total)} for {wanted.params:.4g} parameters of"
    parts = f"{each.param:.4g} + {each.grad:.4g} + {each.state:.4g} bytes"
    rows = " and the rows of gradients" if wanted.sparse else ""
    lines = [f"{head} {parts} (parameter, gradient, state), without activations{rows}"]
    if not choice.fits:
        devices = math.ceil(total / wanted.memory)
        over = f"more than {_gigabytes(wanted.memory)} in any storage"
        lines += [f"  {over}, and so is any other optimizer: shard it over {devices} devices"]
    return [*lines, f"a step moves {each.moved} bytes a parameter"]


def _gigabytes(count: float) -> str:
    return f"{count / 1e9:.3g} GB" if count >= 1e8 else f"{count / 1e6:.3g} MB"


def _wrapped(line: str) -> list[str]:
    return textwrap.wrap(line, 98, initial_indent="  ", subsequent_indent="    ")
