; Destroyed air groups come back.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"

        .export aircraft_back
        .import rng_next, side_of

        .segment "WEEK"

;;; aircraft_back -- air groups that were destroyed return empty to a depot's home, one or two weeks on
;;; rule:     7.7.4
;;; in:       group_absent; the depots' homes
;;; out:      group_at_lo, group_at_hi, group_guns, group_absent; rng_seed
;;; clobbers: A X Y zp_t0
;;; cycles:   <= 4000
.proc aircraft_back
        ldx     #GROUPS - 1
@group: lda     group_absent,x
        beq     @next
        jsr     rng_next
        lsr     a
        bcs     @next                   ; another week
        jsr     side_of
        tay
        lda     first,y
        tay
        lda     depot_home_lo,y
        sta     group_at_lo,x
        lda     depot_home_hi,y
        sta     group_at_hi,x
        lda     #0
        sta     group_guns,x
        sta     group_absent,x
@next:  dex
        bpl     @group
        rts
first:  .byte   1, 6                    ; Warsaw, Vologda
.endproc
