; How far a unit may go.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"

        .export unit_move
        .import isolation_move, unit_class, unit_kind
        .importzp GUNS_MOVE_CLASSIC

        .segment "RULES"

;;; unit_move -- the movement points that a unit has in its half-day
;;; rule:     4.1 6.4 7.2; 10.11  German guns are slow by the revised rules
;;; in:       X = unit 0..232; unit_flags; st_rules
;;; out:      A = whole points, 0 of one that may not move any more; X kept
;;; clobbers: Y zp_class zp_t0 zp_rules..zp_rules+3
;;; cycles:   <= 960
.proc unit_move
        lda     unit_flags,x
        and     #UF_FIXED
        bne     @fixed
        jsr     unit_class
        lda     unit_kind,x
        and     #KIND_MOVE
        cpx     #GERMANS
        bcs     @points
        ldy     zp_class
        cpy     #CLASS_ARTILLERY
        bne     @points
        tay
        lda     st_rules
        and     #RULE_GUNS
        beq     @classic
        tya
        bne     @points                 ; always
@classic:
        lda     #GUNS_MOVE_CLASSIC
@points:
        pha
        lda     unit_flags,x
        and     #UF_ISOLATED
        tay
        pla
        stx     zp_t0
        jsr     isolation_move
        ldx     zp_t0
        rts
@fixed: lda     #0
        rts
.endproc
