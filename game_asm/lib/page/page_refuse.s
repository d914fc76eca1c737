; No, and why.
        .import sound_refuse, page_prompt, any_key

        .segment "LOW_CODE"
        .export page_refuse

;;; page_refuse -- say why on the prompt row, buzz, and wait for a key
;;; in:       A = low byte, Y = high byte of the text
;;; out:      A = the key
;;; clobbers: X Y
;;; cycles:   -
.proc page_refuse
        jsr     page_prompt
        jsr     sound_refuse
        jmp     any_key
.endproc
