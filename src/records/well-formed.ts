/** Replaces lone surrogates, which UTF-8 cannot express, with U+FFFD. */
export const wellFormed = (text: string): string => (text as WellFormedString).toWellFormed()

// Node 20 has this method, but the compiler's ES2023 library does not declare it. On one-byte strings it costs nothing.
type WellFormedString = string & { toWellFormed(): string }
