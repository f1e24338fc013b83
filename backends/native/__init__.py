"""Machine code in this process: LLVM's compiler, the object cache, threads."""
