.setcpu "65C02"
 stz $10
 bra *
 phx
 ply
 lda ($10)
 inc a
 dec
 trb $10
 tsb $1234
 jmp ($1234,x)
 bit #1
 bit $10,x
 rmb0 $10
 smb7 $10
 bbr0 $10,*
 bbs1 $10,*
