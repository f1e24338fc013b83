"""A step: gradients are taken, bound and launched."""
