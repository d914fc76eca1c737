; A squad to and from the disk.
        .include "zeropage.inc"
        .include "macros.inc"
        .include "screens/files/files.inc"
        .include "lib/files/files.inc"
        .import squad_gather, squad_file, squad_version, SQUAD_BYTES, fs_save, fs_load

        .segment "FILES"
        .export squad_put, squad_get

;;; squad_put -- write the side's squad
;;; in:       fs_name; st_side
;;; out:      as fs_save
;;; clobbers: as fs_save squad_file squad_side and what the disk calls use
;;; cycles:   -
.proc squad_put
        jsr     squad_gather
        set_word zp_arg0, squad_file
        set_word zp_arg2, SQUAD_BYTES
        jmp     fs_save
.endproc

;;; squad_get -- read a squad
;;; in:       fs_name
;;; out:      C = 0, squad_file; C = 1, A = DISK_ERR_* or FILES_EDITION
;;; clobbers: as fs_load squad_side and what the disk calls use
;;; cycles:   -
.proc squad_get
        set_word zp_arg0, squad_file
        set_word zp_arg2, SQUAD_BYTES
        jsr     fs_load
        bcs     @end
        lda     squad_version
        cmp     #SQUAD_VERSION
        clc
        beq     @end
        lda     #FILES_EDITION
        sec
@end:   rts
.endproc
