; Whether the war is over.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"

        .export war_over
        .import city_axis
        .importzp city_brest, city_bucharest, city_gorki, city_konigsberg, city_kuybyshev
        .importzp city_moscow, city_riga

        .segment "WEEK"

;;; war_over -- is the war over?
;;; rule:     8.9.1 8.9.2 9.1.4
;;; in:       st_week st_scenario st_long; hex_ground
;;; out:      A = 0 no, 1 its last week is over, 2 the Soviets are through, 3 the Axis has won
;;; clobbers: X Y zp_ptr0 zp_hex zp_t0
;;; cycles:   <= 600
.proc war_over
        ldx     #city_moscow
        jsr     city_axis
        beq     @west
        ldx     #city_gorki
        jsr     city_axis
        beq     @west
        ldx     #city_kuybyshev
        jsr     city_axis
        beq     @west
        lda     #3
        rts
@west:  ldx     #city_riga
        jsr     city_axis
        bne     @weeks
        ldx     #city_brest
        jsr     city_axis
        bne     @weeks
        ldx     #city_konigsberg
        jsr     city_axis
        beq     @through
        ldx     #city_bucharest
        jsr     city_axis
        bne     @weeks
@through:
        lda     #2
        rts
@weeks: ldx     st_scenario
        lda     last,x
        ldy     st_long
        beq     @short
        lda     #LAST
@short: cmp     st_week
        beq     @last
        bcc     @last
        lda     #0
        rts
@last:  lda     #1
        rts
LAST = 203                              ; 13 May 1945
last:   .byte   40, 92, 144             ; 29 March 1942, 28 March 1943, 26 March 1944
.endproc
