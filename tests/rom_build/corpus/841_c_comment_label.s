.feature c_comments
lab: /* hi */ nop
 .if 0
 /* garbage
 .endif
 */
 .endif
 inx
