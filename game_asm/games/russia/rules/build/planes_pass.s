; Aircraft are transferred.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"

        .export planes_pass
        .import group_kind, side_of

gains           = zp_rules
points          = zp_rules+1

        .segment "BUILD"

;;; planes_pass -- aircraft points from an air group or the pool to an air group
;;; rule:     4.5.2 4.5.3 4.5.4 4.2.1
;;; in:       X = losing air group, 0 the pool; Y = gaining; A = points; st_side st_planes_moved
;;; out:      C = 0: group_guns or pool_aircraft, st_planes_moved; C = 1: A = NOT_*
;;; clobbers: A X Y zp_rules zp_rules+1 zp_t0
;;; cycles:   <= 260
.proc planes_pass
        sta     points
        sty     gains
        stx     zp_t0
        txa
        beq     @pool
        jsr     flies
        bcs     @group
        lda     group_guns,x
        bcc     @has                    ; always
@pool:  ldy     st_side
        lda     pool_aircraft,y
@has:   cmp     points
        bcc     @many
        ldx     gains
        jsr     flies
        bcs     @group
        lda     group_guns,x
        adc     points                  ; C = 0
        bcs     @many
        tay
        lda     st_planes_moved
        clc
        adc     points
        bcs     @many
        cmp     #MOST_PLANES + 1
        bcs     @many
        sta     st_planes_moved
        tya
        sta     group_guns,x
        ldx     zp_t0
        beq     @from_pool
        lda     group_guns,x
        sec
        sbc     points
        sta     group_guns,x
        clc
        rts
@from_pool:
        ldy     st_side
        lda     pool_aircraft,y
        sec
        sbc     points
        sta     pool_aircraft,y
        clc
        rts
@many:  lda     #NOT_PLANES
        sec
        rts
@group: lda     #NOT_GROUP              ; C = 1
        rts
.endproc

; C = 0 when X is an air group of st_side on the map; X kept.
.proc flies
        txa
        beq     @no
        bmi     @no
        lda     group_at_hi,x
        cmp     #NOWHERE
        beq     @no
        jsr     group_kind
        cmp     #KIND_AIR
        bne     @no
        jsr     side_of
        cmp     st_side
        bne     @no
        clc
        rts
@no:    sec
        rts
.endproc
