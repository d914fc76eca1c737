        .include "zeropage.inc"
        .include "kampfgruppe.inc"
        .export unit_alive
        .import friend_at

        .segment "ORDERS"

;;; unit_alive -- is there such a unit?
;;; in:       A = number; zp_side
;;; out:      C = 1: yes; A kept
;;; clobbers: X Y zp_ptr1 zp_t0 zp_t1
;;; cycles:   <= 180
.proc unit_alive
        pha
        jsr     friend_at
        ldy     #U_COUNT
        lda     (zp_ptr1),y
        cmp     #1
        pla
        rts
.endproc
