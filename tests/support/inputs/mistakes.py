"""Definitions with a mistake in them, as files that Python has the source of, and what is said."""

from __future__ import annotations

import linecache
from typing import Any

import stepfuse as sf
from stepfuse.ir.errors import StepfuseError

HEAD = """\
import math

import numpy as np
from stepfuse import *


"""
BODY = """\
@optimizer
def mine(param, grad, m=zeros, *, lr=0.1):
    m = {}
    return update(param=param - lr * m, m=m)
"""


def run(text: str, name: str = "mine.py") -> dict[str, Any]:
    """What a file of this name and text defines."""
    linecache.cache[name] = (len(text), None, text.splitlines(keepends=True), name)
    names: dict[str, Any] = {"__name__": "mine"}
    exec(compile(text, name, "exec"), names)
    return names


def said(text: str, name: str = "mine.py", **options: Any) -> str:
    """The error of a file that defines `mine`, when it is run or compiled; empty without one."""
    try:
        sf.compile(run(text, name)["mine"], **options)
    except StepfuseError as error:
        return str(error)
    return ""


def said_of(expression: str) -> str:
    """The error of an expression in a definition."""
    return said(HEAD + BODY.format(expression))
