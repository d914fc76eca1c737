; Railways are laid at the start of a week.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"

        .export rail_lay
        .import ground_at, stack_at

        .segment "WEEK"

;;; rail_lay -- the rails that both sides have named are laid, unless it rains
;;; rule:     5.3.1 5.3.3 5.3.4 5.3.6  foreign rail becomes own rail
;;; in:       rail_wanted_lo, rail_wanted_hi; st_weather of the week that begins
;;; out:      hex_ground; rail_wanted_hi; rail_north turned
;;; clobbers: A X Y zp_ptr0 zp_t0 zp_t1 zp_hex
;;; cycles:   <= 4500
.proc rail_lay
        ldx     #SIDE_SOVIET
@side:  lda     rail_wanted_hi,x
        cmp     #NOWHERE
        beq     @next
        sta     zp_hex+1
        lda     rail_wanted_lo,x
        sta     zp_hex
        lda     #NOWHERE
        sta     rail_wanted_hi,x
        lda     st_weather
        cmp     #WEATHER_RAIN
        beq     @next
        txa
        eor     #1
        jsr     stack_at
        cmp     #1
        bcs     @next                   ; the enemy has come there
        jsr     ground_at
        and     #$FF ^ (GROUND_RAIL_AXIS | GROUND_RAIL_SOVIET)
        ora     rails,x
        sta     (zp_ptr0),y
@next:  dex
        bpl     @side
        lda     rail_north
        eor     #1
        sta     rail_north
        rts
rails:  .byte   GROUND_RAIL_AXIS, GROUND_RAIL_SOVIET
.endproc
