        .export map_mark
        .import cell_turn, map_cell

        .segment "CODE"

;;; map_mark -- light a square up: all its dots the other way round
;;; in:       X = column, Y = row; outside the window nothing happens
;;; out:      none
;;; clobbers: A X Y zp_ptr0 zp_map_byte
;;; cycles:   <= 400
.proc map_mark
        jsr     map_cell
        bcs     @done
        jmp     cell_turn
@done:  rts
.endproc
