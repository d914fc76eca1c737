.define foo 5
