; The towns of a scenario.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"

        .export scenario_towns
        .import scenario_take

run             := zp_t4
byte            := zp_t5

LAST            = $80                   ; in the last letter of a name

        .segment "SETUP"

;;; scenario_towns -- points, names and hexes of the towns
;;; rule:     2.1 5.3 5.6
;;; in:       zp_ptr0 = where they stand
;;; out:      st_towns, st_town_hexes, town_points, town_gives, town_names, town_col, town_row,
;;;           town_of; zp_ptr0
;;;           behind them
;;; clobbers: A X Y zp_t2..zp_t5
;;; cycles:   -
.proc scenario_towns
        jsr     scenario_take
        sta     st_towns
        sta     run
        lda     #0
        sta     zp_t2                   ; town
        sta     zp_t3                   ; letter
@town:  ldx     zp_t2
        jsr     scenario_take
        sta     town_points,x
        jsr     scenario_take
        sta     town_gives,x
        lda     #NAME
        sta     byte
@letter:
        jsr     scenario_take
        pha
        and     #<~LAST
        jsr     @put
        pla
        bpl     @letter
@blank: ldx     byte
        beq     @named
        lda     #' '
        jsr     @put
        jmp     @blank
@named:
        inc     zp_t2
        dec     run
        bne     @town
        jsr     scenario_take
        sta     st_town_hexes
        ldx     #0
@hex:   jsr     scenario_take
        sta     town_col,x
        jsr     scenario_take
        sta     town_row,x
        jsr     scenario_take
        sta     town_of,x
        inx
        cpx     st_town_hexes
        bcc     @hex
        rts
@put:   ldx     zp_t3
        sta     town_names,x
        inc     zp_t3
        dec     byte
        rts
.endproc
