"""`stepfuse capture`: another library's optimizer as a spec in a file."""

from __future__ import annotations

import ast
import importlib
import sys
from pathlib import Path
from typing import Any

from ..interop.capture.captured_spec import CapturedSpec, capture
from ..ir.errors import WrongUsage
from ..ir.text.printer import to_text
from .output import check_file
from .replaced import check_program

_FORM = "MODULE:CLASS or MODULE:CLASS(option=value), as torch.optim:NAdam(lr=0.01)"


def captured(text: str, prove: bool) -> CapturedSpec:
    """The spec captured from an object that a text names. Raises WrongUsage, CaptureError."""
    where, options = _parts(text)
    module, _, name = where.partition(":")
    if not module or not name.isidentifier():
        raise WrongUsage(f"expected {_FORM}, got '{text}'")
    return capture(_found(module, name), prove=prove, **options)


def write(spec: CapturedSpec, path: Path | None, report: bool) -> str:
    """Writes the spec's text, or gives it, with its report if asked. Raises CannotWrite."""
    told = f"{spec.report}\n" if report else ""
    if path is None:
        return to_text(spec) + told
    check_file(path)
    check_program(path)
    path.write_text(to_text(spec), encoding="utf-8")
    return f"{path}  @{spec.name}\n{told}"


def _parts(text: str) -> tuple[str, dict[str, Any]]:
    """Return the text before the parentheses, and the options in them."""
    where, opened, rest = text.strip().partition("(")
    if not opened:
        return where, {}
    try:
        call = ast.parse(f"f({rest}", mode="eval").body
        if not isinstance(call, ast.Call) or call.args:
            raise ValueError("options have names")
        return where, {str(k.arg): ast.literal_eval(k.value) for k in call.keywords}
    except (SyntaxError, ValueError) as error:
        raise WrongUsage(f"'{text}': expected {_FORM}: {error}") from None


def _found(module: str, name: str) -> Any:
    """A class or a function of a module, which may lie in the current folder."""
    if "" not in sys.path and "." not in sys.path:
        sys.path.insert(0, ".")
    try:
        return getattr(importlib.import_module(module), name)
    except ModuleNotFoundError as error:
        raise WrongUsage(f"no module '{error.name}'; expected {_FORM}") from None
    except AttributeError:
        raise WrongUsage(f"module '{module}' has no '{name}'; expected {_FORM}") from None
