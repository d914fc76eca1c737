; The depots of a side, one after the other.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"
        .include "macros.inc"
        .include "apple2/keys.inc"

        .export supply_main
        .import any_key, cursor_hex, depot_choose, depot_home, depot_reach, depot_serve
        .import field_here, hex_to
        .import hexview_key, hexview_panel, key_capital, map_draw, msg_depot, msg_depot_far
        .import msg_depot_full
        .import msg_help_supply, msg_want, order_refused, page_help, panel_first, prompt_at
        .import rail_order
        .import shown, shown_limit, sound_refuse, stack_at, text_byte, text_char
        .import text_clear_row, text_print

MOST_PENALTY    = 4

PROMPT          = 23
STARS           = 40                    ; as many as the row has room for
MOMENT          = 120                   ; thousandths of a second

depot           = zp_overlay+20         ; 0..11
spent           = zp_overlay+21

        .segment "ORDERS_BSS"
came:           .res 2                  ; where the cursor was, to put it back

        .segment "ORDERS"

;;; supply_main -- each depot goes where the player says, and serves
;;; rule:     5.2.1 5.2.2 5.2.3 5.2.7 5.2.10 5.2.13 5.2.19 5.2.20 5.3.7 6.7.3 5.2.17 5.4.1
;;; in:       st_side st_depot
;;; out:      st_phase = PHASE_PLOT, st_depot = 0; the groups and units; the cursor as it was
;;; clobbers: everything
;;; cycles:   -
.proc supply_main
        lda     #0
        sta     panel_first
        ldx     st_cursor_x
        ldy     st_cursor_y
        stx     came
        sty     came+1
@depot: lda     st_depot
        cmp     #DEPOTS
        bcc     @there
        jmp     over
@there: ldx     st_side
        beq     @axis
        adc     #DEPOTS                 ; C = 0
@axis:  sta     depot
        tax
        jsr     depot_home
        bcs     @skip                   ; in the enemy's hands
        jsr     depot_reach
        lda     #SHOW_REACH
        sta     shown
        lda     #MOST_PENALTY
        sta     shown_limit
        jsr     map_draw
        ldx     depot
        jsr     depot_home
        jsr     hex_to
@prompt:
        jsr     prompt
@key:   jsr     hexview_panel
        jsr     key_capital
        cmp     #'?'
        beq     @help
        cmp     #'N'
        beq     @next
        cmp     #'A'
        beq     @all
        cmp     #'L'
        beq     @last
        cmp     #'S'
        beq     @scan
        cmp     #'B'
        beq     @rail
        cmp     #KEY_RETURN
        beq     @serve
        jsr     hexview_key
        bcs     @key
        jsr     sound_refuse
        jmp     @key
@skip:  jmp     @next
@scan:  lda     #SHOW_WANT
        sta     shown
        jsr     map_draw
        lda     #<msg_want
        ldy     #>msg_want
        jsr     prompt_at
        jsr     any_key
        lda     #SHOW_REACH
        sta     shown
        jsr     map_draw
        jmp     @prompt
@help:  lda     #<msg_help_supply
        ldy     #>msg_help_supply
        jsr     page_help
        jsr     map_draw
        jmp     @prompt
@last:  ldx     depot
        lda     depot_last_lo,x
        sta     zp_hex
        lda     depot_last_hi,x
        sta     zp_hex+1
        jsr     hex_to
        jmp     @prompt
@rail:  jsr     cursor_hex
        jsr     rail_order
        ldx     depot
        jsr     depot_home
        jsr     hex_to
        jmp     @prompt
@serve: jsr     cursor_hex
        jsr     serve
        bcc     @next
        jmp     @prompt
@next:  inc     st_depot
        jmp     @depot
@all:   jsr     everybody
        falls_into over
.endproc

.proc over
        lda     #0
        sta     st_depot
        sta     shown
        lda     #PHASE_PLOT
        sta     st_phase
        ldx     came
        ldy     came+1
        stx     st_cursor_x
        sty     st_cursor_y
        rts
.endproc

; The depot serves at zp_hex: C = 0; C = 1: it cannot, which was said.
.proc serve
        jsr     field_here
        cmp     #MOST_PENALTY + 1
        bcs     @far
        pha
        ldx     depot
        lda     zp_hex
        cmp     depot_home_lo,x
        bne     @room
        lda     zp_hex+1
        cmp     depot_home_hi,x
        beq     @may
@room:  lda     st_side
        jsr     stack_at
        cmp     #STACK
        bcc     @may
        pla
        lda     #<msg_depot_full
        ldy     #>msg_depot_full
        jmp     order_refused
@far:   lda     #<msg_depot_far
        ldy     #>msg_depot_far
        jmp     order_refused
@may:   ldx     depot
        lda     zp_hex
        sta     depot_last_lo,x
        lda     zp_hex+1
        sta     depot_last_hi,x
        ldy     st_side
        lda     pool_supply,y
        sta     spent
        pla
        jsr     depot_serve
        falls_into stars
.endproc

; A star for each supply point that a depot has spent, for a moment; C = 0.
.proc stars
        ldy     st_side
        lda     spent
        sec
        sbc     pool_supply,y
        beq     @none
        cmp     #STARS
        bcc     @few
        lda     #STARS
@few:   sta     spent
        ldy     #PROMPT
        jsr     text_clear_row
@star:  lda     #'*'
        jsr     text_char
        dec     spent
        bne     @star
        ldx     #MOMENT
@wait:  jsr     stars_wait
        dex
        bne     @wait
@none:  clc
        rts
.endproc

; A thousandth part of a second or so.
.proc stars_wait
        ldy     #0
@wait:  dey
        bne     @wait
        rts
.endproc

; All depots that are left go where they serve most.
.proc everybody
@depot: lda     st_depot
        cmp     #DEPOTS
        bcs     @done
        ldx     st_side
        beq     @axis
        adc     #DEPOTS                 ; C = 0
@axis:  sta     depot
        tax
        jsr     depot_home
        bcs     @next
        jsr     depot_reach
        jsr     depot_choose
        bcs     @next                   ; nobody needs it
        jsr     serve
@next:  inc     st_depot
        bne     @depot                  ; always
@done:  rts
.endproc

.proc prompt
        lda     #<msg_depot
        ldy     #>msg_depot
        jsr     prompt_at
        lda     depot
        cmp     #DEPOTS
        bcc     @axis
        adc     #SOVIET_BIT - DEPOTS - 1 ; C = 1
@axis:  clc
        adc     #FIRST_DEPOT
        jsr     text_byte
        ldx     st_side
        lda     rail_wanted_hi,x
        cmp     #NOWHERE
        bne     @named
        print_msg msg_depot_keys
        rts
@named: print_msg msg_depot_named
        rts
.endproc
