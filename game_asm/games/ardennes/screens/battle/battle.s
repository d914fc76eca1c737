; A battle: the die, losses, retreats, advances.
        .export battle_number, battle_column, battle_die, battle_unit, battle_points, battle
        .import advances, battle_ground, battle_log, battle_result, battle_sound, engage_clear
        .import hidden_mark, left_note, odds_print, player_key, result_apply, result_words
        .import retreats, roll_die, shown, zones_make

        .segment "RESOLVE_BSS"
battle_number:  .res 1                  ; of the engagement
battle_column:  .res 1
battle_die:     .res 1
battle_unit:    .res 1                  ; the unit that is to move
battle_points:  .res 1

        .segment "RESOLVE"

;;; battle -- fight an engagement out
;;; rule:     1.10 2.39 2.40 5.9 5.10 5.11 5.16 5.17 5.19 5.20 5.21 5.22 9.2  who must go back goes
;;;           first
;;; in:       A = number 1..24 of an engagement with both sides; the state; hex_zones
;;; out:      the units; the engagement is over; changes st_lost, rng_seed, hex_zones
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc battle
        sta     battle_number
        jsr     odds_print
        sta     battle_column
        jsr     battle_ground
        jsr     player_key
        jsr     roll_die
        sta     battle_die
        jsr     battle_log
        lda     battle_column
        ldx     battle_die
        jsr     battle_result
        lda     battle_die
        jsr     result_words
        jsr     battle_sound
        jsr     player_key
        jsr     left_note
        jsr     result_apply
        ldx     #0                      ; retreats, then advances
        jsr     retreats
        ldx     #1
        jsr     retreats
        ldx     #0
        jsr     advances
        ldx     #1
        jsr     advances
        lda     battle_number
        jsr     engage_clear
        lda     #0
        sta     shown
        jsr     zones_make
        jmp     hidden_mark
.endproc
