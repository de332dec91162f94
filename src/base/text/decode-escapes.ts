/** Decodes the escapes of a URL such as `%20`. Returns the text itself if it has invalid escapes or none. */
export function decodeEscapes(text: string): string {
  if (!text.includes('%')) return text
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
