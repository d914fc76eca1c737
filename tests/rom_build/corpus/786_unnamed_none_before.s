 nop
 bne :-
: nop
 beq :--
 z:=5
