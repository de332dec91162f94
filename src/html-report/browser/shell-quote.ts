/** Quotes a text as one word of a POSIX shell. */
export function quoteForShell(text: string): string {
  return /^[\w./:@%+=,-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`
}
