; A player chooses his force.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "setup/forces.inc"
        .include "macros.inc"
        .include "apple2/keys.inc"

        .export force_choose, offers, offered
        .import page_show, page_prompt, menu_choice, page_wait, key_capital, sound_refuse
        .import text_print, text_clear_row, key_flush
        .import force_auto, force_command, force_kinds_auto, force_draw, force_help
        .import kind_offered, KINDS
        .import formation_buy, formation_return, formation_drop

ROW_ANSWER      = 23
OFFERS_MOST     = 15
GERMAN_CHOICES  = 4
SOVIET_CHOICES  = 3

        .segment "FORCES_BSS"
offers:         .res OFFERS_MOST        ; kinds by letter
offered:        .res 1

        .segment "FORCES"

;;; force_choose -- a player chooses force type and formations of side zp_side
;;; rule:     3.9.1 3.9.2 3.9.3 1.2.1 AM.4
;;; in:       zp_side; st_battle st_period st_points_left
;;; out:      st_force, st_points_left, units; changes formation_kind, unit_records, unit_x/y
;;; clobbers: A X Y offered offers zp_unit zp_unit_no, all scratch and the overlay's own
;;; cycles:   -
.proc force_choose
        jsr     key_flush
        ; on into type_ask
.endproc
        falls_into type_ask

; The type of the force, then the page.
.proc type_ask
@ask:   ldx     zp_side
        bne     @soviet
        print_page msg_force_german
        lda     #GERMAN_CHOICES
        bne     @choose                 ; always
@soviet:
        print_page msg_force_soviet
        lda     #SOVIET_CHOICES
@choose:
        pha
        print_prompt msg_force_choose
        pla
        pha
        jsr     menu_choice
        tax
        pla
        bcs     @other
        sta     zp_t0
        cpx     zp_t0                   ; the last one
        beq     @auto
        dex
        txa
        ldx     zp_side
        sta     st_force,x
        jsr     force_command
        jmp     buy
@other: cpx     #'?'                    ; there is no way back behind the map
        bne     @ask
        print_page msg_force_kinds
        jsr     page_wait
        jmp     @ask
@auto:  jsr     force_auto
        ; on into buy
.endproc
        falls_into buy

; The page of what is offered, until the player has done.
.proc buy
@page:  jsr     offers_find
        jsr     force_draw
@key:   jsr     key_capital
        cmp     #'X'
        beq     @done
        cmp     #'0'
        beq     @auto
        cmp     #KEY_LEFT
        beq     @back
        cmp     #KEY_DELETE
        beq     @back
        cmp     #'?'
        beq     @help
        cmp     #KEY_ESCAPE
        beq     @anew
        sec
        sbc     #'A'
        bcc     @no
        cmp     offered
        bcs     @no
        tax
        lda     offers,x
        tax
        jsr     formation_buy
        bcc     @page
        ldy     #ROW_ANSWER
        jsr     text_clear_row
        print_msg msg_too_dear
@no:    jsr     sound_refuse
        jmp     @key
@back:  jsr     formation_return
        bcc     @page
        ldy     #ROW_ANSWER
        jsr     text_clear_row
        print_msg msg_none_back
        jmp     @no
@help:  jsr     force_help
        jmp     @page
@auto:  jsr     formation_return        ; all that was bought
        bcc     @auto
        jsr     force_kinds_auto
        jmp     @page
@anew:  jsr     formation_return        ; and the Command HQ's: another type of force
        bcc     @anew
        lda     #0
        jsr     formation_drop
        jmp     type_ask
@done:  rts
.endproc

; What side zp_side may buy.
.proc offers_find
        lda     #0
        sta     offered
        tax
@kind:  jsr     kind_offered
        bcc     @next
        ldy     offered
        txa
        sta     offers,y
        inc     offered
@next:  inx
        cpx     #<KINDS
        bcc     @kind
        rts
.endproc
