"""The catalogue of specs: `stepfuse list` and `stepfuse show`."""
