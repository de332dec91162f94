// The floor of every run: starts Node and does nothing.
