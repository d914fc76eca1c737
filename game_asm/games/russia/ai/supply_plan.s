; Depots and railways.
        .include "ai/ai.inc"
        .export supply_plan
        .import HEX_LAYER, depot_choose, depot_home, depot_reach, depot_serve, field_here
        .import hex_distance, hex_field, hex_place, rail_refused

MOST_PENALTY    = 4
FAR             = 64                    ; more than any hex is away

penalty         = zp_overlay            ; of the hex that the depot serves
served          = zp_overlay+1          ; its index, two bytes
column          = zp_overlay+3
row             = zp_overlay+4
at              = zp_overlay+5          ; two bytes
worth           = zp_overlay+7
best            = zp_overlay+8          ; worth of the railway that is named

        .segment "COMPUTER"

;;; supply_plan -- every depot serves where it does most; rail towards the one that must go farthest
;;; rule:     5.2.1 5.2.2 5.2.3 5.2.7 5.2.10 5.3.1 5.3.6
;;; in:       st_side; zones_make's marks; the state
;;; out:      group_flags; the units; pool_supply; depot_last_lo depot_last_hi; rail_wanted_lo
;;;           rail_wanted_hi; st_depot = 0
;;; clobbers: A X Y scratch zp_hex zp_unit zp_group zp_lib0 zp_lib1 zp_lib2 zp_rules zp_overlay
;;;           hex_field hex_field_want hex_cost hex_stop hex_goal hex_queue_* hex_field_page
;;;           key_ring key_count
;;; cycles:   <= 6000000
.proc supply_plan
        lda     #0
        sta     st_depot
        sta     best
@depot: jsr     depot
        jsr     depot_home
        bcs     @next
        jsr     depot_reach
        jsr     depot_choose
        bcs     @nobody
        copy_word served, zp_hex
        jsr     field_here
        sta     penalty
        beq     @serve
        jsr     railway
@serve: copy_word zp_hex, served
        jsr     depot
        lda     zp_hex
        sta     depot_last_lo,x
        lda     zp_hex+1
        sta     depot_last_hi,x
        lda     penalty
        jsr     depot_serve
        jmp     @next
@nobody:                                ; too far away, perhaps: rail to where it served last
        jsr     depot
        lda     depot_last_lo,x
        sta     served
        lda     depot_last_hi,x
        sta     served+1
        lda     #MOST_PENALTY
        sta     penalty
        jsr     railway
@next:  inc     st_depot
        lda     st_depot
        cmp     #DEPOTS
        bcc     @depot
        lda     #0
        sta     st_depot
        rts
.endproc

; X = the depot of st_side whose turn it is.
.proc depot
        lda     st_depot
        ldx     st_side
        beq     @axis
        clc
        adc     #DEPOTS
@axis:  tax
        rts
.endproc

; Name the hex for a railway that lies first on the way to `served`, if this depot needs it most.
.proc railway
        copy_word zp_arg0, served
        jsr     hex_place
        stx     column
        sty     row
        lda     #0
        sta     at
        sta     at+1
@hex:   lda     at
        sta     zp_ptr0
        lda     at+1
        clc
        adc     #>hex_field
        sta     zp_ptr0+1
        ldy     #0
        lda     (zp_ptr0),y
        cmp     #1                      ; the first that costs
        bne     @next
        jsr     judge
@next:  inc     at
        bne     @hex
        inc     at+1
        lda     at+1
        cmp     #>HEX_LAYER
        bcc     @hex
        rts
.endproc

.proc judge
        copy_word zp_hex, at
        ldy     st_side
        jsr     rail_refused
        bcs     @no
        copy_word zp_arg0, at
        jsr     hex_place
        stx     zp_arg0
        sty     zp_arg1
        lda     column
        sta     zp_arg2
        lda     row
        sta     zp_arg3
        jsr     hex_distance
        sta     zp_t0
        lda     penalty
        asl     a
        asl     a
        clc
        adc     #FAR
        sec
        sbc     zp_t0
        cmp     best
        bcc     @no
        beq     @no
        sta     best
        ldy     st_side
        lda     at
        sta     rail_wanted_lo,y
        lda     at+1
        sta     rail_wanted_hi,y
@no:    rts
.endproc
