; The side of the start line that a side deploys on.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "setup/deploy.inc"
        .include "macros.inc"

        .export own_side

        .segment "DEPLOY"

;;; own_side -- whether a square lies on a side's own side of its start line
;;; rule:     4.0.2 4.8.4
;;; in:       X = column; zp_side; st_start_line
;;; out:      C = 1 when yes; X Y kept
;;; clobbers: A
;;; cycles:   <= 40
.proc own_side
        cpx     #MAP_SIDE
        bcs     @no
        lda     zp_side
        bne     @soviet
        cpx     st_start_line
        beq     @yes
        bcc     @yes
@no:    clc
        rts
@yes:   sec
        rts
@soviet:
        cpx     st_start_line+1         ; C = 1 when not west of it
        rts
.endproc
