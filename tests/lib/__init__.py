"""The 6502 library on builds of its own: no game is in them."""
