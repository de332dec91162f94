/** Replaces lone surrogates, which UTF-8 cannot express, by U+FFFD. */
export const wellFormed = (text: string): string => (text as WellFormedString).toWellFormed()

// Node 20 has it; the ES2023 library of the compiler has not. On one-byte strings it costs nothing.
type WellFormedString = string & { toWellFormed(): string }
