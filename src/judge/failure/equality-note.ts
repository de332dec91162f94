/** Jest and Vitest end the first line of a failed `toBe` or `toEqual` with it. It explains nothing beside the compared values. */
const note = /[ \t]\/\/ (?:Object\.is|deep) equality$/gm

/** Returns a text without the notes of Jest and Vitest on how they compared values. */
export const withoutEqualityNote = (text: string): string => (text.includes(' equality') ? text.replace(note, '') : text)
