// What it costs to start Node and to do nothing.
