"""Exit codes of commands: 0 right, 1 a program or a check is wrong, 2 wrong use."""

from __future__ import annotations

import sys
from collections.abc import Generator
from contextlib import contextmanager

from ..ir.errors import StepfuseError
from .errors import WrongUsage


@contextmanager
def exit_codes() -> Generator[None]:
    """Errors as messages on standard error, without a traceback."""
    try:
        yield
    except StepfuseError as error:
        message = str(error)
        print(message if ": error: " in message else f"error: {message}", file=sys.stderr)
        raise SystemExit(2 if isinstance(error, WrongUsage) else 1) from None
    except BrokenPipeError:  # a subclass of OSError: the reader, such as head, has seen enough
        sys.stderr.close()
        raise SystemExit(1) from None
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        print(f"error: {where}{error.strerror or error}", file=sys.stderr)
        raise SystemExit(1) from None
