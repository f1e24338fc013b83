"""Model-local functions: one for each update rule, and one for each op of several nodes.

Callees come before callers, and each says which opsets it uses: some runtimes need both.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence

from onnx import FunctionProto, OperatorSetIdProto, helper

from ..names import OPS_DOMAIN, RULES_DOMAIN
from .nodes import Nodes
from .ops import Term


class Functions:
    """The functions of one model, written for one opset."""

    def __init__(self, opset: int) -> None:
        self.opset = opset
        self.done: dict[tuple[str, str], FunctionProto] = {}
        self._rules: dict[tuple[str | bytes, ...], str] = {}

    @property
    def imports(self) -> list[OperatorSetIdProto]:
        """The opsets of a graph that calls them."""
        domains = dict.fromkeys(domain for domain, _ in self.done)
        ours = [helper.make_opsetid(domain, 1) for domain in domains]
        return [helper.make_opsetid("", self.opset), *ours]

    def op(self, name: str, args: Sequence[Term], formula: Callable[..., Term]) -> str:
        """A call of an op of several nodes; the function is made when it is first called."""
        if (OPS_DOMAIN, name) not in self.done:
            inner = Nodes()
            inputs = [Term(inner, f"x{k}", arg.dtype) for k, arg in enumerate(args)]
            inner.name_output(formula(*inputs).name, "y")
            self._add(OPS_DOMAIN, name, [x.name for x in inputs], ["y"], inner)
        return args[0].node(name, *args[1:], domain=OPS_DOMAIN).name

    def rule(
        self, name: str, inputs: Sequence[str], outputs: Mapping[str, str], body: Nodes
    ) -> str:
        """A function of what has been written, by its name; `outputs` are values by theirs.

        The common part of parameters of several ranks is one function.
        """
        for output, value in outputs.items():
            body.name_output(value, output)
        content = (*inputs, *outputs, *(node.SerializeToString() for node in body.done))
        if content not in self._rules:
            base = re.sub(r"\W", "_", name)
            names = (base, *(f"{base}_{k}" for k in range(1, len(self.done) + 1)))
            found = next(each for each in names if (RULES_DOMAIN, each) not in self.done)
            self._add(RULES_DOMAIN, found, inputs, list(outputs), body)
            self._rules[content] = found
        return self._rules[content]

    def _add(
        self, domain: str, name: str, inputs: Sequence[str], outputs: Sequence[str], body: Nodes
    ) -> None:
        nested = any(node.domain == OPS_DOMAIN for node in body.done)
        imports = [helper.make_opsetid("", self.opset)]
        imports += [helper.make_opsetid(OPS_DOMAIN, 1)] if nested else []
        made = helper.make_function(domain, name, inputs, outputs, body.done, imports)
        self.done[domain, name] = made
