"""The pictures of the documentation, drawn from compiled programs, in light and dark."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from html import escape
from pathlib import Path

from ...ir.graph import Spec
from ...ir.lowered.program import Program
from ...optim_defs import get
from ...passes.chain.compose import chain
from ...passes.report.cost import LoadKind, unfused_bytes
from ...spec_texts.resolve import resolve
from ..report.sweeps import RecordedSweep, recorded_sweeps
from ..simulate.draw import steps_picture
from ..simulate.model import Cluster
from ..simulate.run import steps
from .equations import reductions_of
from .optimizer_table import programs_of

WHOLE = "unscale+check_finite+clip_by_global_norm+adamw+ema_weights+shadow+zero_grad"
CLIPPED = "clip_by_global_norm+adamw"
_WIDTH = 720
_ROW = 24
_PER_BYTE = 24  # pixels of a byte per parameter
_MIDDLE = 330  # where the column of writes begins
# A card with its own ground: it reads well whatever the page around it looks like.
_STYLE = """<style>
text { font: 13px ui-monospace, monospace; fill: #1c1917 }
.card { fill: #fafaf9; stroke: #d6d3d1 } .sweep { fill: #f5f5f4; stroke: #a8a29e }
.read { fill: #bfdbfe } .again { fill: #fed7aa } .write { fill: #bbf7d0 } .tile { fill: #e7e5e4 }
.dim { fill: #57534e } .strong { font-weight: bold } .line { stroke: #78716c; fill: none }
@media (prefers-color-scheme: dark) {
text { fill: #f5f5f4 } .card { fill: #1c1917; stroke: #44403c }
.sweep { fill: #292524; stroke: #78716c } .read { fill: #1e40af } .again { fill: #9a3412 }
.write { fill: #166534 } .tile { fill: #44403c } .dim { fill: #d6d3d1 }
}
</style>"""


def words(x: float, y: float, line: str, kind: str = "") -> str:
    """A line of text; `kind` is a class of the style."""
    return f'<text x="{x:g}" y="{y:g}" class="{kind}">{escape(line)}</text>'


def box(x: float, y: float, width: float, height: float, kind: str) -> str:
    """A rectangle of a class of the style."""
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="4" class="{kind}"/>'
    )


def document(height: float, title: str, lines: Sequence[str]) -> str:
    """A whole picture, with a title that screen readers say."""
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height:g}" '
            f'width="{_WIDTH}" height="{height:g}" role="img">',
            f"<title>{escape(title)}</title>",
            _STYLE,
            box(0.5, 0.5, _WIDTH - 1, height - 1, "card"),
            *lines,
            "</svg>\n",
        ]
    )


# ------------------------------------------------------------------ sweeps


def sweeps_picture(name: str, program: Program) -> str:
    """A box for each sweep: its reads at the left, its writes at the right."""
    cost = program.schedule.cost
    tax = cost.optimal - cost.floor
    head = f"{name}: {cost.optimal} bytes per parameter, {tax or 'none'} of them read again"
    lines = [words(16, 28, head, "strong")]
    top = 44.0
    for number, sweep in enumerate(recorded_sweeps(program), 1):
        drawn, height = _sweep(number, sweep, reductions_of(program.graph, sweep), top)
        lines += drawn
        top += height
    return document(top, f"The sweeps of {name} over memory", lines)


def _sweep(
    number: int, sweep: RecordedSweep, reduced: Sequence[str], top: float
) -> tuple[list[str], float]:
    loads = [(f"read {x.role}", x.bytes, x.kind == LoadKind.AGAIN) for x in sweep.loads]
    stores = [(f"write {x.role}", x.bytes, False) for x in sweep.stores]
    rows = max(len(loads), len(stores))
    height = 40 + _ROW * rows
    lines = [
        box(16, top, _WIDTH - 32, height, "sweep"),
        words(28, top + 22, f"sweep {number}: {sweep.bytes} bytes per parameter", "strong"),
        *_streams(loads, "read", 28, top + 32),
        *_streams(stores, "write", _MIDDLE + 40, top + 32),
    ]
    below = top + height
    if not reduced:
        return lines, height + 16
    lines.append(words(44, below + 22, f"must be known next: {' and '.join(reduced)}", "dim"))
    lines.append(f'<path class="line" d="M28,{below:g} v32 m-5,-6 l5,6 l5,-6"/>')
    return lines, height + 36


def _streams(
    streams: Sequence[tuple[str, int, bool]], kind: str, x: float, top: float
) -> Iterator[str]:
    """A bar for each array: its label, bytes, and whether an earlier sweep has had it."""
    for row, (label, moved, again) in enumerate(streams):
        y = top + _ROW * row
        yield box(x, y + 2, _PER_BYTE * moved, _ROW - 5, "again" if again else kind)
        said = f"{label}, {moved} B{', again' if again else ''}"
        yield words(x + _PER_BYTE * moved + 8, y + 16, said)


# ------------------------------------------------------------------ one sweep


def sweep_picture() -> str:
    """A tensor cut into chunks; a chunk passes the caches once."""
    lines = [words(16, 28, "One sweep of AdamW over one tensor", "strong")]
    for row, (name, kind) in enumerate(
        [("param", "write"), ("grad", "read"), ("m", "write"), ("v", "write")]
    ):
        y = 44 + 30 * row
        lines.append(words(16, y + 16, name))
        lines += [box(72 + 78 * chunk, y, 72, 22, kind) for chunk in range(4)]
    lines += [
        words(72, 182, "chunk 1", "dim"), words(150, 182, "chunk 2", "dim"),
        words(228, 182, "chunk 3", "dim"), words(306, 182, "...", "dim"),
        '<path class="line" d="M108,190 v24 m-5,-6 l5,6 l5,-6"/>',
        box(16, 216, _WIDTH - 32, 64, "sweep"),
        words(28, 238, "one thread, one chunk: up to 32768 elements, in its caches"),
        words(28, 262, "load param, grad, m, v; compute; store param, m, v where they lay", "dim"),
        words(400, 60, "blue: only read", "dim"), words(400, 80, "green: read and written", "dim"),
        words(400, 110, "Every element is loaded once", "dim"),
        words(400, 130, "and stored once. Chunks are", "dim"),
        words(400, 150, "independent: threads take them", "dim"),
        words(400, 170, "in any order, to the same bits.", "dim"),
    ]  # fmt: skip
    return document(296, "One sweep over a tensor, chunk by chunk", lines)


# ------------------------------------------------------------------ bytes


def bytes_picture(specs: Sequence[Spec]) -> str:
    """A bar for each spec: the floor, the tax, and the bytes of one operation at a time."""
    lines = [words(16, 28, "Bytes per parameter and step", "strong")]
    programs = [(spec, programs_of(spec)[0]) for spec in specs]
    before = [unfused_bytes(spec.variants()[0]) for spec in specs]
    scale = (_WIDTH - 130) / max(before)
    top = 44.0
    for (spec, program), unfused in zip(programs, before, strict=True):
        cost = program.schedule.cost
        floor, moved = scale * cost.floor, scale * cost.optimal
        lines += [
            words(16, top + 16, _shortened(spec.name)),
            box(16, top + 24, floor, 18, "write"),
            box(16 + floor, top + 24, moved - floor, 18, "again") if moved > floor else "",
            words(24 + moved, top + 38, f"{cost.floor} + {cost.optimal - cost.floor}", "dim"),
            box(16, top + 46, scale * unfused, 18, "tile"),
            words(24 + scale * unfused, top + 60, f"{unfused}", "dim"),
        ]
        top += 80
    lines.append(words(16, top + 8, "green: floor   orange: barrier tax", "dim"))
    lines.append(words(330, top + 8, "grey: one operation at a time", "dim"))
    return document(top + 24, "The bytes that steps move, fused and unfused", lines)


def _shortened(name: str) -> str:
    parts = name.split("+")
    return name if len(parts) < 4 else f"{' + '.join(parts[:4])} + ..."


# ------------------------------------------------------------------ the files


def _whole() -> Spec:
    return chain(*map(get, WHOLE.split("+")))


def _sweeps_of(title: str, spec: Spec) -> str:
    return sweeps_picture(title, programs_of(spec)[0])


def _paper() -> str:
    """The table of docs/simulate.md, for three numbers of parameters."""
    spec = resolve(CLIPPED)
    params, ranks = (1e9, 7e10, 1e12), (8, 64, 512, 4096)
    return steps_picture(spec.name, steps(spec, params, ranks, "bf16", "param=bf16", Cluster()))


PICTURES: dict[str, Callable[[], str]] = {
    "sweeps-whole-step": lambda: _sweeps_of("the whole step of AdamW, seven stages", _whole()),
    "sweeps-lamb": lambda: _sweeps_of("LAMB", get("lamb")),
    "sweep": sweep_picture,
    "simulate": _paper,
    "bytes": lambda: bytes_picture([get("adamw"), get("lamb"), _whole()]),
}


def outdated_pictures(folder: Path) -> Iterator[tuple[Path, str]]:
    """The pictures in `folder` that are not as the code draws them, and the right ones."""
    for name, draw in PICTURES.items():
        path, right = folder / f"{name}.svg", draw()
        if not path.exists() or path.read_text(encoding="utf-8") != right:
            yield path, right
