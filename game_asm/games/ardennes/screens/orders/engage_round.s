; Who comes into an engagement.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"
        .include "macros.inc"

        .export engage_round, engage_inside
        .import stands_here
        .import engage_added, engage_member, engage_number, hex_beside, unit_kind, unit_side
        .import zone_by_foe, zone_own, zones_here

CENTRE          = zp_overlay            ; two bytes
WHOSE           = zp_overlay+2          ; the side that is looked for
WAY             = zp_overlay+3

        .segment "CODE"

;;; engage_round -- units in the six hexes round an engagement come in
;;; rule:     2.17 2.19  those of one side, next to enemies, that are in none yet; no infiltrators
;;; in:       A = side; zp_overlay, zp_overlay+1 = the central hex; engage_number; hex_zones; the
;;;           units
;;; out:      unit_task, unit_flags; engage_added more by each; zp_hex = the central hex
;;; clobbers: A X Y scratch zp_to zp_arg0 zp_arg1 zp_overlay+2 zp_overlay+3
;;; cycles:   -
.proc engage_round
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

;;; engage_inside -- units in the middle of an engagement come in
;;; rule:     2.17 2.20  those of one side, next to enemies, that are in none yet; no infiltrators
;;; in:       as engage_round
;;; out:      as engage_round
;;; clobbers: A X Y scratch zp_overlay+2
;;; cycles:   -
.proc engage_inside
        sta     WHOSE
        copy_word zp_hex, CENTRE
        falls_into come
.endproc

; Free units of side WHOSE in zp_hex come in.
.proc come
        jsr     zones_here
        tay
        ldx     WHOSE
        and     zone_own,x
        beq     @none
        tya
        and     zone_by_foe,x
        beq     @none                   ; nobody fights it: a gun there goes on protecting
        ldx     #0
@unit:  jsr     stands_here
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
