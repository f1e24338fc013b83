"""A program as readable Python source for numba-cuda: kernels of blocks of threads."""
