        .feature c_comments
        .smart
        .autoimport +
        .faraddr 5
        .bank
        .dbg
        .setcpu "65816"
* = $1000
