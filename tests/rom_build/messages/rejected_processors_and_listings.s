        .p816
        .p4510
        .a8
        .a16
        .i8
        .i16
        .bankbyte
        .version
