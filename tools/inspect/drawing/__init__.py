"""Drawings of graphs, schedules, programs and plans, as SVG and as DOT."""
