; Which soldiers cannot see each other whoever of the two looks: most pairs are behind houses.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "resolve/resolve.inc"
        .export areas_blind
        .import area_column, area_row, area_lo, area_hi

        .segment "RESOLVE"

bits:   .byte   1, 2, 4, 8, 16, 32, 64, 128

;;; areas_blind -- is there no line of sight between any squares of two soldiers' areas?
;;; rule:     10.4  terrain multiplier
;;; in:       X Y = soldiers; act_village bit 0 = 1 the village is as it was built
;;; out:      Z = 1 they do not see each other, there or back; Z = 0 they may
;;; clobbers: A X Y zp_t0 zp_ptr0
;;; cycles:   <= 120
.proc areas_blind
        lda     act_village
        and     #VILLAGE_WHOLE
        beq     @may
        lda     man_y,x
        sta     zp_t0
        lda     man_x,x
        tax
        lda     area_column-MAP_LEFT,x
        ldx     zp_t0
        ora     area_row-MAP_BOTTOM,x
        sta     zp_t0                   ; his area
        ldx     man_x,y
        lda     area_column-MAP_LEFT,x
        ldx     man_y,y
        ora     area_row-MAP_BOTTOM,x
        ldx     zp_t0
        cmp     zp_t0
        bcc     @ordered
        tay
        txa                             ; A = the smaller of the two
        sty     zp_t0
        ldx     zp_t0
@ordered:
        tay
        lda     area_lo,x
        sta     zp_ptr0
        lda     area_hi,x
        sta     zp_ptr0+1
        tya
        and     #7
        tax
        tya
        lsr     a
        lsr     a
        lsr     a
        tay
        lda     (zp_ptr0),y
        and     bits,x
        rts
@may:   lda     #1
        rts
.endproc
