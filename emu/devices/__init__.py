"""What answers on the I/O page: keyboard, game port, speaker, cards."""
