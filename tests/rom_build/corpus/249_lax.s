 lax $12
