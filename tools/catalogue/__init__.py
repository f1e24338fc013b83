"""What there is to compile: `stepfuse list` and `stepfuse show`."""
