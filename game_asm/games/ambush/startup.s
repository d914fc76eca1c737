; The first word of the low resident file: where the boot loader jumps.
        .import main
        .segment "STARTUP"
        .addr   main
