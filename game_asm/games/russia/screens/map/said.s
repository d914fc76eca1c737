; What is said until a key is struck.
        .include "macros.inc"

        .export said
        .import any_key, msg_any_key, prompt_at, sound_refuse, text_print

        .segment "CODE"

;;; said -- refuse: a message on the last row until a key is struck, which it asks for
;;; in:       A = low byte, Y = high byte of the text, 31 columns at most
;;; out:      none
;;; clobbers: A X Y and what drawing uses
;;; cycles:   -
.proc said
        jsr     prompt_at
        print_msg msg_any_key
        jsr     sound_refuse
        jmp     any_key
.endproc
