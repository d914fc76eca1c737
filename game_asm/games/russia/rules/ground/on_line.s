; Own railways.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"

        .export on_line, held_by
        .import ground_at, stack_at

        .segment "RULES"

;;; held_by -- does a side hold a hex?
;;; rule:     8.8.1 5.2.2
;;; in:       A = byte of hex_ground; Y = side 0..1
;;; out:      C = 1 it does; X Y kept
;;; clobbers: A
;;; cycles:   <= 25
.proc held_by
        and     #GROUND_AXIS
        beq     @soviet
        cpy     #SIDE_AXIS + 1          ; C = 0: it is the Axis that asks
        bcc     @yes
        clc
        rts
@soviet:
        cpy     #SIDE_SOVIET
        rts
@yes:   sec
        rts
.endproc

;;; on_line -- is a hex a side's own railway or city?
;;; rule:     5.2.4 5.2.6 6.2.11 6.3.1  rail of its own nation that no enemy stands on; a city is
;;;           rail
;;;           for its holder
;;; in:       zp_hex = index; Y = side 0..1
;;; out:      C = 1 it is; X kept
;;; clobbers: A Y zp_ptr0 zp_t0 zp_t1 zp_t2
;;; cycles:   <= 2100
.proc on_line
        sty     zp_t2
        jsr     ground_at
        pha
        and     #GROUND_TERRAIN
        cmp     #TERRAIN_CITY
        beq     @city
        cmp     #TERRAIN_FORT
        beq     @city
        ldy     zp_t2
        pla
        and     rails,y
        beq     @no
        tya
        eor     #1
        jsr     stack_at
        cmp     #1
        bcs     @no
        sec
        rts
@city:  pla
        ldy     zp_t2
        jmp     held_by
@no:    clc
        rts
rails:  .byte   GROUND_RAIL_AXIS, GROUND_RAIL_SOVIET
.endproc
