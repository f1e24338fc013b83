"""The shape of the report's data, part by part: `stepfuse schema report` prints it.

Who adds a field to the data adds it here. The shapes are those of `ir/text/json_shape.py`.
"""

from __future__ import annotations

import re
from typing import Any

from ..records.shape_schema import Part

VERSION = 1  # of the report's data: it grows when a field goes, moves, or means something else
NUMBER = range(1 << 40)
_LITERAL = (float, bool, str, None)
_VALUE = NUMBER  # the place of a node in a graph
_BYTES = NUMBER

ROLE = Part(
    "A role: as it is declared, or as a variant stores it.",
    {"name": str, "kind": str, "type": str, "default": _LITERAL, "range": str, "like": str},
)

FIGURES = Part(
    "Bytes and operations per parameter; `optimal` = `floor` + `tax`.",
    {
        "sweeps": NUMBER, "passes": NUMBER, "floor": _BYTES, "tax": _BYTES, "optimal": _BYTES,
        "write_allocated": _BYTES, "unfused": _BYTES, "fused": _BYTES, "updates": NUMBER,
        "in_place": NUMBER, "temporary": _BYTES, "buffers": NUMBER, "flops": NUMBER,
        "flops_per_byte": float, "doubt": str,
    },
)  # fmt: skip

PASS = Part(
    "A pass: its cost, the number of its graph, the values that are new and those that went.",
    {
        "name": str, "nodes": NUMBER, "bytes": _BYTES, "flops": NUMBER, "note": str,
        "graph": NUMBER, "lanes": bool, "ms": float, "new?": [_VALUE],
        "gone?": [Part("A line that went, and the rules that took it.", {"text": str, "by": str})],
    },
)  # fmt: skip

NODE = Part(
    "A value: operands are values or the text of literals; `type` and `origin` are numbers.",
    {
        "op": str, "args": [(_VALUE, str)], "type": NUMBER, "origin": NUMBER, "role?": str,
        "text?": str, "attrs?": {str: str}, "reduces?": bool, "dead?": bool,
    },
)  # fmt: skip

UPDATE = Part(
    "What is stored to a role (null: a literal), and the value under which it happens.",
    {"role": str, "value": (_VALUE, None), "text": str, "guard?": _VALUE},
)

GRAPH = Part("A graph as a pass left it.", {"nodes": [NODE], "updates": [UPDATE]})

TYPE = Part("A type of values.", {"text": str, "domain": str, "elements": bool})

LOAD = Part(
    "A load: of a role for the first time, again, from cache, or of what was kept.",
    {
        "value": _VALUE,
        "role": str,
        "bytes": _BYTES,
        "kind": re.compile("first|again|cache|kept"),
    },
)

STORE = Part(
    "A store to a role (empty: a value's temporary), and the value under which it happens.",
    {"role": str, "value": (_VALUE, None), "bytes": _BYTES, "guard": (_VALUE, None)},
)

TRIP_PASS = Part(
    "A kernel: what it does to each chunk in one sweep.",
    {
        "name": str, "scalars": [_VALUE], "loads": [LOAD], "computes": [_VALUE],
        "reductions": [_VALUE], "stores": [STORE], "keeps": [_VALUE],
    },
)  # fmt: skip

TRIP = Part(
    "A sweep over memory, with what it loads again and the barrier that it waited for.",
    {
        "bytes": _BYTES,
        "tax": [{"value": str, "bytes": _BYTES, "barrier": str}],
        "passes": [TRIP_PASS],
    },
)

TURN = (
    Part("A sweep's turn in the order of the step.", {"sweep": NUMBER}),
    Part(
        "Numbers that are computed before, between or after sweeps.",
        {"name": str, "scope": str, "nodes": [_VALUE], "stores": [str]},
    ),
    Part(
        "A pass over the cells of a space of matrices: a product, and what is computed of each.",
        {
            "name": str,
            "space": str,
            "way": str,
            "product": (_VALUE, None),
            "factors": [{"value": _VALUE, "transposed": bool}],
            "loads": [_VALUE],
            "nodes": [_VALUE],
            "keeps": [_VALUE],
            "stores": [str],
        },
    ),
)

VALUE = Part(
    "A value of the final graph: who computes it, the bytes that it moves, what is said of it.",
    {"lanes": [str], "read?": _BYTES, "written?": _BYTES, "tax?": _BYTES, "reasons?": [str]},
)

LINE = Part(
    "Bytes per parameter of a line of the source.",
    {
        "file": NUMBER, "line": NUMBER, "read": _BYTES, "written": _BYTES, "tax": _BYTES,
        "items": [{"role": str, "bytes": _BYTES, "kind": re.compile("read|written|tax")}],
    },
)  # fmt: skip

COLUMN = Part(
    "A temporary: the bytes of a cell, how cells are counted, its first and its last launch.",
    {
        "name": str, "extent": str, "cell": _BYTES, "first": NUMBER, "last": NUMBER,
        "counted": {"axes?": [str], "block?": NUMBER, "what?": str},
    },
)  # fmt: skip

