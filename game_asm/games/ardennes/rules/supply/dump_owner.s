; Whom a dump supplies.
        .include "zeropage.inc"
        .include "ardennes.inc"

        .export dump_owner
        .import dump_at_hi, dump_at_lo, zones_here

        .segment "RULES"

;;; dump_owner -- whom a dump supplies
;;; rule:     6.8 6.14 6.15  whoever stands in it, else its own side
;;; in:       X = dump 0..5; hex_zones
;;; out:      A = side; zp_hex = its index; X kept
;;; clobbers: Y zp_ptr0
;;; cycles:   <= 90
.proc dump_owner
        lda     dump_at_lo,x
        sta     zp_hex
        lda     dump_at_hi,x
        sta     zp_hex+1
        jsr     zones_here
        and     #%10001000
        beq     @nobody
        asl     a                       ; C = 1: an Ally is there
        lda     #SIDE_GERMAN
        adc     #0
        rts
@nobody:
        cpx     #FIRST_GERMAN
        lda     #SIDE_ALLIED
        bcc     @own
        lda     #SIDE_GERMAN
@own:   rts
.endproc
