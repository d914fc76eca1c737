.byte "a""b"
