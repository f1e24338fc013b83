"""The registers, loops and modelled bandwidth of every optimizer's GPU code, without a GPU.

    python -m tests.campaigns.cuda_table record [--only lamb,came] [--storage f32]
    python -m tests.campaigns.cuda_table compare [--only lamb,came] [--storage f32]
    python -m tests.campaigns.cuda_table show [--worst 20]
    python -m tests.campaigns.cuda_table bytes [--only adamw]

Every registered spec is assembled in f32 for sm_80, sm_90 and sm_100, and one of each kind of sweep
in all kinds of storage for sm_90; with `--every`, all specs in all of them, which takes several
times as long and is not in the table that is committed. `record` writes
`tests/data/cuda_table.json`, `compare` says which figures are others; both end with what breaks a
rule and is not on the list of exceptions. What was read of PTX is kept in the compile cache: it
takes five minutes of a processor at first, then one and what has changed.
`bytes` prints what each pass of a sweep moves from memory for an element, by a model of the cache.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import fields
from typing import Any

import llvmlite
import stepfuse
from rich.progress import track
from stepfuse.ir.errors import StepfuseError

from .assembler import assembler_version
from .figures import MODELLED, STORAGE, Figures, figures
from .rules import TABLE, breaches, unlike_the_list
from .traffic import traffic

LEVELS = ("sm_80", MODELLED, "sm_100")
BLOCKS = {  # that parts of a warp hold, and several
    "linear8(32)": ("adamw", "lion"),
    "linear8(2048)": ("adamw", "lion"),
}
STORED = ("adafactor", "adamw", "came", "lamb", "lion", "sgd")  # in all kinds of storage


def rows_of(key: str) -> tuple[str, dict[str, Any]]:
    """The rows of "adamw f32 sm_90" by entry; none where it cannot be stored so."""
    name, storage, level = key.split()
    try:
        return key, {k: of.row() for k, of in sorted(figures(name, storage, level).items())}
    except StepfuseError:  # it has no such state, or its kernels would have blocks beside rows
        return key, {}


def keys(only: Iterable[str], every: bool = False) -> list[str]:
    """Optimizers in f32 for all levels; some, or every one, in all kinds of storage."""
    plain = [f"{name} f32 {level}" for name in only for level in LEVELS]
    kinds = [storage for storage in STORAGE if storage != "f32"]
    stored = [name for name in only if every or name in STORED]
    found = [(name, kind) for name in stored for kind in kinds if kind not in BLOCKS]
    found += [(name, kind) for kind, names in BLOCKS.items() for name in names if name in stored]
    return plain + [f"{name} {kind} {MODELLED}" for name, kind in found]


def made_with() -> dict[str, Any]:
    """What the figures depend on, and what they are."""
    columns = [f.name for f in fields(Figures)]
    return {"ptxas": assembler_version(), "llvmlite": llvmlite.__version__, "columns": columns}


def recorded() -> dict[str, Any]:
    """The table as it is committed."""
    return json.loads(TABLE.read_text())


def write(rows: Mapping[str, Any]) -> None:
    """Writes the table, an entry a line."""
    head = json.dumps(made_with())[:-1]
    parts = (f"{json.dumps(key)}: {{\n{_entries(of)}\n}}" for key, of in sorted(rows.items()))
    TABLE.write_text(f'{head}, "rows": {{\n' + ",\n".join(parts) + "\n}}\n")


def _entries(of: Mapping[str, Any]) -> str:
    return ",\n".join(f"  {json.dumps(k)}: {json.dumps(v)}" for k, v in of.items())


def show(rows: Mapping[str, Any], count: int) -> None:
    """Prints how many break each rule, and the sweeps that would use the least bandwidth."""
    for rule, names in breaches(rows).items():
        print(f"{len(names):4} optimizers and storages break: {rule}")
    modelled = [(f[8], f"{k} {e}", f) for k, of in rows.items() for e, f in of.items() if f[8]]
    for _, name, row in sorted(modelled)[:count]:
        of = Figures(*row)
        kept = f"{of.registers:4} registers {of.in_flight >> 10:4} KB in flight"
        print(f"{name:40} {of.share:5.0%} {kept}, {of.widest:2} bytes an access")


def show_bytes(rows: Mapping[str, Any], asked: Iterable[str]) -> None:
    """Prints the bytes an element that each sweep moves."""
    for key in asked:
        name, storage, level = key.split()
        if level != MODELLED or key not in rows:
            continue
        blocks = {entry: Figures(*row).blocks for entry, row in rows[key].items()}
        for entry, passes in traffic(name, storage, blocks):
            parts = f" = {' + '.join(map(str, passes))}" if len(passes) > 1 else ""
            print(f"{key} {entry}: {round(sum(passes), 2)} bytes an element{parts}")


def _main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.campaigns.cuda_table")
    parser.add_argument("command", choices=("record", "compare", "show", "bytes"))
    parser.add_argument("--only", default="", help="names, comma-separated; else all")
    parser.add_argument("--every", action="store_true", help="all in all kinds of storage")
    parser.add_argument("--storage", default="", help="kinds, comma-separated; else all")
    parser.add_argument("--worst", type=int, default=20, help="how many sweeps are shown")
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    if given.command == "show":
        show(recorded()["rows"], given.worst)
        return 0
    asked = keys(given.only.split(",") if given.only else stepfuse.names(), given.every)
    if given.storage:
        asked = [key for key in asked if key.split()[1] in given.storage.split(",")]
    if given.command == "bytes":
        show_bytes(recorded()["rows"], asked)
        return 0
    with ProcessPoolExecutor(given.jobs) as pool:
        found = dict(track(pool.map(rows_of, asked, chunksize=7), total=len(asked)))
    before = recorded()["rows"] if TABLE.exists() else {}
    now = {key: of for key, of in {**before, **found}.items() if of}
    others = [key for key in asked if before.get(key, {}) != found[key]]
    if given.command == "record":
        write(now)
    print("\n".join([*(f"other figures: {key}" for key in others), *unlike_the_list(now)]))
    is_wrong = unlike_the_list(now) or (others and given.command == "compare")
    return 1 if is_wrong else 0


if __name__ == "__main__":
    raise SystemExit(_main())
