/** Returns the part of a path after its last slash or backslash. `node:path` treats only those of the own system as separators. */
export const baseName = (path: string): string => path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1)
