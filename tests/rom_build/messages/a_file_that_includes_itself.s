        .include "a_file_that_includes_itself.s"
