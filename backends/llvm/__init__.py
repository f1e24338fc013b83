"""A program as LLVM IR for CPUs, sixteen lanes at a time."""
