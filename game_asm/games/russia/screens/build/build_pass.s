; Units change groups: by dividing, between two groups of a hex, by sea.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"
        .include "macros.inc"

        .include "apple2/keys.inc"

        .export build_divide, build_pass, build_sea, build_transfer
        .import build_ask, build_not, group_count, group_divide, group_left, guns_pass, key_capital
        .import page_show, text_print   ; the macros' too
        .import msg_divides, msg_gains, msg_kind, msg_loses, msg_pass_points, page_prompt, sea_find
        .import sea_move, sound_refuse, stands_with, text_byte, text_char, text_goto, text_inverse
        .import text_plain, unit_first, unit_joins, unit_next, units_list

FROM_ROW        = 2
TO_ROW          = 12
LISTS           = 2                     ; rows below a heading that its list begins

loses           = zp_overlay
gains           = zp_overlay+1
afloat          = zp_overlay+2          ; 1 = over the sea: one unit, no artillery
which           = zp_overlay+3

        .segment "BUILD"

;;; build_divide -- ask for a group and divide it
;;; rule:     4.3.1 4.3.2 4.3.3 4.3.4 4.3.5
;;; in:       st_side; the state
;;; out:      the groups and units
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc build_divide
        lda     #0
        sta     afloat
        lda     #<msg_divides
        ldy     #>msg_divides
        jsr     build_ask
        bcs     @done
        sta     loses
        lda     #<msg_kind
        ldy     #>msg_kind
        jsr     page_prompt
@key:   jsr     key_capital
        cmp     #KEY_ESCAPE
        beq     @done
        sec
        sbc     #'1'
        cmp     #KIND_INFANTRY + 1
        bcc     @kind
        jsr     sound_refuse
        jmp     @key
@kind:  ldx     loses
        jsr     group_divide
        bcs     @not
        stx     gains
        jmp     build_pass
@not:   jsr     build_not
@done:  rts
.endproc

;;; build_transfer -- ask for two groups of a hex; units go from one to the other
;;; rule:     4.4.1 4.4.2 4.4.3 4.4.4 4.4.5
;;; in:       st_side; the state
;;; out:      the groups and units
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc build_transfer
        lda     #0
        sta     afloat
        jsr     ask_two
        bcs     @done
        ldx     loses
        ldy     gains
        jsr     stands_with
        bcc     build_pass
        jmp     build_not
@done:  rts
.endproc

;;; build_pass -- the units of two groups; figures send them over, A artillery, RETURN ends it
;;; rule:     4.3.3 4.3.4 4.3.5 4.4.3 4.4.4 4.4.5
;;; in:       zp_overlay = losing, zp_overlay+1 = gaining group; zp_overlay+2 = 1 by sea
;;; out:      the groups and units; a group without units is gone
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc build_pass
@page:  jsr     page
@key:   jsr     key_capital
        cmp     #KEY_RETURN
        beq     @done
        cmp     #KEY_ESCAPE
        beq     @done
        cmp     #'A'
        beq     @guns
        sec
        sbc     #'0'
        cmp     #MOST_GROUP
        bcs     @no
        sta     which
        ldx     loses
        jsr     unit_first
@seek:  bcs     @no
        dec     which
        bmi     @found
        jsr     unit_next
        jmp     @seek
@found: ldx     loses
        ldy     gains
        lda     afloat
        bne     @sea
        tya
        tax
        jsr     unit_joins
        bcs     @not
        ldx     loses
        jsr     unit_first
        bcc     @page                   ; that was not the last
@done:  jsr     guns_home
        ldx     gains
        jsr     group_left
        ldx     loses
        lda     gains
        pha
        jsr     guns_over
        pla
        ldx     loses
        jmp     group_left
@sea:   jsr     sea_move
        bcc     @done
@not:   jsr     build_not
        jmp     @page
@no:    jsr     sound_refuse
        jmp     @key
@guns:  lda     afloat
        bne     @no
        lda     #<msg_pass_points
        ldy     #>msg_pass_points
        jsr     build_ask
        bcs     @page
        ldx     loses
        ldy     gains
        jsr     guns_pass
        jmp     @page
.endproc

; A group that nobody has come to gives its artillery back.
.proc guns_home
        ldx     gains
        jsr     unit_first
        bcc     @done
        ldx     gains
        ldy     loses
        lda     #MOST_GUNS
        jmp     guns_pass
@done:  rts
.endproc

; The last unit takes what artillery is left along.
.proc guns_over
        lda     afloat
        bne     @done
        ldx     loses
        jsr     unit_first
        bcc     @done
        ldx     loses
        ldy     gains                   ; it stands: somebody came to it
        lda     #MOST_GUNS
        jmp     guns_pass
@done:  rts
.endproc

;;; build_sea -- ask for two groups in ports of a sea; a unit goes over
;;; rule:     4.10.1 4.10.6
;;; in:       st_side; the state
;;; out:      the groups and units
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc build_sea
        print_page msg_sea
        lda     #1
        sta     afloat
        jsr     ask_two
        bcs     @done
        ldx     loses
        ldy     gains
        jsr     sea_find
        bcs     @not
        jmp     build_pass
@not:   jmp     build_not
@done:  rts
.endproc

; loses and gains; C = 1: none.
.proc ask_two
        lda     #<msg_loses
        ldy     #>msg_loses
        jsr     build_ask
        bcs     @done
        sta     loses
        lda     #<msg_gains
        ldy     #>msg_gains
        jsr     build_ask
        bcs     @done
        sta     gains
@done:  rts
.endproc

; Both lists.
.proc page
        print_page msg_pass
        ldx     #1
        ldy     #FROM_ROW
        jsr     text_goto
        print_msg msg_pass_from
        ldx     loses
        jsr     head
        ldx     loses
        ldy     #FROM_ROW + LISTS
        jsr     units_list
        ldx     loses
        jsr     group_count
        sta     which
@figure:
        dec     which
        bmi     @to
        lda     which
        clc
        adc     #FROM_ROW + LISTS
        tay
        ldx     #0
        jsr     text_goto
        jsr     text_inverse
        lda     which
        ora     #'0'
        jsr     text_char
        jsr     text_plain
        jmp     @figure
@to:
        ldx     #1
        ldy     #TO_ROW
        jsr     text_goto
        print_msg msg_pass_to
        ldx     gains
        jsr     head
        ldx     gains
        ldy     #TO_ROW + LISTS
        jsr     units_list
        print_prompt msg_pass_keys
        rts
.endproc

.proc head
        stx     which
        txa
        jsr     text_byte
        print_msg msg_pass_guns
        ldx     which
        lda     group_guns,x
        jmp     text_byte
.endproc
