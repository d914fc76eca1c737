; A hasty deployment.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "setup/deploy.inc"
        .include "macros.inc"

        .export deploy_auto, deploy_top
        .import formation_last, unit_select, side_attacks, deploy_free, deploy_put
        .import formation_place, unit_spot, column_back
        .import hold_begin, formation_hold, unit_hold, hold_seek

        .segment "DEPLOY"

;;; deploy_auto -- place all units of a side behind its start line
;;; rule:     4.0.2 4.0.3  W20; an attacker's formations side by side, the Command HQ's behind the
;;; rule:     4.8.1  middle; a defender's about what he holds, in cover or dug in
;;; in:       zp_side; the units; the map; st_start_line st_map_rows st_battle st_trenches
;;; out:      places of all units but those off the map; nobody is carried; changes st_trenches,
;;;           unit_records, unit_x/y, squares_taken
;;; clobbers: A X Y zp_t0..zp_t7 zp_unit zp_unit_no zp_map zp_square zp_overlay..
;;; cycles:   -
.proc deploy_auto
        jsr     formation_last
        sta     place_count
        lda     zp_side
        jsr     side_attacks
        lda     #0
        rol     a
        eor     #1
        sta     place_defends
        jsr     hold_begin
        lda     #0
        sta     place_letter
@formation:
        lda     place_letter
        cmp     place_count
        bcs     @done
        jsr     middle
        lda     #0
        sta     place_index
@unit:  jsr     number_of
        jsr     unit_select
        jsr     deploy_free
        bcc     @next
        jsr     spot
        jsr     deploy_put
@next:  inc     place_index
        lda     place_index
        cmp     #IN_FORMATION
        bcc     @unit
        inc     place_letter
        bne     @formation              ; always
@done:  rts
.endproc

; Where the formation belongs, and the unit at work in it.
.proc middle
        lda     place_defends
        bne     @hold
        jmp     formation_place
@hold:  jmp     formation_hold
.endproc

.proc spot
        lda     place_defends
        bne     @hold
        jmp     unit_spot
@hold:  jsr     unit_hold
        jmp     hold_seek
.endproc

;;; deploy_top -- all units of a side at the top of the map, formation by formation
;;; rule:     4.0.4
;;; in:       zp_side; the units; the map; st_start_line
;;; out:      places of all units but those off the map; changes unit_records, unit_x/y
;;; clobbers: A X Y zp_t0..zp_t7 zp_unit zp_unit_no zp_map zp_square zp_overlay..
;;; cycles:   -
.proc deploy_top
        lda     #0
        sta     place_letter
@formation:
        lda     #0
        sta     place_index
@unit:  jsr     number_of
        jsr     unit_select
        jsr     deploy_free
        bcc     @next
        lda     place_letter
        jsr     column_back
        sta     place_x
        lda     #0
        sta     place_y
        jsr     deploy_put
@next:  inc     place_index
        lda     place_index
        cmp     #IN_FORMATION
        bcc     @unit
        inc     place_letter
        lda     place_letter
        cmp     #FORMATIONS
        bcc     @formation
        rts
.endproc

; A = the number of unit place_letter, place_index.
.proc number_of
        lda     place_letter
        asl     a
        asl     a
        asl     a
        clc
        adc     place_letter
        adc     place_index
        rts
.endproc
