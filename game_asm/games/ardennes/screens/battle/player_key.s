; Time to read, for whoever looks on.
        .include "state.inc"

        .export player_key
        .import any_key, key_pump

        .segment "RESOLVE"

;;; player_key -- wait for a key when a player is there to strike one
;;; in:       st_human
;;; out:      none
;;; clobbers: A X Y
;;; cycles:   -
.proc player_key
        lda     st_human
        ora     st_human+1
        beq     @nobody
        jmp     any_key
@nobody:
        jmp     key_pump                ; games of computers run by themselves
.endproc
