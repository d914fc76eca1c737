"""Names and source lines of addresses, from ld65 debug files."""
