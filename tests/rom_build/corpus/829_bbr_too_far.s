.setcpu "65C02"
l1: .res 130
 bbr0 $10,l1