PLAN = Part(
    "The memory plan: launches in their order, buffers, how each role is updated.",
    {
        "view": str, "launches": [str], "buffers": [{"name": str, "columns": [COLUMN]}],
        "tile_bytes": _BYTES, "updates": [{"role": str, "how": str}],
    },
)  # fmt: skip

BARRIER = Part(
    "Why a sweep ends: reductions, what waits for them, what would remove that, and the price.",
    {
        "sweep": NUMBER,
        "reductions": [
            {"value": _VALUE, "path": [{"value": _VALUE, "op": str}], "waits": str, "remedy": str}
        ],
        "cost": [{"value": str, "bytes": _BYTES}],
    },
)

MISS = Part(
    "A value that a pass almost changes.",
    {"pass": str, "value": _VALUE, "text": str, "why": str},
)

LOOP = Part(
    "An innermost loop: its lines as ranges, and how many instructions of each kind a turn has.",
    {"lines": [[NUMBER]], "title": str, "mix": {str: NUMBER, "bits": NUMBER}},
)

CODE = Part(
    "A pane of code: texts with their value or null; `missing` says why there is none.",
    {
        "name": str, "target": str, "lines": [[(str, _VALUE, None)]], "loops": [LOOP],
        "said?": str, "missing?": str,
    },
)  # fmt: skip

FILE = Part(
    "A source as it was traced: lines of its functions; `changed` if the file has others now.",
    {
        "name": str,
        "parts": [{"function": str, "lines": [[(NUMBER, str)]]}],
        "said?": str,
        "changed?": bool,
    },
)

SITE = Part(
    "An expression in a source: lines from 1, columns from 0 in characters, the end excluded.",
    {
        "file": NUMBER, "line": NUMBER, "column": NUMBER, "end_line": NUMBER,
        "end_column": NUMBER, "text": str,
    },
)  # fmt: skip

ORIGIN = Part(
    "Where values were written (sites, from the definition inwards), and the rules that made them.",
    {"stacks": [[NUMBER]], "made": [str]},
)

VARIANT = Part(
    "A variant; its types, origins, sites and files are referred to by their places.",
    {
        "title": str, "entry": str, "when": str, "figures": FIGURES, "stored": [ROLE],
        "passes": [PASS], "graphs": [GRAPH], "final": NUMBER, "types": [TYPE], "sweeps": [TRIP],
        "order": [TURN], "values": [VALUE], "lines": [LINE], "plan": PLAN, "barriers": [BARRIER],
        "near_misses": [MISS], "code": [CODE], "files": [FILE], "sites": [SITE],
        "origins": [ORIGIN],
    },
)  # fmt: skip

ENDED = Part(
    "A variant whose compilation ended with an error, `failed`: the passes before it.",
    {name: VARIANT[name] for name in (
        "title", "entry", "when", "passes", "graphs", "final", "types", "files", "sites", "origins",
    )} | {"failed": str},
)  # fmt: skip

FAILURE = Part(
    "The first error: `text` as on the command line, what is `said` at which sites of its files.",
    {
        "text": str, "unplaced": [str], "places": [{"site": NUMBER, "said": str}], "files": [FILE],
        "sites": [SITE],
    },
)  # fmt: skip

ROLE_ERROR = Part(
    "How far what a step stores to a role is from the equations in f64, in ulp or another unit.",
    {
        "role": str, "stored": str, "unit": str, "cells": NUMBER, "worst": (float, str),
        "mean": (float, str), "nearest": (float, None), "where": str, "got": str, "exact": str,
    },
)  # fmt: skip

FOLLOWED_TENSOR = Part(
    "A tensor of the file, what --at calls it, and the values of it that are not finite first.",
    {"name": str, "at": str, "shape": [NUMBER], "not_finite": [{"value": _VALUE, "said": str}]},
)

FOLLOWED_VALUE = Part(
    "The one number of a value; or its range, and its cells at the elements.",
    {
        "one?": str, "size?": NUMBER, "bad?": NUMBER, "least?": str, "largest?": str, "mean?": str,
        "cells?": [str],
    },
)  # fmt: skip

FOLLOWED = Part(
    "A step over arrays of a file: the values of one tensor, at some of its elements.",
    {
        "file": str, "tensors": [FOLLOWED_TENSOR], "others": NUMBER, "tensor": NUMBER,
        "variant": NUMBER, "at": (NUMBER, None), "elements": [NUMBER],
        "values": [(FOLLOWED_VALUE, None)], "between": [_VALUE],
        "updates": [{"role": str, "stored": bool, "cells": [str]}],
    },
)  # fmt: skip

REPORT: dict[str, Any] = Part(
    "The report of a spec, variant by variant.",
    {
        "schema": range(VERSION, VERSION + 1), "kind": re.compile("report"), "spec": str,
        "doc": str, "paper": str, "pipeline": str, "roles": [ROLE],
        "rules?": [{"name": str, "when": str}], "variants": [(VARIANT, ENDED)], "failure?": FAILURE,
        "accuracy?": {"roles": [ROLE_ERROR], "missing?": str}, "followed?": FOLLOWED,
    },
)  # fmt: skip
