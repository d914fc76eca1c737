; Cities by number: where factories stand, where units are raised.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"
        .include "macros.inc"

        .include "apple2/keys.inc"

        .export build_factory, build_raise
        .import any_key, ask_sure, build_ask, build_not, msg_dismantle, city_names, city_raises
        .import city_side
        .import factory_at, factory_build, factory_dismantle, key_capital
        .import msg_city, msg_city_none, msg_factory_keys, msg_kind, msg_raise_axis
        .import msg_raise_soviet
        .import build_on, msg_raise_points, page_prompt, page_show, rng_below, sound_refuse
        .import text_byte, text_byte_right
        .import text_clear_row, text_goto, text_print, type_flags, type_maximum, type_row
        .import type_words, unit_choice
        .import unit_raise, word_print

FIRST_ROW       = 4
PROMPT_ROW      = 22
ROWS            = 17
CHOSEN_ROW      = FIRST_ROW + ROWS      ; the city that was named
NAME_COLUMN     = 4
NUMBER_COLUMN   = 19
FACTORY_KINDS   = 4
CHOICES_SHOWN   = 3

city            = zp_overlay
row             = zp_overlay+1
raises          = zp_overlay+2          ; 1 = for units, 0 = for factories
kind            = zp_overlay+3
type            = zp_overlay+4
points          = zp_overlay+5
place           = zp_overlay+6          ; two bytes
choice          = zp_overlay+8
began           = zp_overlay+9          ; the city that a page began with
NO_DRAW         = 99                    ; brings the type that the choice names

        .segment "BUILD"

;;; build_factory -- a city by number: factories go up or are taken to pieces there
;;; rule:     4.8.1 4.8.2 4.8.3 4.8.4 4.8.5
;;; in:       st_side; the state
;;; out:      the cities, pool_factories, pool_build, st_dismantled
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc build_factory
        lda     #0
        sta     raises
@city:  jsr     ask
        bcs     @done
        ldx     #NAME_COLUMN            ; it may stand on another page of the list
        ldy     #CHOSEN_ROW
        jsr     text_goto
        ldx     city
        lda     #<city_names
        ldy     #>city_names
        jsr     word_print
        lda     #<msg_factory_keys
        ldy     #>msg_factory_keys
        jsr     page_prompt
@key:   jsr     key_capital
        cmp     #KEY_ESCAPE
        beq     @city
        cmp     #KEY_RETURN
        beq     @city
        cmp     #'D'
        beq     @dismantle
        sec
        sbc     #'1'
        cmp     #FACTORY_KINDS
        bcs     @no
        ldx     city
        jsr     factory_build
        bcs     @not
        bcc     @city                   ; always
@no:    jsr     sound_refuse
        jmp     @key
@dismantle:
        lda     #<msg_dismantle
        ldy     #>msg_dismantle
        jsr     ask_sure
        bcc     @city
        ldx     city
        jsr     factory_dismantle
        bcs     @not
        pha
        ldy     #PROMPT_ROW
        jsr     text_clear_row
        pla
        jsr     text_byte
        print_msg msg_dismantled
        jsr     any_key
        jmp     @city
@not:   jsr     build_not
        jmp     @city
@done:  rts
.endproc

;;; build_raise -- a city by number: a new unit is raised there
;;; rule:     4.9.1 4.9.2 4.9.3 4.9.5 4.9.6 4.9.13
;;; rule:     4.9.9 4.9.10 4.9.11 4.9.12  drawn when all has been asked
;;; in:       st_side; zones_make's marks; the state
;;; out:      the units, groups and pools
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc build_raise
        lda     #1
        sta     raises
        jsr     ask
        bcs     @out
        ldx     city
        jsr     city_raises
        bcs     @bad
        lda     zp_hex
        sta     place
        lda     zp_hex+1
        sta     place+1
        ldx     st_side
        lda     choice_lo,x
        ldy     choice_hi,x
        jsr     page_prompt
@key:   jsr     key_capital
        cmp     #KEY_ESCAPE
        beq     @out
        sec
        sbc     #'1'
        cmp     #CHOICES_SHOWN
        bcc     @choice
        jsr     sound_refuse
        jmp     @key
@bad:   jmp     build_not
@out:   rts
@choice:
        sta     choice
        ldy     #NO_DRAW
        jsr     unit_choice
        bcs     @bad
        sta     type
        jsr     strength
        bcs     @out
        jsr     kind_ask
        bcs     @out
        lda     #100                    ; drawn when there is no way back, or Escape draws again
        jsr     rng_below
        tay
        lda     choice
        jsr     unit_choice             ; a type that costs as much and goes into the same groups
        sta     type
        lda     place
        sta     zp_hex
        lda     place+1
        sta     zp_hex+1
        lda     type
        jsr     type_row
        lda     points                  ; or the most that it may have
        cmp     type_maximum,x
        bcc     @fits
        lda     type_maximum,x
@fits:  tay
        lda     type
        ldx     kind
        jsr     unit_raise
        bcs     @bad
        stx     kind
        print_prompt msg_raise_what
        jsr     type_print
        print_msg msg_raised
        lda     kind
        jsr     text_byte
        print_msg msg_raised_key
        jmp     any_key
.endproc

; Ask for the kind of group, when a unit of `type` may go into either: kind; C = 1 Escape.
.proc kind_ask
        lda     #KIND_INFANTRY
        sta     kind
        ldx     type
        lda     type_flags,x
        bpl     @done
        lda     #<msg_kind
        ldy     #>msg_kind
        jsr     page_prompt
@which: jsr     key_capital
        cmp     #KEY_ESCAPE
        beq     @leave
        sec
        sbc     #'1'
        cmp     #KIND_INFANTRY + 1
        sta     kind
        bcc     @done
        jsr     sound_refuse
        jmp     @which
@done:  clc
        rts
@leave: sec
        rts
.endproc

.proc type_print
        ldx     type
        lda     #<type_words
        ldy     #>type_words
        jmp     word_print
.endproc

; Ask for the strength of a new unit of `type`: points; C = 1 none.
.proc strength
        print_prompt msg_raise_what
        jsr     type_print
        print_msg msg_raise_most
        lda     type
        jsr     type_row
        lda     type_maximum,x
        jsr     text_byte
        lda     #<msg_raise_points
        ldy     #>msg_raise_points
        jsr     build_on
        sta     points
        rts
.endproc

; The list, page after page, behind the last one the first again, until a city is named: city;
; C = 1 Escape.
.proc ask
        lda     #0
        sta     city
@page:  lda     city
        sta     began
        jsr     list
        lda     row
        cmp     #FIRST_ROW
        bne     @shown
        lda     began
        bne     ask                     ; nobody is left behind the page before
        print_at NAME_COLUMN, FIRST_ROW, msg_city_none
@shown:
        lda     #<msg_city
        ldy     #>msg_city
        jsr     build_ask
        bcc     @take
        bne     @leave
        beq     @page                   ; always
@take:  beq     @again
        cmp     #CITIES + 1
        bcs     @again
        sec
        sbc     #1
        sta     city
        tax
        jsr     city_side
        cmp     st_side
        bne     @not
        clc
        rts
@not:   lda     #NOT_CITY
        jsr     build_not
@again: jmp     ask
@leave: sec
        rts
.endproc

; A page of cities from `city` on; `city` = the first of the next page.
.proc list
        lda     raises
        beq     @factories
        print_page msg_raise
        jmp     @rows
@factories:
        print_page msg_factory
@rows:  lda     #FIRST_ROW
        sta     row
@city:  ldx     city
        cpx     #CITIES
        bcs     @done
        jsr     city_side
        cmp     st_side
        bne     @next
        lda     raises
        beq     @show
        jsr     city_raises
        bcs     @next
@show:  jsr     line
        inc     row
        lda     row
        cmp     #FIRST_ROW + ROWS
        inc     city
        bcs     @done
        bcc     @city                   ; always
@next:  inc     city
        bne     @city                   ; always
@done:  rts
.endproc

.proc line
        ldx     #0
        ldy     row
        jsr     text_goto
        lda     city
        clc
        adc     #1
        ldx     #3
        jsr     text_byte_right
        ldx     #NAME_COLUMN
        ldy     row
        jsr     text_goto
        ldx     city
        lda     #<city_names
        ldy     #>city_names
        jsr     word_print
        lda     raises
        bne     @done
        sta     kind
@kind:  lda     kind                    ; column = NUMBER_COLUMN + 5 * kind
        asl     a
        asl     a
        adc     kind
        adc     #NUMBER_COLUMN
        tax
        ldy     row
        jsr     text_goto
        ldx     city
        lda     kind
        jsr     factory_at
        ldx     #3
        jsr     text_byte_right
        inc     kind
        lda     kind
        cmp     #FACTORY_KINDS
        bcc     @kind
@done:  rts
.endproc

choice_lo:      .lobytes msg_raise_axis, msg_raise_soviet
choice_hi:      .hibytes msg_raise_axis, msg_raise_soviet
