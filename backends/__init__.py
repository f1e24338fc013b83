"""Backends: one lowered program, several printers."""
