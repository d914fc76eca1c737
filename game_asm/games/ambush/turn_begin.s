; What every soldier gets back when a turn begins.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .export turn_begin
        .import endurance_regain, energy_at_start, command_control, seen_refresh

        .segment "LOW_CODE"

;;; turn_begin -- endurance, energy and command control of a new turn
;;; rule:     6.6  all soldiers gain back endurance; 6.7  command control
;;; in:       state
;;; out:      st_turn one up; man_endurance man_energy_* man_start_* man_command
;;;           man_seen
;;; clobbers: A X Y zp_actor zp_lines_known and what the rules use
;;; cycles:   -
.proc turn_begin
        inc     st_turn
        bne     @men
        inc     st_turn+1
        bne     @men
        dec     st_turn                 ; as many as can be counted
        dec     st_turn+1
@men:   ldx     #SOLDIERS-1
@man:   stx     zp_actor
        lda     man_in_play,x
        beq     @next
        lda     man_wounds,x
        cmp     #WOUNDS_DEAD
        bcs     @next
        jsr     endurance_regain        ; on the first turn they have 99 already
        ldx     zp_actor
        jsr     energy_at_start
        ldx     zp_actor
        lda     man_energy_lo,x
        sta     man_start_energy_lo,x
        lda     man_energy_hi,x
        sta     man_start_energy_hi,x
        lda     man_endurance,x
        sta     man_start_endurance,x
@next:  ldx     zp_actor
        dex
        bpl     @man
        jsr     seen_refresh
        ldx     #0                      ; upwards: a leader stands before his men, whose
@lead:  lda     man_in_play,x           ; rating may hang on his
        beq     @absent                 ; who stands nowhere sees from nowhere
        stx     zp_actor
        jsr     command_control
        ldx     zp_actor
@absent:
        inx
        cpx     #SOLDIERS
        bne     @lead
        rts
.endproc
