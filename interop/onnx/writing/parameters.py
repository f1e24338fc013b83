"""The parameters of a model: the variant that each takes, and the names of its arrays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from onnx import ValueInfoProto, helper

from ....ir.errors import OptionError
from ....ir.graph import Graph
from ....ir.ops import ROLE
from ....ir.roles import Role
from ....ir.types import GROUP, Domain
from ..names import input_of
from .nodes import ONNX_TYPES
from .spread import Layout


@dataclass(frozen=True, slots=True)
class ModelParameter:
    """One parameter; its name is empty where it is the model's only one."""

    name: str
    dims: tuple[int | str, ...]
    graph: Graph
    declared: Mapping[Domain, Domain] = field(default_factory=dict[Domain, Domain])

    @property
    def layout(self) -> Layout:
        return Layout(self.graph.view, len(self.dims), self.declared)

    @property
    def roles(self) -> list[Role]:
        """The roles that the step reads or stores: dead states are none of the model's."""
        stored = {u.role for u in self.graph.updates if not u.forward}
        used = stored | {n[ROLE] for n in self.graph.nodes if n.op == "read"}
        return [role for role in self.graph.roles if role.name in used]

    def called(self, role: Role) -> str:
        """The name of a role's input."""
        return input_of(role.kind, role.name, "" if role.type.domain <= GROUP else self.name)

    def shape(self, domain: Domain) -> list[int | str]:
        """The shape that an array of a domain is stored in."""
        length = self.layout.block(domain)
        if length is None:
            return [self.dims[i] for i in self.layout.axes(domain)]
        sizes = [d for d in self.dims if isinstance(d, int)]
        if len(sizes) < len(self.dims):
            return [f"{self.name}.blocks{length}" if self.name else f"blocks{length}"]
        numel = 1
        for size in sizes:
            numel *= size
        return [-(-numel // length)]

    def value_info(self, role: Role, name: str) -> ValueInfoProto:
        """Return an input's or output's dtype and shape."""
        domain, dtype = role.type.domain, role.type.dtype
        return helper.make_tensor_value_info(name, ONNX_TYPES[dtype], self.shape(domain))


def symbolic(rank: int) -> tuple[str, ...]:
    """The dimensions of a parameter of which the rank alone is known."""
    return tuple(f"d{axis}" for axis in range(rank))


def named_shapes(
    parameters: Mapping[str, Sequence[int]] | Sequence[Sequence[int]],
) -> dict[str, tuple[int, ...]]:
    """The parameters by name; those in a list have their places as names. Raises OptionError."""
    is_named = isinstance(parameters, Mapping)
    pairs = parameters.items() if is_named else enumerate(parameters)
    found = {str(name): tuple(shape) for name, shape in pairs}
    if not found:
        raise OptionError("expected the shapes of parameters, got none")
    if "" in found:
        raise OptionError("there is a parameter without a name; give it one")
    return found
