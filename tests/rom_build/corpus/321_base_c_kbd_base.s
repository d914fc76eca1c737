BASE = $C000
KBD := BASE
STROBE := BASE + $10
loop: lda KBD
 bpl loop
 bit STROBE
 and #%01111111
 cmp #'Q' & $7f
 beq loop
 lda BASE+1,x
 sta BASE & $FF00
