"""stepfuse: a compiler for optimizer steps."""
