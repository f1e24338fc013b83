"""Text to graphs: the inverse of the printer. A statement is a line."""

from __future__ import annotations

import json

from ..clocks.clock import ORDERS, EntryClock
from ..conditions import Rule
from ..errors import Key, is_a
from ..graph import Graph, Node, Operand, Spec, Update
from ..ops import OPS, unnamed_attr
from ..origin import Origin, Site, Source
from ..roles import Range, Role, RoleKind
from ..signatures.attributes import Attrs, AttrValue
from ..tensor_view import UNSEEN, View, parse_view
from ..types import DTYPES, Const, Type, parse_domain
from .reader import Reader, Token


def parse(text: str, first_line: int = 1, name: str = "<text>") -> Spec:
    """The spec that a text declares; not verified yet. Raises ParseError.

    `name` is the text's file, for those who ask where a value is written.
    """
    return parse_with_lines(text, first_line, name)[0]


def parse_with_lines(
    text: str, first_line: int = 1, name: str = "<text>"
) -> tuple[Spec, list[tuple[str, Key]]]:
    """The spec, and the text's lines, each with the key of its declaration."""
    if not is_a(text, str):
        raise TypeError(
            f"parse: expected the text of a spec, got {type(text).__name__}; of a file, give "
            f"Path(file).read_text()"
        )
    parser = _GraphParser(text, name)
    spec = parser.spec()
    lines = text.splitlines()
    return spec, [(line, parser.keys.get(i, ())) for i, line in enumerate(lines, first_line)]


class _GraphParser(Reader):
    def __init__(self, text: str, name: str) -> None:
        super().__init__(text)
        self.keys: dict[int, Key] = {}
        self.name = ""
        self.source = Source(name, tuple(text.splitlines(keepends=True)))
        self.declared: dict[str, Origin] = {}  # where each role is

    def since(self, first: Token) -> Origin:
        """Return the origin of the tokens from one to the last that was taken."""
        last = self.tokens[self.place - 1]
        start, end = (self._column(first, 0), self._column(last, len(last.text)))
        return Origin(((Site(self.source, self.name, first.line, start, last.line, end),),))

    def _column(self, token: Token, more: int) -> int:
        line = self.source.lines[token.line - 1]
        return len(line[: token.column - 1 + more].encode())

    def spec(self) -> Spec:
        self.skip_lines()
        self.keys[self.token.line] = ("spec",)
        self.expect("optimizer")
        self.name = self.take("symbol", "the optimizer's name, @name").text
        name = self.name[1:]
        self.expect("{")
        self.end_line()
        notes = {"doc": "", "paper": ""}
        while self.token.text in notes:
            key = self.take("name", "doc or paper").text
            notes[key] = self.string()
            self.end_line()
        rules: list[Rule] = []
        while self.accept("rule"):
            rules.append(self.rule())
        roles: list[Role] = []
        while self.token.text in tuple(RoleKind):
            roles.append(self.role({r.name for r in roles}))
        graphs: list[Graph] = []
        while not self.accept("}"):
            graphs.append(self.graph(name, tuple(roles), len(graphs)))
        self.end()
        if not graphs:
            raise self.fail(f"@{name} has no entry; expected 'step {{'")
        return Spec(name, tuple(graphs), **notes, rules=tuple(rules))

    def rule(self) -> Rule:
        token = self.take("name", "the rule's name")
        self.keys[token.line] = ("rule", name := token.text)
        condition = self.token
        try:
            found = Rule(name, self.string())
        except ValueError as error:
            raise self.fail(str(error), condition) from None
        self.end_line()
        return found

    def string(self) -> str:
        token = self.take("string", "a quoted text")
        try:
            return json.loads(token.text)
        except json.JSONDecodeError as error:
            raise self.fail(f"a quoted text is as in JSON: {error.msg}", token) from None

    def role(self, known: set[str]) -> Role:
        first = self.take("name", "a role's kind")
        kind = RoleKind(first.text)
        token = self.take("value", "the role's name, %name")
        name = token.text[1:]
        if name in known:
            raise self.fail(f"role %{name} is declared twice", token)
        if name[0].isdigit():
            raise self.fail("a role's name starts with a letter", token)
        self.keys[token.line] = ("role", name)
        default = self.default() if self.accept("=") else None
        interval = self.range() if self.accept("in") else None
        self.expect(":")
        type_ = self.type()
        like = parse_domain(self.domain_text()) if self.accept("like") else None
        self.declared[name] = self.since(first)
        role = Role(name, kind, type_, default, interval, like, self.declared[name])
        self.end_line()
        return role

    def default(self) -> float | bool | str:
        if self.token.kind == "value":
            return self.take("value", "a role").text[1:]
        value = self.literal().value
        return value if isinstance(value, bool) else float(value)

    def is_attribute(self) -> bool:
        """True if the next token is no operand."""
        is_name = self.token.kind == "name" and self.token.text not in ("true", "false")
        return is_name or self.token.text == "{"

    def attr_value(self) -> AttrValue:
        """The value of an attribute, which its look says the kind of."""
        if self.token.kind == "value":
            return self.take("value", "a role").text[1:]
        if self.token.text in DTYPES:
            return self.dtype()
        return parse_domain(self.domain_text()) if self.is_attribute() else self.literal().value

    def range(self) -> Range:
        open_low = self.token.text == "("
        if not (self.accept("(") or self.accept("[")):
            raise self.fail("expected a range such as [0, 1)")
        low = self.number(self.take("number", "a number"))
        self.expect(",")
        high = self.number(self.take("number", "a number"))
        open_high = self.token.text == ")"
        if not (self.accept(")") or self.accept("]")):
            raise self.fail("expected ')' or ']' at the end of the range")
        return Range(low, high, open_low, open_high, self.accept("whole"))

    def graph(self, name: str, roles: tuple[Role, ...], number: int) -> Graph:
        first = self.token
        self.keys[first.line] = ("graph", number)
        entry = self.take("name", "an entry such as step, or '}'").text
        clock: EntryClock | None = None
        if entry == "entry" and self.token.kind == "name":
            entry, clock = self.take("name", "the entry's name").text, self.clock()
        when = self.words("view", "{") if self.accept("when") else ""
        view = self.view() if self.accept("view") else UNSEEN
        head = self.since(first)
        self.expect("{")
        self.end_line()
        body = _GraphBody(self, roles, number, head)
        while not self.accept("}"):
            body.statement()
        self.end_line()
        return body.finish(name, entry, when, view).replace(clock=clock)

    def clock(self) -> EntryClock:
        self.expect("every")
        is_hyper = self.token.kind == "value"
        every = self.take("value", "a role").text[1:] if is_hyper else self.steps()
        first = self.steps() if self.accept("from") else None
        order = self.take("name", "before or after")
        if order.text not in ORDERS:
            raise self.fail(f"expected before step or after step, got '{order.text}'", order)
        self.expect("step")
        return EntryClock(every, order.text, first)

    def steps(self) -> int:
        token, value = self.token, self.literal().value
        if type(value) is not int:
            raise self.fail(f"expected %name or a whole number of steps, got '{token.text}'", token)
        return value

    def words(self, *stops: str) -> str:
        found: list[str] = []
        while self.token.text not in stops and self.token.kind not in ("newline", "end"):
            found.append(self.token.text)
            self.place += 1
        return " ".join(found)

    def view(self) -> View:
        token = self.token
        try:
            return parse_view(self.words("{").replace(" ", ""))
        except ValueError as error:
            raise self.fail(str(error), token) from None


class _GraphBody:
    """The statements of one graph; numbers are given out once all reads are known."""

    def __init__(
        self, parser: _GraphParser, roles: tuple[Role, ...], graph: int, head: Origin
    ) -> None:
        self.parser, self.graph, self.head = parser, graph, head
        self.roles = {role.name: role for role in roles}
        self.used: set[str] = set()
        self.lines: list[tuple[int, str, str, list[str | Const], Type, Attrs, Origin]] = []
        self.names: dict[str, int] = {}
        self.updates: list[tuple[str, str | Const, str | None, bool, bool, Origin]] = []
        self.condition: str | None = None
        self.shared: list[str] = []

    def statement(self) -> None:
        parser = self.parser
        line = parser.token.line
        if parser.token.text in ("update", "forward"):
            parser.keys[line] = ("update", self.graph, len(self.updates))
            self.update(parser.take("name", "update").text == "forward")
        elif parser.accept("guard"):
            parser.keys[line] = ("guard", self.graph)
            self.condition = self.value()
        elif parser.accept("share"):
            parser.keys[line] = ("share", self.graph, len(self.shared))
            self.shared.append(self.value())
        else:
            self.node(line)
        parser.end_line()

    def value(self) -> str:
        token = self.parser.take("value", "a value such as %0, an update or '}'")
        name = token.text[1:]
        stored = [u for u in self.updates if u[0] == name and not u[4]]
        if stored:
            raise self.parser.fail(
                f"%{name} is read after its update; use the value that was stored", token
            )
        if name in self.names:
            return name
        if name not in self.roles:
            known = ", ".join(f"%{r}" for r in self.roles)
            raise self.parser.fail(f"%{name} is not defined above; roles: {known}", token)
        self.used.add(name)
        return name

    def operand(self) -> str | Const:
        return self.value() if self.parser.token.kind == "value" else self.parser.literal()

    def node(self, line: int) -> None:
        parser = self.parser
        token = parser.take("value", "a statement: %0 = op ..., update, forward or guard")
        name = token.text[1:]
        if name in self.names or name in self.roles:
            raise parser.fail(f"%{name} is defined twice", token)
        parser.expect("=")
        op = parser.take("name", "an op").text
        args: list[str | Const] = []
        attrs: dict[str, AttrValue] = {}
        while parser.token.text != ":":
            if parser.is_attribute():
                self.attribute(op, attrs)
            else:
                args.append(self.operand())
            if not parser.accept(","):
                break
        parser.expect(":")
        type_ = parser.type()
        self.lines.append((line, name, op, args, type_, Attrs(**attrs), parser.since(token)))
        self.names[name] = len(self.lines) - 1

    def attribute(self, op: str, known: dict[str, AttrValue]) -> None:
        parser, token = self.parser, self.parser.token
        named = parser.tokens[parser.place + 1].text == "="
        name = token.text if named else unnamed_attr(op)
        if not name:
            what = "has no attributes" if op in OPS else "is not in the op table"
            raise parser.fail(f"{op} {what}; expected an operand, got '{token.text}'")
        if name in known:
            raise parser.fail(f"{op} is given '{name}' twice")
        parser.place += 2 * named
        known[name] = parser.attr_value()

    def update(self, forward: bool) -> None:
        parser = self.parser
        first = parser.tokens[parser.place - 1]
        token = parser.take("value", "the role to update")
        role = token.text[1:]
        if role not in self.roles:
            raise parser.fail(
                f"update of unknown role %{role}; roles: {', '.join(self.roles)}", token
            )
        parser.expect("=")
        value = self.operand()
        guard = self.value() if parser.accept("when") else None
        always = parser.accept("always")
        self.updates.append((role, value, guard, always, forward, parser.since(first)))

    def finish(self, name: str, entry: str, when: str, view: View) -> Graph:
        reads = [role for role in self.roles if role in self.used]
        number = {role: i for i, role in enumerate(reads)}
        number |= {n: i + len(reads) for n, i in self.names.items()}

        def operand(item: str | Const) -> Operand:
            return item if isinstance(item, Const) else number[item]

        where, roles = self.parser.declared, self.roles
        nodes = [Node("read", (), roles[r].type, Attrs(role=r), where[r]) for r in reads]
        for line, _, op, args, type_, attrs, origin in self.lines:
            self.parser.keys[line] = ("node", self.graph, len(nodes))
            nodes.append(Node(op, tuple(operand(a) for a in args), type_, attrs, origin))
        updates = tuple(
            Update(role, operand(v), None if g is None else number[g], always, fwd, origin)
            for role, v, g, always, fwd, origin in self.updates
        )
        guard = None if self.condition is None else number[self.condition]
        shared = tuple(number[value] for value in self.shared)
        return Graph(
            name, tuple(roles.values()), tuple(nodes), updates, entry, when, view, guard, shared,
            self.head,
        )  # fmt: skip
