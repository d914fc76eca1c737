 .lobytes $1234, foo
 .hibytes $1234, foo
foo:
