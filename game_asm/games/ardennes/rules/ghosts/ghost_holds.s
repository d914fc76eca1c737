; An infiltrator where an Allied unit begins.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"
        .include "macros.inc"

        .export ghost_holds, ghost_asked
        .import unit_hex
        .import ghost_here, infiltrator_found, roll_die, unit_divert, unit_remove

UNIT            = zp_rules+8
GHOST           = zp_rules+13

        .segment "RULES"

;;; ghost_holds -- an Allied unit is taken up: does an infiltrator in its hex send it astray?
;;; rule:     7.11 7.12 7.13  he is recognised on Table Three, or else leads it away
;;; in:       X = unit 0..232 on the map; the units, the map
;;; out:      C = 0: it may go; C = 1: it was sent astray, unit_at_lo, unit_at_hi, unit_flags
;;;           (UF_FIXED); a recognised infiltrator is removed; X = unit; changes rng_seed
;;;           st_revealed st_lost unit_strength unit_task st_hand st_hand_count
;;; clobbers: A Y scratch zp_hex zp_to zp_terrain zp_rules+8..zp_rules+13
;;; cycles:   -
.proc ghost_holds
        cpx     #GERMANS
        bcc     @free
        stx     UNIT
        jsr     unit_hex
        jsr     ghost_here
        bcs     ghost_asked
        ldx     UNIT
@free:  clc
        rts
.endproc

;;; ghost_asked -- is an infiltrator recognised, or is a unit sent astray?
;;; rule:     7.11 7.12 7.13 7.14
;;; in:       X = infiltrator 0..109; zp_hex = index of its hex; zp_rules+8 = Allied unit 110..232
;;; out:      as ghost_holds
;;; clobbers: as ghost_holds
;;; cycles:   -
.proc ghost_asked
        stx     GHOST
        jsr     roll_die
        ldy     GHOST
        lda     unit_task,y             ; its turns in the hex
        jsr     infiltrator_found
        bcc     @astray
        ldx     GHOST
        jsr     unit_remove
        ldx     UNIT
        clc
        rts
@astray:
        ldx     UNIT
        jsr     unit_divert
        sec
        rts
.endproc
