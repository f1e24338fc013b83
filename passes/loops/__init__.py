"""From kernels and segments to nests of loops, and from nest to nest."""
