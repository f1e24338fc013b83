"""Output of `stepfuse dump` and `inspect`: text, JSON, drawings."""
