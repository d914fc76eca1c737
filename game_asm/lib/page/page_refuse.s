; No, and why.
        .import sound_refuse, page_prompt, any_key

        .segment "LOW_CODE"
        .export page_refuse

;;; page_refuse -- buzz, say why on the prompt row, and wait for a key
;;; in:       A = low byte, Y = high byte of the text
;;; out:      A = the key
;;; clobbers: X Y
;;; cycles:   -
.proc page_refuse
        pha
        tya
        pha
        jsr     sound_refuse
        pla
        tay
        pla
        jsr     page_prompt
        jmp     any_key
.endproc
