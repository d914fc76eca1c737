 .setcpu 6502
