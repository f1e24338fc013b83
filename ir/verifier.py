"""The invariants of a graph. Each has a number, which errors and negative tests cite.

V01  an operand is a value computed before its use
V02  an op is in the op table and has as many operands as its row says
V03  a node's type is that of its op's typing rule
V04  each role is read at most once, before all other nodes, in the order of the roles
V05  an update names a role that can be stored: param, grad, state or shadow
V06  a role is stored at most once and forwarded at most once in a graph
V07  an update's value varies along no more axes than its role
V08  an update stores a value of its role's dtype (typed graphs)
V09  a guard is a bool of domain up to `tensor`, and no larger than the role's
V10  every state and shadow is updated by some entry, every update of one reaches memory
V11  precision is legalised: no value is `real` (typed graphs)
V12  no declared op is left (basic graphs)
V13  literals fit: shift counts are below the width, integer ops take integers
V14  a role's default is a number in its range, a bool for a static, a known role for a copy
V15  hypers and statics have domain up to `group`, param, grad and roles `like` rows `elem`
V16  the variants of an entry take the same reductions to `step` and `group`, in one order
V17  once a view is chosen, every domain is one of the view's
V18  a variant's condition can be read
V19  values shared with other variants have domain up to `group`
V20  roles are not copied in a circle: nothing is read once it is stored
V21  variants that update a number of the step or group give it the same value
V22  a node has the attributes that its op's row declares, each of its kind
V23  a condition asks for a rule that the spec has, and each of these has a variant
V24  ops of matrices stand in a body for rank >= 2, svd in one that tells the shorter side
V25  an entry by the clock is its spec's only one, and goes by %t, which every step counts
"""

from __future__ import annotations

from collections.abc import Iterator

from .clocks.rules import clock_faults
from .conditions import admits_rule, conditions, matches, rank_bounds
from .errors import Diagnostic, Key, VerifyError, render
from .graph import Graph, Node, Operand, Spec, check_spec
from .matrices.symmetry import in_body_of_others
from .ops import OPS, ROLE
from .roles import Range, Role, RoleKind
from .signatures.attributes import misfits
from .signatures.typing_rules import RuleError, infer, states_dtype
from .tensor_view import View
from .text.printer import Lines, spec_lines
from .text.spec_origins import in_source, placed_in
from .types import BOOL, ELEM, GROUP, STEP, TENSOR, Const, Domain

STAGES = ("declared", "typed", "basic")


def verify(spec: Spec, stage: str = "declared", lines: Lines | None = None) -> None:
    """Raises VerifyError, with all broken invariants shown in the program."""
    check_spec(spec, "verify")
    errors = list(diagnose(spec, stage))
    if errors:
        shown = render(lines or spec_lines(spec), errors)
        places = placed_in(spec, errors)
        heads = "" if lines else in_source(places)
        message = f"{heads}@{spec.name} breaks {len(errors)} invariant(s)\n{shown}"
        raise VerifyError(message, places)


def verify_graph(graph: Graph, stage: str) -> None:
    """Verifies one graph, as the passes leave it."""
    errors = [e for r in graph.roles for e in _role(r, graph.roles)]
    errors += _graph(graph, 0, stage)
    if errors:
        spec = Spec(graph.name, (graph,))
        shown, places = render(spec_lines(spec), errors), placed_in(spec, errors)
        message = f"{in_source(places)}@{graph.name} breaks {len(errors)} invariant(s)\n{shown}"
        raise VerifyError(message, places)


def diagnose(spec: Spec, stage: str = "declared") -> Iterator[Diagnostic]:
    """Every broken invariant of a spec."""
    wraps = any(g.wraps for g in spec.graphs)
    for role in spec.roles:
        yield from _role(role, spec.roles, wraps)
    for number, graph in enumerate(spec.graphs):
        yield from _graph(graph, number, stage)
        if _names_roles(graph):
            yield from _circle(graph, number)
    yield from _coverage(spec)
    yield from _rules(spec)
    yield from (Diagnostic("V25", text, key) for key, text in clock_faults(spec))
    if all(_is_there(g, v) for g in spec.graphs for v in (*g.roots(), *_operands(g))):
        for entry in spec.entries:
            yield from _variants(spec, entry)


def _operands(graph: Graph) -> Iterator[int]:
    return (value for node in graph.nodes for value in node.values)


