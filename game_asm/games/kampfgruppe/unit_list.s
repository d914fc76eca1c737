; What the list of a side's units asks, in orders and in deployment.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .export list_has, list_print
        .exportzp LISTED
        .import friend_at, unit_entry

LISTED          = UNITS

        .segment "LOW_CODE"

;;; list_has -- is there such a unit?
;;; rule:     AM.7
;;; in:       A = number 0..188; zp_side
;;; out:      A kept; C = 1: yes, zp_ptr1 = its record
;;; clobbers: X Y zp_t0 zp_t1
;;; cycles:   <= 170
.proc list_has
        pha
        jsr     friend_at
        ldy     #U_COUNT
        lda     (zp_ptr1),y
        cmp     #1
        pla
        rts
.endproc

;;; list_print -- a unit in the list
;;; rule:     AM.7
;;; in:       A = number; zp_ptr1 = its record
;;; out:      the picture
;;; clobbers: A X Y, scratch
;;; cycles:   -
.proc list_print
        jmp     unit_entry
.endproc
