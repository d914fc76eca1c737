.forceimport foo
 nop
