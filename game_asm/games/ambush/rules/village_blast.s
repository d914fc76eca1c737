; What a plastic explosive leaves of the village.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"

        .export village_blast, village_apply
        .import village_row_lo, village_row_hi

        .segment "RULES"

;;; village_blast -- the square and all about it become rubble, everything standing there falls
;;; rule:     12.7.3  the blast square and all adjacent squares
;;; in:       zp_to_x/y = blast square
;;; out:      the village
;;; clobbers: A X Y zp_t0 zp_t1 zp_ptr0
;;; cycles:   <= 900
.proc village_blast
        ldx     zp_to_y
        dex
        stx     zp_t0                   ; row at work
        ldx     #3
@row:   lda     zp_t0
        cmp     #MAP_BOTTOM
        bcc     @next
        cmp     #MAP_TOP+1
        bcs     @next
        tay
        lda     village_row_lo-MAP_BOTTOM,y
        sta     zp_ptr0
        lda     village_row_hi-MAP_BOTTOM,y
        sta     zp_ptr0+1
        ldy     zp_to_x
        dey
        lda     #3
        sta     zp_t1
@square:
        cpy     #MAP_LEFT
        bcc     @beside
        cpy     #MAP_RIGHT+1
        bcs     @beside
        lda     #GROUND_RUBBLE          ; with no sides to the north and west
        sta     (zp_ptr0),y
@beside:
        iny
        dec     zp_t1
        bne     @square
        cpy     #MAP_RIGHT+1            ; the side east of the last square belongs to the next
        bcs     @next
        lda     (zp_ptr0),y
        and     #WEST_MASK ^ $FF
        sta     (zp_ptr0),y
@next:  inc     zp_t0
        dex
        bne     @row
        ldy     zp_to_y                 ; the sides south of the three belong to the row below
        dey
        dey
        cpy     #MAP_BOTTOM
        bcc     @done
        lda     village_row_lo-MAP_BOTTOM,y
        sta     zp_ptr0
        lda     village_row_hi-MAP_BOTTOM,y
        sta     zp_ptr0+1
        ldy     zp_to_x
        dey
        ldx     #3
@south: cpy     #MAP_LEFT
        bcc     @outside
        cpy     #MAP_RIGHT+1
        bcs     @outside
        lda     (zp_ptr0),y
        and     #NORTH_MASK ^ $FF
        sta     (zp_ptr0),y
@outside:
        iny
        dex
        bne     @south
@done:  rts
.endproc

;;; village_apply -- make again all the rubble of a saved game
;;; rule:     12.7.3  rubble stays
;;; in:       blast_count, blast_x, blast_y; the village as the disk has it
;;; out:      the village
;;; clobbers: A X Y zp_t0 zp_t1 zp_t2 zp_ptr0 zp_to_x zp_to_y
;;; cycles:   <= 8000
.proc village_apply
        lda     blast_count
        sta     zp_t2
@blast: ldx     zp_t2
        beq     @done
        dex
        stx     zp_t2
        lda     blast_x,x
        sta     zp_to_x
        lda     blast_y,x
        sta     zp_to_y
        jsr     village_blast
        jmp     @blast
@done:  rts
.endproc
