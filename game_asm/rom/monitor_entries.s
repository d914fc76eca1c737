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

        at      $F800
plot:   jmp     lores_plot
        at      $F80E
plot1:  jmp     lores_put
        at      $F819
hline:  jmp     lores_across
        at      $F828
vline:  jmp     lores_down
        at      $F832
clrscr: jmp     lores_all
        at      $F836
clrtop: jmp     lores_top
        at      $F847
gbascalc:jmp     lores_find
        at      $F85F
nxtcol: jmp     lores_next
        at      $F864
setcol: jmp     lores_set
        at      $F871
scrn:   jmp     lores_look
        at      $F940
prntyx: tya
        at      $F941
prntax: jmp     print_ax
        at      $F944
prntx:  jmp     print_x
        at      $F948
prblnk: ldx     #3
        at      $F94A
prbl2:  jmp     print_blanks
        at      $FA40
irq:    jmp     rom_irq
        at      $FA59
oldbrk: jmp     rom_break
        at      $FA62
reset:  jmp     rom_reset
        at      $FAA6
pwrup:  jmp     rom_cold
        at      $FB1E
pread:  lda     IO_TIMERS
        jmp     paddle_count
        at      $FB2F
init:   jmp     screen_init
        at      $FB39
settxt: jmp     screen_text
        at      $FB40
setgr:  jmp     screen_graphics
        at      $FB4B
setwnd: jmp     window_set
        at      $FB5B
tabv:   jmp     cursor_to
        at      $FB6F
setpwrc:jmp     reset_mark
        at      $FB78
vidwait:jmp     out_paused
        at      $FBB3
version:.byte   II_PLUS
        at      $FBC1
bascalc:jmp     line_find
        at      $FBDD
bell1:  jmp     bell_sound
        at      $FBF0
storadv:jmp     out_store
        at      $FBF4
advance:jmp     out_advance
        at      $FBFD
vidout: jmp     out_char
        at      $FC10
bs:     jmp     out_left
        at      $FC1A
up:     jmp     text_up
        at      $FC22
vtab:   lda     cursor_line
        at      $FC24
vtabz:  jmp     line_show
        at      $FC42
clreop: jmp     clear_below
        at      $FC58
home:   jmp     text_home
        at      $FC62
cr:     jmp     out_return
        at      $FC66
lf:     jmp     text_down
        at      $FC70
scroll: jmp     text_scroll
        at      $FC9C
clreol: ldy     cursor_column           ; as clear_line
        at      $FC9E
clreolz:jmp     clear_right
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

        at      $FCB4
nxta4:  jmp     range_step
        at      $FCBA
nxta1:  jmp     range_next
        at      $FD0C
rdkey:  jmp     key_read
        at      $FD1B
keyin:  jmp     key_in
        at      $FD35
rdchar: jmp     key_edited
        at      $FD67
getlnz: jmp     line_new
        at      $FD6A
getln:  jmp     line_read
        at      $FD6F
getln1: jmp     line_more
        at      $FD8B
crout1: jmp     line_end
        at      $FD8E
crout:  jmp     out_line
        at      $FD92
pra1:   jmp     print_range
        at      $FD96
pryx2:  jmp     print_yx
        at      $FDDA
prbyte: jmp     print_byte
        at      $FDE3
prhex:  jmp     print_digit
        at      $FDED
cout:   jmp     (out_vector)
        at      $FDF0
cout1:  jmp     out_screen
        at      $FDF6
coutz:  jmp     out_raw
        at      $FE2C
move:   jmp     range_move
        at      $FE36
verify: jmp     range_compare
        at      $FE80
setinv: jmp     text_inverse
        at      $FE84
setnorm:jmp     text_normal
        at      $FE89
setkbd: lda     #0
        at      $FE8B
inport: jmp     port_in
        at      $FE93
setvid: lda     #0
        at      $FE95
outport:jmp     port_out
        at      $FF2D
prerr:  jmp     print_error
        at      $FF3A
bell:   jmp     print_bell
        at      $FF3F
iorest: jmp     registers_give
        at      $FF4A
iosave: jmp     registers_keep
        at      $FF58
iorts:  rts
