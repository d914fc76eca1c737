.setcpu "65C02"
l1: bbr0 $10,l1
 bbs7 $20,l2
 .org $2000
l3: bbr1 $10,l3
 bbr1 <$110,*
 bra l3
 .reloc
l2: nop
