        .org    $800
        .feature c_comments
        .define FOO 5
        .macpack generic
        .smart
        .autoimport +
        .setcpu "65C02"
* = $1000
