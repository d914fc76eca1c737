; Table Seven: what isolation leaves of a unit.
        .include "zeropage.inc"
        .include "ardennes.inc"

        .export isolation_strength, isolation_move
        .import isolation_strength_lost, isolation_move_lost, share_lost, share_left

        .segment "RULES"

;;; isolation_strength -- how much of its attack an isolated unit loses
;;; rule:     6.3 6.4 9.10 9.11 9.12  in all, not turn upon turn
;;; in:       A = strength 0..255 when it was cut off; zp_class = CLASS_ARMOUR..CLASS_PARA;
;;;           Y = turns of isolation 0..3, three or more
;;; out:      A = strength lost
;;; clobbers: X Y zp_rules..zp_rules+3
;;; cycles:   <= 820
.proc isolation_strength
        tax
        jsr     stage
        bcs     supplied
        lda     isolation_strength_lost,y
        tay
        txa
        jsr     shared
        jmp     share_lost
.endproc

; Nothing is lost.
.proc supplied
        lda     #0
        rts
.endproc

;;; isolation_move -- the movement points that isolation leaves a unit
;;; rule:     6.3 6.4 9.10 9.11 9.12
;;; in:       A = points 0..15; zp_class = CLASS_ARMOUR..CLASS_PARA;
;;;           Y = turns of isolation 0..3, three or more
;;; out:      A = points left, rounded down
;;; clobbers: X Y zp_rules..zp_rules+3
;;; cycles:   <= 840
.proc isolation_move
        tax
        jsr     stage
        bcs     @all
        lda     isolation_move_lost,y
        tay
        txa
        jsr     shared
        jmp     share_left
@all:   txa
        rts
.endproc

; X = the share of Y; A kept.
.proc shared
        pha
        tya
        tax
        pla
        rts
.endproc

; Y = the place in Table Seven of Y turns; C = 1 when the unit is in supply.  X kept.
.proc stage
        cpy     #1
        bcc     @none
        tya
        clc
        adc     zp_class                ; three a class
        adc     zp_class
        adc     zp_class
        tay
        dey
        clc
        rts
@none:  sec
        rts
.endproc
