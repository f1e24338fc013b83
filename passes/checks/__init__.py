"""Proofs of programs and plans, by other code than what made them."""
