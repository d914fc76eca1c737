"""`python -m grognard` is the command `grognard`."""

from grognard.host.cli import main

main(prog_name="grognard")
