; The keys that move a cursor: the arrows, and 1 to 8 clockwise from north.
        .include "apple2/keys.inc"

        .export cursor_way, way_dx, way_dy

ARROWS          = 4

        .segment "RODATA"
arrow_key:      .byte KEY_UP, KEY_RIGHT, KEY_DOWN, KEY_LEFT
arrow_way:      .byte 1, 3, 5, 7
; what a step that way adds, ways 1 to 8 clockwise from north: use way_dx-1 and way_dy-1
way_dx:         .byte 0, 1, 1, 1, 0, $FF, $FF, $FF
way_dy:         .byte $FF, $FF, 0, 1, 1, 1, 0, $FF

        .segment "CODE"

;;; cursor_way -- the way that a key moves the cursor
;;; in:       A = key
;;; out:      C = 1: X = way 1..8; C = 0: it is no key of the cursor, A is as before
;;; clobbers: A X
;;; cycles:   <= 80
.proc cursor_way
        ldx     #ARROWS-1
@arrow: cmp     arrow_key,x
        beq     @found
        dex
        bpl     @arrow
        cmp     #'1'
        bcc     @other
        cmp     #'9'
        bcs     @other
        and     #$0F
        tax
        sec
        rts
@other: clc
        rts
@found: lda     arrow_way,x
        tax
        rts                             ; C = 1
.endproc
