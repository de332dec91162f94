/** Returns the first line that is not blank. */
export const firstFullLine = (text: string): string | undefined => /\S.*/.exec(text)?.[0].trimEnd()
