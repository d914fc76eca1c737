; Two units become one.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"

        .export join_may, unit_join
        .import unit_attack, unit_kind, unit_remove

AMOUNT          = zp_rules+4

        .segment "MOVE"

;;; join_may -- can a unit in hand build another one up?
;;; rule:     2.33 2.34  of the same class, no infiltrators, and one that has lost something
;;; in:       X = unit 0..232, the last in hand; Y = unit 0..232 of the same side on the map
;;; out:      C = 0: yes, zp_rules+4 = the strength that it gives; C = 1: no; X, Y kept
;;; clobbers: A zp_rules+4
;;; cycles:   <= 80
.proc join_may
        lda     unit_kind,x
        eor     unit_kind,y
        and     #KIND_CLASS
        bne     @no
        lda     unit_kind,x
        and     #KIND_CLASS
        cmp     #CLASS_INFILTRATOR << 4
        beq     @no
        lda     unit_full,y
        sec
        sbc     unit_strength,y
        beq     @no
        bcc     @no
        cmp     unit_strength,x
        bcc     @some
        lda     unit_strength,x         ; all it has
@some:  sta     AMOUNT
        clc
        rts
@no:    sec
        rts
.endproc

;;; unit_join -- a unit in hand builds another one up
;;; rule:     2.33 2.34 2.35 2.36 6.5 6.13  of the same class, up to its full strength; the rest
;;;           stays in hand; the other moves no more; when one of them is in supply, both are
;;; in:       X = unit 0..232, the last in hand; Y = unit 0..232 of the same side on the map
;;; out:      C = 0: unit_strength, unit_whole, unit_flags of both; who gave all, or has no attack
;;;           left, is gone: st_hand_count, st_lost, unit_at_hi, unit_task; C = 1: they are not of
;;;           one class, or it needs nothing; X kept
;;; clobbers: A Y zp_class zp_t0 zp_rules..zp_rules+4
;;; cycles:   <= 1250
.proc unit_join
        jsr     join_may
        bcs     @no
        lda     AMOUNT                  ; C = 0
        adc     unit_strength,y
        sta     unit_strength,y
        lda     unit_whole,y
        clc
        adc     AMOUNT
        sta     unit_whole,y
        lda     unit_flags,y
        ora     #UF_FIXED
        sta     unit_flags,y
        and     #UF_ISOLATED
        beq     @supplied
        lda     unit_flags,x
        and     #UF_ISOLATED
        bne     @left                   ; both are cut off
@supplied:
        lda     unit_flags,x
        and     #UF_ISOLATED ^ $FF
        sta     unit_flags,x
        lda     unit_flags,y
        and     #UF_ISOLATED ^ $FF
        sta     unit_flags,y
        bpl     @gives                  ; always: its own side sees it
@left:  lda     unit_whole,x
        sec
        sbc     AMOUNT
        sta     unit_whole,x
@gives: lda     unit_strength,x
        sec
        sbc     AMOUNT
        sta     unit_strength,x
        jsr     unit_attack             ; of one that is cut off it may be gone before its strength
        bne     @done
        dec     st_hand_count
        jsr     unit_remove
@done:  clc
@no:    rts
.endproc
