"""Writes the stubs of the classes that `stepfuse.torch` makes on access.

    python -m stepfuse.tools.dev.stubs [--check]

`--check` writes nothing; the exit status is 1 where the file differs from the registry.
"""

from __future__ import annotations

import inspect
import sys
import textwrap
from pathlib import Path
from typing import Any

from ...interop import torch as front
from ...interop.torch.registry import made_names, signature_of
from .catalogue_table import write

STUBS = Path(__file__).parents[2] / "fronts" / "torch" / "__init__.pyi"
_LONG = 6  # numbers of a tuple that are not written out
_HEAD = '''"""Optimizers for PyTorch. Written by `make docs` from the registry."""

from torch.optim.optimizer import ParamsT

'''


def stubs() -> str:
    """The stub file: torch's own classes by import, the registered ones with their signatures."""
    listed: list[str] = front.__all__
    imports = [
        f"from ..interop.torch import {name} as {name}\n" for name in sorted(listed, key=str.lower)
    ]
    imports.append("from ..interop.torch.registry import RegisteredOptimizer\n")
    classes = "".join(map(_class, sorted(made_names())))
    return _HEAD + "".join(imports) + classes


def _class(shown: str) -> str:
    name = made_names()[shown]
    doc = str(getattr(front, shown).__doc__).split("\n")[0].replace("\\", "\\\\")
    return f"\nclass {shown}(RegisteredOptimizer):\n{_wrapped_doc(doc)}\n{_init(name)}"


def _wrapped_doc(doc: str) -> str:
    return textwrap.fill(f'"""{doc}"""', 96, initial_indent="    ", subsequent_indent="    ")


def _init(name: str) -> str:
    lines = ["    def __init__(", "        self,"]
    for parameter in signature_of(name).parameters.values():
        if parameter.kind is parameter.KEYWORD_ONLY and "        *," not in lines:
            lines.append("        *,")
        lines.append(f"        {_parameter(parameter)},")
    return "\n".join([*lines, "    ) -> None: ..."]) + "\n"


def _parameter(parameter: inspect.Parameter) -> str:
    if parameter.default is parameter.empty:
        return f"{parameter.name}: ParamsT"
    default = parameter.default
    shown = f'"{default}"' if isinstance(default, str) else repr(default)
    if isinstance(default, tuple) and len(default) > _LONG:
        shown = "..."
    return f"{parameter.name}: {_type(parameter.name, default)} = {shown}"


def _type(name: str, default: Any) -> str:
    """The type of an option, by its default."""
    match default:
        case str():
            return "str"
        case bool():
            return "bool"
        case int():
            return "int"
        case tuple() if len(default) > _LONG:
            return "tuple[float, ...]"
        case tuple():
            return f"tuple[{', '.join('float' for _ in default)}]"
        case None:
            return "bool | None" if name in ("foreach", "fused") else "float | None"  # a loss
        case _:
            return "float"


if __name__ == "__main__":
    raise SystemExit(write(STUBS, stubs(), sys.argv[1:]))
