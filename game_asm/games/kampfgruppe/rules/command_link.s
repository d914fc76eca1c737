; Links of command and what they cost in time.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"

        .export command_link, in_command, order_delay
        .import line_of_sight, place_of

LINK_SEEN       = 10                    ; squares to the HQ
LINK_UNSEEN     = 5
OUT_OF_COMMAND  = 4                     ; pulses more

        .segment "LOW_CODE"

;;; command_link -- does the chain of command reach from the unit at work to its next higher HQ?
;;; rule:     5.12.2 5.12.3 5.12.4  above every formation's HQ stands the Command HQ, A0
;;; in:       zp_unit_no, zp_side; unit_x, unit_y; the map
;;; out:      C = 1: yes; A = number of that HQ
;;; clobbers: X Y zp_from_x..zp_to_y zp_range zp_map zp_square zp_rules zp_t0
;;; cycles:   <= 3700
.proc command_link
        lda     zp_unit_no
        sec
@index: sbc     #IN_FORMATION
        bcs     @index
        adc     #IN_FORMATION           ; the index
        beq     @higher
        sta     zp_t0
        lda     zp_unit_no
        sec
        sbc     zp_t0
        pha
        jsr     square_of
        bcc     @done
        stx     zp_to_x
        sty     zp_to_y
        lda     zp_unit_no
        jsr     square_of
        bcc     @done
        stx     zp_from_x
        sty     zp_from_y
        jsr     line_of_sight           ; A = range
        bcc     @unseen
        cmp     #LINK_SEEN+1
        bcs     @no
@yes:   sec
@done:  pla
        rts
@unseen:
        cmp     #LINK_UNSEEN+1
        bcc     @yes
@no:    clc
        pla
        rts
@higher:
        pha
        jsr     square_of               ; A = 0: the Command HQ need only be there
        pla
        rts
.endproc

; A = number -> C = 1, X Y = its square; C = 0 when it is nowhere.
.proc square_of
        tax
        ldy     zp_side
        jsr     place_of
        tax
        bmi     @none
        sec
        rts
@none:  clc
        rts
.endproc

;;; in_command -- is the unit at work in command control, link by link up to the Command HQ?
;;; rule:     5.12.2
;;; in:       as command_link
;;; out:      C = 1: yes
;;; clobbers: as command_link, and A
;;; cycles:   <= 3800
.proc in_command
        jsr     command_link
        bcc     @done
        lda     #0
        jmp     square_of
@done:  rts
.endproc

;;; order_delay -- pulses until the unit at work obeys a new movement order
;;; rule:     5.12.5 5.12.6
;;; in:       as command_link; st_period
;;; out:      A = 1..9
;;; clobbers: X Y and as command_link
;;; cycles:   <= 3900
.proc order_delay
        jsr     in_command
        lda     #0
        bcs     @linked
        lda     #OUT_OF_COMMAND
@linked:
        ldy     zp_side
        ldx     st_period
        cpy     #SIDE_GERMAN
        bne     @soviet
        clc
        adc     german_delays-1,x
        rts
@soviet:
        clc
        adc     soviet_delays-1,x
        rts
.endproc

german_delays:  .byte 1, 1, 1, 1, 1, 1, 2, 2
soviet_delays:  .byte 5, 5, 4, 4, 3, 3, 3, 3
