; Partisans.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"

        .export partisans, partisan_chance
        .importzp HEX_STRIDE
        .import acs_scale, HEX_LAYER, hex_old, partisan_percent, rng_below, zones_make

OLD_RAIL        = %10                   ; Soviet rail in June 1941
FIRST_YEAR      = 42
GUARD           = 150                   ; infantry points that guard the rails

tries           = zp_rules+8
wanted          = zp_rules+9            ; which of the rails found
count           = zp_rules+10
at              = zp_rules+11           ; two bytes
guards          = zp_rules+13           ; two bytes: infantry points that are left

        .segment "WEEK"

;;; partisans -- partisans may destroy Axis rails in Russia
;;; rule:     8.7.1 8.7.2 8.7.3  one, two or three tries a week in 1942, 1943 and later
;;; in:       st_year; hex_ground; the groups; pool_infantry_lo, pool_infantry_hi
;;; out:      hex_ground; st_side = SIDE_SOVIET; rng_seed moved on
;;; clobbers: A X Y scratch zp_acs zp_rules
;;; cycles:   -
.proc partisans
        lda     st_year
        sec
        sbc     #FIRST_YEAR - 1
        bcc     @done
        beq     @done
        cmp     #4
        bcc     @tries
        lda     #3
@tries: sta     tries
        lda     #SIDE_SOVIET
        sta     st_side
        jsr     zones_make              ; where the Axis stands, and its zones
@try:   jsr     partisan_chance
        sta     wanted
        lda     #100
        jsr     rng_below
        cmp     wanted
        bcs     @next
        lda     #$FF                    ; count them first
        jsr     find
        lda     count
        beq     @done
        jsr     rng_below
        jsr     find
        jsr     destroy
@next:  dec     tries
        bne     @try
@done:  rts
.endproc

;;; partisan_chance -- per cent of a try
;;; rule:     8.7.1 8.7.3  40, 50, 60 by year, a fifth less for every 150 points in the Axis pool
;;; in:       st_year 42..45; pool_infantry_lo, pool_infantry_hi
;;; out:      A = per cent, to the nearest
;;; clobbers: X Y zp_acs zp_t1..zp_t7 zp_rules+13 zp_rules+14
;;; cycles:   <= 40000
.proc partisan_chance
        lda     st_year
        sec
        sbc     #FIRST_YEAR
        cmp     #3
        bcc     @year
        lda     #2
@year:  tax
        lda     partisan_percent,x
        sta     zp_acs+1                ; 256ths: of one per cent something is left to draw
        lda     #0
        sta     zp_acs
        sta     zp_acs+2
        lda     pool_infantry_lo
        sta     guards
        lda     pool_infantry_hi
        sta     guards+1
@guard: lda     guards
        sec
        sbc     #GUARD
        sta     guards
        lda     guards+1
        sbc     #0
        sta     guards+1
        bcc     @done
        lda     #4
        ldy     #5
        jsr     acs_scale
        jmp     @guard
@done:  lda     zp_acs
        asl     a
        lda     zp_acs+1
        adc     #0
        rts
.endproc

; The Axis rail in Russia, outside its zones, that has number A: zp_ptr0 at its ground, zp_ptr1 at
; what was there; count = how many there are before it, 255 at most.
.proc find
        sta     wanted
        lda     #0
        sta     count
        sta     at
        sta     at+1
@hex:   lda     at
        sta     zp_ptr0
        sta     zp_ptr1
        lda     at+1
        clc
        adc     #>hex_ground
        sta     zp_ptr0+1
        lda     at+1
        clc
        adc     #>hex_old
        sta     zp_ptr1+1
        ldy     #0
        lda     (zp_ptr0),y
        bmi     @next                   ; next to an Axis group
        and     #GROUND_RAIL_AXIS | GROUND_FOE
        cmp     #GROUND_RAIL_AXIS
        bne     @next
        lda     (zp_ptr1),y
        beq     @next                   ; not in Russia
        lda     count
        cmp     wanted
        beq     @found
        inc     count
@next:  inc     at
        bne     @same
        inc     at+1
@same:  lda     at
        cmp     #<(HEX_LAYER - HEX_STRIDE)      ; the last row is a guard
        lda     at+1
        sbc     #>(HEX_LAYER - HEX_STRIDE)
        bcc     @hex
@found: rts
.endproc

; The rail at zp_ptr0 is gone: an old Soviet line is Soviet again.
.proc destroy
        ldy     #0
        lda     (zp_ptr0),y
        and     #$FF ^ GROUND_RAIL_AXIS
        tax
        lda     (zp_ptr1),y
        and     #OLD_RAIL
        beq     @put
        txa
        ora     #GROUND_RAIL_SOVIET
        tax
@put:   txa
        sta     (zp_ptr0),y
        rts
.endproc
        .assert <hex_old = 0, lderror, "hex_old does not begin on a page"
