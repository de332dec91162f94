/** Returns the part of a path after its last slash or backslash. `node:path` would only accept the separators of this machine. */
export const baseName = (path: string): string => path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1)
