"""The 6502 sources of the games as a site: static pages made from what the build knows."""
