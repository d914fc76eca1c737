; The units of a group, one after the other.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"

        .export unit_first, unit_next

        .segment "RULES"

;;; unit_first -- the first unit of a group
;;; rule:     4.1.5
;;; in:       X = group 1..127
;;; out:      C = 0: zp_unit = its record; C = 1: it has none; zp_group = X; X kept
;;; clobbers: A Y
;;; cycles:   <= 12000
.proc unit_first
        stx     zp_group
        ldy     #<unit_axis
        lda     #>unit_axis
        cpx     #SOVIET_BIT
        bcc     @side
        ldy     #<unit_soviet
        lda     #>unit_soviet
@side:  sty     zp_unit
        sta     zp_unit+1
        bne     seek                    ; always
.endproc

;;; unit_next -- the next unit of the group
;;; rule:     4.1.5
;;; in:       zp_group; zp_unit = a record of its side
;;; out:      C = 0: zp_unit = the next; C = 1: that was the last; X kept
;;; clobbers: A Y
;;; cycles:   <= 12000
.proc unit_next
        lda     zp_unit
        clc
        adc     #UNIT_SIZE
        sta     zp_unit
        bcc     seek
        inc     zp_unit+1
.endproc

; The unit at zp_unit or the first behind it that is of the group.
.proc seek
        ldy     #U_GROUP
        bit     zp_group
        bvs     @soviet
@axis:  lda     zp_unit
        cmp     #<unit_soviet
        lda     zp_unit+1
        sbc     #>unit_soviet
        bcs     @none
        lda     (zp_unit),y
        cmp     zp_group
        beq     @mine
@axis_on:
        lda     zp_unit
        clc
        adc     #UNIT_SIZE
        sta     zp_unit
        bcc     @axis
        inc     zp_unit+1
        bne     @axis                   ; always
@soviet:
        lda     zp_unit
        cmp     #<state_end
        lda     zp_unit+1
        sbc     #>state_end
        bcs     @none
        lda     (zp_unit),y
        cmp     zp_group
        beq     @mine
@soviet_on:
        lda     zp_unit
        clc
        adc     #UNIT_SIZE
        sta     zp_unit
        bcc     @soviet
        inc     zp_unit+1
        bne     @soviet                 ; always
@mine:  ldy     #U_STRENGTH
        lda     (zp_unit),y
        bne     @found
        ldy     #U_GROUP
        bit     zp_group
        bvs     @soviet_on
        bvc     @axis_on                ; always
@found: clc
@none:  rts
.endproc
