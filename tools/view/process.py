"""The process that builds a report: it loads the compiler, waits for requests, answers, ends.

So no module of the user is ever loaded twice in a process, and one that does not come to an end,
ends the process or prints, harms nobody. Read from standard input, answered on standard output.
"""

from __future__ import annotations

import faulthandler
import os
import sys
from typing import TextIO

from .build import build, named_files
from .messages import Reply, parse_request


def main(limit: float) -> None:
    """Answers requests of one spec within `limit` seconds: the files it names, then replies."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    lines = sys.stdin.readlines()
    if not lines:  # the server has ended
        return
    _keep_streams()
    faulthandler.dump_traceback_later(limit, exit=True)
    sys.dont_write_bytecode = True  # a cached module of the same second and length would be stale
    requests = [parse_request(line) for line in lines]
    _say(answers, Reply(files=tuple(named_files(requests[0].spec))))
    for request in requests:
        _say(answers, build(request))
    os._exit(0)  # whatever threads or exit functions the user's modules have


def _say(answers: TextIO, reply: Reply) -> None:
    answers.write(f"{reply.text()}\n")
    answers.flush()


def _keep_streams() -> None:
    """Send output of the user's modules to standard error; they have no input."""
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, sys.stdin.fileno())
    os.close(nothing)


if __name__ == "__main__":
    main(float(sys.argv[1]))
