"""Drawings: boxes in bands, and arrows between them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Box:
    """One box: a key to draw arrows to, its text, its colour's name, its band's place.

    `crossed`: it is crossed out.
    """

    key: str
    text: str
    kind: str
    band: int = 0
    crossed: bool = False


@dataclass(slots=True)
class Drawing:
    """Boxes, each after those it has arrows from, and arrows between their keys."""

    title: str
    bands: list[str]
    boxes: list[Box] = field(default_factory=list[Box])
    arrows: list[tuple[str, str]] = field(default_factory=list[tuple[str, str]])

    def add(self, box: Box, sources: Sequence[str] = ()) -> None:
        """Appends a box and the arrows to it."""
        self.boxes.append(box)
        self.arrows += [(source, box.key) for source in dict.fromkeys(sources)]


@dataclass(frozen=True, slots=True)
class Colour:
    """The fill of a kind's boxes, and their meaning in the legend."""

    fill: str
    meaning: str


Palette = Mapping[str, Colour]  # by kind, in the order of the legend
