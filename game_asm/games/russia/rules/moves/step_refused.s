; Whether a group may take a strategic step.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"

        .export step_refused
        .import dug_friend, ground_at, group_kind, group_tired, held_by, out_too_long, side_of
        .import stack_at, steps_allowed, terrain_of

side            = zp_rules
here            = zp_rules+1            ; ground where it stands
there           = zp_rules+2
back            = zp_rules+3            ; two bytes: zp_hex as it was

        .segment "RULES"

;;; step_refused -- why a group may not step into the next hex
;;; rule:     6.2.1 6.2.5 6.2.6 6.2.7 6.2.8 6.2.9 6.7.2 6.10.2 6.10.4 6.10.5 8.8.1 8.1.11 10.0.5
;;; in:       X = group of st_side; zp_hex = where it stands, zp_to = next to it; zones_make's marks
;;; out:      A = WHY_*; X kept
;;; clobbers: Y zp_ptr0 zp_t0 zp_t1 zp_group zp_unit zp_rules..zp_rules+4
;;; cycles:   <= 20000
.proc step_refused
        lda     group_flags,x
        and     #GF_SPENT | GF_ARMED | GF_RAILED
        bne     @spent
        lda     group_plot,x
        bne     @plot
        jsr     out_too_long
        bcs     @spent
        jsr     steps_allowed
        cmp     group_steps,x
        beq     @spent
        bcc     @spent
        jsr     group_tired
        bcs     @tired
        jsr     side_of
        sta     side
        jsr     ground_at
        sta     here
        lda     zp_hex
        sta     back
        lda     zp_hex+1
        sta     back+1
        lda     zp_to
        sta     zp_hex
        lda     zp_to+1
        sta     zp_hex+1
        jsr     into
        pha
        lda     back
        sta     zp_hex
        lda     back+1
        sta     zp_hex+1
        pla
        rts
@spent: lda     #WHY_SPENT
        rts
@plot:  lda     #WHY_PLOT
        rts
@tired: lda     #WHY_TIRED
        rts
.endproc

; Why nobody of `side`, or not group X, may come into zp_hex.
.proc into
        jsr     ground_at
        sta     there
        and     #GROUND_TERRAIN
        cmp     #TERRAIN_SEA
        bcs     @sea
        bit     there
        bvs     @foe
        cmp     #TERRAIN_CITY
        bcc     @room
        lda     there
        ldy     side
        jsr     held_by
        bcc     @city
@room:  lda     side
        jsr     stack_at
        cmp     #STACK
        bcs     @full
        jsr     group_kind
        cmp     #KIND_AIR
        bne     @zone
        lda     there
        jsr     terrain_of
        cmp     #TERRAIN_FOREST
        beq     @airfield
        cmp     #TERRAIN_SWAMP
        beq     @airfield
        cmp     #TERRAIN_MOUNTAIN
        beq     @airfield
        bit     there
        bpl     @may
        bmi     @dug                    ; always
@zone:  lda     here
        and     there
        bpl     @may                    ; from zone to zone
@dug:   ldy     side
        jsr     dug_friend
        bcs     @may
        lda     #WHY_ZONE
        rts
@may:   lda     #WHY_NONE
        rts
@sea:   lda     #WHY_SEA
        rts
@foe:   lda     #WHY_FOE
        rts
@city:  lda     #WHY_CITY
        rts
@full:  lda     #WHY_FULL
        rts
@airfield:
        lda     #WHY_AIRFIELD
        rts
.endproc
        .assert TERRAIN_FORT = TERRAIN_CITY + 1, error, "cities, then what is no land"
        .assert TERRAIN_SEA = TERRAIN_FORT + 1, error, "cities, then what is no land"
        .assert TERRAIN_OUTSIDE = TERRAIN_SEA + 1, error, "cities, then what is no land"
