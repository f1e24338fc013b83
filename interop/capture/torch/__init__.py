"""The reader of torch: a step of a `torch.optim.Optimizer`, recorded as it runs."""
