; Does a unit stand next to an enemy?
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"

        .export unit_beside
        .import hex_around_upper, hex_corner, hex_row_hi, hex_row_lo
        .import hex_pieces

        .segment "RULES_LOW"

;;; unit_beside -- does a unit stand next to an enemy?
;;; rule:     13.8
;;; in:       X = unit on the map; hex_pieces
;;; out:      C = 1 it does; X kept
;;; clobbers: A Y zp_ptr0 zp_t0 zp_t1 zp_t2 zp_arg0 zp_arg1
;;; cycles:   <= 330
.proc unit_beside
        stx     zp_t0
        ldy     unit_row,x
        lda     unit_col,x
        clc
        adc     hex_row_lo,y
        sta     zp_arg0
        lda     hex_row_hi,y
        adc     #0
        sta     zp_arg1
        lda     #0
        cpx     #ARMY
        rol     a
        sta     zp_t1                   ; its side
        lda     #>hex_pieces
        jsr     hex_corner              ; X = where the six offsets stand
        lda     #DIRECTIONS
        sta     zp_t2
@way:   ldy     hex_around_upper,x
        lda     (zp_ptr0),y
        beq     @next
        cmp     #ARMY + 1
        lda     #0
        rol     a
        cmp     zp_t1
        bne     @yes
@next:  inx
        dec     zp_t2
        bne     @way
        ldx     zp_t0
        clc
        rts
@yes:   ldx     zp_t0
        sec
        rts
.endproc
