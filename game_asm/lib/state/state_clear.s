; A state of nothing.
        .include "zeropage.inc"
        .include "macros.inc"
        .export state_clear
        .import state_begin, state_end

SIZE            = state_end - state_begin

        .segment "CODE"

;;; state_clear -- every byte of the state becomes 0
;;; in:       none
;;; out:      the state
;;; clobbers: A X Y zp_ptr0
;;; cycles:   -
.proc state_clear
        set_word zp_ptr0, state_begin
        ldy     #0
        tya
        ldx     #>SIZE
        beq     @rest
@page:  sta     (zp_ptr0),y
        iny
        bne     @page
        inc     zp_ptr0+1
        dex
        bne     @page
@rest:  cpy     #<SIZE
        beq     @done
        sta     (zp_ptr0),y
        iny
        bne     @rest                   ; always
@done:  rts
.endproc
