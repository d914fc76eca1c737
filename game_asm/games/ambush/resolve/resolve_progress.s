; What a player sees while the computer resolves a turn.
        .include "zeropage.inc"
        .include "ambush.inc"
        .export resolve_progress
        .import text_goto, text_two_digits, text_char, key_pump

        .segment "RESOLVE"

;;; resolve_progress -- show the seconds of the battle that have passed
;;; in:       zp_now = time point, a multiple of 10
;;; out:      none
;;; clobbers: A X Y and what drawing uses
;;; cycles:   -
.proc resolve_progress
        ldx     #36
        ldy     #23
        jsr     text_goto
        lda     zp_now
        ldx     #0
@ten:   cmp     #10                     ; ten points are a second
        bcc     @show
        sbc     #10
        inx
        bne     @ten                    ; always
@show:  txa
        jsr     text_two_digits
        lda     #'s'
        jsr     text_char
        jmp     key_pump
.endproc
