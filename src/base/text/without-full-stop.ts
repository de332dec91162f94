/** Removes full stops and blanks at the end, for a text that becomes part of a sentence. */
export const withoutFullStop = (text: string): string => text.replace(/(?<![.\s])[.\s]+$/, '')
