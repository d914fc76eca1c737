; Who needs the player.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"
        .include "macros.inc"

        .export order_needs
        .import ground_at, hex_neighbour, msg_needs_foot, msg_needs_help, msg_needs_means
        .import msg_needs_men, msg_needs_mech, msg_needs_nobody, msg_needs_rest, msg_needs_supply
        .import msg_needs_vehicles, msg_needs_way, page_show, page_wait, side_of, text_byte
        .import text_goto, text_print, unit_first, unit_next, way_through

TIRED           = 60                    ; a unit's fatigue that is told
FIRST_ROW       = 3
ROWS            = 18
COLUMNS         = 2
WIDTH           = 20

group           = zp_overlay+8
row             = zp_overlay+9
column          = zp_overlay+10
needs           = zp_overlay+11         ; the bits that follow
word            = zp_overlay+20
NEEDS_SUPPLY    = 1
NEEDS_REST      = 2
NEEDS_HELP      = 4
NEEDS_GO        = 8                     ; a way through
THREAT          = 3                     ; hexes of enemies beside it that are told

        .segment "ORDERS"

;;; order_needs -- a page of what is wanting: pools, numbers, then groups that need their player
;;; rule:     6.1.4 8.1.11 4.3.2  ours: whom to look after first
;;; in:       st_side; the state
;;; out:      C = 0; the picture
;;; clobbers: everything but the state
;;; cycles:   -
.proc order_needs
        print_page msg_needs
        jsr     pools
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
@full:  print_at 1, FIRST_ROW + ROWS, msg_needs_means
        jsr     page_wait
        clc
        rts
.endproc

; Pools that are empty, below the heading.
.proc pools
        ldx     #1
        ldy     #1
        jsr     text_goto
        ldx     st_side
        lda     pool_infantry_lo,x
        ora     pool_infantry_hi,x
        bne     @vehicles
        print_msg msg_needs_men
@vehicles:
        ldx     st_side
        lda     pool_vehicles_lo,x
        ora     pool_vehicles_hi,x
        bne     @done
        print_msg msg_needs_vehicles
@done:  falls_into numbers
.endproc

; Kinds of which every number is in use, below it: none can be divided or made.
.proc numbers
        ldx     #1
        ldy     #2
        jsr     text_goto
        ldx     st_side
        ldy     #FIRST_INFANTRY
        jsr     all_used
        bcc     @foot
        print_msg msg_needs_mech
@foot:  ldx     st_side
        inx
        inx
        ldy     #FIRST_AIR
        jsr     all_used
        bcc     @done
        print_msg msg_needs_foot
@done:  rts
; by side: the number before the first mechanized group, then before the first of infantry
before: .byte   NO_GROUP, SOVIET_BIT - 1
        .byte   FIRST_INFANTRY - 1, SOVIET_BIT + FIRST_INFANTRY - 1
.endproc

; C = 1: all numbers behind number X of `before` are in use, as far as Y of the same side.
.proc all_used
        sty     zp_t0
        lda     numbers::before,x
        tax
@next:  inx
        txa
        and     #NUMBER_BITS
        cmp     zp_t0
        bcs     @done
        lda     group_at_hi,x
        cmp     #NOWHERE
        bne     @next
        clc
@done:  rts
.endproc

; Group X: enemies in many of the hexes around it.
.proc threatened
        lda     #THREAT
        sta     zp_t3
        lda     #DIRECTIONS - 1
        sta     zp_t4
@way:   ldx     group
        lda     group_at_lo,x
        sta     zp_arg0
        lda     group_at_hi,x
        sta     zp_arg1
        ldx     zp_t4
        jsr     hex_neighbour
        lda     zp_arg0
        sta     zp_hex
        lda     zp_arg1
        sta     zp_hex+1
        jsr     ground_at
        and     #GROUND_FOE
        beq     @next
        dec     zp_t3
        bne     @next
        lda     needs
        ora     #NEEDS_HELP
        sta     needs
@next:  dec     zp_t4
        bpl     @way
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
        .assert GF_SUPPLIED = NEEDS_SUPPLY, error, "the flag is what it needs"
        jsr     threatened
        ldx     group
        jsr     unit_first
@unit:  bcs     @fit
        ldy     #U_FATIGUE
        lda     (zp_unit),y
        cmp     #TIRED
        bcc     @fresh
        lda     needs
        ora     #NEEDS_REST
        sta     needs
        bne     @done                   ; always
@fresh: jsr     unit_next
        jmp     @unit
@fit:   lda     needs                   ; nobody is tired
        lsr     a
        bcs     @done
        lda     group
        and     #NUMBER_BITS
        cmp     #FIRST_INFANTRY
        bcs     @done
        ldx     group
        jsr     way_through
        bcc     @done
        lda     needs
        ora     #NEEDS_GO
        sta     needs
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
        lda     #0
        sta     word
@bit:   lsr     needs
        bcc     @not
        ldx     word
        lda     word_lo,x
        ldy     word_hi,x
        jsr     text_print
@not:   inc     word
        lda     needs
        bne     @bit
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

; in the order of the bits
word_lo:        .lobytes msg_needs_supply, msg_needs_rest, msg_needs_help, msg_needs_way
word_hi:        .hibytes msg_needs_supply, msg_needs_rest, msg_needs_help, msg_needs_way
