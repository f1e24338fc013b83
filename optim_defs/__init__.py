"""The optimizers and stages that come with stepfuse."""
