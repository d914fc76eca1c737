; A player chooses his force.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "setup/forces.inc"
        .include "macros.inc"

        .export force_choose, offers, buy_offered, buy_take, buy_return, buy_auto
        .import page_show, page_prompt, menu_choice, page_wait, key_flush, buy_page
        .import msg_too_dear, msg_none_back, msg_men_enough
        .import force_auto, force_command, force_kinds_auto
        .import kind_offered, KINDS
        .import formation_buy, formation_return, formation_drop, men_bound

OFFERS_MOST     = 15
GERMAN_CHOICES  = 4
SOVIET_CHOICES  = 3

        .segment "FORCES_BSS"
offers:         .res OFFERS_MOST        ; kinds by letter
buy_offered:    .res 1

        .segment "FORCES"

;;; force_choose -- a player chooses force type and formations of side zp_side
;;; rule:     3.9.1 3.9.2 3.9.3 1.2.1 AM.4
;;; in:       zp_side; st_battle st_period st_points_left
;;; out:      st_force, st_points_left, units; changes formation_kind, unit_records, unit_x/y
;;; clobbers: A X Y buy_offered offers zp_unit zp_unit_no rng_seed, all scratch and the overlay's
;;;           own
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
        jsr     offers_find
        jsr     buy_page
        bcc     @done
@back:  jsr     formation_return        ; and the Command HQ's: another type of force
        bcc     @back
        lda     #0
        jsr     formation_drop
        jmp     type_ask
@done:  rts
.endproc

;;; buy_take -- buy a formation of what is offered
;;; rule:     3.9.3
;;; in:       A = row of the page; zp_side; offers
;;; out:      C = 0 bought; C = 1: A, Y = words why not; changes formation_kind, unit_records,
;;;           unit_x/y, st_points_left
;;; clobbers: A X Y zp_unit zp_unit_no, all scratch and the overlay's own
;;; cycles:   -
.proc buy_take
        tax
        lda     offers,x
        tax
        jsr     men_bound
        bcs     @men
        jsr     formation_buy
        lda     #<msg_too_dear
        ldy     #>msg_too_dear
        rts
@men:   lda     #<msg_men_enough
        ldy     #>msg_men_enough
        rts
.endproc

;;; buy_return -- give back the formation that was bought last
;;; rule:     3.9.3
;;; in:       zp_side
;;; out:      C = 0; C = 1: A, Y = words why not; changes formation_kind, unit_records, unit_x/y,
;;;           st_points_left
;;; clobbers: A X Y zp_unit zp_unit_no, all scratch and the overlay's own
;;; cycles:   -
.proc buy_return
        jsr     formation_return
        lda     #<msg_none_back
        ldy     #>msg_none_back
        rts
.endproc

;;; buy_auto -- all formations as the computer would choose them
;;; rule:     3.9.3
;;; in:       zp_side; st_force
;;; out:      the units; changes formation_kind, unit_records, unit_x/y, st_points_left
;;; clobbers: A X Y zp_unit zp_unit_no rng_seed, all scratch and the overlay's own
;;; cycles:   -
.proc buy_auto
        jsr     formation_return        ; all that was bought
        bcc     buy_auto
        jmp     force_kinds_auto
.endproc

; What side zp_side may buy.
.proc offers_find
        lda     #0
        sta     buy_offered
        tax
@kind:  jsr     kind_offered
        bcc     @next
        ldy     buy_offered
        txa
        sta     offers,y
        inc     buy_offered
@next:  inx
        cpx     #<KINDS
        bcc     @kind
        rts
.endproc
