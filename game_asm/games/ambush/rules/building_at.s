        .include "zeropage.inc"
        .include "ambush.inc"
        .export building_at
        .import building_left, building_right, building_bottom, building_top
        .importzp BUILDINGS

        .segment "RULES"

;;; building_at -- the building that a square lies in
;;; in:       X = column 11..48; Y = row 11..64
;;; out:      C = 1: A = its number; C = 0 when it lies in none
;;; clobbers: X Y zp_t0 zp_t1
;;; cycles:   <= 1000
.proc building_at
        stx     zp_t0
        sty     zp_t1
        ldx     #BUILDINGS-1
@look:  lda     zp_t0
        cmp     building_left,x
        bcc     @next
        lda     building_right,x
        cmp     zp_t0
        bcc     @next
        lda     zp_t1
        cmp     building_bottom,x
        bcc     @next
        lda     building_top,x
        cmp     zp_t1
        bcc     @next
        txa
        rts                             ; C = 1 here
@next:  dex
        bpl     @look
        clc
        rts
.endproc
