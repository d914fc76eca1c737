; Words and tables of a scenario's record.
        .include "zeropage.inc"

        .export scenario_record, scenario_text
        .import scenario_hi, scenario_lo

        .segment "SETUP"

;;; scenario_record -- where a scenario's record stands
;;; in:       A = scenario from 0
;;; out:      zp_ptr1 = its record
;;; clobbers: A X
;;; cycles:   <= 30
.proc scenario_record
        tax
        lda     scenario_lo,x
        sta     zp_ptr1
        lda     scenario_hi,x
        sta     zp_ptr1+1
        rts
.endproc

;;; scenario_text -- a word of a scenario's record: where something of it stands
;;; in:       A = scenario from 0; Y = place of the word in the record
;;; out:      A = low byte, Y = high byte
;;; clobbers: X zp_ptr1
;;; cycles:   <= 60
.proc scenario_text
        jsr     scenario_record
        lda     (zp_ptr1),y
        tax
        iny
        lda     (zp_ptr1),y
        tay
        txa
        rts
.endproc
