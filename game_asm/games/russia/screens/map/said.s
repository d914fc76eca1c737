; What is said until a key is struck.
        .export said
        .import any_key, prompt_at, sound_refuse

        .segment "CODE"

;;; said -- refuse: a message on the last row until a key is struck
;;; in:       A = low byte, Y = high byte of the text
;;; out:      none
;;; clobbers: A X Y and what drawing uses
;;; cycles:   -
.proc said
        jsr     prompt_at
        jsr     sound_refuse
        jmp     any_key
.endproc
