; What a unit attacks with.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"

        .export unit_attack
        .import isolation_strength, unit_class

        .segment "RULES"

;;; unit_attack -- the strength that a unit attacks with
;;; rule:     5.2 5.4 6.3 6.4 7.2  the attacker is never changed by the ground
;;; in:       X = unit 0..232; unit_strength, unit_whole, unit_flags
;;; out:      A = strength, 0 of an infiltrator; X kept
;;; clobbers: Y zp_class zp_t0 zp_rules..zp_rules+3
;;; cycles:   <= 900
.proc unit_attack
        jsr     unit_class
        cmp     #CLASS_INFILTRATOR
        beq     @none
        lda     unit_flags,x
        and     #UF_ISOLATED
        beq     @supplied
        tay
        lda     unit_whole,x
        stx     zp_t0
        jsr     isolation_strength
        ldx     zp_t0
        eor     #$FF
        sec
        adc     unit_strength,x         ; less what isolation takes
        bcs     @done
@none:  lda     #0
@done:  rts
@supplied:
        lda     unit_strength,x
        rts
.endproc
