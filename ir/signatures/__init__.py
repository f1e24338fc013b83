"""Signatures of ops: attributes, and the types of operands and result."""
