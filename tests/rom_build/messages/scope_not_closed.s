.proc   main
        rts
