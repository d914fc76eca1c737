        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .export own_there

        .segment "COMPUTER"

;;; own_there -- does a unit of ours stand on a square?
;;; in:       zp_to_x/y; zp_side
;;; out:      C = 1 when one does; X kept
;;; clobbers: A Y zp_ptr0 zp_ptr1
;;; cycles:   <= 4700
.proc own_there
        ldy     zp_side
        lda     columns_lo,y
        sta     zp_ptr0
        lda     columns_hi,y
        sta     zp_ptr0+1
        lda     rows_lo,y
        sta     zp_ptr1
        lda     rows_hi,y
        sta     zp_ptr1+1
        ldy     #UNITS
@unit:  lda     (zp_ptr0),y
        cmp     zp_to_x
        bne     @next
        lda     (zp_ptr1),y
        cmp     zp_to_y
        beq     @yes
@next:  dey
        bne     @unit
        clc
@yes:   rts
.endproc

columns_lo:     .byte <(unit_x-1), <(unit_x+UNITS-1)
columns_hi:     .byte >(unit_x-1), >(unit_x+UNITS-1)
rows_lo:        .byte <(unit_y-1), <(unit_y+UNITS-1)
rows_hi:        .byte >(unit_y-1), >(unit_y+UNITS-1)
