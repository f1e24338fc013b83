"""A program as readable Python source, compiled by Numba."""
