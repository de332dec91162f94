/** Returns the first line that is not blank. */
export const firstLine = (text: string): string | undefined => /\S.*/.exec(text)?.[0].trimEnd()
