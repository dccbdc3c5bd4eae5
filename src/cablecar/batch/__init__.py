"""Many games at once in compiled code, and what a seat knows as one tensor: what environments are made of."""
