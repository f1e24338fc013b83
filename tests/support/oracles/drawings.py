"""What every drawing must be: boxes apart with their text in them, arrows around boxes."""

from __future__ import annotations

import re
from xml.etree import ElementTree

from stepfuse.drawing.svg import CHARACTER

SVG = "{http://www.w3.org/2000/svg}"
FRAME = "#fafaf9"  # of a band, around its boxes
STEPS = 16  # of a curve: each is looked at as a point


def check_boxes(root: ElementTree.Element) -> None:
    """Boxes lie within the picture and do not overlap; each text is in a box, or beside all."""
    width, height = float(root.get("width", 0)), float(root.get("height", 0))
    for piece in root.findall(f"{SVG}g"):
        boxes = [
            tuple(float(r.get(k, 0)) for k in ("x", "y", "width", "height"))
            for r in piece.findall(f"{SVG}rect")
            if r.get("fill") != FRAME
        ]
        assert boxes
        for x, y, w, h in boxes:
            assert x >= 0 and x + w <= width and y >= 0 and y + h <= height
        for i, (x, y, w, h) in enumerate(boxes):
            for u, v, s, t in boxes[:i]:
                assert x + w <= u or u + s <= x or y + h <= v or v + t <= y
        for words in piece.findall(f"{SVG}text"):
            length, base = CHARACTER * len(words.text or ""), float(words.get("y", 0))
            begin = float(words.get("x", 0))
            begin -= length / 2 if words.get("text-anchor") == "middle" else 0
            assert begin >= 0 and begin + length <= width, words.text
            for x, y, w, h in boxes:
                if y < base < y + h:  # in a box's row: in it, or well beside it
                    inside = x <= begin and begin + length <= x + w + CHARACTER
                    assert inside or begin + length <= x - 8 or begin >= x + w, words.text


def check_arrows(root: ElementTree.Element) -> int:
    """No arrow crosses a box; how many arrows there are."""
    arrows = 0
    for piece in root.findall(f"{SVG}g"):
        rects = [r for r in piece.findall(f"{SVG}rect") if r.get("fill") != FRAME]
        boxes = [[float(r.get(k, 0)) for k in ("x", "y", "width", "height")] for r in rects]
        for path in piece.findall(f"{SVG}path"):
            arrows += 1
            for x, y in points(path.get("d", "")):
                for left, top, width, height in boxes:
                    inside = left + 1 < x < left + width - 1 and top + 1 < y < top + height - 1
                    assert not inside, (x, y)
    return arrows


def points(path: str) -> list[tuple[float, float]]:
    """Points of a path of moves, curves and vertical lines."""
    found: list[tuple[float, float]] = []
    for letter, text in re.findall(r"([MCV])([^MCV]*)", path):
        numbers = [float(n) for n in re.split(r"[ ,]+", text.strip())]
        if letter == "M":
            found.append((numbers[0], numbers[1]))
            continue
        (x, y), way = found[-1], numbers
        if letter == "V":
            way = [x, y, x, numbers[0], x, numbers[0]]
        for step in range(1, STEPS + 1):
            s, r = step / STEPS, 1 - step / STEPS
            weights = (r**3, 3 * r * r * s, 3 * r * s * s, s**3)
            along = zip(weights, (x, *way[::2]), (y, *way[1::2]), strict=True)
            parts = [(w * a, w * b) for w, a, b in along]
            found.append((sum(a for a, _ in parts), sum(b for _, b in parts)))
    return found
