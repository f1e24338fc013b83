"""Graphs drawn as boxes and arrows, laid out in rows and written as SVG."""
