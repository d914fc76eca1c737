        .export say_class
        .import text_print, fire_class

        .repeat 11, n
        .import .ident(.sprintf("msg_combat_fire_%d", n))
        .endrepeat

        .segment "COMBAT"

;;; say_class -- size and type of the fire
;;; rule:     7.11.1
;;; in:       as fire_class
;;; out:      the picture
;;; clobbers: A X Y
;;; cycles:   -
.proc say_class
        jsr     fire_class
        tax
        lda     class_lo,x
        ldy     class_hi,x
        jmp     text_print
.endproc

class_lo:
        .repeat 11, n
        .byte   <.ident(.sprintf("msg_combat_fire_%d", n))
        .endrepeat

class_hi:
        .repeat 11, n
        .byte   >.ident(.sprintf("msg_combat_fire_%d", n))
        .endrepeat
