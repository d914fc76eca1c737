; Who needs the player.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"
        .include "macros.inc"

        .export order_needs
        .import msg_needs_nobody, msg_needs_rest, msg_needs_supply, page_show, page_wait, side_of
        .import text_byte, text_goto, text_print, unit_first, unit_next

TIRED           = 60                    ; a unit's fatigue that is told
FIRST_ROW       = 2
ROWS            = 19
COLUMNS         = 2
WIDTH           = 20

group           = zp_overlay+8
row             = zp_overlay+9
column          = zp_overlay+10
needs           = zp_overlay+11         ; 1 = supply, 2 = rest

        .segment "ORDERS"

;;; order_needs -- a page of the groups that are without supply or tired, until a key is struck
;;; rule:     6.1.4 8.1.11  ours: whom to look after first
;;; in:       st_side; the state
;;; out:      C = 0; the picture
;;; clobbers: everything but the state
;;; cycles:   -
.proc order_needs
        print_page msg_needs
        lda     #0
        sta     column
        lda     #FIRST_ROW
        sta     row
        lda     #1
        sta     group
@group: ldx     group
        jsr     needs_of
        beq     @next
        jsr     line
        bcs     @full
@next:  inc     group
        bpl     @group
        lda     row
        eor     #FIRST_ROW
        ora     column
        bne     @full
        print_at 1, FIRST_ROW, msg_needs_nobody
@full:  jsr     page_wait
        clc
        rts
.endproc

; A = needs = what combat group X of st_side needs, 0 nothing.
.proc needs_of
        lda     #0
        sta     needs
        txa
        and     #NUMBER_BITS
        cmp     #FIRST_AIR
        bcs     @done
        lda     group_at_hi,x
        cmp     #NOWHERE
        beq     @done
        jsr     side_of
        cmp     st_side
        bne     @done
        lda     group_flags,x
        eor     #GF_SUPPLIED
        and     #GF_SUPPLIED
        sta     needs
        .assert GF_SUPPLIED = 1, error, "the flag is what it needs"
        jsr     unit_first
@unit:  bcs     @done
        ldy     #U_FATIGUE
        lda     (zp_unit),y
        cmp     #TIRED
        bcc     @fresh
        lda     needs
        ora     #2
        sta     needs
        bne     @done                   ; always
@fresh: jsr     unit_next
        jmp     @unit
@done:  lda     needs
        rts
.endproc

; `group` and its needs in the next place of the page; C = 1: the page is full.
.proc line
        ldx     column
        inx
        ldy     row
        jsr     text_goto
        lda     group
        jsr     text_byte
        lda     needs
        lsr     a
        bcc     @rest
        print_msg msg_needs_supply
@rest:  lda     needs
        and     #2
        beq     @placed
        print_msg msg_needs_rest
@placed:
        inc     row
        lda     row
        cmp     #FIRST_ROW + ROWS
        bcc     @done
        lda     #FIRST_ROW
        sta     row
        lda     column
        clc
        adc     #WIDTH
        sta     column
        cmp     #WIDTH * COLUMNS
@done:  rts
.endproc
