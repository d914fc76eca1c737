.byte $FFFFFFFFF > 0
