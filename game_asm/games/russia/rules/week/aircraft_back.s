; Destroyed air groups come back.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"

        .export aircraft_back
        .import ground_at, held_by, rng_next, side_of, stack_at

group           = zp_rules
side            = zp_rules+1
depot           = zp_rules+2
last            = zp_rules+3

        .segment "WEEK"

;;; aircraft_back -- destroyed air groups return empty, one or two weeks on
;;; rule:     7.7.4 6.7.1  to a depot's home that their side holds and that has room; while there is
;;;           none they wait
;;; in:       group_absent; the depots' homes; the groups and the ground
;;; out:      group_at_lo, group_at_hi, group_guns, group_absent; rng_seed
;;; clobbers: A X Y zp_ptr0 zp_t0 zp_t1 zp_hex zp_rules..zp_rules+3
;;; cycles:   <= 400000
.proc aircraft_back
        ldx     #GROUPS - 1
@group: stx     group
        lda     group_absent,x
        beq     @next
        lsr     a
        bcc     @due                    ; it is the second week
        inc     group_absent,x
        jsr     rng_next
        lsr     a
        bcs     @next                   ; another week
@due:   jsr     side_of
        sta     side
        tay
        lda     first,y
        sta     depot
        clc
        adc     #DEPOTS
        sta     last
@depot: ldx     depot
        lda     depot_home_lo,x
        sta     zp_hex
        lda     depot_home_hi,x
        sta     zp_hex+1
        jsr     ground_at
        ldy     side
        jsr     held_by
        bcc     @other
        lda     side
        jsr     stack_at
        cmp     #STACK
        bcs     @other
        lda     side                    ; not where an enemy stands
        eor     #1
        jsr     stack_at
        cmp     #1
        bcc     @back
@other: inc     depot
        lda     depot
        cmp     last
        bcc     @depot
        bcs     @next                   ; always
@back:  ldx     group
        lda     zp_hex
        sta     group_at_lo,x
        lda     zp_hex+1
        sta     group_at_hi,x
        lda     #0
        sta     group_guns,x
        sta     group_absent,x
@next:  ldx     group
        dex
        bpl     @group
        rts
first:  .byte   0, DEPOTS
.endproc
