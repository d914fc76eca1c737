.zeropage
: .res 1
.code
 lda :-
 lda z::-
.zeropage
.res 2
 lda :+
: .res 1
