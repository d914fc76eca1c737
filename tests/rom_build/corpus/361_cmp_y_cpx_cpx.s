 cmp ($10),y
 cpx $10
 cpx $1000
 bit $10
 dec $10,x
 dec $1010,x
 lsr
 lsr $10
 rol a
 sei
 brk
 rti
 txs
