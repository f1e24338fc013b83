"""Choices of options, for help and completion, without loading the passes that define them.

The commands themselves ask the tables that these are copied from; a test holds them equal.
"""

from __future__ import annotations

POLICIES = ("strict", "fast", "carry")
TARGETS = (
    "x86-64", "x86-64-v4", "x86-64-amx", "aarch64", "numba", "cuda", "numba-cuda", "loops",
    "reference",
)  # fmt: skip
REASONS = ("fuse", "plan", "simplify", "cse", "gram-form", "hoist-uniform", "bf16-products")
RECORDS = (
    "list", "show", "compilation", "check", "artifact", "checkpoint", "doctor", "bench", "diff",
    "boost",
)  # fmt: skip
LAUNCHERS = ("here", "processes", "dask", "ray")  # of batches of trials
LEVELS = "x86-64-v2,x86-64-v3,x86-64-v4"
JOBS = 2  # processes of a check; one more takes some 300 MB
DIFF_FORMATS = ("text", "json", "html")
