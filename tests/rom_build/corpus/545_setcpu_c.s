 .setcpu "65C02"
