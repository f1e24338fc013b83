"""What the transcendental and random ops are made of, one family a file."""
