; Who holds a town.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"

        .export town_holder
        .import piece_at, unit_side

NOBODY          = $FF

        .segment "RULES_LOW"

;;; town_holder -- who holds a town: who alone stands in it
;;; rule:     5.1 5.2
;;; in:       A = town 0..15; hex_pieces
;;; out:      A = SIDE_*, 255 nobody
;;; clobbers: X Y zp_ptr0 zp_t0 zp_t1 zp_t2
;;; cycles:   <= 6500
.proc town_holder
        sta     zp_t0
        lda     #NOBODY
        sta     zp_t1
        lda     st_town_hexes
        beq     @done
        sta     zp_t2
@hex:   ldx     zp_t2
        lda     town_of-1,x
        cmp     zp_t0
        bne     @next
        ldy     town_row-1,x
        lda     town_col-1,x
        tax
        jsr     piece_at
        cmp     #NO_UNIT
        beq     @next
        tax
        jsr     unit_side
        ldx     zp_t1
        bmi     @first
        cmp     zp_t1
        beq     @next
        lda     #NOBODY                 ; both are in it
        rts
@first: sta     zp_t1
@next:  dec     zp_t2
        bne     @hex
@done:  lda     zp_t1
        rts
.endproc
