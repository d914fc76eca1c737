; What is known of two soldiers' line of sight before it is walked: most run behind houses.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "resolve/resolve.inc"
        .export area_note, areas_note, areas_forget, pair_blind
        .import area_column, area_row, area_lo, area_hi, open_column, open_row

        .segment "RESOLVE"

bits:   .byte   1, 2, 4, 8, 16, 32, 64, 128

;;; areas_forget -- the areas tell nothing any more: the village is not as it was built
;;; in:       none
;;; out:      man_area man_open = 0: who may see each other, with something between
;;; clobbers: A X
;;; cycles:   <= 360
.proc areas_forget
        lda     #0
        ldx     #SOLDIERS-1
@man:   sta     man_area,x
        sta     man_open,x
        dex
        bpl     @man
        rts
.endproc

;;; areas_note -- note in which area each soldier stands
;;; in:       act_village
;;; out:      man_area man_open
;;; clobbers: A X Y
;;; cycles:   <= 1700
.proc areas_note
        ldx     #SOLDIERS-1
@man:   jsr     area_note
        dex
        bpl     @man
        rts
.endproc

;;; area_note -- note in which area a soldier stands, if the village is as it was built
;;; in:       X = man; act_village
;;; out:      man_area man_open; X kept
;;; clobbers: A Y
;;; cycles:   <= 70
.proc area_note
        lda     act_village
        lsr     a
        bcc     @done
        .assert VILLAGE_WHOLE = 1, error, "the bit that is shifted out"
        ldy     man_x,x
        lda     area_column-MAP_LEFT,y
        sta     man_area,x
        lda     open_column-MAP_LEFT,y
        ldy     man_y,x
        and     open_row-MAP_BOTTOM,y
        sta     man_open,x
        lda     area_row-MAP_BOTTOM,y
        ora     man_area,x
        sta     man_area,x
@done:  rts
.endproc

;;; pair_blind -- is there no line of sight between any squares of two soldiers' areas?
;;; rule:     10.4  terrain multiplier
;;; in:       X Y = soldiers; man_area
;;; out:      Z = 1 they do not see each other, there or back; Z = 0 they may
;;; clobbers: A X Y zp_t0 zp_ptr0
;;; cycles:   <= 90
.proc pair_blind
        lda     man_area,y
        cmp     man_area,x
        bcc     @ordered
        lda     man_area,x              ; the smaller
        sty     zp_t0
        ldx     zp_t0
@ordered:
        sta     zp_t0
        ldy     man_area,x
        lda     area_lo,y
        sta     zp_ptr0
        lda     area_hi,y
        sta     zp_ptr0+1
        lda     zp_t0
        and     #7
        tax
        lda     zp_t0
        lsr     a
        lsr     a
        lsr     a
        tay
        lda     (zp_ptr0),y
        and     bits,x
        rts
.endproc
