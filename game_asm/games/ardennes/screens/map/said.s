; What is said until a key is struck.
        .include "zeropage.inc"
        .include "macros.inc"

        .export said
        .import any_key, prompt_at, sound_refuse, text_print

ROOM            = 32                    ; columns before that leave room to say what is wanted

        .segment "CODE"

;;; said -- refuse: a message on the last row until a key is struck
;;; rule:     1.8
;;; in:       A = low byte, Y = high byte of the text
;;; out:      none
;;; clobbers: A X Y and what drawing uses
;;; cycles:   -
.proc said
        jsr     prompt_at
        lda     zp_text_col
        cmp     #ROOM
        bcs     @full
        print_msg msg_any_key
@full:  jsr     sound_refuse
        jmp     any_key
.endproc
