; Cover on a man's way.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "ai/ai.inc"
        .export cover_of
        .import threat_at, map_square

        .segment "COMPUTER"

;;; cover_of -- how well a square of the way covers
;;; rule:     10.4 12.9  what stands or lies between
;;; in:       Y = number of the square on the way 0..19; ai_path_x ai_path_y ai_threat
;;; out:      A = 3 when nobody overlooks it, 2 for rubble or a room, 1 for each side with something
;;; clobbers: X Y zp_t0 zp_t1 zp_ptr0
;;; cycles:   <= 600
.proc cover_of
        lda     #0
        sta     zp_t1
        ldx     ai_path_x,y
        lda     ai_path_y,y
        tay
        jsr     threat_at
        bcs     @open
        inc     zp_t1
        inc     zp_t1
        inc     zp_t1
@open:  jsr     map_square
        pha
        and     #GROUND_MASK
        beq     @sides
        inc     zp_t1
        inc     zp_t1
@sides: pla
        pha
        and     #NORTH_MASK
        jsr     @count
        pla
        and     #WEST_MASK
        jsr     @count
        cpx     #MAP_RIGHT
        bcs     @south
        inx
        jsr     map_square
        and     #WEST_MASK
        jsr     @count
        dex
@south: cpy     #MAP_BOTTOM
        beq     @done
        dey
        jsr     map_square
        and     #NORTH_MASK
        jsr     @count
@done:  lda     zp_t1
        rts
@count: beq     @none
        inc     zp_t1
@none:  rts
.endproc
