; Unit mode of the orders phase.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "macros.inc"
        .include "orders/orders.inc"
        .export orders_unit, each_unit, unit_pick, unit_alive
        .import unit_panel, ask_print, orders_key, cursor_key, sound_refuse, unit_select, friend_at
        .import key_wait, key_upper, text_char
        .import order_advance, order_bombard, order_center, order_disembark, order_embark
        .import order_face, order_hq, order_inspect, order_cancel, order_look, order_move
        .import order_next, order_goals, order_passengers, order_range, order_speed, order_target
        .import view_facing, unit_help

        .segment "ORDERS"

;;; orders_unit -- unit mode: orders to the current unit until the player leaves it
;;; rule:     5.2.2
;;; in:       ord_unit, ord_all; zp_side
;;; out:      changes st_cursor_x/y unit_records
;;; clobbers: A X Y zp_unit zp_unit_no, all the overlay's own, what the rules use, what
;;;           line_input uses and the picture
;;; cycles:   -
.proc orders_unit
@panel: jsr     unit_panel
@key:   jsr     orders_key
        jsr     cursor_key
        bcs     @moved
        cmp     #KEY_ESCAPE
        beq     @leave
        ldx     #KEYS-1
@look:  cmp     keys,x
        beq     @found
        dex
        bpl     @look
        jsr     sound_refuse
        jmp     @key
@moved: lda     ord_menu
        beq     @panel                  ; what was said there has been read
        bne     @key                    ; always
@leave: lda     #0
        sta     ord_all
        rts
@found: cpx     #LEAVES
        bcc     @leave
        txa
        pha
        lda     ord_unit                ; painting the map has spoiled it
        jsr     unit_select
        pla
        asl     a
        tax
        lda     #>(@panel-1)            ; the order returns to @panel
        pha
        lda     #<(@panel-1)
        pha
        lda     orders-2*LEAVES+1,x
        pha
        lda     orders-2*LEAVES,x
        pha
        rts

keys:   .byte   "QX"
LEAVES  = * - keys
        .byte   "ABCDEFHIKLMNOPRSTVZ?/"
KEYS    = * - keys
orders: .word   order_advance-1, order_bombard-1, order_center-1, order_disembark-1
        .word   order_embark-1, order_face-1, order_hq-1, order_inspect-1, order_cancel-1
        .word   order_look-1, order_move-1, order_next-1, order_goals-1, order_passengers-1
        .word   order_range-1, order_speed-1, order_target-1, view_facing-1, all_units-1
        .word   unit_help-1, unit_help-1
.endproc

;;; all_units -- into all-units mode and out of it
;;; rule:     5.3.1 5.3.2
;;; in:       ord_unit
;;; out:      ord_all, ord_unit
;;; clobbers: A X Y zp_ptr1 zp_t0 zp_t1
;;; cycles:   -
.proc all_units
        lda     ord_all
        bne     @off
        lda     ord_unit
        jsr     its_hq
        jsr     unit_alive
        bcc     @no
        sta     ord_unit
        inc     ord_all
        rts
@off:   lda     #0
        sta     ord_all
        rts
@no:    set_note msg_orders_no_hq
        rts
.endproc

        .export its_hq
; A = number -> A = number of its formation's HQ.  Spoils zp_t0.
.proc its_hq
        sta     zp_t0
        sec
@index: sbc     #IN_FORMATION
        bcs     @index
        adc     #IN_FORMATION
        eor     #$FF
        sec
        adc     zp_t0
        rts
.endproc

;;; unit_alive -- is there such a unit?
;;; in:       A = number; zp_side
;;; out:      C = 1: yes; A kept
;;; clobbers: X Y zp_ptr1 zp_t0 zp_t1
;;; cycles:   <= 180
.proc unit_alive
        pha
        jsr     friend_at
        ldy     #U_COUNT
        lda     (zp_ptr1),y
        cmp     #1
        pla
        rts
.endproc

;;; unit_pick -- ask for the index of a unit in a formation
;;; rule:     5.1.1 5.3.1  a letter, then 0 to 8, or A for all
;;; in:       A = letter; zp_side
;;; out:      C = 0: ord_unit, ord_all; C = 1: taken back, or there is none
;;; clobbers: A X Y, scratch and the overlay's own
;;; cycles:   -
.proc unit_pick
        pha
        sec
        sbc     #'A'
        sta     ord_value
        asl     a                       ; x 9
        asl     a
        asl     a
        adc     ord_value               ; C = 0
        sta     ord_value
        jsr     formation_lives
        bcc     @nobody
        ask_at  msg_orders_unit_which
        pla
        jsr     text_char
        lda     #0
        sta     ord_all
@key:   jsr     key_wait
        jsr     key_upper
        cmp     #KEY_ESCAPE
        beq     @back
        cmp     #'X'
        beq     @back
        cmp     #'A'
        beq     @all
        cmp     #'Z'
        beq     @all
        cmp     #'0'
        bcc     @no
        cmp     #'0'+IN_FORMATION
        bcs     @no
        and     #$0F
        clc
        adc     ord_value
        jsr     unit_alive
        bcc     @none
        sta     ord_unit
        clc
        rts
@no:    jsr     sound_refuse
        jmp     @key
@all:   lda     ord_value
        jsr     unit_alive
        bcc     @none
        sta     ord_unit
        inc     ord_all
        clc
        rts
@nobody:
        pla
        set_note msg_orders_no_formation
        sec
        rts
@none:  set_note msg_orders_none
        lda     zp_key
        cmp     #'9'
        bcc     @back
        set_note msg_orders_no_hq
@back:  sec
        rts
.endproc

; C = 1 when a unit of the formation lives whose HQ is number ord_value.
.proc formation_lives
        lda     #IN_FORMATION
        sta     ord_left
        lda     ord_value
@unit:  jsr     unit_alive
        bcs     @yes
        adc     #1                      ; C = 0, and stays so
        dec     ord_left
        bne     @unit
@yes:   rts
.endproc

;;; each_unit -- carry an order out for the current unit, or for its whole formation
;;; rule:     5.3.1
;;; in:       ord_do = the order; ord_all, ord_unit
;;; out:      the unit at work is the current one; changes unit_records
;;; clobbers: A X Y zp_unit zp_unit_no, what the rules use and the overlay's own
;;; cycles:   -
.proc each_unit
        lda     ord_all
        bne     @all
        jmp     (ord_do)
@all:   lda     #IN_FORMATION
        sta     ord_left
        lda     ord_unit
@unit:  jsr     unit_select
        ldy     #U_COUNT
        lda     (zp_unit),y
        beq     @next
        jsr     @call
@next:  inc     zp_unit_no
        lda     zp_unit_no
        dec     ord_left
        bne     @unit
        lda     ord_unit
        jmp     unit_select
@call:  jmp     (ord_do)
.endproc
