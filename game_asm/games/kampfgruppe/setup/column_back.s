        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .export column_back

        .segment "DEPLOY"

;;; column_back -- a column so far behind the start line, on the map
;;; in:       A = columns back; zp_side; st_start_line
;;; out:      A = column; Y kept
;;; clobbers: X
;;; cycles:   <= 40
.proc column_back
        ldx     zp_side
        bne     @soviet
        eor     #$FF
        sec
        adc     st_start_line
        bcs     @done
        lda     #0
@done:  rts
@soviet:
        clc
        adc     st_start_line+1
        cmp     #MAP_SIDE
        bcc     @east
        lda     #MAP_SIDE-1
@east:  rts
.endproc
