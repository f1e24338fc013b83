"""Boxes and arrows laid out in rows, and written as SVG: for whoever has a graph to show."""
