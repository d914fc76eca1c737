; Where a mine closes a way.
        .include "ai/ai.inc"

        .export mine_site, road_leaves
        .import area_has, ground_at, hex_index, hex_neighbour, hex_place, may_set_up, rng_below

        .segment "COMPUTER"

;;; mine_site -- a hex of st_side's area on which an enemy steps off a bridge; any of them
;;; rule:     2.12 4.7 7.25 8.20
;;; in:       st_side; hex_ground; hex_pieces; the mines
;;; out:      C = 0: zp_col, zp_row; C = 1: there is none; rng_seed
;;; clobbers: A X Y scratch zp_far zp_rules ai_at ai_sum ai_worth ai_to ai_foe
;;; cycles:   -
; A bridge of which both ends lie in the area is its own: there nobody comes across.
.proc mine_site
        lda     #0
        sta     ai_foe                  ; ends found so far
        ldy     st_map_rows
@row:   sty     ai_at+1
        ldx     st_map_cols
@hex:   stx     ai_at
        ldy     ai_at+1
        jsr     ground_at
        and     #TERRAIN
        cmp     #TERRAIN_BRIDGE
        bne     @next
        ldx     ai_at
        ldy     ai_at+1
        jsr     at_front
        bcc     @next
        jsr     ends
@next:  ldx     ai_at
        dex
        bne     @hex
        ldy     ai_at+1
        dey
        bne     @row
        lda     ai_foe
        beq     @none
        lda     ai_to
        sta     zp_col
        lda     ai_to+1
        sta     zp_row
        clc
        rts
@none:  sec
        rts
.endproc

; C = 1: the road over the bridge at ai_at leads to land outside the area.
.proc at_front
        lda     #DIRECTIONS - 1
        sta     ai_sum
@way:   ldx     ai_sum
        jsr     road_leaves
        bcs     @next
        ldx     zp_col
        ldy     zp_row
        jsr     area_has                ; C = 1: it is not its area
        bcs     @yes
@next:  dec     ai_sum
        bpl     @way
        clc
@yes:   rts
.endproc

; The ends of the bridge at ai_at where a mine may be laid: one of all so far is at ai_to.
.proc ends
        lda     #DIRECTIONS - 1
        sta     ai_sum
@way:   ldx     ai_sum
        jsr     road_leaves
        bcs     @next
        lda     #TYPE_MN
        jsr     may_set_up
        bcs     @next
        inc     ai_foe
        lda     ai_foe
        jsr     rng_below
        cmp     #0
        bne     @next                   ; each of n as likely as the next
        lda     zp_col
        sta     ai_to
        lda     zp_row
        sta     ai_to+1
@next:  dec     ai_sum
        bpl     @way
        rts
.endproc

;;; road_leaves -- does a road go on from a hex in a direction, onto land?
;;; in:       ai_at = column, ai_at+1 = row; X = direction 0..5; hex_ground
;;; out:      C = 0: it does; zp_col, zp_row = the hex there
;;; clobbers: A X Y zp_ptr0 zp_arg0 zp_arg1 and what hex_place uses
;;; cycles:   <= 500
.proc road_leaves
        txa
        pha
        ldx     ai_at
        ldy     ai_at+1
        jsr     hex_index
        pla
        tax
        jsr     hex_neighbour
        jsr     hex_place
        stx     zp_col
        sty     zp_row
        jsr     ground_at
        tax
        and     #WAY
        beq     @no
        cmp     #WAY_SMOKE
        beq     @no
        txa
        and     #TERRAIN
        cmp     #TERRAIN_RIVER
        beq     @no
        cmp     #TERRAIN_BRIDGE
        beq     @no
        clc
        rts
@no:    sec
        rts
.endproc
