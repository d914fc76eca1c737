; Placing the men on the map, or choosing a patrol's way.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .include "setup/setup.inc"
        .export step_places
        .import setup_first, setup_name, setup_name_point, setup_choice
        .import area_first, place_legal, area_words, aim_words
        .import patrol_entry, patrol_exit, patrol_adjacent, patrol_aim, patrol_place
        .import map_cursor, map_show, map_scroll_to, men_shown, shown_look, shown_all, man_seen
        .import text_goto, text_print, text_inverse, text_plain, text_panel_clear
        .import page_prompt, any_key, sound_refuse, help_show, screen_clear

ENTRIES         = 8
NAME_ROW        = 20
NOTE_ROW        = 22

        .segment "SETUP_BSS"
place_man:      .res 1
place_x:        .res 1
place_y:        .res 1
place_facing:   .res 1
place_note:     .res 1                  ; 1 = the last square was refused

        .segment "SETUP"

; the side that comes as a patrol, by scenario: 0 American, 1 German, 2 none
patrols:        .byte 2, 2, 2, 0, 2, 1, 0, 2, 2, 2, 2, 2

;;; step_places -- every man gets his square; a patrol its entry and its target
;;; rule:     2.2.4 16.A2.4 16.A4.1 16.B1.1 16.B2.1  the player places his squad on the map
;;; in:       st_side st_scenario man_in_play
;;; out:      man_x man_y man_facing man_posture, st_target of a patrol; C = 1 back; changes
;;;           man_seen patrol_*
;;; clobbers: A X Y st_cursor_x/y, scratch and what drawing uses
;;; cycles:   -
.proc step_places
        ldy     st_scenario
        lda     patrols,y
        cmp     st_side
        bne     by_hand
.endproc
        falls_into patrol_ask

.proc patrol_ask
        lda     #<msg_setup_entry
        ldy     #>msg_setup_entry
        ldx     #ENTRIES
        jsr     setup_choice
        bcs     @done
        tax
        dex
        stx     patrol_entry
@exit:  lda     #<msg_setup_exit
        ldy     #>msg_setup_exit
        ldx     #ENTRIES
        jsr     setup_choice
        bcs     patrol_ask
        tax
        dex
        stx     patrol_exit
        jsr     patrol_adjacent
        bcc     @set
        jsr     sound_refuse
        print_prompt msg_setup_near
        jsr     any_key
        jmp     @exit
@set:   ldx     st_side
        jsr     patrol_aim
        jsr     patrol_place
        clc
@done:  rts
.endproc

        .import msg_setup_entry, msg_setup_exit

.proc by_hand
        jsr     off_the_map
        jsr     area_first
        stx     place_x
        sty     place_y
        sta     place_facing
        lda     #0
        sta     place_note
        jsr     screen_clear
        jsr     setup_first
        dex
@next:  jsr     next_man
        bcs     @all
        stx     place_man
@ask:   jsr     show
        ldx     place_x
        ldy     place_y
        lda     #NOTE_ROW
        jsr     map_cursor
        bcs     @other
        stx     place_x
        sty     place_y
        jsr     place_legal
        bcc     @refuse
        ldx     place_man
        lda     place_x
        sta     man_x,x
        lda     place_y
        sta     man_y,x
        lda     place_facing
        sta     man_facing,x
        lda     #POSTURE_UPRIGHT
        sta     man_posture,x
        jsr     beside
        ldx     place_man
        jmp     @next
@refuse:
        jsr     sound_refuse
        lda     #1
        sta     place_note
        bne     @ask                    ; always
@other: cmp     #KEY_ESCAPE
        beq     @back
        cmp     #'?'
        bne     @ask
        lda     #HELP_MAP
        jsr     help_show
        jsr     screen_clear
        jmp     @ask
@back:  ldx     place_man               ; the man before is taken up again
        jsr     man_before
        bcc     @leave
        stx     place_man
        lda     man_x,x
        sta     place_x
        lda     man_y,x
        sta     place_y
        lda     #0
        sta     man_x,x
        beq     @ask                    ; always
@leave: sec
        rts
@all:   clc
        rts
.endproc

; X = the next man of the side behind X who takes part; C = 1 when there is none.
.proc next_man
@look:  inx
        cpx     #SQUAD
        beq     @end
        cpx     #SOLDIERS
        bcs     @out
@this:  lda     man_in_play,x
        beq     @look
        clc
        rts
@end:   lda     st_side                 ; the first German, or behind the last American
        bne     @this
        sec
@out:   rts
.endproc

; X = the man before; C = 0 when there is none.
.proc man_before
@look:  cpx     #SQUAD
        bne     @not
        lda     st_side
        bne     @none                   ; the first German
@not:   dex
        bmi     @none
        lda     man_in_play,x
        beq     @look
        sec
        rts
@none:  clc
        rts
.endproc

; Nobody of the side stands anywhere yet.
.proc off_the_map
        jsr     setup_first
        ldy     #SQUAD
        lda     #0
@man:   sta     man_x,x
        inx
        dey
        bne     @man
        rts
.endproc

; The next man is offered the square to the right, if he may stand there.
.proc beside
        lda     #0
        sta     place_note
        ldx     place_x
        inx
        cpx     #MAP_RIGHT+1
        bcs     @done
        ldy     place_y
        jsr     place_legal
        bcc     @done
        inc     place_x
@done:  rts
.endproc

; The map with the men who stand already, and the question.
.proc show
        lda     st_blind
        pha
        lda     #1                      ; no enemy is shown, whatever the game
        sta     st_blind
        lda     #0
        sta     shown_all
        ldx     #SOLDIERS-1
@seen:  sta     man_seen,x
        dex
        bpl     @seen
        jsr     men_shown
        pla
        sta     st_blind
        ldx     #SOLDIERS-1
@man:   lda     man_x,x
        bne     @stands
        sta     shown_look,x
@stands:
        dex
        bpl     @man
        ldx     place_x
        ldy     place_y
        jsr     map_scroll_to
        jsr     map_show
        jsr     text_panel_clear
        ldx     place_man
        jsr     setup_name
        jsr     setup_name_point
        ldy     #NAME_BYTES
@blank: dey
        lda     (zp_ptr0),y
        cmp     #' '
        beq     @blank                  ; a name has at least its first letter
        iny
        tya
        tax
        ldy     #NAME_ROW
        jsr     text_goto               ; close behind the name
        print_msg msg_setup_where
        place   0, 21
        jsr     area_words
        place   0, NOTE_ROW
        lda     place_note
        bne     @not
        jsr     aim_words
        jmp     @keys
@not:   jsr     text_inverse
        print_msg msg_setup_not_there
        jsr     text_plain
@keys:  place   0, 23
        print_msg msg_setup_place_keys
        rts
.endproc
