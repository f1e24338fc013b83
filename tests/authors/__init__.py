"""The optimizers written again, in NumPy, from their authors' own files, which their docs cite."""
