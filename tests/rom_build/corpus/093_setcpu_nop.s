 .setcpu "6502"
 nop
