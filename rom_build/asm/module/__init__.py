"""What a run gives: the bytes as they come, the object module, and modules kept in a cache."""
