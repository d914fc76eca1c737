.list on
.list -
.list
.listbytes 12
.listbytes unlimited
.pagelength 66
.pagelen unlimited
.debuginfo +
.debuginfo off
.case on
.case +
.fopt comment, "x"
.fileopt author, "y"
.fopt 3, "z"
