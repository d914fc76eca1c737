; Influence: what a piece adds to a field round the hex it stands in.
        .include "zeropage.inc"

        .importzp HEX_STRIDE, HEX_COLS, HEX_ROWS
        .import hex_place
        .export hex_influence

NEAR            = 7                     ; hexes up to one step away, of all up to two
ALL             = 19

; offsets from the hex two rows above and two columns left
AT              = 2*HEX_STRIDE+2
.macro  offsets upper
        .byte   <AT                     ; the hex, then clockwise from north
        .byte   <(AT-HEX_STRIDE), <(AT+1-upper*HEX_STRIDE), <(AT+1+(1-upper)*HEX_STRIDE)
        .byte   <(AT+HEX_STRIDE), <(AT-1+(1-upper)*HEX_STRIDE), <(AT-1-upper*HEX_STRIDE)
        .byte   <(AT-2*HEX_STRIDE), <(AT+1-(1+upper)*HEX_STRIDE), <(AT+2-HEX_STRIDE), <(AT+2)
        .byte   <(AT+2+HEX_STRIDE), <(AT+1+(2-upper)*HEX_STRIDE), <(AT+2*HEX_STRIDE)
        .byte   <(AT-1+(2-upper)*HEX_STRIDE), <(AT-2+HEX_STRIDE), <(AT-2), <(AT-2-HEX_STRIDE)
        .byte   <(AT-1-(1+upper)*HEX_STRIDE)
.endmacro

        .segment "RODATA"
        .assert HEX_STRIDE <= 62, lderror, "hex_influence: two steps down is no offset of a byte"
columns:        .byte 0, 0, 1, 1, 0, $FF, $FF
                .byte 0, 1, 2, 2, 2, 1, 0, $FF, $FE, $FE, $FE, $FF
rows_lower:     .byte 0, $FF, 0, 1, 1, 1, 0
                .byte $FE, $FF, $FF, 0, 1, 2, 2, 2, 1, 0, $FF, $FF
rows_upper:     .byte 0, $FF, $FF, 0, 1, 0, $FF
                .byte $FE, $FE, $FF, 0, 1, 1, 2, 1, 1, 0, $FF, $FE
at_lower:       offsets 0
at_upper:       offsets 1

        .segment "CODE"

column          := zp_t0
row             := zp_t1
upper           := zp_t2                ; is its column an upper one?
weight          := zp_t3

;;; hex_influence -- add weights to a field: in a hex, one step round it, two steps round it
;;; in:       A = page of the field; zp_arg0/1 = index of a hex of the map; zp_arg2, zp_arg3,
;;;           zp_arg4 = weights 0..255 at 0, 1 and 2 steps
;;; out:      hex_field*, at most 255 a hex; guards stay as they are
;;; clobbers: A X Y zp_ptr0 zp_t0..zp_t3
;;; cycles:   <= 2000
; With a weight of 0 at 2 steps these hexes are not walked.
.proc hex_influence
        clc
        adc     zp_arg1
        sta     zp_ptr0+1
        lda     zp_arg0
        sec
        sbc     #<AT
        sta     zp_ptr0
        bcs     @place
        dec     zp_ptr0+1
@place: jsr     hex_place
        dex
        stx     column                  ; from 0: one comparison tells both edges
        dey
        sty     row
        lda     zp_arg0
        lsr
        lda     #0
        bcc     @lower
        lda     #ALL
@lower: sta     upper
        lda     zp_arg2
        sta     weight
        ldx     #0
@hex:   lda     columns,x
        clc
        adc     column
        cmp     #HEX_COLS
        bcs     @next
        ldy     upper
        bne     @upper
        lda     rows_lower,x
        ldy     at_lower,x
        bcc     @row                    ; always
@upper: lda     rows_upper,x
        ldy     at_upper,x
@row:   adc     row
        cmp     #HEX_ROWS
        bcs     @next
        lda     (zp_ptr0),y
        adc     weight
        bcc     @add
        lda     #$FF
@add:   sta     (zp_ptr0),y
@next:  inx
        cpx     #ALL
        bcs     @done
        cpx     #1
        beq     @first
        cpx     #NEAR
        bne     @hex
        lda     zp_arg4
        beq     @done
        sta     weight
        jmp     @hex
@first: lda     zp_arg3
        sta     weight
        jmp     @hex
@done:  rts
.endproc