def _role(role: Role, roles: tuple[Role, ...], wraps: bool = False) -> Iterator[Diagnostic]:
    key: Key = ("role", role.name)
    default = role.default
    if (
        role.kind == RoleKind.HYPER and default is not None
    ):  # else to be given, or the wrapped optimizer's
        if isinstance(default, bool) or not isinstance(default, float):
            yield Diagnostic("V14", f"hyper %{role.name} needs a number as default", key)
        elif default != default or default not in (role.range or Range()):
            allowed = role.range or Range()
            message = f"hyper %{role.name} = {default} is not in {allowed}; give it a default there"
            yield Diagnostic("V14", message, key)
    if role.kind == RoleKind.STATIC and not isinstance(default, bool):
        yield Diagnostic("V14", f"static %{role.name} needs true or false as default", key)
    if isinstance(default, str):
        source = [r for r in roles if r.name == default]
        if not source or source[0].type.domain != role.type.domain:
            message = (
                f"%{role.name} starts as a copy of %{default}, which is no role of its domain; "
                f"start it at zeros or ones"
            )
            yield Diagnostic("V14", message, key)
    if role.kind in (RoleKind.HYPER, RoleKind.STATIC) and not role.type.domain <= GROUP:
        message = f"{role.kind} %{role.name} has domain {role.type.domain}; expected step or group"
        yield Diagnostic("V15", message, key)
    if role.like is not None and (role.type.domain != ELEM or not role.like.is_vector):
        message = f"%{role.name} ({role.type.domain}) is like {role.like}; expected elem like row"
        yield Diagnostic("V15", message, key)
    if role.kind in (RoleKind.PARAM, RoleKind.GRAD) and role.type.domain != ELEM:
        message = f"{role.kind} %{role.name} has domain {role.type.domain}; expected elem"
        yield Diagnostic("V15", message, key)


def _graph(graph: Graph, number: int, stage: str) -> Iterator[Diagnostic]:
    yield from _head(graph, number)
    yield from _reads(graph, number)
    for index, node in enumerate(graph.nodes):
        for code, message in _node(graph, node, index, stage):
            yield Diagnostic(code, message, ("node", number, index))
    for index, message in in_body_of_others(graph):
        yield Diagnostic("V24", message, ("node", number, index))
    yield from _updates(graph, number, stage)
    if not _is_there(graph, graph.guard):
        yield Diagnostic("V01", "a guard that is a value that is not there", ("guard", number))
    elif graph.guard is not None:
        for message in _guard(graph, graph.guard):
            yield Diagnostic("V09", message, ("guard", number))
    for n, value in enumerate(graph.shared):
        if not _is_there(graph, value):
            yield Diagnostic("V01", "share of a value that is not there", ("share", number, n))
            continue
        found = graph.nodes[value].type.domain
        if not found <= GROUP:
            message = f"share is for a sum over all tensors, got a value of domain {found}"
            yield Diagnostic("V19", message, ("share", number, n))


def _head(graph: Graph, number: int) -> Iterator[Diagnostic]:
    try:
        for term in filter(None, graph.when.split(" and ")):
            matches(term, ())
        rank_bounds(graph.when)
    except ValueError as error:
        yield Diagnostic("V18", str(error), ("graph", number))


def _names_roles(graph: Graph) -> bool:
    return all(isinstance(n.attrs.get(ROLE.name), str) for n in graph.nodes if n.op == "read")


def _reads(graph: Graph, number: int) -> Iterator[Diagnostic]:
    order = {role.name: i for i, role in enumerate(graph.roles)}
    if not _names_roles(graph):
        return  # V22 says so
    seen = [n[ROLE] for n in graph.nodes if n.op == "read"]
    head = [n.op == "read" for n in graph.nodes[: len(seen)]]
    places = [order.get(name, -1) for name in seen]
    if not all(head) or -1 in places or places != sorted(set(places)):
        message = f"reads of {', '.join(seen)}: expected each known role once, first, in order"
        yield Diagnostic("V04", message, ("graph", number))


def _node(graph: Graph, node: Node, index: int, stage: str) -> Iterator[tuple[str, str]]:
    wrong = [v for v in node.values if not 0 <= v < index]
    if wrong:
        what = "computed later" if 0 <= wrong[0] < len(graph.nodes) else "not there"
        yield "V01", f"{node.op} uses a value that is {what}"
        return
    row = OPS.get(node.op)
    if row is None:
        yield "V02", f"unknown op '{node.op}'; the op table is in docs/ir.md"
        return
    if len(node.args) != row.arity:
        yield "V02", f"{node.op} takes {row.arity} operands, got {len(node.args)}"
        return
    for message in misfits(node.op, row.attrs, node.attrs):
        yield "V22", message
    operands = tuple(graph.type_of(a) for a in node.args)
    typed = stage != "declared" or states_dtype(node.op, operands, node.type.dtype)
    try:
        found = infer(node.op, operands, node.type, typed)
        if found != node.type:
            yield "V03", f"{node.op} gives {found}, but {node.type} is stated"
    except RuleError as error:
        yield "V03", str(error)
    if stage != "declared" and node.type.dtype.kind == "real":
        yield "V11", f"{node.op} is still real; legalise gives every value a dtype"
    if stage == "basic" and row.lowered_by:
        yield "V12", f"{node.op} is a declared op; {row.lowered_by} replaces it"
    yield from _literals(graph, node)
    if graph.view.is_chosen and not _has_domain(graph.view, node.type.domain):
        yield "V17", f"{node.op} has domain {node.type.domain}, which view {graph.view} lacks"
    for value in node.attrs.values() if graph.view.is_chosen else ():
        if isinstance(value, Domain) and not _has_domain(graph.view, value):
            yield "V17", f"{node.op} is of {value}, which view {graph.view} lacks"


