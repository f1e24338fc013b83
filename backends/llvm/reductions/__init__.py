"""Reductions as LLVM IR: of lanes, of lists."""
