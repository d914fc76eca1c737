        .bank
        .forceword
        .null
        .setcpu "65816"
* = $1000
