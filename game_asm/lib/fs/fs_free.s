; Room on the SAVE disk.
        .include "zeropage.inc"
        .include "lib/fs/fs.inc"
        .import fs_mount, fs_count

        .segment "FS"
        .export fs_free

;;; fs_free -- sectors free on the SAVE disk
;;; in:       none
;;; out:      C = 0, zp_arg0/1; C = 1, A = DISK_ERR_*
;;; clobbers: A X Y zp_disk_* zp_rwts_*
;;; cycles:   -
.proc fs_free
        jsr     fs_mount
        bcs     @end
        jsr     fs_count
        clc
@end:   rts
.endproc
