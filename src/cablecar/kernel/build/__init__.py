"""Building the kernel ahead of time: numba lowers the entries, LLVM optimises them, a linker links them."""
