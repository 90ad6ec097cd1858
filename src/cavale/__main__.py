"""`python -m cavale` is the `cavale` command."""

from cavale.cli import main

main()
