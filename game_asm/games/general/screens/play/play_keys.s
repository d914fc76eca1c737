; Keys that all phases share.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"
        .include "macros.inc"
        .include "../refuse.inc"

        .export play_key
        .import cursor_hex, map_again, seen_col, seen_row, shown
        .import any_key, ask_yes_no, film_main, hexview_key, hexview_panel, map_draw, whole_show
        .import msg_help_play
        .import page_help, sound_refuse

        .segment "PLAY"

;;; play_key -- a key that means the same in every phase: cursor, map, help, save, leave
;;; rule:     3.4 3.5 3.10 3.12 3.25 13.1
;;; in:       A = key
;;; out:      C = 1 when st_phase has changed
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc play_key
        jsr     hexview_key
        bcs     @moved
        cmp     #'W'
        beq     @whole
        cmp     #'?'
        beq     @help
        cmp     #'V'
        beq     @view
        cmp     #'K'
        beq     @keep
        cmp     #'Q'
        beq     @quit
        cmp     #'R'
        beq     @film
        jsr     sound_refuse
        clc
        rts
@moved: jsr     hexview_panel
        clc
        rts
@whole: jsr     whole_show
@draw:  jsr     map_draw
        clc
        rts
@film:  jsr     film_main
        jmp     @draw
@view:  jsr     view_show
        jmp     @draw
@help:  lda     #<msg_help_play
        ldy     #>msg_help_play
        jsr     page_help
        jmp     @draw
@keep:  lda     st_phase
        sta     st_next_phase
        lda     #PHASE_SAVE
        sta     st_phase
        sec
        rts
@quit:  prompt  msg_quit_sure
        jsr     ask_yes_no
        bcc     @draw
        lda     #PHASE_MENU
        sta     st_phase
        rts
.endproc

; What is hidden from the cursor's hex is shaded until a key is struck.
.proc view_show
        jsr     cursor_hex
        lda     zp_col
        sta     seen_col
        lda     zp_row
        sta     seen_row
        lda     shown
        pha
        lda     #SHOW_SEEN
        sta     shown
        jsr     map_again
        prompt  msg_view
        jsr     any_key
        pla
        sta     shown
        rts
.endproc
