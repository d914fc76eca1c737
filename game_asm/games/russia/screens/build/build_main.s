; The build phase of a side.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"
        .include "macros.inc"

        .export build_main
        .import ask_sure, build_aircraft, build_divide, build_factory, build_map
        .import build_raise, group_left
        .import build_sea, build_transfer, computer_build, date_print, key_capital
        .import msg_build_over, msg_build_sure, msg_help_build, msg_side_0, msg_side_1, options
        .import options_phase, order_whole
        .import page_help, page_prompt, page_show, sound_refuse, text_byte, text_goto, text_number
        .import text_print, view_center, zones_make

POOL_COLUMN     = 24

        .segment "BUILD"

;;; build_main -- regroup and build, until the side is done
;;; rule:     4.0.1 4.1.9 4.11.1 3.3.1 8.5.9 4.3.4
;;; in:       st_phase = PHASE_BUILD or PHASE_OPTIONS; st_side
;;; out:      st_phase, st_side = what follows
;;; clobbers: everything
;;; cycles:   -
.proc build_main
        lda     st_phase
        cmp     #PHASE_OPTIONS
        bne     @build
        jmp     options_phase
@build: lda     #0
        sta     left
        jsr     empty_leave
        jsr     zones_make
        ldx     st_cursor_x
        ldy     st_cursor_y
        jsr     view_center             ; for the whole map
@page:  ldx     st_side
        lda     st_human,x
        bne     @player
        jsr     computer_build
        jmp     over
@player:
        jsr     page
@key:   jsr     key_capital
        ldx     #KEYS - 1
@seek:  cmp     keys,x
        beq     @found
        dex
        bpl     @seek
        jsr     sound_refuse
        jmp     @key
@found: lda     does_lo,x
        sta     @go+1                   ; [patched]
        lda     does_hi,x
        sta     @go+2                   ; [patched]
@go:    jsr     done                    ; [patched]
        lda     st_phase
        cmp     #PHASE_BUILD
        bne     @leave
        lda     left
        beq     @page
@leave: rts
.endproc

; Groups that RESET, between a division and its first unit, has left without any are no groups.
.proc empty_leave
        ldx     #1
        lda     st_side
        beq     @group
        ldx     #SOVIET_BIT
@group: jsr     group_left              ; who is not on the map has none either
        inx
        txa
        and     #NUMBER_BITS
        cmp     #FIRST_AIR
        bcc     @group
        rts
.endproc

        .segment "BUILD_BSS"
left:           .res 1                  ; 1 = the side is done

        .segment "BUILD"
keys:           .byte "1234567NSDXQ?OL"
KEYS            = * - keys
does_lo:        .lobytes build_divide, build_transfer, build_aircraft, build_map, order_whole
                .lobytes build_factory, build_raise, build_sea, save, done, ends, leave
                .lobytes help, options, last_week
does_hi:        .hibytes build_divide, build_transfer, build_aircraft, build_map, order_whole
                .hibytes build_factory, build_raise, build_sea, save, done, ends, leave
                .hibytes help, options, last_week
        .assert * - does_hi = KEYS, error, "a routine for each key"

.proc done
        inc     left
        falls_into over
.endproc

; On to the other side, or to the supply of the Soviets.
.proc over
        lda     #0
        sta     st_planes_moved
        sta     st_seas_used
        sta     st_dismantled
        lda     st_side
        bne     @both
        lda     #SIDE_SOVIET            ; the Axis came first
        sta     st_side
        rts
@both:  lda     #PHASE_SUPPLY
        sta     st_phase
        rts
.endproc

; What happened last, and back.
.proc last_week
        lda     #PHASE_BUILD
        sta     st_next_phase
        lda     #PHASE_REPORT
        sta     st_phase
        rts
.endproc

.proc save
        lda     #PHASE_BUILD
        sta     st_next_phase
        lda     #PHASE_SAVE
        sta     st_phase
        rts
.endproc

.proc ends
        lda     #<msg_build_over
        ldy     #>msg_build_over
        jsr     ask_sure
        bcc     @not
        lda     #1
        sta     st_over
        lda     #PHASE_WEEK
        sta     st_phase
@not:   rts
.endproc

.proc leave
        lda     #<msg_build_sure
        ldy     #>msg_build_sure
        jsr     ask_sure
        bcc     @not
        lda     #PHASE_MENU
        sta     st_phase
@not:   rts
.endproc

.proc help
        lda     #<msg_help_build
        ldy     #>msg_help_build
        jmp     page_help
.endproc

; The menu of the phase, and what is in the pools.
.proc page
        print_page msg_build
        ldx     #1
        ldy     #1
        jsr     text_goto
        jsr     date_print
        ldx     st_side
        lda     side_lo,x
        ldy     side_hi,x
        jsr     text_print
        ldx     #POOL_COLUMN
        ldy     #3
        jsr     text_goto
        print_msg msg_infantry
        ldx     st_side
        lda     pool_infantry_lo,x
        ldy     pool_infantry_hi,x
        jsr     @word
        ldx     #POOL_COLUMN
        ldy     #4
        jsr     text_goto
        print_msg msg_vehicles
        ldx     st_side
        lda     pool_vehicles_lo,x
        ldy     pool_vehicles_hi,x
        jsr     @word
        ldx     #POOL_COLUMN
        ldy     #5
        jsr     text_goto
        print_msg msg_guns_pool
        ldx     st_side
        lda     pool_guns_lo,x
        ldy     pool_guns_hi,x
        jsr     @word
        ldx     #POOL_COLUMN
        ldy     #6
        jsr     text_goto
        print_msg msg_aircraft
        ldx     st_side
        lda     pool_aircraft,x
        jsr     text_byte
        ldx     #POOL_COLUMN
        ldy     #7
        jsr     text_goto
        print_msg msg_factories
        ldx     st_side
        lda     pool_factories,x
        jsr     text_byte
        print_prompt msg_build_keys
        rts
@word:  sta     zp_arg0
        sty     zp_arg1
        jmp     text_number
.endproc

side_lo:        .lobytes msg_side_0, msg_side_1
side_hi:        .hibytes msg_side_0, msg_side_1
