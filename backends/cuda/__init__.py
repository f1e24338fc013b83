"""A program as PTX: the same reductions by the threads of a block."""
