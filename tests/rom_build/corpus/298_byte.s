.byte ()
