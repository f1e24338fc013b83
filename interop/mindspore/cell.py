"""MindSpore's Cell: an object with a `construct`, called like a function, and its parameters.

A Parameter without a name gets that of the attribute it is assigned to; in a cell that is itself
an attribute, with that attribute's name before it: `fc.weight`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from .tensor import UNNAMED, Parameter


class Cell:
    """Calling a cell runs its `construct`."""

    _prefixes = True  # whether the parameters of cells within it are called after their attribute

    def __init__(self, auto_prefix: bool = True) -> None:
        object.__setattr__(self, "_prefixes", auto_prefix)

    def construct(self, *args: Any, **named: Any) -> Any:
        """The cell's computation, which its author's subclass defines, as in MindSpore."""
        name = type(self).__name__
        raise NotImplementedError(f"{name} defines no construct()")  # abstract, as in MindSpore

    def __call__(self, *args: Any, **named: Any) -> Any:
        return self.construct(*args, **named)

    def __setattr__(self, name: str, value: Any) -> None:
        if isinstance(value, Parameter) and value.name == UNNAMED:
            value.name = name
        elif isinstance(value, Cell) and self._prefixes and value._prefixes:
            for parameter in value.get_parameters():
                parameter.name = f"{name}.{parameter.name}"
        object.__setattr__(self, name, value)

    def parameters_and_names(self, name_prefix: str = "") -> Iterator[tuple[str, Parameter]]:
        """The parameters by the path of attributes to them, each once."""
        for path, value in parts_of(self, name_prefix):
            if isinstance(value, Parameter):
                yield path, value

    def get_parameters(self, expand: bool = True) -> Iterator[Parameter]:
        """The parameters; without `expand` only the cell's own."""
        if expand:
            return (parameter for _, parameter in self.parameters_and_names())
        return (value for value in vars(self).values() if isinstance(value, Parameter))

    def trainable_params(self, recurse: bool = True) -> list[Parameter]:
        """The parameters that require a gradient; without `recurse` only the cell's own."""
        return [p for p in self.get_parameters(recurse) if p.requires_grad]

    def untrainable_params(self, recurse: bool = True) -> list[Parameter]:
        """The parameters that require none."""
        return [p for p in self.get_parameters(recurse) if not p.requires_grad]

    def parameters_dict(self, recurse: bool = True) -> dict[str, Parameter]:
        """The parameters by their names."""
        return {p.name: p for p in self.get_parameters(recurse)}


class LearningRateSchedule(Cell):
    """A number of each step: subclasses define `construct(global_step)`.

    `global_step`, an int32 Tensor of shape [1], is 0 at the first step; the result is one number.
    """


def parts_of(
    value: Any, path: str = "", seen: set[int] | None = None
) -> Iterator[tuple[str, Cell | Parameter]]:
    """The cells and parameters in a cell, itself included, by the attributes to them, each once."""
    seen = set() if seen is None else seen
    if isinstance(value, (tuple, list)):
        items: Any = ((str(number), item) for number, item in enumerate(value))  # pyright: ignore[reportUnknownArgumentType, reportUnknownVariableType]
    elif isinstance(value, (Cell, Parameter)) and id(value) not in seen:
        seen.add(id(value))
        yield path, value
        items = vars(value).items() if isinstance(value, Cell) else ()
    else:
        return
    for name, item in items:
        yield from parts_of(item, f"{path}.{name}" if path else name, seen)


def jit(fn: Callable[..., Any] | None = None, **options: Any) -> Callable[..., Any]:
    """The function itself, as `@jit` and as `@jit(...)`: NumPy has nothing to compile."""
    return fn if fn is not None else lambda function: function
