.macpack longbranch
 jeq :+
 nop
: jne :-
