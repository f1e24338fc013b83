"""Products and factors of matrices: which there are, what they mean, which are symmetric."""
