/** Returns the name of a test as reports show it. A result file may leave it empty. */
export const shownName = (name: string): string => (name.trim() === '' ? '(no name)' : name)
