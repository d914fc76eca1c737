; Hidden units near a hex.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"

        .export hidden_next
        .import hex_distance, hex_place, unit_kind

FROM            = zp_rules+14           ; column and row of the hex

        .segment "EARLY"

;;; hidden_next -- the next hidden unit, but infiltrators, in a hex or beside it
;;; rule:     10.2 10.3 10.6
;;; in:       X = the first unit to look at, 0..233; zp_to = index of the hex; UF_HIDDEN
;;; out:      C = 0: X = unit, A = 0 in it, 1 beside it; C = 1: there are no more
;;; clobbers: Y zp_t0..zp_t2 zp_arg0..zp_arg3 zp_rules+14 zp_rules+15
;;; cycles:   <= 120000
.proc hidden_next
        txa
        pha
        lda     zp_to
        sta     zp_arg0
        lda     zp_to+1
        sta     zp_arg1
        jsr     hex_place
        stx     FROM
        sty     FROM+1
        pla
        tax
@unit:  cpx     #UNITS
        bcs     @done
        lda     unit_flags,x
        bpl     @next
        .assert UF_HIDDEN = %10000000, error, "the sign of the flags"
        lda     unit_kind,x
        and     #KIND_CLASS
        cmp     #CLASS_INFILTRATOR << 4
        beq     @next
        txa
        pha
        lda     unit_at_lo,x
        sta     zp_arg0
        lda     unit_at_hi,x
        sta     zp_arg1
        jsr     hex_place
        stx     zp_arg0
        sty     zp_arg1
        lda     FROM
        sta     zp_arg2
        lda     FROM+1
        sta     zp_arg3
        pla
        tax
        jsr     hex_distance
        cmp     #2
        bcc     @done
@next:  inx
        bne     @unit                   ; always
@done:  rts
.endproc
