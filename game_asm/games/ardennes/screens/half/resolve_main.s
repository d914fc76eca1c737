; The resolution of a half-day: guns first, then the battles in the attacker's order.
        .include "state.inc"
        .include "ardennes.inc"
        .include "apple2/keys.inc"

        .export resolve_main
        .import panel_named
        .import battle, cursor_hide, engage_kept, engage_member, guards_turn, guards_wanted
        .import guns_fire, hexview_key, hexview_mono
        .import hexview_panel, key_capital, map_draw, msg_battle_keys, msg_help_battle, page_help
        .import sound_refuse
        .import last_unit, panel_first, panel_unit, prompt_at, shown, unit_lead, zones_make

        .segment "RESOLVE_BSS"
number:         .res 1
tried:          .res 1                  ; of the units in the cursor's hex

        .segment "RESOLVE"

;;; resolve_main -- guns fire, then the engagements are fought one by one
;;; rule:     1.9 2.14 2.15 2.37 2.39 5.7 8.6 8.8
;;; in:       the state
;;; out:      st_phase = PHASE_END or PHASE_GUARD
;;; clobbers: everything
;;; cycles:   -
.proc resolve_main
        jsr     zones_make
        lda     #0
        sta     shown
        sta     number                  ; from the first on
        jsr     map_draw
        lda     st_side
        bne     @own
        .assert SIDE_GERMAN = 0, error, "the German is attacked by those that protect"
        jsr     guards_turn
        lda     #SIDE_ALLIED
        jsr     guns_fire
@own:   lda     st_side
        jsr     guns_fire
@next:  jsr     next_engagement
        bcs     @over
        jsr     map_draw
        jsr     unit_lead               ; of a hex with two battles, the unit of this one
        jsr     hexview_panel           ; a computer's battles are told where they are, too
        ldx     st_side
        lda     st_human,x
        bne     @prompt
        lda     number                  ; a computer fights them as they come
        jsr     battle
        jmp     @next
@prompt:
        lda     #<msg_battle_keys
        ldy     #>msg_battle_keys
        jsr     prompt_at
@key:   jsr     key_capital
        cmp     #'N'
        beq     @another
        cmp     #'?'
        beq     @help
        cmp     #KEY_RETURN
        beq     @fight
        cmp     #'Y'
        beq     @drawings
        jsr     hexview_key
        bcc     @key
        lda     #0                      ; another hex: its top unit
        sta     panel_first
        jsr     hexview_panel
        jmp     @key
@another:
        jsr     cursor_hide
        jmp     @next
@help:  lda     #<msg_help_battle
        ldy     #>msg_help_battle
        jsr     page_help
@draw:  jsr     map_draw
        jsr     hexview_panel
        jmp     @prompt
@drawings:
        jsr     hexview_mono
        bcc     @draw                   ; always
@fight: jsr     fought_here
        bcs     @key
        jsr     battle
        jmp     @next
@over:  lda     st_side
        beq     @end
        jsr     guards_wanted
        lda     #PHASE_GUARD
        bcs     @set
@end:   lda     #PHASE_END
@set:   sta     st_phase
        rts
.endproc

; The engagement of the unit named first, or of another in the cursor's hex: C = 0, A = its number.
.proc fought_here
        jsr     panel_named
        bcs     @any
        jsr     engage_member
        bne     @found
@any:   lda     #0
        sta     tried
@each:  lda     tried
        jsr     panel_unit
        bcs     @none
        inc     tried
        jsr     engage_member
        beq     @each
@found: clc
        rts
@none:  jsr     sound_refuse
        sec
        rts
.endproc

; The next engagement behind `number` that has both sides: C = 0, number, last_unit, one of it.
; Those that have lost a side are dissolved.
.proc next_engagement
        ldy     #ENGAGEMENTS
@try:   ldx     number
        inx
        cpx     #ENGAGEMENTS + 1
        bcc     @in
        ldx     #1
@in:    stx     number
        lda     engage_at_hi-1,x
        cmp     #NOWHERE
        beq     @other
        tya
        pha
        txa
        jsr     engage_kept
        pla
        tay
        bcc     @found
@other: dey
        bne     @try
        sec
        rts
@found: stx     last_unit
        rts
.endproc