def _has_domain(view: View, domain: Domain) -> bool:
    """True if a view holds a domain; blocks lie beside the axes of any other view."""
    if domain.block is not None:
        return not view.block
    is_held = domain in (STEP, GROUP, TENSOR, ELEM, *view.domains)
    return is_held or (domain.has_own_space and len(view.borders) == 2)


def _literals(graph: Graph, node: Node) -> Iterator[tuple[str, str]]:
    types = [t for t in map(graph.type_of, node.args) if t is not None]
    kinds = types[1:] if OPS[node.op].rule == "select" else types
    dtype = kinds[0].dtype if kinds else node.type.dtype
    for arg in node.args if dtype.kind == "int" else ():
        if isinstance(arg, Const):
            half = 1 << (8 * dtype.bytes - 1)
            if type(arg.value) is not int:
                yield "V13", f"{node.op} takes integer literals, got {arg.value!r}"
            elif not -half <= arg.value < half:
                yield "V13", f"{node.op} takes literals of {dtype}, got {arg.value}"
    if node.op in ("shl", "lshr", "ashr"):
        count, width = node.args[1], 8 * node.type.dtype.bytes
        if not isinstance(count, Const) or not 0 <= count.value < width:
            yield "V13", f"{node.op} shifts by a constant in [0, {width})"


def _circle(graph: Graph, number: int) -> Iterator[Diagnostic]:
    """Updates of which each takes what another overwrites; no order has every read first."""
    rest = [(p, u) for p, u in enumerate(graph.updates) if not u.forward]
    roles = {v: name for name, v in graph.reads.items()}
    while rest:
        taken = [(u, roles.get(v)) for _, u in rest for v in (u.value, u.guard) if v in roles]  # type: ignore[arg-type]
        last = [(p, u) for p, u in rest if any(u.role == t for o, t in taken if o is not u)]
        if len(last) == len(rest):
            names = ", ".join(f"%{u.role}" for _, u in rest)
            message = f"{names} take each other's values; keep one of them in a third state"
            yield Diagnostic("V20", message, ("update", number, rest[0][0]))
            return
        rest = last


def _updates(graph: Graph, number: int, stage: str) -> Iterator[Diagnostic]:
    seen: set[tuple[str, bool]] = set()
    once = "keep one, of where(c, a, b) if it is now this and now that"
    known = {role.name: role for role in graph.roles}
    for index, change in enumerate(graph.updates):
        key: Key = ("update", number, index)
        role = known.get(change.role)
        if role is None or role.kind not in (
            RoleKind.PARAM,
            RoleKind.GRAD,
            RoleKind.STATE,
            RoleKind.SHADOW,
        ):
            kind = "unknown role" if role is None else role.kind
            stored = "declare a state for it: m=zeros, or m=scalar(1.0) for one number"
            yield Diagnostic("V05", f"update of {kind} %{change.role}; {stored}", key)
            continue
        if (change.role, change.forward) in seen:
            yield Diagnostic("V06", f"%{change.role} is updated twice; {once}", key)
        seen.add((change.role, change.forward))
        if not (_is_there(graph, change.value) and _is_there(graph, change.guard)):
            yield Diagnostic("V01", f"update of %{role.name} with a value that is not there", key)
            continue
        found = graph.type_of(change.value)
        if found is not None and not found.domain <= role.type.domain:
            message = (
                f"update of %{role.name} ({role.type.domain}) with a value of the larger "
                f"domain {found.domain}; reduce it first"
            )
            yield Diagnostic("V07", message, key)
        if stage != "declared" and found is not None and found.dtype != role.type.dtype:
            message = f"%{role.name} is {role.type.dtype}, the value {found.dtype}; cast it"
            yield Diagnostic("V08", message, key)
        if change.guard is not None:
            for message in _guard(graph, change.guard, role):
                yield Diagnostic("V09", message, key)


