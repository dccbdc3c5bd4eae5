"""`python -m cablecar` is the command line."""

from cablecar.cli import main

main()
