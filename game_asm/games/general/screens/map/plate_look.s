; How a piece looks in the window.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"
        .include "lib/hexview/hexview.inc"

        .export plate_look
        .import MINE_THERE, unit_whole
        .importzp MARK_ACTIVE

WHOLE           = 6                     ; dots of the line that tells what is left of it
HURT            = 4
WEAK            = 2

        .segment "CODE"

;;; plate_look -- the plate of a piece: side view, what is left of it, fired, moved, cargo
;;; rule:     3.9 3.23 3.26 9.12  red is solid and looks right, blue a frame and looks left
;;; in:       X = unit on the map, or MINE_THERE - 1
;;; out:      zp_hexview+HV_PLATE, zp_hexview+HV_NUMBER; zp_hexview+HV_SHADE when it is active
;;; clobbers: A Y zp_t0
;;; cycles:   <= 130
.proc plate_look
        cpx     #<(MINE_THERE - 1)
        bne     @unit
        lda     #PLATE_FRAMED | (TYPE_MN + 1)
        sta     zp_hexview+HV_PLATE
        lda     #0
        sta     zp_hexview+HV_NUMBER
        rts
@unit:  ldy     unit_type,x
        tya
        clc
        adc     #PLATE_SOLID + 1
        cpx     #ARMY
        bcc     @side
        adc     #<(PLATE_FRAMED - PLATE_SOLID + TYPES - 1) ; C = 1
@side:  sta     zp_hexview+HV_PLATE
        lda     unit_hits,x
        cmp     unit_whole,y
        bcs     @whole
        asl     a
        cmp     unit_whole,y
        lda     #WEAK
        bcc     @left
        lda     #HURT
        bne     @left                   ; always
@whole: lda     #WHOLE
@left:  sta     zp_t0
        lda     unit_flags,x
        lsr     a
        bcc     @moved
        tay
        lda     zp_t0
        ora     #$80                    ; it has fired
        sta     zp_t0
        tya
@moved: lsr     a
        lda     zp_t0
        bcc     @still
        ora     #$40
@still: sta     zp_hexview+HV_NUMBER
        .assert UF_FIRED = 1 && UF_MOVED = 2, error, "the shifts above"
        lda     unit_cargo,x
        cmp     #NO_UNIT
        beq     @active
        lda     zp_hexview+HV_PLATE
        ora     #PLATE_STACK
        sta     zp_hexview+HV_PLATE
@active:
        cpx     st_active
        bne     @done
        lda     #MARK_ACTIVE
        sta     zp_hexview+HV_SHADE
@done:  rts
.endproc
