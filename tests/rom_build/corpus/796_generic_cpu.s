.macpack generic
.macpack cpu
l: add #1
 add $10,x
 sub $1234,y
 sub l
 bge l
 blt l
 bgt l
 ble l
 bnz l
 bze l
 bgt l
 .word CPU_NONE, CPU_6502, CPU_6502X, CPU_65SC02, CPU_65C02, CPU_65816, CPU_SWEET16, CPU_HUC6280, CPU_4510, .cpu, .version
.word CPU_ISET_NONE, CPU_ISET_6502, CPU_ISET_6502X, CPU_ISET_65SC02, CPU_ISET_65C02, CPU_ISET_65816, CPU_ISET_SWEET16, CPU_ISET_HUC6280, CPU_ISET_4510
