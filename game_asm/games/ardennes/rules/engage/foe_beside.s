; Enemies next to a hex.
        .include "zeropage.inc"

        .export foe_beside
        .import zone_by_foe, zones_here

        .segment "RULES"

;;; foe_beside -- do enemies of a side stand next to a hex?
;;; in:       zp_hex = index; Y = side 0..1; hex_zones
;;; out:      Z = 0: yes; X kept
;;; clobbers: A Y zp_ptr0
;;; cycles:   <= 70
.proc foe_beside
        tya
        pha
        jsr     zones_here
        sta     zp_ptr0
        pla
        tay
        lda     zp_ptr0
        and     zone_by_foe,y
        rts
.endproc
