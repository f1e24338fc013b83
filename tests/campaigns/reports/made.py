"""The report of a case as a file: how large it is, and what making it takes."""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path

from stepfuse.ir.errors import StepfuseError
from stepfuse.tools.inspect.dump import dump
from stepfuse.tools.inspect.history import full_pipeline
from stepfuse.tools.inspect.request import DumpRequest

from .cases import Asked

BYTES, SECONDS = 1 << 20, 0.3
AGAIN = 4  # a page that took too long is made so many times more: this process is not alone


@dataclass(frozen=True, slots=True)
class Made:
    """A report: bytes, seconds of processor time; why there is none, where the case is refused."""

    case: Asked
    bytes: int = 0
    seconds: float = 0.0
    refused: str = ""

    @property
    def faults(self) -> list[str]:
        """The limits that it does not keep."""
        found = [f"{self.bytes} bytes"] if self.bytes > BYTES else []
        return [*found, f"{self.seconds:.3f} s"] if self.seconds > SECONDS else found


def make(case: Asked, path: Path) -> Made:
    """Writes the report of a case; the least time of several tries, if the first is too long."""
    try:
        text, seconds = _timed(case)
    except StepfuseError as error:
        return Made(case, refused=str(error).splitlines()[0])
    for _ in range(AGAIN):
        if seconds > SECONDS:
            seconds = min(seconds, _timed(case)[1])
    content = text.encode()
    path.write_bytes(content)
    return Made(case, len(content), seconds)


def _timed(case: Asked) -> tuple[str, float]:
    request = DumpRequest(full_pipeline(case.policy, case.dtypes), format="html")
    start = time.process_time()
    text = dump(case.spec, request)
    return text, time.process_time() - start
