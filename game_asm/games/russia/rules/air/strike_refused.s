; Whether an air group can strike, and where.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"

        .export flies, strike_refused
        .import city_at, city_side, group_kind, hexes_apart, side_of, stack_at

        .segment "AIR"

;;; flies -- can an air group strike or intercept in this week?
;;; rule:     5.0.2 6.2.3 6.9.1 7.1.2  in supply, not moved, with aircraft
;;; in:       X = group 1..127
;;; out:      C = 1 it can; X kept
;;; clobbers: A Y
;;; cycles:   <= 90
.proc flies
        jsr     group_kind
        cmp     #KIND_AIR
        bne     @no
        lda     group_at_hi,x
        cmp     #NOWHERE
        beq     @no
        lda     group_flags,x
        and     #GF_SUPPLIED | GF_MOVED | GF_RAILED
        cmp     #GF_SUPPLIED
        bne     @no
        lda     group_guns,x
        cmp     #1
        rts
@no:    clc
        rts
.endproc

;;; strike_refused -- why an air group cannot strike a hex
;;; rule:     6.9.1 6.9.2 6.9.3  four hexes for the Axis, three for the Soviets; enemy cities are
;;;           bombed, groups attacked
;;; in:       X = group; A = STRIKE_CITY or STRIKE_GROUPS; zp_hex = index
;;; out:      A = 0 it can, 1 it does not fly, 2 too far, 3 nothing to strike there
;;; clobbers: X Y zp_to zp_ptr0 zp_t0 zp_t1 zp_t2 zp_arg0..zp_arg3 zp_rules zp_rules+1
;;; cycles:   <= 4200
.proc strike_refused
        sta     zp_rules
        jsr     flies
        bcc     @grounded
        lda     group_at_lo,x
        sta     zp_to
        lda     group_at_hi,x
        sta     zp_to+1
        jsr     side_of
        sta     zp_rules+1
        jsr     hexes_apart
        ldx     zp_rules+1
        cmp     ranges,x
        bcs     @far
        lda     zp_rules
        cmp     #STRIKE_CITY
        bne     @groups
        jsr     city_at
        bcs     @nothing
        jsr     city_side
        cmp     zp_rules+1
        beq     @nothing
        bne     @can                    ; always
@groups:
        lda     zp_rules+1
        eor     #1
        jsr     stack_at
        cmp     #1
        bcc     @nothing
@can:   lda     #0
        rts
@grounded:
        lda     #1
        rts
@far:   lda     #2
        rts
@nothing:
        lda     #3
        rts
ranges: .byte   4 + 1, 3 + 1
.endproc
