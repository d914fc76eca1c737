; Hexes that a flood over sides comes to.
        .include "lib/hexflood/hex_flood.inc"

        .import hex_rule
        .export hex_sides_push

        .segment "CODE"

;;; hex_sides_push -- as hex_queue_push, if the hex may be entered; part of the floods
;;; in:       A = distance; Y = offset; field, corner_hi; zp_lib2/3 = the corner in hex_zones
;;; out:      hex_field*; zp_t3 = the next free entry; C = 0
;;; clobbers: A X Y zp_arg3 zp_arg4 hex_queue_*
;;; cycles:   <= 130
.proc hex_sides_push
        sta     held
        lda     (zones),y
        tax
        lda     hex_rule,x
        bmi     @shut                   ; HEX_SHUT
        bne     @halt                   ; HEX_HALT
        lda     held
        jmp     hex_queue_push
@halt:  lda     held                    ; it is not left: no turn of its own
        sta     (field),y
@shut:  clc
        rts
.endproc
