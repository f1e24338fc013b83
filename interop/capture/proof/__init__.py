"""The proof of a capture, beside the original."""
