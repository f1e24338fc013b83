"""The training op `Gradient`: networks with it become networks without, by reverse mode."""
