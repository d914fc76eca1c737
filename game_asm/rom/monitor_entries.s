; The public routines of the ROM, each at the address where programs call it.
;
; What an entry does stands above the routine that it leads to, under the name it has in the books;
; cycles there are those of a call by the entry, with its jump. Where two entries lie too close for
; a jump the first one falls into the second. All between them is 0: who calls what is not here
; comes to a BRK, and the screen names the place.
        .setcpu "6502"
        .include "monitor.inc"

        .import bell_sound, clear_below, clear_right, cursor_to, key_edited, key_in, key_read
        .import line_end, line_find, line_more, line_new, line_read, line_show, lores_across
        .import lores_all, lores_down, lores_find, lores_look, lores_next, lores_plot, lores_put
        .import lores_set, lores_top, out_advance, out_char, out_left, out_line, out_paused
        .import out_raw, out_return, out_screen, out_store, paddle_count, port_in, port_out
        .import print_ax, print_bell, print_blanks, print_byte, print_digit, print_error
        .import print_range, print_x, print_yx, range_compare, range_move, range_next, range_step
        .import registers_give, registers_keep, reset_mark, rom_break, rom_cold, rom_irq
        .import rom_reset, screen_graphics, screen_init, screen_text, text_down, text_home
        .import text_inverse, text_normal, text_scroll, text_up, window_set

FIRST   = $F800
II_PLUS = $EA                           ; what programs tell the machine by

        .segment "ENTRIES"
entries:

.macro  at place
        .res    place - FIRST - (* - entries), 0
        .assert * = place, lderror, "an entry has moved"
.endmacro

.macro  entry place, name, routine
        at      place
name:   jmp     routine
.endmacro

        entry   $F800, plot, lores_plot
        entry   $F80E, plot1, lores_put
        entry   $F819, hline, lores_across
        entry   $F828, vline, lores_down
        entry   $F832, clrscr, lores_all
        entry   $F836, clrtop, lores_top
        entry   $F847, gbascalc, lores_find
        entry   $F85F, nxtcol, lores_next
        entry   $F864, setcol, lores_set
        entry   $F871, scrn, lores_look
        at      $F940
prntyx: tya
        entry   $F941, prntax, print_ax
        entry   $F944, prntx, print_x
        at      $F948
prblnk: ldx     #3
        entry   $F94A, prbl2, print_blanks
        entry   $FA40, irq, rom_irq
        entry   $FA59, oldbrk, rom_break
        entry   $FA62, reset, rom_reset
        entry   $FAA6, pwrup, rom_cold
        at      $FB1E
pread:  lda     IO_TIMERS
        jmp     paddle_count
        entry   $FB2F, init, screen_init
        entry   $FB39, settxt, screen_text
        entry   $FB40, setgr, screen_graphics
        entry   $FB4B, setwnd, window_set
        entry   $FB5B, tabv, cursor_to
        entry   $FB6F, setpwrc, reset_mark
        entry   $FB78, vidwait, out_paused
        at      $FBB3
version:
        .byte   II_PLUS
        entry   $FBC1, bascalc, line_find
        entry   $FBDD, bell1, bell_sound
        entry   $FBF0, storadv, out_store
        entry   $FBF4, advance, out_advance
        entry   $FBFD, vidout, out_char
        entry   $FC10, bs, out_left
        entry   $FC1A, up, text_up
        at      $FC22
vtab:   lda     cursor_line
        entry   $FC24, vtabz, line_show
        entry   $FC42, clreop, clear_below
        entry   $FC58, home, text_home
        entry   $FC62, cr, out_return
        entry   $FC66, lf, text_down
        entry   $FC70, scroll, text_scroll
        at      $FC9C
clreol: ldy     cursor_column           ; as clear_line
        entry   $FC9E, clreolz, clear_right
        at      $FCA8
;;; wait -- WAIT: spends (26 + 27 A + 5 A * A) / 2 cycles, the jsr among them
;;; in:       A = 1..255 (0 is about 256)
;;; out:      A = 0; C = 1
;;; clobbers: -
;;; cycles:   -
.proc wait
        sec
@turn:  pha
@count: adc     #$FE                    ; one less, and C stays 1
        bne     @count
        pla
        adc     #$FE
        bne     @turn
        rts
.endproc

        entry   $FCB4, nxta4, range_step
        entry   $FCBA, nxta1, range_next
        entry   $FD0C, rdkey, key_read
        entry   $FD1B, keyin, key_in
        entry   $FD35, rdchar, key_edited
        entry   $FD67, getlnz, line_new
        entry   $FD6A, getln, line_read
        entry   $FD6F, getln1, line_more
        entry   $FD8B, crout1, line_end
        entry   $FD8E, crout, out_line
        entry   $FD92, pra1, print_range
        entry   $FD96, pryx2, print_yx
        entry   $FDDA, prbyte, print_byte
        entry   $FDE3, prhex, print_digit
        at      $FDED
cout:   jmp     (out_vector)
        entry   $FDF0, cout1, out_screen
        entry   $FDF6, coutz, out_raw
        entry   $FE2C, move, range_move
        entry   $FE36, verify, range_compare
        entry   $FE80, setinv, text_inverse
        entry   $FE84, setnorm, text_normal
        at      $FE89
setkbd: lda     #0
        entry   $FE8B, inport, port_in
        at      $FE93
setvid: lda     #0
        entry   $FE95, outport, port_out
        entry   $FF2D, prerr, print_error
        entry   $FF3A, bell, print_bell
        entry   $FF3F, iorest, registers_give
        entry   $FF4A, iosave, registers_keep
        at      $FF58
iorts:  rts
