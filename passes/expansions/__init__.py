"""Expansions of the transcendental and random ops, one family a file."""
