"""The names of `stepfuse`, and the functions that are defined for them alone."""
