.constructor nope
