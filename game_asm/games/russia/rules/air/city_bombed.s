; Factories under bombs.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"

        .export city_bombed
        .import rng_below, rng_word

BLOCK           = 50                    ; points for one chance in two of a factory
FACTORY_KINDS   = 4

points          = zp_rules
city            = zp_rules+1
total           = zp_rules+2            ; two bytes
mask            = zp_rules+4            ; two bytes
hits            = zp_rules+6

        .segment "AIR"

;;; city_bombed -- fifty points have one chance in two to destroy a factory, less in proportion
;;; rule:     7.1.7  the kind is drawn in proportion to what the city has
;;; in:       X = city 0..56; zp_acs = points that count, 256ths
;;; out:      A = factories destroyed; city_heavy city_vehicles city_guns city_aircraft; rng_seed
;;; clobbers: X Y zp_t1 zp_t2 zp_die zp_rules..zp_rules+6
;;; cycles:   -
.proc city_bombed
        stx     city
        lda     zp_acs                  ; to the nearest point
        asl     a
        lda     zp_acs+1
        adc     #0
        sta     points
        lda     #0
        sta     hits
@block: lda     points
        beq     @done
        cmp     #BLOCK
        bcc     @rest
        lda     #BLOCK
@rest:  sta     mask
        lda     points
        sec
        sbc     mask
        sta     points
        lda     #100
        jsr     rng_below
        cmp     mask
        bcs     @block
        jsr     factory_falls
        jmp     @block
@done:  lda     hits
        rts
.endproc

; One factory of the city, if there is any.
.proc factory_falls
        ldx     city
        lda     #0
        sta     total+1
        lda     city_heavy,x
        clc
        adc     city_vehicles,x
        bcc     @guns
        inc     total+1
        clc
@guns:  adc     city_guns,x
        bcc     @planes
        inc     total+1
        clc
@planes:
        adc     city_aircraft,x
        sta     total
        bcc     @summed
        inc     total+1
@summed:
        lda     total
        ora     total+1
        beq     @none
        lda     #$FF                    ; the bits that a draw below the total needs
        sta     mask
        lda     #$03
        sta     mask+1
@fit:   lda     mask+1
        lsr     a
        tay
        lda     mask
        ror     a
        tax
        cpx     total
        tya
        sbc     total+1
        bcc     @draw                   ; half would not reach
        stx     mask
        sty     mask+1
        jmp     @fit
@draw:  jsr     rng_word
        lda     zp_die
        and     mask
        sta     zp_die
        lda     zp_die+1
        and     mask+1
        sta     zp_die+1
        lda     zp_die
        cmp     total
        lda     zp_die+1
        sbc     total+1
        bcs     @draw
        ldx     city
        lda     city_heavy,x
        jsr     below
        bcs     @heavy
        lda     city_vehicles,x
        jsr     below
        bcs     @vehicles
        lda     city_guns,x
        jsr     below
        bcs     @artillery
        dec     city_aircraft,x
        jmp     @hit
@heavy: dec     city_heavy,x
        jmp     @hit
@vehicles:
        dec     city_vehicles,x
        jmp     @hit
@artillery:
        dec     city_guns,x
@hit:   inc     hits
@none:  rts
.endproc

; C = 1 when the draw lies below A; else it is that much less.
.proc below
        sta     zp_t1
        lda     zp_die+1
        bne     @less
        lda     zp_die
        cmp     zp_t1
        bcc     @yes
@less:  lda     zp_die
        sec
        sbc     zp_t1
        sta     zp_die
        lda     zp_die+1
        sbc     #0
        sta     zp_die+1
        clc
        rts
@yes:   sec
        rts
.endproc
