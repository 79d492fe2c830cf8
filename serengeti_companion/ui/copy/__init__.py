"""My copy: what is printed on the owner's pieces, told once."""
