        .export deploy_unload
        .import deploy_say, map_show, cursor_show, cursor_hide, msg_nobody_aboard, load_off

        .segment "DEPLOY"

;;; deploy_unload -- the passengers of a vehicle step down, or the passenger does
;;; rule:     4.5.2
;;; in:       zp_unit_no; zp_side
;;; out:      U_CARRIER; changes unit_records
;;; clobbers: A X Y zp_unit zp_unit_no, all scratch, the overlay's own and the picture
;;; cycles:   -
.proc deploy_unload
        jsr     load_off
        bcs     @no
        jsr     cursor_hide
        jsr     map_show
        jsr     cursor_show
        clc
        rts
@no:    lda     #<msg_nobody_aboard
        ldy     #>msg_nobody_aboard
        jsr     deploy_say
        sec
        rts
.endproc
