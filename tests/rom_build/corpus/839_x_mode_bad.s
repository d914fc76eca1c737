.setcpu "6502X"
 slo #5
