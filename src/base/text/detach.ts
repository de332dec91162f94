/**
 * Copies a string that is a slice of a larger one. V8 keeps the whole chunk alive as long as a slice of it is referenced, so every
 * string that outlives its chunk must be detached.
 */
export const detach = (text: string): string => (text.length < 13 ? text : ` ${text}`.slice(1))
