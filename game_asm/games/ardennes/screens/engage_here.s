; Engagements defined from a hex.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"
        .include "macros.inc"

        .export engage_here, engage_number, engage_added
        .import engage_free, engage_member, unit_side, zones_here, hex_beside, unit_kind
        .import engage_clear

CENTRE          = zp_overlay            ; two bytes
WHOSE           = zp_overlay+2          ; the side that is looked for
WAY             = zp_overlay+3

        .segment "MOVE_BSS"
engage_number:  .res 1
engage_added:   .res 1                  ; units that came in
foes_added:     .res 1

        .segment "MOVE"

;;; engage_here -- engage from a hex: its own units all enemies round it that are not engaged yet, or
;;;           all own units round it that are free the enemies in it
;;; rule:     2.16 2.17 2.18 2.19 2.20 2.21 2.22  of at most seven hexes, the middle one against the
;;;           others
;;; in:       zp_hex = index; st_side; hex_zones; the units
;;; out:      C = 0: engage_number = the engagement; C = 1: A = 0 nobody, 1 all engagements are used;
;;;           changes unit_task, engage_at_lo, engage_at_hi
;;; clobbers: A X Y scratch zp_to zp_arg0 zp_arg1 zp_overlay..zp_overlay+3 engage_added
;;; cycles:   -
.proc engage_here
        copy_word CENTRE, zp_hex
        jsr     zones_here
        ldx     st_side
        and     own_here,x
        beq     @enemy
        jsr     open                    ; from here outwards
        bcs     @full
        lda     st_side
        eor     #1
        jsr     around
        lda     engage_added
        sta     foes_added
        beq     @nobody
        lda     st_side
        jsr     centre
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
        jsr     centre
        lda     engage_added
        beq     @nobody
        sta     foes_added
        lda     st_side
        jsr     around
        lda     engage_added
        cmp     foes_added
        beq     @nobody
        clc
        rts
@join:  lda     st_side                 ; more of them against the same enemies
        jsr     around
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

own_here:       .byte %00001000, %10000000

; An engagement that has this enemy hex for its centre: C = 0, engage_number.
.proc joined
        ldx     #0
@unit:  lda     unit_at_lo,x
        cmp     CENTRE
        bne     @next
        lda     unit_at_hi,x
        cmp     CENTRE+1
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
        lda     #0
        sta     engage_added
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

; Free units of side A in the six hexes round CENTRE come in.
.proc around
        sta     WHOSE
        ldx     #DIRECTIONS - 1
@next:  stx     WAY
        copy_word zp_hex, CENTRE
        ldx     WAY
        jsr     hex_beside
        copy_word zp_hex, zp_to
        jsr     come
        ldx     WAY
        dex
        bpl     @next
        copy_word zp_hex, CENTRE
        rts
.endproc

; Free units of side A in CENTRE come in.
.proc centre
        sta     WHOSE
        copy_word zp_hex, CENTRE
        falls_into come
.endproc

; Free units of side WHOSE in zp_hex come in.
.proc come
        jsr     zones_here
        ldx     WHOSE
        and     own_here,x
        beq     @none
        ldx     #0
@unit:  lda     unit_at_lo,x
        cmp     zp_hex
        bne     @next
        lda     unit_at_hi,x
        cmp     zp_hex+1
        bne     @next
        jsr     unit_side
        cmp     WHOSE
        bne     @next
        lda     unit_kind,x
        and     #KIND_CLASS
        cmp     #CLASS_INFILTRATOR << 4
        beq     @next
        jsr     engage_member
        bne     @next
        lda     unit_flags,x
        and     #UF_AIMED ^ $FF         ; who is next to an enemy does not fire
        sta     unit_flags,x
        lda     engage_number
        sta     unit_task,x
        inc     engage_added
@next:  inx
        cpx     #UNITS
        bcc     @unit
@none:  rts
.endproc
