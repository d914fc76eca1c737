 .lobytes $1234, $5678
 .hibytes $1234, foo
foo:
