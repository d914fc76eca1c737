; Time to read, for whoever looks on.
        .include "zeropage.inc"
        .include "state.inc"
        .include "macros.inc"

        .export player_key
        .import any_key, key_pump, text_print

ROOM            = 32                    ; columns before that leave room to say what is wanted,
ROOM_SHORT      = 36                    ; or to say it shortly

        .segment "RESOLVE"

;;; player_key -- say that a key is wanted, and wait for it, when a player is there to strike one
;;; rule:     1.13
;;; in:       st_human; the text cursor behind what is read
;;; out:      none
;;; clobbers: A X Y and what drawing uses
;;; cycles:   -
.proc player_key
        lda     st_human
        ora     st_human+1
        beq     @nobody
        lda     zp_text_col
        cmp     #ROOM_SHORT
        bcs     @full
        cmp     #ROOM
        bcs     @short
        print_msg msg_any_key
        jmp     any_key
@short: print_msg msg_key
@full:  jmp     any_key
@nobody:
        jmp     key_pump                ; games of computers run by themselves
.endproc
