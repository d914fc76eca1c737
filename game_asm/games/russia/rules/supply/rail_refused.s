; Where a side may lay rail.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"

        .export rail_refused
        .import ground_at

SOUTH           = 22 * 32               ; the first hex that counts as southern: row 22

        .segment "RULES"

;;; rail_refused -- may a side lay rail in a hex?
;;; rule:     5.3.2 5.3.4  plain or the enemy's rail; the Axis north of row 21 and south of it in
;;;           turn
;;; in:       zp_hex = index; Y = side 0..1; rail_north
;;; out:      C = 0 it may; C = 1: A = 0 not that ground, 1 the north's turn, 2 the south's
;;; clobbers: X Y zp_ptr0
;;; cycles:   <= 130
.proc rail_refused
        tya
        tax
        jsr     ground_at
        and     rails,x                 ; its own rail lies there
        bne     @ground
        lda     (zp_ptr0),y
        and     #GROUND_RAIL_SOVIET | GROUND_RAIL_AXIS
        bne     @side
        lda     (zp_ptr0),y
        and     #GROUND_TERRAIN
        .assert TERRAIN_CLEAR = 0, error, "plain ground is no flag"
        bne     @ground
@side:  cpx     #SIDE_AXIS
        bne     @may
        lda     zp_hex
        cmp     #<SOUTH
        lda     zp_hex+1
        sbc     #>SOUTH
        lda     rail_north
        bcs     @south
        cmp     #1                      ; in the north: its turn?
        bcs     @may
        lda     #2
        sec
        rts
@south: cmp     #1
        bcc     @may
        lda     #1
        rts                             ; C = 1
@may:   clc
        rts
@ground:
        lda     #0
        sec
        rts
rails:  .byte   GROUND_RAIL_AXIS, GROUND_RAIL_SOVIET
.endproc
