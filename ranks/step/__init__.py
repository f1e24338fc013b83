"""A step over the parts that a rank owns."""
