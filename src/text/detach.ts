/**
 * Copies a string out of the chunk that it is a slice of. V8 keeps the whole chunk alive for as long as a slice of it lives,
 * so whatever outlives its chunk must be detached.
 */
export const detach = (text: string): string => (text.length < 13 ? text : ` ${text}`.slice(1))
