; Who is in a hex, and who beside it.
        .include "zeropage.inc"

        .export zones_here
        .import hex_zones

        .segment "RULES"

;;; zones_here -- who is in a hex, and who beside it
;;; in:       zp_hex = index; hex_zones
;;; out:      A = bits 0-2 neighbours that Germans hold, bit 3 Germans here; bits 4-7 Allies
;;;           likewise; zp_ptr0 = its byte; X kept
;;; clobbers: Y
;;; cycles:   <= 30
.proc zones_here
        lda     zp_hex
        sta     zp_ptr0
        lda     zp_hex+1
        clc
        adc     #>hex_zones
        sta     zp_ptr0+1
        ldy     #0
        lda     (zp_ptr0),y
        rts
.endproc
