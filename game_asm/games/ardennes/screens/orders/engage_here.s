; Engagements defined from a hex.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"
        .include "macros.inc"

        .export engage_number, engage_added, engage_here
        .import stands_here
        .import engage_clear, engage_free, engage_inside, engage_member, engage_round, unit_side
        .import zone_own, zones_here

CENTRE          = zp_overlay            ; two bytes

        .segment "BSS"
engage_number:  .res 1
engage_added:   .res 1                  ; units that came in
foes_added:     .res 1

        .segment "MOVE"

;;; engage_here -- engage what stands in a hex with what stands round it
;;; rule:     2.16 2.17 2.18 2.19 2.20 2.21 2.22  of at most seven hexes, the middle one against the
;;;           others: its own units against enemies, or enemies against own units round them, of
;;;           both those that are in no engagement yet
;;; in:       zp_hex = index; st_side; hex_zones; the units
;;; out:      C = 0: engage_number = the engagement; C = 1: A = 0 nobody, 1 all engagements are
;;;           used; changes unit_task, engage_at_lo, engage_at_hi
;;; clobbers: A X Y scratch zp_to zp_arg0 zp_arg1 zp_overlay..zp_overlay+3 engage_added
;;;           zp_rules+4
;;; cycles:   -
.proc engage_here
        copy_word CENTRE, zp_hex
        jsr     zones_here
        ldx     st_side
        and     zone_own,x
        beq     @enemy
        jsr     open                    ; from here outwards
        bcs     @full
        lda     st_side
        eor     #1
        jsr     engage_round
        lda     engage_added
        sta     foes_added
        beq     @nobody
        lda     st_side
        jsr     engage_inside
        lda     engage_added
        cmp     foes_added
        beq     @nobody
        clc
        rts
@enemy: jsr     joined
        bcc     @join
        jsr     open
        bcs     @full
        lda     st_side
        eor     #1
        jsr     engage_inside
        lda     engage_added
        beq     @nobody
        sta     foes_added
        lda     st_side
        jsr     engage_round
        lda     engage_added
        cmp     foes_added
        beq     @nobody
        clc
        rts
@join:  lda     st_side                 ; more of them against the same enemies
        jsr     engage_round
        clc
        rts
@nobody:
        lda     engage_number
        jsr     engage_clear
        lda     #0
        sec
        rts
@full:  lda     #1
        sec
        rts
.endproc

; An engagement that has this enemy hex for its centre: C = 0, engage_number.
.proc joined
        ldx     #0
@unit:  jsr     stands_here             ; zp_hex is the centre still
        bne     @next
        jsr     unit_side
        cmp     st_side
        beq     @next
        jsr     engage_member
        beq     @next
        tay
        lda     engage_at_lo-1,y
        cmp     CENTRE
        bne     @next
        lda     engage_at_hi-1,y
        cmp     CENTRE+1
        bne     @next
        sty     engage_number
        clc
        rts
@next:  inx
        cpx     #UNITS
        bcc     @unit
        rts                             ; C = 1
.endproc

; A free engagement about CENTRE: C = 0, engage_number.
.proc open
        jsr     engage_free
        bcs     @full
        sta     engage_number
        tax
        lda     CENTRE
        sta     engage_at_lo-1,x
        lda     CENTRE+1
        sta     engage_at_hi-1,x
        lda     #0
        sta     engage_added
@full:  rts
.endproc
