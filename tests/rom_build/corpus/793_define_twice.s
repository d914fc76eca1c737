.define foo 1
.define foo 2