def _is_there(graph: Graph, operand: Operand | None) -> bool:
    return not isinstance(operand, int) or 0 <= operand < len(graph.nodes)


def _guard(graph: Graph, guard: int, role: Role | None = None) -> Iterator[str]:
    found = graph.nodes[guard].type
    if found.dtype is not BOOL or not found.domain <= TENSOR:
        instead = "take any or all of it" if found.dtype is BOOL else "compare it with a number"
        yield f"a guard is a bool of domain up to tensor, got {found}; {instead}"
    elif role is not None and not found.domain <= role.type.domain:
        yield (
            f"update of %{role.name} ({role.type.domain}) under a guard of the larger domain "
            f"{found.domain}; take any or all of it first"
        )


def _coverage(spec: Spec) -> Iterator[Diagnostic]:
    stored = {u.role for g in spec.graphs for u in g.updates if not u.forward}
    inherits = any(g.inherits for g in spec.graphs)
    for role in spec.of_kind(RoleKind.STATE, RoleKind.SHADOW):
        if role.name not in stored and not (inherits and role.default is None):
            message = f"{role.kind} %{role.name} is never updated; update it or make it aux"
            yield Diagnostic("V10", message, ("role", role.name))


def _rules(spec: Spec) -> Iterator[Diagnostic]:
    known = [rule.name for rule in spec.rules]
    has = f"it has {', '.join(known)}" if known else "it has none"
    try:
        for number, graph in enumerate(spec.graphs):
            asked = [text.strip('"') for fact, _, text in conditions(graph.when) if fact == "rule"]
            for name in asked:
                if name not in known:
                    message = f"{graph.entry} is for the rule {name}, which the spec lacks; {has}"
                    yield Diagnostic("V23", message, ("graph", number))
        for name in known:
            if not any(admits_rule(graph.when, name) for graph in spec.graphs):
                message = f"rule {name} takes parameters, and no variant is for them"
                yield Diagnostic("V23", message, ("rule", name))
    except ValueError:
        return  # V18 says so


def _variants(spec: Spec, entry: str) -> Iterator[Diagnostic]:
    graphs = spec.variants(entry)
    expected = shared_reductions(graphs[0])
    for graph in graphs[1:]:
        found = shared_reductions(graph)
        if found != expected:
            message = (
                f"the variants of {entry} share their reductions to step and group: expected "
                f"[{', '.join(expected)}], got [{', '.join(found)}]; take the same in each body"
            )
            yield Diagnostic("V16", message, ("graph", spec.graphs.index(graph)))
    yield from _numbers(spec, entry)


def _numbers(spec: Spec, entry: str) -> Iterator[Diagnostic]:
    """All variants run in a step, so that two values of one number could not both be stored."""
    numbers = {r.name for r in spec.roles if r.type.domain <= GROUP}
    known: dict[tuple[str, bool], object] = {}
    terms: dict[object, int] = {}  # a number for each expression, in whichever variant
    for graph in spec.variants(entry):
        made = written_out(graph, terms)
        for index, update in enumerate(graph.updates):
            if update.role in numbers:
                key = update.role, update.forward
                if known.setdefault(key, made[index]) != made[index]:
                    message = (
                        f"variants of {entry} update %{update.role} differently; all of them run "
                        f"in one step: give it one value in all, or update it in one of them"
                    )
                    yield Diagnostic("V21", message, ("update", spec.graphs.index(graph), index))


def written_out(graph: Graph, terms: dict[object, int]) -> list[object]:
    """Value and guard of each update, as expressions of roles and of sums over all tensors."""
    values: list[int] = []
    live, sums = graph.live(), 0
    for number, node in enumerate(graph.nodes):
        args: tuple[object, ...] = tuple(_expression(values, a) for a in node.args)
        if number in live and _reduces(node) and node.type.domain <= GROUP:
            args, sums = (sums,), sums + 1  # what the variants share, by its place among them
        term = node.op, node.attrs, node.type.domain, args
        values.append(terms.setdefault(term, len(terms)))
    return [
        (_expression(values, u.value), None if u.guard is None else _expression(values, u.guard))
        for u in graph.updates
    ]


def _expression(values: list[int], operand: Operand) -> object:
    if isinstance(operand, Const):
        return operand.key
    return values[operand] if 0 <= operand < len(values) else None  # V01 says so


def shared_reductions(graph: Graph) -> list[str]:
    """The live reductions that sum over all tensors, in order."""
    live = graph.live()
    return [
        f"{node.op} {node.type.domain}"
        for index, node in enumerate(graph.nodes)
        if index in live and _reduces(node) and node.type.domain <= GROUP
    ]


def _reduces(node: Node) -> bool:
    row = OPS.get(node.op)
    return row is not None and row.is_reduction
