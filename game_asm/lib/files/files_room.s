; For games whose saves are of no fixed length: what is free is told in sectors.
        .include "zeropage.inc"
        .include "macros.inc"

        .import text_number, text_byte, text_print

        .segment "FILES"
        .export files_room

;;; files_room -- what is still free on the SAVE disk
;;; in:       A = names, zp_arg0/1 = sectors that are free
;;; out:      at the cursor
;;; clobbers: A X Y zp_arg0 zp_arg1 and what drawing uses
;;; cycles:   -
.proc files_room
        pha
        jsr     text_number
        print_msg msg_catalog_free
        pla
        jsr     text_byte
        print_msg msg_catalog_names
        rts
.endproc
